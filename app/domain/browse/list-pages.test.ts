import { describe, expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { findCity } from "../catalog/find-city.ts";
import { findState } from "../catalog/find-state.ts";
import { firstPosition, listFigures } from "../catalog/list-figures.ts";
import { popularCities } from "../catalog/popular-cities.ts";
import { largestStates, statesByCount, statesInDataOrder } from "../catalog/state-counts.ts";
import { nameFromSlug } from "../places/slug.ts";

const springfields = makeCatalog([
  { id: "mo", city: "Springfield", state: "Missouri", rating: 5 },
  { id: "il1", city: "Springfield", state: "Illinois", rating: 4 },
  { id: "il2", city: "Springfield", state: "Illinois", rating: 3 },
  { id: "stl", city: "St. Louis", state: "Missouri", rating: 2 },
  { id: "stl2", city: "St Louis", state: "Missouri", rating: 1 },
  { id: "ida", city: "Coeur d'Alene", state: "Idaho" },
]);
const ids = (places: readonly { id: string }[]) => places.map((place) => place.id);

describe("a city path", () => {
  test.each([
    ["springfield", undefined, { state: undefined, name: "Springfield", moved: false }, ["il1", "il2", "mo"]],
    ["springfield", "illinois", { state: "Illinois", moved: false }, ["il1", "il2"]],
    ["springfield", "Missouri", { state: "Missouri" }, ["mo"]],
    ["st-louis", undefined, { state: "Missouri", name: "St. Louis", moved: false }, ["stl", "stl2"]],
    ["st-louis", "missouri", { state: "Missouri" }, ["stl", "stl2"]],
    ["st.-louis", undefined, { slug: "st-louis", moved: true }, ["stl", "stl2"]],
    ["coeur-d'alene", undefined, { slug: "coeur-dalene", moved: true, name: "Coeur d'Alene" }, ["ida"]],
  ])("%s in %s", (path, state, expected, places) => {
    const found = findCity(springfields, path, state)!;
    expect(found).toMatchObject(expected);
    expect(ids(found.places)).toEqual(places);
  });

  test.each([
    ["atlantis", undefined],
    ["springfield", "ohio"],
    ["springfield", "narnia"],
    ["", undefined],
    ["__proto__", undefined],
  ])("%j in %s is not found", (path, state) => {
    expect(findCity(springfields, path, state)).toBeUndefined();
  });
});

describe("a state path", () => {
  test.each([
    ["missouri", { name: "Missouri", moved: false }, 3],
    ["ohio", { name: "Ohio", moved: false }, 0],
    ["new york", { name: "New York", slug: "new-york", moved: true }, 0],
    ["district-of-columbia", { name: "District of Columbia", moved: false }, 0],
  ])("%s", (path, expected, places) => {
    const found = findState(springfields, path)!;
    expect(found).toMatchObject(expected);
    expect(found.places).toHaveLength(places);
  });

  test.each(["narnia", "", "__proto__"])("%j is not found", (path) => {
    expect(findState(springfields, path)).toBeUndefined();
  });
});

describe("popular cities", () => {
  test("merge spellings of one city, are sorted by count, and flag namesakes in other states", () => {
    expect(popularCities(springfields, springfields.states.get("Missouri")!)).toEqual({
      total: 2,
      popular: [
        { slug: "st-louis", name: "St. Louis", count: 2, elsewhere: false },
        { slug: "springfield", name: "Springfield", count: 1, elsewhere: true },
      ],
    });
  });

  test("are at most eight; catalog order breaks ties", () => {
    const cities = Array.from({ length: 10 }, (_, i) => ({ city: `City ${i}`, state: "Ohio", rating: i / 2 }));
    const catalog = makeCatalog(cities);
    const { total, popular } = popularCities(catalog, catalog.places);
    expect(total).toBe(10);
    expect(popular.map(({ name }) => name)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((i) => `City ${i}`));
  });
});

describe("states", () => {
  const fifteen = makeCatalog(
    Array.from({ length: 15 }, (_, i) => ({
      state: `State ${String.fromCharCode(65 + i)}`,
      rating: 5 - i / 10,
    })).concat({ state: "State O", rating: 1 }, { state: "State O", rating: 1 }),
  );

  test("in catalog order: at most twelve, each with its number of places", () => {
    const shown = statesInDataOrder(fifteen);
    expect(shown).toHaveLength(12);
    expect(shown[0]).toEqual({ name: "State A", count: 1 });
  });

  test("excluding the current one there are still twelve", () => {
    const shown = statesInDataOrder(fifteen, "State A");
    expect([shown.length, shown[0]!.name, shown[11]!.name]).toEqual([12, "State B", "State M"]);
  });

  test("by count; catalog order breaks ties", () => {
    expect(largestStates(fifteen).slice(0, 2)).toEqual([
      { name: "State O", count: 3 },
      { name: "State A", count: 1 },
    ]);
    expect(statesByCount(fifteen.places, 8)).toHaveLength(8);
  });
});

describe("list statistics", () => {
  test("average only rated places", () => {
    const { places } = makeCatalog([
      { rating: 4, reviewCount: 1000, state: "Ohio" },
      { rating: 3, reviewCount: 500, state: "Iowa" },
      { rating: 0, state: "Iowa" },
    ]);
    expect(listFigures(places)).toEqual({ locations: 3, reviews: 1500, averageRating: 3.5, states: 2 });
  });

  test("of an empty list are zero", () => {
    expect(listFigures([])).toEqual({ locations: 0, reviews: 0, averageRating: 0, states: 0 });
  });

  test("a map is centered on the first place with coordinates, even on the equator", () => {
    const { places } = makeCatalog([
      { rating: 5 },
      { rating: 4, latitude: 41 },
      { rating: 3, latitude: 0, longitude: 0 },
      { rating: 2, latitude: 40, longitude: -80 },
    ]);
    expect(firstPosition(places)).toEqual([0, 0]);
    expect(firstPosition([])).toBeUndefined();
  });
});

describe("a name made from a path", () => {
  test.each([
    ["new-york", "New York"],
    ["door--slamming", "Door Slamming"],
    ["<script>", "<script>"],
    ["", ""],
  ])("%j becomes %j", (slug, name) => {
    expect(nameFromSlug(slug)).toBe(name);
  });

  test("is limited in length", () => {
    expect(nameFromSlug("x".repeat(5000))).toHaveLength(80);
  });
});
