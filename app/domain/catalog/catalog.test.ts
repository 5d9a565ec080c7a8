import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import type { Place, PlaceList } from "../places/place.ts";
import { type Catalog, EMPTY_CATALOG, reviseCatalog } from "./catalog.ts";
import { findPlace } from "./find-place.ts";
import { siteStatistics } from "./site-statistics.ts";

function publish(catalog: Catalog, published: Place[], withdrawn: string[] = []): Catalog {
  return reviseCatalog(catalog, { version: catalog.version + 1, published, withdrawn, formerSlugs: [] });
}

/** The readable content of a catalog as plain values. */
function view(catalog: Catalog) {
  const ids = (list: PlaceList) => list.map((place) => place.id);
  const groups = (map: Iterable<readonly [string, PlaceList]>) =>
    Object.fromEntries([...map].map(([key, list]) => [key, ids(list)]));
  return {
    places: ids(catalog.places),
    names: ids(catalog.byName),
    byState: ids(catalog.byState),
    reviews: ids(catalog.byReviews),
    states: groups(catalog.states),
    cities: groups(catalog.cities),
    activities: groups(new Map([...catalog.activities].map(([slug, group]) => [slug, group.places]))),
    statistics: siteStatistics(catalog),
  };
}

describe("the catalog", () => {
  test("keeps data order: rating, reports, name, id", () => {
    const catalog = publish(EMPTY_CATALOG, [
      makePlace({ id: "d", houseName: "Beta", rating: 4, reviewCount: 1 }),
      makePlace({ id: "c", houseName: "Álpha", rating: 4, reviewCount: 1 }),
      makePlace({ id: "b", houseName: "Alpha", rating: 4, reviewCount: 1 }),
      makePlace({ id: "a", houseName: "Zeta", rating: 4, reviewCount: 9 }),
      makePlace({ id: "e", houseName: "Gamma", rating: 5 }),
    ]);
    expect(catalog.places.map((place) => place.id)).toEqual(["e", "a", "b", "c", "d"]);
  });

  test("an older catalog is untouched by a revision", () => {
    const before = publish(EMPTY_CATALOG, [makePlace({ id: "a" })]);
    const seen = view(before);
    publish(before, [makePlace({ id: "b" })], ["a"]);
    expect(view(before)).toEqual(seen);
  });

  test("revised step by step it equals one built at once", () => {
    const card = fc.record({
      id: fc.constantFrom(..."abcdefghij"),
      houseName: fc.constantFrom("Inn", "Jail", "Álamo", "Fort"),
      city: fc.constantFrom("Salem", "St. Louis"),
      state: fc.constantFrom("Oregon", "Ohio"),
      rating: fc.constantFrom(0, 3.5, 5),
      reviewCount: fc.nat(3),
      access: fc.constantFrom(undefined, "open" as const, "tours" as const, "private" as const),
      paranormalActivityType: fc.constantFrom(undefined, "Voices", "voices; Cold Spots", "Cold Spots; 1984"),
    });
    const steps = fc.array(
      fc.record({ published: fc.array(card, { maxLength: 3 }), withdrawn: fc.constantFrom([], ["a"], ["b", "j"]) }),
    );
    fc.assert(
      fc.property(steps, (history) => {
        let revised = EMPTY_CATALOG;
        const alive = new Map<string, Place>();
        for (const step of history) {
          const published = [...new Map(step.published.map((fields) => [fields.id, makePlace(fields)])).values()];
          const withdrawn = step.withdrawn.filter((id) => !published.some((place) => place.id === id));
          revised = publish(revised, published, withdrawn);
          for (const place of published) alive.set(place.id, place);
          for (const id of withdrawn) alive.delete(id);
        }
        const atOnce = publish(EMPTY_CATALOG, [...alive.values()]);
        expect(view(revised)).toEqual(view(atOnce));
      }),
    );
  });

  test("a large change gives the same catalog as many small ones", () => {
    const cards = Array.from({ length: 1_200 }, (_, i) =>
      makePlace({
        id: `p${i}`,
        houseName: `House ${(i * 7919) % 1_200}`,
        rating: i % 6,
        state: i % 2 ? "Ohio" : "Iowa",
      }),
    );
    const large = publish(EMPTY_CATALOG, cards);
    const small = cards.reduce((catalog, card) => publish(catalog, [card]), EMPTY_CATALOG);
    expect(view(small)).toEqual(view(large));
  });
});

describe("a location path", () => {
  const inn = makePlace({ id: "oh-inn", houseName: "Inn", city: "Salem", state: "Ohio" });
  const home = makePlace({ id: "oh-home", houseName: "Home", city: "Salem", state: "Ohio", access: "private" });
  const catalog = reviseCatalog(EMPTY_CATALOG, {
    version: 1,
    published: [inn, home],
    withdrawn: [],
    formerSlugs: [
      ["old-inn-salem-ohio", "oh-inn"],
      ["old-home-salem-ohio", "oh-home"],
      ["4417-larkspur-street-salem-ohio", "oh-home"],
    ],
  });

  test.each([
    ["inn-salem-ohio", { place: inn, moved: false }],
    ["old-inn-salem-ohio", { place: inn, moved: true }],
    ["old-home-salem-ohio", { place: home, moved: true }],
    // It may be the address of a home.
    ["4417-larkspur-street-salem-ohio", undefined],
    ["inn-salem-ohio-oh-inn", { place: inn, moved: true }],
    ["other-salem-ohio-oh-inn", { place: inn, moved: true }],
    ["oh-inn", { place: inn, moved: true }],
    ["inn", undefined],
    ["__proto__", undefined],
  ])("%s", (path, expected) => {
    expect(findPlace(catalog, path)).toEqual(expected);
  });
});
