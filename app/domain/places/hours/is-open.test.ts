import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PLACE_TYPES } from "../place.ts";
import { areHoursFresh, clockOf, type HoursFacts, isOpenAt, openWindows } from "./is-open.ts";
import { usualHours } from "./usual-hours.ts";

const museum: HoursFacts = {
  placeType: "museum",
  access: "open",
  state: "Illinois",
  latitude: 41.88,
  longitude: -87.63,
};
const checked = { hoursChecked: "2026-06" };
const HOUR = 60;

/** "10:00-17:00", rounded to a quarter of an hour. */
const rounded = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((minutes) => Math.round(minutes / 15) / 4);

// The answers do not depend on the server's time zone.
describe.each(["UTC", "Pacific/Auckland", "America/Los_Angeles"])("with the clock of the process in %s", (timeZone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = timeZone;
    const offset = { UTC: 0, "Pacific/Auckland": -780, "America/Los_Angeles": 480 }[timeZone];
    expect(new Date("2026-01-01").getTimezoneOffset()).toBe(offset === 0 ? 0 : offset);
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  describe("checked hours of a record say yes and no", () => {
    test.each([
      ["Tu-Su 10:00-17:00", "2026-11-17", 10 * HOUR, "yes"],
      ["Tu-Su 10:00-17:00", "2026-11-17", 17 * HOUR - 1, "yes"],
      ["Tu-Su 10:00-17:00", "2026-11-17", 17 * HOUR, "no"],
      ["Tu-Su 10:00-17:00", "2026-11-16", 12 * HOUR, "no"],
      ["Tu-Su 10:00-17:00; Dec-Mar off", "2026-12-15", 12 * HOUR, "no"],
      // Friday's night ends on Saturday at two.
      ["Fr 20:00-02:00", "2026-11-20", 23 * HOUR, "yes"],
      ["Fr 20:00-02:00", "2026-11-21", 1 * HOUR, "yes"],
      ["Fr 20:00-02:00", "2026-11-21", 2 * HOUR, "no"],
      ["Fr 20:00-02:00", "2026-11-20", 1 * HOUR, "no"],
      // The last night of a season, and of a year.
      ["Oct 18:00-02:00", "2026-11-01", 1 * HOUR, "yes"],
      ["Dec 31 20:00-02:00", "2027-01-01", 1 * HOUR, "yes"],
      // Clocks change on these days, hours do not.
      ["10:00-17:00", "2026-03-08", 10 * HOUR, "yes"],
      ["10:00-17:00", "2026-03-08", 17 * HOUR, "no"],
      ["10:00-17:00", "2026-11-01", 10 * HOUR, "yes"],
      ["10:00-17:00", "2026-11-01", 17 * HOUR, "no"],
      ["24/7", "2026-03-08", 2.5 * HOUR, "yes"],
    ])("%s on %s at minute %s: %s", (openingHours, date, minutes, answer) => {
      expect(isOpenAt({ ...museum, ...checked, openingHours }, date, minutes)).toMatchObject({ answer });
    });

    test("with the window of the night before", () => {
      const bar = { ...museum, ...checked, openingHours: "Fr 20:00-02:00" };
      expect(isOpenAt(bar, "2026-11-21", 60)).toEqual({ answer: "yes", window: { from: -240, to: 120 } });
    });
  });

  describe("sunrise and sunset are those of the day and the point", () => {
    const park = { ...museum, ...checked, openingHours: "sunrise-sunset" };
    const fairbanks = { ...park, state: "Alaska", latitude: 64.84, longitude: -147.72 };
    const utqiagvik = { ...park, state: "Alaska", latitude: 71.29, longitude: -156.79 };
    test.each([
      ["Chicago in June", park, "2026-06-21", [[5.25, 20.5]]],
      ["Chicago in December", park, "2026-12-21", [[7.25, 16.5]]],
      ["Chicago, the day before clocks change", park, "2026-03-07", [[6.25, 17.75]]],
      ["Chicago, the day that clocks change", park, "2026-03-08", [[7.25, 18.75]]],
      ["Fairbanks in June: the sun sets after midnight", fairbanks, "2026-06-21", [[3, 24.75]]],
      ["Fairbanks in December", fairbanks, "2026-12-21", [[11, 14.75]]],
      ["Utqiagvik in June: the sun does not set", utqiagvik, "2026-06-21", [[0, 24]]],
      ["Utqiagvik in December: it does not rise", utqiagvik, "2026-12-21", []],
      [
        "an hour that is left in winter",
        { ...fairbanks, openingHours: "(sunrise+03:00)-sunset" },
        "2026-12-21",
        [[14, 14.75]],
      ],
      ["nothing left in winter", { ...fairbanks, openingHours: "(sunrise+04:00)-sunset" }, "2026-12-21", []],
      ["five to sunset in winter", { ...park, openingHours: "17:00-sunset" }, "2026-12-21", []],
      ["from sunset to eleven", { ...park, openingHours: "sunset-23:00" }, "2026-12-21", [[16.5, 23]]],
      ["dawn to dusk where it stays light", { ...fairbanks, openingHours: "dawn-dusk" }, "2026-06-21", [[0, 24]]],
    ])("%s", (_, place, date, windows) => {
      const day = openWindows(place, date);
      expect(day.certainty).toBe("known");
      expect(day.windows.map(rounded)).toEqual(windows);
    });

    test("shortly after midnight in a Fairbanks summer", () => {
      expect(isOpenAt(fairbanks, "2026-06-22", 30).answer).toBe("yes");
      expect(isOpenAt(fairbanks, "2026-06-22", 90).answer).toBe("no");
    });

    test("without a position they are what is usual", () => {
      const { latitude: _, longitude: __, ...nowhere } = park;
      expect(openWindows(nowhere, "2026-06-21")).toEqual({ certainty: "usual", windows: [{ from: 360, to: 1080 }] });
    });
  });

  test("a moment is told by the clocks of the place", () => {
    const moment = new Date("2026-11-01T06:30:40Z");
    expect(clockOf(museum, moment)).toEqual({ date: "2026-11-01", minutes: 90 });
    expect(clockOf({ ...museum, state: "Hawaii", latitude: 21.3, longitude: -157.86 }, moment)).toEqual({
      date: "2026-10-31",
      minutes: 20 * HOUR + 30,
    });
    const { latitude: _, longitude: __, ...nowhere } = museum;
    expect(clockOf({ ...nowhere, state: "Arizona" }, moment)).toEqual({ date: "2026-10-31", minutes: 23 * HOUR + 30 });
  });
});

describe("hours that were not checked lately are only usual", () => {
  const hours = { ...museum, openingHours: "10:00-17:00" };
  test.each([
    ["2026-06", "2028-06-30", true],
    ["2026-06", "2028-07-01", false],
    ["2025-12", "2026-01-01", true],
    [undefined, "2026-11-17", false],
  ])("checked %s, asked for %s: %s", (hoursChecked, date, isFresh) => {
    expect(areHoursFresh({ hoursChecked }, date)).toBe(isFresh);
    expect(isOpenAt({ ...hours, hoursChecked }, date, 12 * HOUR).answer).toBe(isFresh ? "yes" : "usually");
    // Nothing is said to be closed for certain.
    expect(isOpenAt({ ...hours, hoursChecked }, date, 18 * HOUR).answer).toBe(isFresh ? "no" : "unknown");
  });
});

describe("a season", () => {
  test.each([
    [{ ...museum, season: "5-10" }, "2026-11-17", "no"],
    [{ ...museum, season: "5-10" }, "2026-10-17", "usually"],
    [{ ...museum, season: "11-2" }, "2027-01-17", "usually"],
    [{ ...museum, season: "11-2" }, "2027-03-17", "no"],
    [{ ...museum, ...checked, season: "5-10", openingHours: "10:00-17:00" }, "2026-11-17", "no"],
    [{ ...museum, ...checked, season: "5-10", openingHours: "10:00-17:00" }, "2026-10-17", "yes"],
  ])("%j on %s at noon: %s", (place, date, answer) => {
    expect(isOpenAt(place, date, 12 * HOUR).answer).toBe(answer);
  });
});

describe("what is usual", () => {
  const at = (place: Partial<HoursFacts>, hour: number) =>
    isOpenAt({ ...museum, ...place }, "2026-11-17", hour * HOUR).answer;
  test.each([
    [{ placeType: "museum" }, 10, "usually"],
    [{ placeType: "museum" }, 17, "unknown"],
    [{ placeType: "museum", afterDark: true }, 16, "usually"],
    [{ placeType: "museum", afterDark: true }, 18, "unknown"],
    [{ placeType: "museum", afterDark: true }, 21, "usually"],
    [{ placeType: "museum", afterDark: true }, 22, "unknown"],
    [{ placeType: "house", access: "tours" }, 16, "usually"],
    [{ placeType: "prison", access: "tours", afterDark: true }, 16, "usually"],
    [{ placeType: "prison", access: "tours", afterDark: true }, 17, "unknown"],
    [{ placeType: "prison", access: "tours", afterDark: true }, 19, "usually"],
    [{ placeType: "prison", access: "tours", afterDark: true }, 22, "unknown"],
    [{ placeType: "prison", access: "tours" }, 21, "unknown"],
    // Sunset is at half past four.
    [{ placeType: "cemetery" }, 16, "usually"],
    [{ placeType: "cemetery" }, 17, "unknown"],
    [{ placeType: "cemetery", access: "tours" }, 8, "unknown"],
    [{ placeType: "park", afterDark: true }, 21, "usually"],
    [{ placeType: "restaurant" }, 21, "usually"],
    [{ placeType: "restaurant" }, 9, "unknown"],
    [{ placeType: "theater", access: "tours" }, 20, "usually"],
    [{ placeType: "theater" }, 12, "unknown"],
    [{ placeType: "hotel" }, 3, "usually"],
    [{ placeType: "hotel", access: "exterior" }, 3, "usually"],
    [{ placeType: "asylum", access: "exterior", afterDark: false }, 3, "unknown"],
    [{ placeType: "asylum", access: "exterior", afterDark: false }, 12, "usually"],
    [{ placeType: "road" }, 3, "usually"],
    [{ placeType: "bridge", afterDark: false }, 3, "unknown"],
    [{ placeType: "other" }, 12, "unknown"],
    [{ placeType: "other", access: "tours" }, 12, "usually"],
    // Nobody recorded whether you can go there.
    [{ placeType: "hotel", access: undefined }, 12, "usually"],
    [{ placeType: "mansion", access: undefined }, 12, "unknown"],
    [{ placeType: "mansion", access: "private" }, 12, "no"],
    [{ placeType: "hotel", access: "gone" }, 12, "no"],
    // A text that could never have been stored says nothing.
    [{ openingHours: "10-5", hoursChecked: "2026-06" }, 12, "usually"],
  ] as const)("%j at %s: %s", (place, hour, answer) => {
    expect(at(place as Partial<HoursFacts>, hour)).toBe(answer);
  });

  test("is known for every kind that is open, but for other places", () => {
    const without = PLACE_TYPES.filter((placeType) => !usualHours({ placeType, access: "open" }));
    expect(without).toEqual(["other"]);
  });
});
