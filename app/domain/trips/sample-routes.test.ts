import { describe, expect, test } from "vitest";
import { readCuratedPlaces } from "../../../server/read-curated-places.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { EMPTY_CATALOG, reviseCatalog } from "../catalog/catalog.ts";
import type { Place } from "../places/place.ts";
import { findSampleRoute, type RouteRecord, SAMPLE_ROUTES } from "./sample-routes.ts";

const catalogOf = (published: Place[]) =>
  reviseCatalog(EMPTY_CATALOG, { version: 1, published, withdrawn: [], formerSlugs: [] });

const record: RouteRecord = {
  id: "test",
  name: "Test",
  region: "Ohio",
  intro: "",
  hint: "",
  days: [["a", "b"], ["c"], ["d"]],
};
const at = (id: string, latitude?: number, fields: Partial<Place> = {}) =>
  makePlace({ id, houseName: id, ...(latitude === undefined ? {} : { latitude, longitude: -80 }), ...fields });
const idsOf = (places: Place[]) =>
  findSampleRoute(catalogOf(places), record)?.days.map((stops) => stops.map(({ place }) => place.id));

describe("a route", () => {
  test("measures each leg from the previous stop, across days", () => {
    const route = findSampleRoute(catalogOf([at("a", 40), at("b", 41), at("c", 42), at("d")]), record)!;
    // A degree of latitude is about 69 miles.
    expect(route.days.flat().map(({ miles }) => miles && Math.round(miles))).toEqual([undefined, 69, 69, undefined]);
    expect(Math.round(route.miles)).toBe(138);
  });

  test("skips missing stops, and days without stops", () => {
    expect(idsOf([at("a", 40), at("c", 42), at("d", 43)])).toEqual([["a"], ["c"], ["d"]]);
    expect(idsOf([at("a", 40), at("d", 43)])).toEqual([["a"], ["d"]]);
  });

  test.each(["private", "gone"] as const)("leads nobody to a place that is %s", (access) => {
    expect(idsOf([at("a", 40), at("b", 41, { access }), at("c", 42)])).toEqual([["a"], ["c"]]);
  });

  test("needs two stops", () => {
    expect(idsOf([at("a", 40)])).toBeUndefined();
    expect(idsOf([])).toBeUndefined();
  });
});

describe("the sample routes", () => {
  const curated = new Map(readCuratedPlaces("data/places").map((record) => [record.id, record]));
  const catalog = catalogOf(
    [...curated.values()].map(({ id, houseName, city, state, latitude, longitude, access }) =>
      makePlace({ id, houseName, city, state, latitude, longitude, access }),
    ),
  );
  /** Six hours at 50 miles an hour, on roads half as long again as the straight line. */
  const MAX_MILES_A_DAY = 200;

  test("are at least four", () => {
    expect(SAMPLE_ROUTES.length).toBeGreaterThanOrEqual(4);
  });

  test.each(SAMPLE_ROUTES)("$name goes through curated places that can be visited, each once", ({ days, ...rest }) => {
    const ids = days.flat();
    const route = findSampleRoute(catalog, { ...rest, days })!;
    expect(route.days.flat().map(({ place }) => place.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(SAMPLE_ROUTES)("$name keeps each day within six hours of driving", (record) => {
    for (const stops of findSampleRoute(catalog, record)!.days) {
      const miles = stops.reduce((sum, stop) => sum + (stop.miles ?? 0), 0);
      expect(miles).toBeLessThanOrEqual(MAX_MILES_A_DAY);
    }
  });
});
