import { describe, expect, test } from "vitest";
import { readCuratedPlaces } from "../../../server/read-curated-places.ts";
import { loadRoadNetwork } from "../../../server/roads/load-road-network.ts";
import { readGazetteer } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { EMPTY_CATALOG, reviseCatalog } from "../catalog/catalog.ts";
import type { Place } from "../places/place.ts";
import { findSampleRoute, type RouteRecord, SAMPLE_ROUTES } from "./sample-routes.ts";

const roads = loadRoadNetwork(".", readGazetteer());
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
  findSampleRoute(catalogOf(places), roads, record)?.days.map((stops) => stops.map(({ place }) => place.id));

describe("a route", () => {
  test("measures each leg from the previous stop, across days", () => {
    const route = findSampleRoute(catalogOf([at("a", 40), at("b", 41), at("c", 42), at("d")]), roads, record)!;
    const [first, second, third, last] = route.days.flat().map((stop) => stop.drive);
    expect([first, last]).toEqual([undefined, undefined]);
    // A degree of latitude is about 69 miles, and roads are longer.
    expect([second!.miles, third!.miles].every((miles) => miles > 69 && miles < 140)).toBe(true);
    expect(route.drive.miles).toBe(second!.miles + third!.miles);
    expect(route.drive.minutes).toBe(second!.minutes + third!.minutes);
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
  test("are at least four", () => {
    expect(SAMPLE_ROUTES.length).toBeGreaterThanOrEqual(4);
  });

  test.each(SAMPLE_ROUTES)("$name goes through curated places that can be visited, each once", ({ days, ...rest }) => {
    const ids = days.flat();
    const route = findSampleRoute(catalog, roads, { ...rest, days })!;
    expect(route.days.flat().map(({ place }) => place.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(SAMPLE_ROUTES)("$name keeps each day within six hours of driving", (record) => {
    for (const stops of findSampleRoute(catalog, roads, record)!.days) {
      expect(stops.reduce((sum, stop) => sum + (stop.drive?.minutes ?? 0), 0)).toBeLessThanOrEqual(6 * 60);
    }
  });
});
