import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOW } from "../../../tests/curated-directory.ts";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { reviseCatalog } from "../catalog/catalog.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../places/place.ts";
import { fold } from "../places/slug.ts";
import { countChoices, filterPlaces } from "./filter-places.ts";
import { AMOUNT_FILTERS, AMOUNTS, NO_FILTERS, type PlaceFilters, VISIT_FILTERS } from "./place-filters.ts";

const catalog = makeCatalog([
  {
    houseName: "Zion Jail",
    city: "Salem",
    state: "Oregon",
    rating: 5,
    reviewCount: 1,
    placeType: "prison",
    access: "tours",
    ticketPrice: 20,
    afterDark: true,
    stepFree: "partly",
    openingHours: "Sa 09:00-12:00",
    hoursChecked: "2026-09",
    season: "4-10",
  },
  {
    houseName: "Álamo Inn",
    city: "Cañon City",
    state: "Colorado",
    rating: 4,
    reviewCount: 9,
    paranormalActivityType: "Voices",
    stay: true,
    afterDark: true,
    stepFree: "no",
  },
  {
    houseName: "Mill",
    city: "Portland",
    state: "Oregon",
    rating: 3,
    reviewCount: 5,
    paranormalActivityType: "Disembodied Voices; Bells",
    access: "open",
    ticketPrice: 0,
    stay: false,
    openingHours: "Sa 20:00-22:00",
    hoursChecked: "2026-09",
  },
  { houseName: "Bare", city: "Salem", state: "Ohio", paranormalActivityType: "Bells" },
]);
const names = (filters: Partial<PlaceFilters>) =>
  filterPlaces(catalog, { ...NO_FILTERS, ...filters }, { now: NOW }).map((place) => place.houseName);

describe("filtering", () => {
  test.each<[string, Partial<PlaceFilters>, string[]]>([
    ["nothing: all by rating, the unrated last", {}, ["Zion Jail", "Álamo Inn", "Mill", "Bare"]],
    ["text in a name, in any case", { q: "JAIL" }, ["Zion Jail"]],
    ["text in a city", { q: "salem" }, ["Zion Jail", "Bare"]],
    ["text in a state", { q: "orego" }, ["Zion Jail", "Mill"]],
    ["text without its accents", { q: "canon" }, ["Álamo Inn"]],
    ["text that spans two fields", { q: "jail salem" }, []],
    ["a summary is not searched", { q: "footsteps" }, []],
    ["signs of patterns are text", { q: ".*" }, []],
    ["a state by its full name", { state: "Oregon" }, ["Zion Jail", "Mill"]],
    ["a state in another case", { state: "oregon" }, ["Zion Jail", "Mill"]],
    ["a state that nobody knows", { state: "Narnia" }, []],
    ["an activity, wherever its name is contained", { activity: "voices" }, ["Álamo Inn", "Mill"]],
    ["an activity that nobody reports", { activity: "mists" }, []],
    ["a kind", { kind: "prison" }, ["Zion Jail"]],
    ["an access class; unknown access is in none", { access: "open" }, ["Mill"]],
    ["what can be entered", { enter: true }, ["Zion Jail", "Mill"]],
    ["what is free; an unknown price is not", { free: true }, ["Mill"]],
    ["where visitors can sleep", { stay: true }, ["Álamo Inn"]],
    ["what can be visited after dark", { dark: true }, ["Zion Jail", "Álamo Inn"]],
    ["what can be visited without a step, at least in part", { stepfree: true }, ["Zion Jail"]],
    ["what is open on a Saturday morning, or usually is", { now: true }, ["Zion Jail", "Álamo Inn", "Bare"]],
    ["at most a price; free is less, an unknown price is not", { price: 19 }, ["Mill"]],
    ["exactly a price", { price: 20 }, ["Zion Jail", "Mill"]],
    ["at least a score", { score: 4 }, ["Zion Jail", "Álamo Inn"]],
    ["what is not closed in a month", { month: 12 }, ["Álamo Inn", "Mill", "Bare"]],
    ["a region", { state: "the Pacific Northwest" }, ["Zion Jail", "Mill"]],
    ["two of these at once", { enter: true, dark: true }, ["Zion Jail"]],
    ["state and activity", { state: "Oregon", activity: "bells" }, ["Mill"]],
    ["everything at once", { q: "mill", state: "Oregon", activity: "bells", kind: "hotel", access: "open" }, ["Mill"]],
    ["a key of every object", { state: "__proto__", activity: "constructor" }, []],
  ])("%s", (_what, filters, expected) => {
    expect(names(filters)).toEqual(expected);
  });
});

test("the count beside a choice is how many places choosing it leaves", () => {
  const some = fc.record({
    q: fc.constantFrom("", "salem", "l"),
    state: fc.constantFrom("", "Oregon"),
    activity: fc.constantFrom("", "bells"),
    kind: fc.constantFrom(undefined, "prison", "hotel"),
    access: fc.constantFrom(undefined, "open", "tours"),
    enter: fc.boolean(),
    free: fc.boolean(),
    stay: fc.boolean(),
    dark: fc.boolean(),
    now: fc.boolean(),
    price: fc.constantFrom(undefined, 10, 30),
    score: fc.constantFrom(undefined, 4),
    month: fc.constantFrom(undefined, 12),
  });
  fc.assert(
    fc.property(some, (filters) => {
      const counts = countChoices(catalog, { ...NO_FILTERS, ...filters } as PlaceFilters, { now: NOW });
      const left = (choice: Partial<PlaceFilters>) =>
        names({ ...(filters as Partial<PlaceFilters>), ...choice }).length;
      for (const kind of PLACE_TYPES) expect(counts.kind[kind] ?? 0).toBe(left({ kind }));
      for (const access of ACCESS_CLASSES) expect(counts.access[access] ?? 0).toBe(left({ access }));
      for (const state of catalog.states.keys()) expect(counts.state[state] ?? 0).toBe(left({ state }));
      for (const name of VISIT_FILTERS) {
        // What is open now is counted only on request.
        const isCounted = name !== "now" || filters.now;
        expect(counts.visit[name]).toBe(isCounted ? left({ [name]: true }) : undefined);
      }
      for (const name of AMOUNT_FILTERS) {
        expect(counts.amount[name]).toEqual(AMOUNTS[name].map((amount) => left({ [name]: amount })));
        if (filters[name] !== undefined) expect(counts.without[name]).toBe(left({ [name]: undefined }));
      }
      if (filters.state !== "") expect(counts.without.state).toBe(left({ state: "" }));
    }),
  );
});

describe("sorting", () => {
  test.each<[PlaceFilters["sort"], string[]]>([
    ["rating", ["Zion Jail", "Álamo Inn", "Mill", "Bare"]],
    ["name", ["Álamo Inn", "Bare", "Mill", "Zion Jail"]],
    ["state", ["Álamo Inn", "Bare", "Zion Jail", "Mill"]],
    ["reviews", ["Álamo Inn", "Mill", "Zion Jail", "Bare"]],
  ])("by %s", (sort, expected) => {
    expect(names({ sort })).toEqual(expected);
  });

  test("a subset is sorted like the whole list", () => {
    const many = makeCatalog(
      Array.from({ length: 400 }, (_, i) => ({
        houseName: `House ${(i * 7919) % 400}`,
        state: i % 40 === 0 ? "Iowa" : "Ohio",
        rating: i % 6,
        reviewCount: (i * 31) % 17,
      })),
    );
    for (const sort of ["name", "state", "reviews", "rating"] as const) {
      for (const state of ["Iowa", "Ohio"]) {
        const whole = filterPlaces(many, { ...NO_FILTERS, sort }, { now: NOW }).filter(
          (place) => place.state === state,
        );
        expect([...filterPlaces(many, { ...NO_FILTERS, sort, state }, { now: NOW })]).toEqual(whole);
      }
    }
  });
});

test("combined filters return the intersection, before and after a publication", () => {
  const some = <T>(list: readonly T[], index: number) => list[index % list.length]!;
  const before = makeCatalog(
    Array.from({ length: 700 }, (_, i) => ({
      houseName: `${some(["Élan Inn", "Mill", "Old Hotel", "Jail"], i * 7)} ${(i * 7919) % 700}`,
      city: some(["Salem", "Hotel City", "Cañon"], i),
      state: some(["Ohio", "Oregon", "Iowa"], i >> 2),
      rating: i % 6,
      reviewCount: (i * 31) % 17,
      placeType: some(["hotel", "prison"] as const, i >> 1),
      access: some(["open", "tours"] as const, i >> 3),
      paranormalActivityType: some(["Voices", "Bells; Voices", "Orbs"], i >> 4),
    })),
  );
  const published = [{ ...before.byId.get("p300")!, houseName: "Zebra Hotel", state: "Iowa" }];
  const after = reviseCatalog(before, { version: 2, published, withdrawn: [before.places.at(5)!.id], formerSlugs: [] });
  const filters = fc.record({
    q: fc.constantFrom("", "hotel", "ÉLAN", "n", "ohio", "mill 1", "nowhere"),
    state: fc.constantFrom("", "Ohio", "iowa"),
    activity: fc.constantFrom("", "voices", "orbs"),
    kind: fc.constantFrom(undefined, "hotel" as const),
    access: fc.constantFrom(undefined, "open" as const),
    sort: fc.constantFrom("rating", "name", "state", "reviews" as const),
  });
  fc.assert(
    fc.property(filters, fc.constantFrom(before, after), ({ q, state, activity, kind, access, sort }, shown) => {
      const passed = filterPlaces(shown, { ...NO_FILTERS, sort }, { now: NOW }).filter(
        (place) =>
          [place.houseName, place.city, place.state].some((text) => fold(text).includes(fold(q))) &&
          (state === "" || place.state.toLowerCase() === state.toLowerCase()) &&
          (activity === "" || place.paranormalActivityType!.toLowerCase().includes(activity)) &&
          (kind === undefined || place.placeType === kind) &&
          (access === undefined || place.access === access),
      );
      const found = filterPlaces(shown, { ...NO_FILTERS, q, state, activity, kind, access, sort } as PlaceFilters, {
        now: NOW,
      });
      expect(found.map(({ id }) => id)).toEqual(passed.map(({ id }) => id));
    }),
    { numRuns: 300 },
  );
});
