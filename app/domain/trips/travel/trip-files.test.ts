import { gpx } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { HOSTILE_NAMES } from "../../../../tests/hostile/hostile-names.ts";
import { makePlace } from "../../../../tests/make-place.ts";
import { allowedInXml, readXml } from "../../../../tests/well-formed-xml.ts";
import { DEFAULT_QUESTION } from "../question/read-question.ts";
import type { TripDay, TripPlan, TripStop } from "../trip.ts";
import { appleMapsLinks, googleMapsLinks, tripCalendar, tripGpx } from "./trip-files.ts";

const NASHVILLE = { name: "Nashville, Tennessee", lat: 36.16589, lng: -86.78444 };
const KNOXVILLE = { name: "Knoxville, Tennessee", lat: 35.96064, lng: -83.92074 };
const NOTE = `Ring the bell; ask for "Bob", <please> & wait\nuntil he comes. ${"The stairs are steep. ".repeat(6)}Café Überraschung 👻`;

function makeStop(index: number, fields: Partial<TripStop> = {}): TripStop {
  return {
    place: makePlace({
      id: `place-${index}`,
      slug: `place-${index}`,
      houseName: `Smith, Jones & "Sons" <${index}>`,
      latitude: 36 + index / 100,
      longitude: -86 + index / 10,
      accessNote: NOTE,
    }),
    miles: 10,
    mode: "car",
    minutes: 12,
    arrive: 9 * 60 + 30,
    timeZone: "America/Chicago",
    stayMinutes: 60,
    freeMinutes: 0,
    hours: { certainty: "unknown", windows: [] },
    isOutsideHours: false,
    chosen: false,
    sleep: false,
    ...fields,
  };
}

function makeDay(stops: readonly TripStop[], fields: Partial<TripDay> = {}): TripDay {
  return {
    date: "2026-10-31",
    from: NASHVILLE,
    starts: 540,
    timeZone: "America/Chicago",
    stops,
    meals: [],
    to: KNOXVILLE,
    lastLeg: { mode: "car", miles: 1, minutes: 2 },
    walking: { miles: 0, minutes: 0 },
    miles: 11,
    minutes: 14,
    stayMinutes: 60,
    ends: 800,
    pieces: [{ by: "car", line: [NASHVILLE, { lat: 36, lng: -85 }, KNOXVILLE] }],
    evening: undefined,
    ...fields,
  };
}

function makePlan(days: readonly TripDay[], start: string | undefined = "2026-10-31"): TripPlan {
  return {
    question: { ...DEFAULT_QUESTION, start },
    from: NASHVILLE,
    to: KNOXVILLE,
    days,
    totals: { miles: 0, minutes: 0, stops: 0 },
    more: [],
    moreTowns: [],
    nights: [],
    notes: [],
  };
}

const OPTIONS = { siteUrl: "https://hauntway.test", now: new Date("2026-09-01T12:00:00Z") };
const TWO_DAYS = makePlan([
  makeDay([makeStop(0), makeStop(1, { arrive: 14 * 60 + 5, timeZone: "America/New_York" })]),
  makeDay([makeStop(2, { sleep: true, stayMinutes: 0 })], { date: "2026-11-01" }),
]);

describe("GPX", () => {
  const readGpx = (text: string) => gpx(new DOMParser().parseFromString(text, "text/xml") as unknown as Document);

  test("is read by others: stops as waypoints, days as routes and tracks", () => {
    const { features } = readGpx(tripGpx(TWO_DAYS));
    const kinds = features.map(({ geometry, properties }) => properties?._gpxType ?? geometry?.type);
    expect(kinds.filter((kind) => kind === "Point")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "rte")).toHaveLength(2);
    expect(kinds.filter((kind) => kind === "trk")).toHaveLength(2);
    const first = features.find(({ geometry }) => geometry?.type === "Point");
    expect(first).toMatchObject({
      geometry: { coordinates: [-86, 36] },
      properties: { name: 'Smith, Jones & "Sons" <0>' },
    });
    expect(first?.properties?.desc).toContain('ask for "Bob", <please> & wait');
  });

  test("of one day has that day alone", () => {
    const { features } = readGpx(tripGpx(TWO_DAYS, 2));
    expect(features.map(({ properties }) => properties?.name)).toEqual(
      expect.arrayContaining(['Smith, Jones & "Sons" <2>', "Day 2: Nashville, Tennessee to Knoxville, Tennessee"]),
    );
    expect(features.filter(({ geometry }) => geometry?.type === "Point")).toHaveLength(1);
  });

  test("is well-formed", () => {
    expect(readXml(tripGpx(TWO_DAYS))("name")).toContain('Smith, Jones & "Sons" <1>');
  });
});

describe("the calendar", () => {
  const read = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  const events = () => read(tripCalendar(TWO_DAYS, OPTIONS)!).map((component) => new ICAL.Event(component));

  test("is read by others: an event for each stop, at the right moment", () => {
    const times = events().map((event) => [event.startDate.toJSDate().toISOString(), event.duration.toSeconds() / 60]);
    expect(times).toEqual([
      // Daylight saving time ends in the night.
      ["2026-10-31T14:30:00.000Z", 60],
      ["2026-10-31T18:05:00.000Z", 60],
      ["2026-11-01T15:30:00.000Z", 30],
    ]);
  });

  test("carries any words", () => {
    const [first] = events();
    expect(first!.summary).toBe('Smith, Jones & "Sons" <0>');
    expect(first!.location).toBe("1 Mill Street, Salem, Oregon");
    expect(first!.description).toBe(`${NOTE}\nhttps://hauntway.test/location/place-0`);
    expect(events()[2]!.description).toContain("The night is spent here.");
  });

  test("has no line beyond 75 bytes, ids of its own, and CRLF everywhere", () => {
    const text = tripCalendar(TWO_DAYS, OPTIONS)!;
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(new Set(events().map(({ uid }) => uid)).size).toBe(3);
  });

  test("needs a first day", () => {
    const undated = makePlan([makeDay([makeStop(0)], { date: undefined })], "");
    expect(tripCalendar({ ...undated, question: DEFAULT_QUESTION }, OPTIONS)).toBeUndefined();
  });
});

describe.each(HOSTILE_NAMES)("a place, a note and a town called %j", (name) => {
  const place = makePlace({
    id: "inn",
    slug: "inn",
    houseName: name,
    address: name,
    accessNote: name,
    latitude: 36,
    longitude: -86,
  });
  const plan = {
    ...makePlan([makeDay([makeStop(0, { place }), makeStop(1)], { from: { ...NASHVILLE, name } })]),
    from: { ...NASHVILLE, name },
  };

  test("are what a reader of the GPX file gets, and nothing else is", () => {
    const text = tripGpx(plan);
    const names = readXml(text)("name");
    const document = new DOMParser().parseFromString(text, "text/xml");
    const read = (element: string) => [...document.getElementsByTagName(element)].map((one) => one.textContent);
    expect(names).toContain(allowedInXml(name));
    expect(read("wpt")).toHaveLength(2);
    expect(read("name")).toContain(asXmlReads(allowedInXml(name)));
    expect(read("desc")[0]).toContain(asXmlReads(allowedInXml(name)));
  });

  test("are what a reader of the calendar gets, line by line of 75 bytes, and nothing else is", () => {
    const text = tripCalendar(plan, OPTIONS)!;
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    expect(lines.filter((line) => /^(BEGIN|END|SUMMARY|URL)/.test(line))).toHaveLength(2 + 2 * 4);
    const [event] = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((one) => new ICAL.Event(one));
    // Line ends stay, and no other control character.
    const said = name
      .replaceAll(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n]/gu, "")
      .toWellFormed();
    expect(event!.summary.toWellFormed()).toBe(said);
    expect(event!.location.toWellFormed()).toContain(said);
  });
});

/** The reader takes every line end as a line feed, those of XML 1.1 as well. */
const asXmlReads = (text: string): string => text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n");

describe("links to map services", () => {
  const long = makeDay(Array.from({ length: 14 }, (_, index) => makeStop(index)));

  test("open a day in Google Maps, nine points between start and end at most", () => {
    const links = googleMapsLinks(long, "car").map((link) => new URL(link));
    expect(links).toHaveLength(2);
    const points = links.map(({ searchParams }) => [
      searchParams.get("origin"),
      ...searchParams.get("waypoints")!.split("|"),
      searchParams.get("destination"),
    ]);
    expect(points.map(({ length }) => length)).toEqual([11, 6]);
    expect(points[1]![0]).toBe(points[0]!.at(-1));
    expect([points[0]![0], points[1]!.at(-1)]).toEqual(["36.16589,-86.78444", "35.96064,-83.92074"]);
  });

  test("open a day in Apple Maps", () => {
    const [link, ...others] = appleMapsLinks(makeDay([makeStop(0), makeStop(1)]), "car");
    expect(others).toEqual([]);
    const { searchParams, pathname } = new URL(link!);
    expect(pathname).toBe("/directions");
    expect(searchParams.getAll("waypoint")).toEqual(["36.00000,-86.00000", "36.01000,-85.90000"]);
    expect(searchParams.get("destination")).toBe("35.96064,-83.92074");
  });

  test("are none for a day in one place", () => {
    expect(googleMapsLinks(makeDay([], { to: NASHVILLE }), "walk")).toEqual([]);
  });
});
