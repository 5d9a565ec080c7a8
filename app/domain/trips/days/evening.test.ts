import { describe, expect, test } from "vitest";
import { curatedPlaces } from "../../../../tests/curated-directory.ts";
import { STATE_TIME_ZONES, timeZoneAt } from "../../geo/time-zone-at.ts";
import { clockIn, instantOf } from "../../geo/time-zones.ts";
import { US_STATES } from "../../geo/us-states.ts";
import type { Place } from "../../places/place.ts";
import { eveningAt, moonName } from "./evening.ts";

const zoneOf = ({ latitude, longitude, state }: Place) => timeZoneAt({ lat: latitude!, lng: longitude! }, state);

describe("time zones", () => {
  const places = curatedPlaces().filter(({ latitude }) => latitude !== undefined);

  test("of every curated place are among those of its state", () => {
    const wrong = places.filter((place) => !STATE_TIME_ZONES[place.state]!.includes(zoneOf(place)));
    expect(wrong.map(({ houseName }) => houseName)).toEqual([]);
  });

  test("are known for every state", () => {
    expect(Object.keys(STATE_TIME_ZONES).toSorted()).toEqual(US_STATES.map(({ name }) => name).toSorted());
  });

  // The table of positions alone has California and Winnipeg for the first two.
  test.each([
    ["az-yuma-territorial-prison", "America/Phoenix"],
    ["nd-san-haven-sanatorium", "America/Chicago"],
    ["la-hotel-monteleone", "America/Chicago"],
  ])("%s: %s", (id, zone) => {
    expect(zoneOf(places.find((place) => place.id === id)!)).toBe(zone);
  });
});

describe("clocks", () => {
  test.each([
    ["2026-10-31", "2026-10-31T14:30:00.000Z"],
    // Daylight saving time has ended.
    ["2026-11-01", "2026-11-01T15:30:00.000Z"],
  ])("half past nine in Chicago on %s is %s", (date, instant) => {
    expect(instantOf(date, 9 * 60 + 30, "America/Chicago").toISOString()).toBe(instant);
  });

  test.each([
    ["America/New_York", "America/Chicago", "2026-10-31", 660],
    ["America/Phoenix", "America/Denver", "2026-07-01", 540],
    ["America/Phoenix", "America/Denver", "2026-12-01", 600],
    ["America/Denver", "America/Chicago", undefined, 540],
  ])("show in %s what ten o'clock in %s is (%s)", (there, here, date, minutes) => {
    expect(clockIn(there, 600, here, date)).toBe(minutes);
  });
});

describe("an evening", () => {
  test("in New Orleans on Halloween", () => {
    const evening = eveningAt({ name: "New Orleans, Louisiana", lat: 29.95, lng: -90.07 }, "2026-10-31");
    expect(evening).toMatchObject({
      timeZone: "America/Chicago",
      moon: expect.stringMatching(/waning gibbous|last quarter/),
    });
    expect(evening.sunset).toBeGreaterThan(18 * 60 + 5);
    expect(evening.sunset).toBeLessThan(18 * 60 + 20);
    expect(evening.moonLit).toBeGreaterThan(0.5);
    expect(evening.moonLit).toBeLessThan(0.75);
  });

  test("without a sunset", () => {
    const evening = eveningAt({ name: "Utqiagvik, Alaska", lat: 71.29, lng: -156.79 }, "2026-06-21");
    expect(evening).toMatchObject({ timeZone: "America/Anchorage", sunset: undefined });
  });

  test.each([
    [0, "new moon"],
    [0.99, "new moon"],
    [0.1, "waxing crescent"],
    [0.25, "first quarter"],
    [0.4, "waxing gibbous"],
    [0.5, "full moon"],
    [0.6, "waning gibbous"],
    [0.76, "last quarter"],
    [0.9, "waning crescent"],
  ])("a moon at %s of its month is a %s", (phase, name) => {
    expect(moonName(phase)).toBe(name);
  });
});
