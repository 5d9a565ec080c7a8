import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import { straightDirections } from "../../../tests/straight-directions.ts";
import { milesBetween } from "../geo/miles-between.ts";
import type { Place } from "../places/place.ts";
import { timeZoneOf } from "./days/evening.ts";
import { planTrip } from "./plan-trip.ts";
import { changeTrip, fixTrip } from "./question/change-trip.ts";
import { DEFAULT_QUESTION, readQuestion } from "./question/read-question.ts";
import type { TripContext } from "./route/find-route.ts";
import type { TripPlan, TripQuestion } from "./trip.ts";

let places: Place[];
let context: TripContext;

beforeAll(() => {
  places = curatedPlaces();
  context = contextOf(places);
});

function contextOf(all: readonly Place[]): TripContext {
  return {
    ...searchContextOf(all),
    roads: () => ({ townsByLabel: new Map(), graph: { towns: [], legs: [], legsAt: [] } }),
    directions: straightDirections,
    askGeocoder: async () => undefined,
    today: "2026-10-10",
  };
}

const plan = (query: string, inContext = context) =>
  planTrip(inContext, readQuestion(new URLSearchParams(query)).question);
const slugsOf = ({ days }: TripPlan) => days.map(({ stops }) => stops.map(({ place }) => place.slug));
const slugOf = (id: string) => places.find((place) => place.id === id)!.slug;

test("a plan holds forty stops and names those that were left out", async () => {
  const usable = places.filter(
    ({ access, latitude, state }) =>
      (access === "open" || access === "tours") && latitude !== undefined && state !== "Hawaii" && state !== "Alaska",
  );
  const wanted = usable.slice(0, 100);
  const query = `from=Nashville&days=14&only=1${wanted.map(({ slug }) => `&with=${slug}`).join("")}`;
  const { days, notes, question, totals } = await plan(query);
  expect(totals.stops).toBe(40);
  const inPlan = days.flatMap(({ stops }) => stops.map(({ place }) => place.id));
  expect(inPlan.toSorted()).toEqual(
    wanted
      .slice(0, 40)
      .map(({ id }) => id)
      .toSorted(),
  );
  const note = notes.find((text) => text.startsWith("A plan holds up to 40 stops"))!;
  for (const { houseName } of wanted.slice(40)) expect(note).toContain(houseName);
  // The link still says all of them.
  expect(question.with).toHaveLength(100);
});

test("a plan of more than forty stops keeps them when it is shared", async () => {
  const wanted = places
    .filter(
      ({ access, state, latitude }) =>
        access === "exterior" && !["Alaska", "Hawaii"].includes(state) && latitude !== undefined,
    )
    .slice(0, 45);
  const { totals } = await plan(
    `from=Lancaster,+PA&days=14&fixed=1${wanted.map(({ slug }) => `&with=${slug}`).join("")}`,
  );
  expect(wanted).toHaveLength(45);
  expect(totals.stops).toBe(45);
});

describe("a trip through a list", () => {
  const listed = () => ({
    title: "Haunted Lighthouses",
    places: new Set(context.catalog.places.filter(({ placeType }) => placeType === "lighthouse")),
  });

  test("has stops of the list alone, as many as fit, and the places that must be in it", async () => {
    const { days, more } = await plan(`from=Boston&days=4&with=${slugOf("ma-witch-house")}`, {
      ...context,
      listed: listed(),
    });
    const stops = days.flatMap(({ stops }) => stops.map(({ place }) => place));
    const others = [...stops, ...more.map(({ place }) => place)].filter(({ placeType }) => placeType !== "lighthouse");
    expect(stops.length).toBeGreaterThan(2);
    expect(others.map(({ id }) => id)).toEqual(["ma-witch-house"]);
  });

  test("says how few of the list are within reach", async () => {
    const { days, notes } = await plan("from=Lincoln,+Nebraska&days=1", { ...context, listed: listed() });
    expect(days.flatMap(({ stops }) => stops)).toEqual([]);
    expect(notes.join(" ")).toContain('no places that can be entered of the list "Haunted Lighthouses" within reach');
  });
});

describe("a trip from one town to another", () => {
  test("has the days that were asked for, from its start to its end", async () => {
    const { days, from, to, totals } = await plan("from=Nashville&to=New+Orleans&days=3");
    expect([from?.name, to?.name]).toEqual(["Nashville, Tennessee", "New Orleans, Louisiana"]);
    expect(days).toHaveLength(3);
    expect(days[0]!.from).toEqual(from);
    expect(days.at(-1)!.to).toEqual(to);
    expect(totals.stops).toBe(days.flatMap(({ stops }) => stops).length);
    expect(totals.stops).toBeGreaterThan(6);
    expect(totals.minutes).toBe(days.reduce((sum, { minutes }) => sum + minutes, 0));
  });

  test("goes by way of towns, with a stop in each", async () => {
    const { days, notes } = await plan("from=Nashville&to=New+Orleans&days=4&via=Mobile,+AL");
    const stops = days.flatMap((day) => day.stops);
    expect(stops.some(({ place, chosen }) => place.city === "Mobile" && chosen)).toBe(true);
    expect(notes.join(" ")).toMatch(/By way of Mobile, Alabama: [A-Z]/);
    const unknown = await plan("from=Nashville&via=Xyzzyville");
    expect(unknown.notes).toEqual(['We could not find "Xyzzyville". Try a town, a zip code or a place.']);
  });

  test("arrives by the clocks of each place", async () => {
    // Mountain time begins on the way from North Dakota to Montana.
    const asked = slugOf("nd-liberty-memorial-building");
    const query = `from=Bismarck,+ND&to=Billings,+MT&days=2&start=2026-10-29&at=08:30&with=${asked}`;
    const { days } = await plan(query);
    const zones = days.flatMap(({ stops }) => stops.map(({ timeZone }) => timeZone));
    expect(zones).toEqual(expect.arrayContaining(["America/Chicago", "America/Denver"]));
    for (const { starts, stops, timeZone } of days) {
      let clock = starts;
      for (const stop of stops) {
        clock += stop.minutes + (stop.walkToCar?.minutes ?? 0) + stop.freeMinutes;
        const minutesBehind = timeZone === "America/Chicago" && stop.timeZone === "America/Denver" ? 60 : 0;
        expect(stop.arrive).toBe(clock - minutesBehind);
        clock += stop.stayMinutes;
      }
    }
    expect(days[0]).toMatchObject({ date: "2026-10-29", starts: 510 });
    expect(days[1]).toMatchObject({ date: "2026-10-30", evening: { timeZone: "America/Denver" } });
  });

  test("spends nights in a town on the way where no stop is near", async () => {
    const { days } = await plan("from=Amarillo,+TX&to=Wichita,+KS&days=2&hours=4&detour=0");
    expect(days[0]!.to.name).toMatch(/^[A-Z].+, (Texas|Oklahoma|Kansas)$/);
    expect(days[0]!.lastLeg.minutes).toBeGreaterThan(0);
    expect(days[1]!.from).toEqual(days[0]!.to);
  });

  test("says beside a stop that was asked for that it is closed then, and how long the others are open", async () => {
    const slug = slugOf("al-sloss-furnaces");
    const { days } = await plan(`from=Birmingham,+AL&days=1&only=1&at=18:00&with=${slug}`);
    expect(days[0]!.stops).toMatchObject([{ chosen: true, isOutsideHours: true, place: { slug } }]);
    expect(days[0]!.stops[0]!.hours.windows.length).toBeGreaterThan(0);
    const open = await plan(`from=Birmingham,+AL&days=1&only=1&with=${slug}`);
    expect(open.days[0]!.stops).toMatchObject([{ isOutsideHours: false }]);
  });

  test("has an evening on each of its days where there is one, and none is over by the early afternoon", async () => {
    const { days } = await plan("from=Denver&to=Santa+Fe,+NM&days=3");
    expect(days.map(({ ends }) => ends >= 18.5 * 60)).toEqual([true, true, true]);
    expect(days.map(({ stops }) => stops.at(-1)!.arrive >= 17.5 * 60)).toEqual([true, true, true]);
  });

  test("spends its nights in the towns that are named, and sees what is near them", async () => {
    const { days, notes } = await plan("from=Nashville&to=New+Orleans&days=4&night=1@Memphis&night=2@Natchez,+MS");
    expect(days.map(({ to }) => to.name).slice(0, 2)).toEqual(["Memphis, Tennessee", "Natchez, Mississippi"]);
    expect(days[1]!.from.name).toBe("Memphis, Tennessee");
    expect(days[1]!.stops.map(({ place }) => place.city)).toContain("Natchez");
    expect(notes.filter((note) => note.startsWith("Night "))).toEqual([]);
  });

  test("evens its days also where the town of a night is named", async () => {
    const { days } = await plan("from=Denver&days=3&night=1@Estes+Park,+CO&start=2026-06-12");
    const spent = days.map(({ minutes, stayMinutes }) => minutes + stayMinutes);
    expect(Math.min(...spent)).toBeGreaterThan(Math.max(...spent) / 2);
  });

  test("goes farther off its way where there is little on it, and says so, unless the detour was named", async () => {
    const query = "from=Helena,+MT&to=Billings,+MT&days=2";
    const note = "There is little within 45 minutes of the route, so stops may be up to 90 minutes off it.";
    const { notes, totals } = await plan(query);
    expect(notes).toContain(note);
    const strict = await plan(`${query}&detour=40`);
    expect(strict.notes).not.toContain(note);
    expect(strict.totals.stops).toBeLessThan(totals.stops);
  });

  test("sleeps in the inn of a named town where inns are asked for", async () => {
    const { days } = await plan("from=Denver&days=2&inns=1&night=1@Estes+Park,+CO");
    expect(days[0]!.stops.at(-1)).toMatchObject({ sleep: true, place: { id: "co-stanley-hotel" } });
  });

  test("says why a night cannot be where it was wanted", async () => {
    const { notes } = await plan("from=Nashville&days=3&night=1@Honolulu&night=2@Xyzzyville");
    expect(notes.filter((note) => note.startsWith("Night "))).toEqual([
      'Night 2: We could not find "Xyzzyville". Try a town, a zip code or a place.',
      "Night 1: no road that we know of leads to Honolulu, Hawaii.",
    ]);
  });

  test("starts a day when it was told to, and stays as long", async () => {
    const slug = slugOf("al-sloss-furnaces");
    const { days } = await plan(`from=Birmingham,+AL&days=2&with=${slug}@2&stay=${slug}@150&starts=2@10:30`);
    expect(days.map(({ starts }) => starts)).toEqual([9 * 60, 10.5 * 60]);
    expect(days[1]!.stops.find(({ place }) => place.slug === slug)?.stayMinutes).toBe(150);
  });

  test("leaves its first town on the first day", async () => {
    const { days } = await plan("from=Phoenix&to=Santa+Fe,+NM&days=3");
    expect(milesBetween(days[0]!.to, days[0]!.from)).toBeGreaterThan(10);
  });

  test("spends a night on the road in the largest town near it", async () => {
    const { days } = await plan("from=Amarillo,+TX&to=Oklahoma+City,+OK&days=2&hours=3&detour=0");
    expect(days[0]!.to.name).toBe("Elk City, Oklahoma");
  });

  test("mentions places somewhat farther off than the detour that was asked for", async () => {
    const { days, more } = await plan("from=Boston&to=New+York&days=2&detour=5");
    const shown = new Set(days.flatMap(({ stops }) => stops.map(({ place }) => place.slug)));
    expect(more.length).toBeGreaterThan(3);
    expect(more.some(({ addsMinutes }) => addsMinutes > 5 && addsMinutes <= 90)).toBe(true);
    for (const { place } of more) expect(shown).not.toContain(place.slug);
  });

  test("says so where the routing server did not answer", async () => {
    const note = "The routing server did not answer.";
    const directions: typeof straightDirections = {
      drive: async (from, to) => ({ ...(await straightDirections.drive(from, to))!, note }),
      table: straightDirections.table,
    };
    const made = await plan("from=Nashville&to=Memphis&days=1", { ...context, directions });
    expect(made.notes.filter((text) => text === note)).toHaveLength(1);
    expect(made.isTemporary).toBe(true);
    expect(await plan("from=Nashville&to=Memphis&days=1")).not.toHaveProperty("isTemporary");
  });

  test("offers the stay in a town that was left out, and adding it brings all of its places on one day", async () => {
    const at39 = (slug: string, latitude: number, longitude: number, placeType: Place["placeType"]) =>
      ({
        ...places[0]!,
        id: slug,
        slug,
        openingHours: undefined,
        access: "open",
        latitude,
        longitude,
        placeType,
      }) as Place;
    const town = [at39("jail", 39.9, -97.9, "prison"), at39("mill", 39.905, -97.9, "museum")];
    const small = contextOf([at39("near", 39.8, -97.6, "museum"), ...town]);
    const before = await plan("from=39.7,-97.5&days=1&only=1&with=near", small);
    const shown = slugsOf(before).flatMap((slugs, day) => slugs.map((slug) => ({ slug, day: day + 1 })));
    const { places: stay, day, at, addsMinutes, pushesOut } = before.moreTowns[0]!;
    expect(stay.map(({ slug }) => slug).toSorted()).toEqual(["jail", "mill"]);
    const names = (all: readonly { slug: string }[], mark: string) => all.map(({ slug }) => slug).join(mark);
    const change = `add:${names(stay, "+")}:${day}:${at}:${names(pushesOut, ",")}`;
    const after = await planTrip(small, changeTrip(before.question, shown, change, before.nights));
    expect(slugsOf(after)[day - 1]).toEqual(expect.arrayContaining(stay.map(({ slug }) => slug)));
    expect(after.totals.minutes - before.totals.minutes).toBe(addsMinutes);
  });

  test("offers nothing that would be outside its opening hours", async () => {
    const before = await plan("from=Nashville&to=New+Orleans&days=3");
    const shown = slugsOf(before).flatMap((slugs, day) => slugs.map((slug) => ({ slug, day: day + 1 })));
    for (const { place, day, at, pushesOut } of before.more) {
      expect(pushesOut.length).toBeLessThan(2);
      const change = `add:${place.slug}:${day}:${at}:${pushesOut.map(({ slug }) => slug).join()}`;
      const after = await planTrip(context, changeTrip(before.question, shown, change, before.nights));
      const late = after.days.flatMap(({ stops }) => stops.filter((stop) => stop.isOutsideHours));
      expect(late.map((stop) => stop.place.houseName)).toEqual([]);
    }
  });

  test("offers further places that are not in the plan", async () => {
    const one = await plan("from=Boston&to=New+York&days=1&hours=5");
    expect(one.more.length).toBeGreaterThan(3);
    const stops = one.days.flatMap((day) => day.stops.map((stop) => stop.place.slug));
    for (const { place } of one.more) expect(stops).not.toContain(place.slug);
  });
});

describe("a round trip", () => {
  test("ends where it starts", async () => {
    const { days, from, to } = await plan("from=Chicago&days=2");
    expect(to).toEqual(from);
    expect(days.at(-1)!.to).toEqual(from);
    expect(days.flatMap(({ stops }) => stops).length).toBeGreaterThan(4);
  });

  test("does not go far for one place alone, unless it was asked for", async () => {
    const far = {
      ...places[0]!,
      id: "far",
      slug: "far-house",
      openingHours: undefined,
      rating: 5,
      access: "open",
      latitude: 38.2,
      longitude: -99,
    };
    const near = {
      ...places[0]!,
      id: "near",
      slug: "near-house",
      openingHours: undefined,
      rating: 4,
      access: "open",
      latitude: 39.8,
      longitude: -97.6,
    };
    const lonely = contextOf([far, near] as Place[]);
    const from = "from=39.7,-97.5&days=1";
    expect(slugsOf(await plan(from, lonely)).flat()).toEqual(["near-house"]);
    expect(
      slugsOf(await plan(`${from}&with=far-house`, lonely))
        .flat()
        .sort(),
    ).toEqual(["far-house", "near-house"]);
  });

  test("goes farther the more days it has, and uses all of them", async () => {
    const stanley = slugOf("co-stanley-hotel");
    expect(slugsOf(await plan("from=Denver&days=1")).flat()).not.toContain(stanley);
    const days = slugsOf(await plan("from=Denver&days=3"));
    expect(days.flat()).toContain(stanley);
    expect(days.every((slugs) => slugs.length > 0)).toBe(true);
  });

  test("of an area stays in it, from its best town where none is named", async () => {
    const ohio = await plan("area=Ohio&days=4");
    expect(ohio.from?.name).toMatch(/, Ohio$/);
    const stops = ohio.days.flatMap((day) => day.stops);
    expect(stops.length).toBeGreaterThan(6);
    expect(new Set(stops.map(({ place }) => place.state))).toEqual(new Set(["Ohio"]));
    const region = await plan("area=New+England&from=Boston&days=5");
    expect(new Set(region.days.flatMap((day) => day.stops.map(({ place }) => place.state))).size).toBeGreaterThan(2);
  });
});

describe("without a number of days", () => {
  test.each([
    ["from=Memphis&to=Nashville", 1],
    ["from=Memphis&to=Nashville&inns=1", 2],
    ["from=Memphis&to=Nashville&night=2@Jackson,+TN", 3],
    ["from=Memphis&to=Nashville&hours=2", 3],
    ["from=Nashville&to=New+Orleans", 2],
  ])("%s takes %i", async (query, count) => {
    const { days, question } = await plan(query);
    expect(days).toHaveLength(count);
    expect(question.days).toBe(0);
  });

  test("a trip is as long as its drive, and no day is called free", async () => {
    const { days, notes } = await plan("from=Chicago&to=Los+Angeles");
    expect(days.length).toBeGreaterThan(5);
    expect(notes.join(" ")).not.toMatch(/free|At five hours a day/);
    const wanted = ["fl-castillo-de-san-marcos", "fl-st-augustine-lighthouse"].map((id) => `&with=${slugOf(id)}`);
    const query = `from=St.+Augustine,+FL&only=1${wanted.join("")}`;
    expect((await plan(query)).notes.join(" ")).not.toContain("still free");
    expect((await plan(`${query}&days=3`)).notes.join(" ")).toContain("still free");
  });
});

describe("a walk through a town", () => {
  test("begins and ends at its stops, all on foot and within its hours", async () => {
    const { days, totals } = await plan("mode=walk&from=Savannah,+GA&at=16:00&dayHours=5");
    const [day] = days;
    expect(days).toHaveLength(1);
    expect(day!.stops.length).toBeGreaterThan(3);
    expect(totals.miles).toBe(0);
    expect(day!.walking.miles).toBeGreaterThan(0);
    expect(day!.walking.miles).toBeLessThan(4.5);
    for (const { mode, isOutsideHours } of day!.stops) expect([mode, isOutsideHours]).toEqual(["walk", false]);
    expect(day!.stops[0]!.miles).toBe(0);
    expect(day!.ends).toBeLessThanOrEqual(21 * 60);
    expect(day!.meals.map(({ name }) => name)).toContain("dinner");
  });

  test("passes in the evening what is seen from the street", async () => {
    const { days } = await plan("mode=walk&from=Philadelphia,+PA&at=17:00&dayHours=5");
    expect(days[0]!.stops.length).toBeGreaterThan(2);
    expect(days[0]!.stops.map(({ place }) => place.access)).toContain("exterior");
  });

  test("says why it is over long before the hour that was named", async () => {
    const { days, notes } = await plan("mode=walk&from=Philadelphia,+PA&enter=0&at=17:00&back=22:00");
    const isEarly = days[0]!.ends <= 20.5 * 60;
    expect(notes.some((note) => /^The walk ends at about \d.* so late\.$/.test(note))).toBe(isEarly);
    const short = await plan("mode=walk&from=Philadelphia,+PA&enter=0&at=17:00&back=19:00");
    expect(short.notes.join(" ")).not.toContain("The walk ends");
  });

  test("leaves out what is too far to walk to", async () => {
    const { days, notes } = await plan(`mode=walk&from=Salem,+MA&with=${slugOf("ma-lizzie-borden-house")}`);
    expect(notes.join(" ")).toContain("is too far to walk to, so it was left out.");
    expect(days[0]!.stops.length).toBeGreaterThan(2);
  });
});

describe("what the visitor decides", () => {
  const ROUTE = "from=Nashville&to=New+Orleans&days=3";

  test("is in the plan, on the day that was chosen", async () => {
    const slug = slugOf("al-sloss-furnaces");
    const made = await plan(`${ROUTE}&with=${slug}@2`);
    expect(slugsOf(made)[1]).toContain(slug);
    expect(made.days[1]!.stops.find(({ place }) => place.slug === slug)?.chosen).toBe(true);
  });

  test("is not in the plan", async () => {
    const [[slug]] = slugsOf(await plan(ROUTE)) as [[string]];
    const made = await plan(`${ROUTE}&without=${slug}`);
    expect([...slugsOf(made).flat(), ...made.more.map(({ place }) => place.slug)]).not.toContain(slug);
  });

  test("stays as it was shared, whatever else is on the way", async () => {
    const first = await plan(`${ROUTE}&inns=1&start=2026-10-30`);
    const stops = slugsOf(first).flatMap((slugs, day) => slugs.map((slug) => `&with=${slug}@${day + 1}`));
    const pinned = [...stops, ...first.nights.map(({ day, town }) => `&night=${day}@${town}`)];
    const again = await plan(`${ROUTE}&inns=1&start=2026-10-30&fixed=1${pinned.join("")}`);
    const shown = ({ days }: TripPlan) =>
      days.map(({ stops, ...day }) => ({ ...day, stops: stops.map(({ chosen: _, ...stop }) => stop) }));
    expect(shown(again)).toEqual(shown(first));
  });

  test("that are too far apart for the days come with the days they take", async () => {
    const far = slugOf("co-stanley-hotel");
    const { daysNeeded, notes } = await plan(`from=Nashville&days=2&with=${far}`);
    expect(notes[0]).toMatch(/^With your stops the trip is about .+ hours of driving\.$/);
    expect(notes[1]).toMatch(/^At five hours a day that takes \w+ days\.$/);
    const longer = await plan(`from=Nashville&days=${daysNeeded}&with=${far}`);
    expect(longer.daysNeeded).toBeUndefined();
  });

  test("can be all there is, in the order that suits the trip, with others only mentioned", async () => {
    const [salem, fallRiver, rockland] = ["ma-witch-house", "ma-lizzie-borden-house", "me-owls-head-light"].map(slugOf);
    const asked = `from=Boston&days=3&only=1&with=${rockland}&with=${fallRiver}&with=${salem}`;
    const { days, more, notes } = await plan(asked);
    const stops = days.flatMap((day) => day.stops.map(({ place }) => place.slug));
    expect(stops.toSorted()).toEqual([salem, fallRiver, rockland].toSorted());
    // The one in the south comes before or after the two in the north.
    expect([0, 2]).toContain(stops.indexOf(fallRiver!));
    expect(more.length).toBeGreaterThan(0);
    expect(notes.join(" ")).not.toContain("We know of");
    expect((await plan(asked.replace("only=1", "only=0"))).totals.stops).toBeGreaterThan(3);
  });

  test("may make a day too long, which a note says", async () => {
    const far = slugOf("co-stanley-hotel");
    const { days, notes } = await plan(`${ROUTE}&with=${far}@2`);
    const long = days.findIndex(({ minutes }) => minutes > 5.5 * 60);
    expect(long).toBeGreaterThanOrEqual(0);
    expect(notes).toContainEqual(expect.stringMatching(/^Day \d has .+ hours of driving, more than you asked for\.$/));
  });

  test("is left out with a note where it cannot be", async () => {
    const gone = { ...places[0]!, id: "gone", slug: "gone-house", houseName: "Gone House", access: "gone" } as const;
    const own = { ...places[0]!, id: "own", slug: "own-house", houseName: "Own House", access: "private" } as const;
    const made = await plan(
      `${ROUTE}&with=gone-house&with=own-house&with=nowhere&with=${slugOf("hi-iolani-palace")}`,
      contextOf([...places, gone, own]),
    );
    expect(made.notes).toEqual(
      expect.arrayContaining([
        'There is no place called "nowhere" in the directory.',
        "Gone House is no longer there, so it was left out.",
        "Own House is private property and not open to visitors, so it was left out.",
        expect.stringContaining("No road that we know of leads to"),
      ]),
    );
    expect(made.days.length).toBe(3);
  });

  test("counts for what it cares for", async () => {
    const count = async (query: string) =>
      (await plan(query)).days.flatMap(({ stops }) => stops).filter(({ place }) => place.placeType === "cemetery")
        .length;
    expect(await count("from=Boston&days=2&kind=cemetery")).toBeGreaterThan(await count("from=Boston&days=2"));
  });

  test("a note says where nothing of the wished kinds is on the way", async () => {
    const says = async (query: string) =>
      (await plan(query)).notes.some((note) => note.startsWith("Nothing that you chose"));
    expect(await says("from=St.+Louis&to=Kansas+City&days=2&kind=lighthouse")).toBe(true);
    expect(await says("from=Boston&days=2&kind=cemetery")).toBe(false);
  });

  test("includes what is seen from the road only if that is allowed", async () => {
    const accesses = async (query: string) =>
      new Set((await plan(query)).days.flatMap(({ stops }) => stops.map(({ place }) => place.access)));
    expect(await accesses("from=New+Orleans&days=1")).not.toContain("exterior");
    expect(await accesses("from=New+Orleans&days=1&enter=0")).toContain("exterior");
  });

  test("sleeps in inns", async () => {
    const { days } = await plan("from=Boston&area=New+England&days=5&inns=1");
    const nights = days.slice(0, -1).map(({ stops }) => stops.at(-1));
    const slept = nights.filter((stop) => stop?.sleep);
    expect(slept.length).toBeGreaterThan(1);
    for (const stop of slept) expect(stop).toMatchObject({ stayMinutes: 0, place: { stay: true } });
  });

  test.each([
    "from=45202&to=Lexington,+KY&days=3&inns=1",
    "from=Boston&to=Salem&days=3&kind=hotel&inns=1",
    "from=Savannah&to=Charleston,+SC&days=3&inns=1",
  ])("sleeps in an inn every night of a short drive: %s", async (query) => {
    const { days, notes } = await plan(query);
    expect(days).toHaveLength(3);
    for (const { stops } of days.slice(0, -1)) expect(stops.at(-1)).toMatchObject({ sleep: true });
    expect(notes.join(" ")).not.toContain("haunted inn");
  });

  test("names the nearest inn where a night has none", async () => {
    const { days, notes } = await plan("from=Denver&to=Omaha&inns=1&days=2");
    expect(days[0]!.stops.at(-1)?.sleep).toBe(false);
    expect(notes.join(" ")).toMatch(
      /We found no haunted inn for the night (?:in|near) [A-Z][A-Za-z ]+: the nearest is .+ in .+, [A-Z][a-z]+, \d+ miles away\./,
    );
  });

  test("keeps a visit to an inn on the day that was chosen for it", async () => {
    const slug = slugOf("ma-hawthorne-hotel");
    const { days } = await plan(`from=Boston&to=Salem&kind=hotel&inns=1&with=${slug}@3`);
    expect(days[2]!.stops.map(({ place }) => place.slug)).toContain(slug);
  });

  test("leaves out what is closed for the season", async () => {
    const seasonal = places.filter(({ season }) => season !== undefined).map(({ slug }) => slug);
    const stopsIn = async (start: string) =>
      slugsOf(await plan(`from=Portland,+ME&area=Maine&days=5&start=${start}`)).flat();
    expect((await stopsIn("2026-07-01")).filter((slug) => seasonal.includes(slug)).length).toBeGreaterThan(0);
    expect((await stopsIn("2026-01-10")).filter((slug) => seasonal.includes(slug))).toEqual([]);
  });
});

test("names where the boat to an island leaves, once for all stops there", async () => {
  const stops = ["mi-grand-hotel", "mi-fort-mackinac"].map((id) => `&with=${slugOf(id)}`).join("");
  const { days } = await plan(`from=Mackinaw+City&start=2026-07-11&days=1&only=1${stops}`);
  expect(days[0]!.stops.map(({ crossings }) => crossings)).toEqual([
    [{ kind: "boat", name: "from Mackinaw City or St. Ignace" }],
    undefined,
  ]);
});

describe("where there is no plan, a note says why", () => {
  test.each([
    ["from=Honolulu&to=Denver", /^No road that we know of leads from Honolulu, Hawaii to Denver, Colorado\.$/],
    ["from=Xyzzyville+Nowhere", /could not find/],
    ["from=Windsor,+Ontario&to=Chicago", /^We know the United States only, and "Windsor, Ontario" is abroad\./],
    ["from=San+Diego&to=Tijuana", /^We know the United States only, and "Tijuana" is abroad\./],
    ["area=Atlantis", /could not find a state or region called "Atlantis"/],
    [
      "from=Houston&to=Los+Angeles&days=2",
      /^Houston, Texas to Los Angeles, California is about .+ hours of driving\.$/,
    ],
  ])("%s", async (query, note) => {
    const { days, notes, totals } = await plan(query);
    expect(days).toEqual([]);
    expect(totals.stops).toBe(0);
    expect(notes[0]).toMatch(note);
  });

  test("and how many days it takes", async () => {
    const { daysNeeded, notes } = await plan("from=Houston&to=Los+Angeles&days=2");
    expect(notes[1]).toMatch(/^At five hours a day that takes five days\.$/);
    const made = await plan(`from=Houston&to=Los+Angeles&days=${daysNeeded}`);
    expect(made.days.length).toBe(daysNeeded);
  });

  test("and a thin corridor offers a wider one", async () => {
    const { notes, widerDetour } = await plan("from=Jordan,+MT&to=Lewistown,+MT&days=1&detour=10");
    expect(notes[0]).toMatch(
      /^We know of (no places|only one place|only \w+ places) that can be entered within 10 minutes of the route\.$/,
    );
    expect(widerDetour).toBe(30);
  });
});

const TOWNS = [
  "Nashville",
  "New Orleans",
  "Chicago",
  "Denver",
  "Boston",
  "Savannah",
  "Salem, MA",
  "San Francisco",
  "39.95,-82.99",
];
const questions = fc
  .record({
    from: fc.constantFrom(...TOWNS),
    to: fc.constantFrom("", ...TOWNS),
    days: fc.integer({ min: 1, max: 6 }),
    hours: fc.integer({ min: 2, max: 9 }),
    dayHours: fc.integer({ min: 6, max: 14 }),
    detour: fc.integer({ min: 0, max: 120 }),
    enter: fc.boolean(),
    inns: fc.boolean(),
    start: fc.constantFrom(undefined, "2026-02-27", "2026-10-30"),
    wishes: fc.array(fc.tuple(fc.nat(), fc.option(fc.nat(), { nil: undefined })), { maxLength: 3 }),
  })
  .map(
    ({ wishes, ...asked }): TripQuestion => ({
      ...DEFAULT_QUESTION,
      ...asked,
      dayHours: Math.max(asked.hours, asked.dayHours),
      with: wishes.map(([place, day]) => {
        const { slug } = places[place % places.length]!;
        return day === undefined ? { slug } : { slug, day: 1 + (day % asked.days) };
      }),
    }),
  );

/** With some places made private or gone. */
function withForbiddenPlaces(): TripContext {
  return contextOf(
    places.map((place, i) => (i % 3 === 0 ? { ...place, access: i % 2 === 0 ? "private" : "gone" } : place)),
  );
}

describe("every plan", () => {
  // With one seed all promises are held against the same questions, each planned once.
  const seed = fc.sample(fc.integer(), 1)[0]!;
  const made = new Map<string, Promise<TripPlan>>();
  const planOnce = (question: TripQuestion) => {
    const key = JSON.stringify(question);
    if (!made.has(key)) made.set(key, planTrip(context, question));
    return made.get(key)!;
  };
  const everyPlan = (check: (made: TripPlan, question: TripQuestion) => void | Promise<void>, numRuns = 30) =>
    fc.assert(
      fc.asyncProperty(questions, async (question) => check(await planOnce(question), question)),
      { numRuns, seed },
    );

  test("visits no place twice, and none that is private or gone", async () => {
    const forbidding = withForbiddenPlaces();
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const { days, more } = await planTrip(forbidding, question);
        const shown = [...days.flatMap(({ stops }) => stops), ...more].map(({ place }) => place);
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        for (const { access } of shown) expect(["open", "tours", "exterior"]).toContain(access);
      }),
      { numRuns: 15 },
    );
  });

  test("keeps to the hours of its days, or says where the visitor's own stops or a long way make one longer", () =>
    everyPlan(({ days, notes, totals, question }, { hours, dayHours, with: wishes }) => {
      // Hardly less driving than all the hours that were asked for.
      const isLongWay = totals.minutes > 0.85 * question.days * hours * 60;
      for (const [index, { minutes, stayMinutes }] of days.entries()) {
        const isLong = minutes > hours * 66 || minutes + stayMinutes > dayHours * 66;
        if (!isLong) continue;
        expect(wishes.length > 0 || isLongWay).toBe(true);
        expect(notes).toContainEqual(expect.stringMatching(new RegExp(`^Day ${index + 1} .+ more than you asked for`)));
      }
    }));

  test("joins its days end to start, and adds up", () =>
    everyPlan(({ days, from, to, totals }) => {
      for (const [i, day] of days.entries()) {
        expect(day.from).toEqual(days[i - 1]?.to ?? from);
        const legs = [...day.stops, day.lastLeg];
        const driven = legs.filter(({ mode }) => mode === "car");
        const walked = legs.flatMap((leg) => (leg.mode === "walk" ? leg : (leg.walkToCar ?? [])));
        expect(day.minutes).toBe(driven.reduce((sum, { minutes }) => sum + minutes, 0));
        expect(day.miles).toBeCloseTo(driven.reduce((sum, { miles }) => sum + miles, 0));
        expect(day.walking.minutes).toBe(walked.reduce((sum, { minutes }) => sum + minutes, 0));
        const line = [day.from, ...day.pieces.flatMap(({ line }) => line)];
        expect(milesBetween(line[1] ?? day.from, day.from)).toBeLessThan(0.1);
        expect(milesBetween(line.at(-1)!, day.to)).toBeLessThan(0.1);
      }
      if (days.length > 0) expect(days.at(-1)!.to).toEqual(to);
      expect(totals.minutes).toBe(days.reduce((sum, { minutes }) => sum + minutes, 0));
    }));

  test("visits what nobody insisted on within its hours", () =>
    everyPlan(({ days }) => {
      for (const stop of days.flatMap(({ stops }) => stops)) {
        if (stop.chosen || stop.sleep) continue;
        const { windows, certainty } = stop.hours;
        const isInside = windows.some(
          ({ from, to }) => stop.arrive >= from && stop.arrive + Math.min(stop.stayMinutes, to - from) <= to,
        );
        expect(isInside || certainty === "unknown", stop.place.houseName).toBe(true);
      }
    }));

  test("names lunch and dinner on every day that is long enough for them", () =>
    everyPlan(({ days }) => {
      for (const { starts, ends, meals, stops, to, timeZone } of days) {
        const isOneZone = [...stops, { timeZone: timeZoneOf(to) }].every((point) => point.timeZone === timeZone);
        const names = meals.map(({ name }) => name);
        if (isOneZone && starts <= 720 && ends >= 900) expect(names).toEqual(["lunch", "dinner"]);
      }
    }));

  test("shows the same days when it is shared", () =>
    everyPlan(async ({ question, days, nights }) => {
      const stops = days.flatMap((day, index) => day.stops.map(({ place: { slug } }) => ({ slug, day: index + 1 })));
      const again = await planTrip(context, fixTrip(question, stops, nights));
      const shown = (all: TripPlan["days"]) =>
        all.map((day) => ({ ...day, stops: day.stops.map(({ chosen: _, ...stop }) => stop) }));
      expect(shown(again.days)).toEqual(shown(days));
    }, 10));

  test("is the same for the same question", () =>
    everyPlan(async (made, question) => {
      expect(await planTrip(context, question)).toEqual(made);
    }, 5));
});

test("a place that is added comes on the day and costs what was told, and nothing else leaves but what was told", async () => {
  const before = await plan("from=Boston&days=2&start=2026-10-16");
  const shown = before.days.flatMap(({ stops }, day) => stops.map(({ place: { slug } }) => ({ slug, day: day + 1 })));
  expect(before.more).not.toEqual([]);
  for (const { place, addsMinutes, day, at, pushesOut } of before.more.slice(0, 3)) {
    const out = pushesOut.map(({ slug }) => slug);
    const change = `add:${place.slug}:${day}:${at}:${out.join()}`;
    const after = await planTrip(context, changeTrip(before.question, shown, change, before.nights));
    expect(slugsOf(after)[day! - 1]).toContain(place.slug);
    expect(after.totals.minutes - before.totals.minutes).toBe(addsMinutes);
    const kept = shown.map(({ slug }) => slug).filter((slug) => !out.includes(slug));
    expect(new Set(slugsOf(after).flat())).toEqual(new Set([...kept, place.slug]));
  }
});
