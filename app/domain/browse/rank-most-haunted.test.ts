import { describe, expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { hauntedScore, MAX_PANELS, rankMostHaunted } from "./rank-most-haunted.ts";

describe("the most-haunted score", () => {
  test.each([
    [5, 100, 3.8],
    [5, 250, 3.8],
    [4, 50, 2.95],
    [0, 0, 0],
    [3, 1, 2.103],
  ])("of rating %d with %d reports is %d", (rating, reviewCount, score) => {
    expect(hauntedScore({ rating, reviewCount })).toBeCloseTo(score, 10);
  });
});

describe("the ranking", () => {
  test("sorts by score: many reports outrank a slightly better rating", () => {
    const catalog = makeCatalog([
      { houseName: "Rated", rating: 4.5, reviewCount: 1 },
      { houseName: "Reported", rating: 4.3, reviewCount: 100 },
    ]);
    expect(rankMostHaunted(catalog).ranked.map((place) => place.houseName)).toEqual(["Reported", "Rated"]);
  });

  test("excludes places without a rating or without reports", () => {
    const catalog = makeCatalog([
      { rating: 5, reviewCount: 0 },
      { rating: 0, reviewCount: 90 },
      { id: "both", rating: 1, reviewCount: 1 },
    ]);
    expect(rankMostHaunted(catalog).ranked.map((place) => place.id)).toEqual(["both"]);
  });

  test("has at most twenty places; catalog order breaks ties", () => {
    const names = Array.from({ length: 25 }, (_, i) => `House ${String(i).padStart(2, "0")}`);
    const catalog = makeCatalog(names.toReversed().map((houseName) => ({ houseName, rating: 4, reviewCount: 3 })));
    expect(rankMostHaunted(catalog).ranked.map((place) => place.houseName)).toEqual(names.slice(0, 20));
  });
});

describe("the panels", () => {
  const panels = (places: Parameters<typeof makeCatalog>[0]) => rankMostHaunted(makeCatalog(places)).panels;

  test("there is one per first type, with at most three of all ranked places", () => {
    const many = Array.from({ length: 24 }, (_, i) => ({
      houseName: `A${String(i).padStart(2, "0")}`,
      rating: 5,
      reviewCount: 9,
      paranormalActivityType: "Voices; Bells",
    }));
    const late = { id: "late", rating: 1, reviewCount: 1, paranormalActivityType: "Bells" };
    const found = panels([...many, late]).map(({ label, slug, places }) => [
      label,
      slug,
      places.map((p) => p.houseName),
    ]);
    expect(found).toEqual([
      ["Voices", "voices", ["A00", "A01", "A02"]],
      ["Bells", "bells", ["Old Mill Inn"]],
    ]);
  });

  test("are ordered by their best place; two spellings of a type share one", () => {
    const found = panels([
      { rating: 3, reviewCount: 1, paranormalActivityType: "Bells" },
      { rating: 5, reviewCount: 1, paranormalActivityType: "Cold Spots" },
      { rating: 4, reviewCount: 1, paranormalActivityType: "cold spots" },
    ]);
    expect(found.map(({ label, places }) => [label, places.length])).toEqual([
      ["Cold Spots", 2],
      ["Bells", 1],
    ]);
  });

  test.each([undefined, "", " ; ", "present", "1984; n/a"])(
    "a place whose type is %j is Unknown, without a page",
    (text) => {
      const [panel] = panels([{ rating: 3, reviewCount: 1, paranormalActivityType: text! }]);
      expect(panel).toMatchObject({ label: "Unknown", slug: undefined });
    },
  );

  test("are limited in number", () => {
    const places = Array.from({ length: 200 }, (_, i) => ({
      rating: 3,
      reviewCount: 1,
      paranormalActivityType: `Type ${i}`,
    }));
    const { panels: shown, types } = rankMostHaunted(makeCatalog(places));
    expect([shown.length, types]).toEqual([MAX_PANELS, 200]);
  });
});

test("an empty directory has no ranking", () => {
  expect(rankMostHaunted(makeCatalog([]))).toEqual({ ranked: [], panels: [], types: 0 });
});
