import { describe, expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import type { PlaceList } from "../places/place.ts";
import { activityDirectory, activityOptions } from "./activity-directory.ts";
import { findActivity, placesWithActivity, relatedPlaces } from "./places-with-activity.ts";

const catalog = makeCatalog([
  { id: "a", rating: 5, paranormalActivityType: "Disembodied Voices" },
  { id: "b", rating: 4, paranormalActivityType: "voices; Doors/Windows" },
  { id: "c", rating: 3, paranormalActivityType: "Voices; Café Lights; 1984" },
  { id: "d", rating: 2 },
]);
const ids = (places: PlaceList) => places.map((place) => place.id);

describe("an activity path", () => {
  test.each([
    ["voices", { slug: "voices", moved: false }, ["a", "b", "c"]],
    ["disembodied-voices", { label: "Disembodied Voices", moved: false }, ["a"]],
    ["doors-windows", { label: "Doors/Windows", moved: false }, ["b"]],
    ["doorswindows", { slug: "doors-windows", moved: true }, ["b"]],
    ["cafe-lights", { label: "Café Lights", moved: false }, ["c"]],
    ["caf-lights", { slug: "cafe-lights", moved: true }, ["c"]],
    ["café-lights", { slug: "cafe-lights", moved: true }, ["c"]],
    ["cafe lights", { slug: "cafe-lights", moved: true }, ["c"]],
  ])("%s", (path, expected, places) => {
    const found = findActivity(catalog, path)!;
    expect(found).toMatchObject(expected);
    expect(ids(found.places)).toEqual(places);
  });

  test.each(["mists", "disembodied", "light", "1984", "oi", "", "---", "__proto__", "constructor", "<script>"])(
    "%j is none",
    (path) => {
      expect(findActivity(catalog, path)).toBeUndefined();
    },
  );
});

test("the list of types is alphabetical, with the counts of the activity pages", () => {
  const directory = activityDirectory(catalog);
  expect(directory).toEqual([
    { slug: "cafe-lights", label: "Café Lights", count: 1 },
    { slug: "disembodied-voices", label: "Disembodied Voices", count: 1 },
    { slug: "doors-windows", label: "Doors/Windows", count: 1 },
    { slug: "voices", label: "voices", count: 3 },
  ]);
  for (const { slug, count } of directory) expect(placesWithActivity(catalog, slug)).toHaveLength(count);
});

describe("the activity filter", () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ slug: `type-${i}`, label: `Type ${i}`, count: 1 }));
  const chosen = (i: number) => ({ slug: `type-${i}`, label: `Type ${i}` });

  test.each([
    ["twenty types: all of them", 20, undefined, 20, 0],
    ["more: twenty, and how many are left", 23, undefined, 20, 3],
    ["a chosen one among the twenty changes nothing", 23, chosen(4), 20, 3],
    ["a chosen one beyond them is added", 23, chosen(21), 21, 2],
    ["one that is in no list is added, too", 23, { slug: "noises", label: "Noises" }, 21, 3],
    ["an empty directory", 0, undefined, 0, 0],
  ])("%s", (_what, types, choice, options, more) => {
    const offered = activityOptions(entries(types), choice);
    expect([offered.options.length, offered.more]).toEqual([options, more]);
    if (choice) expect(offered.options).toContainEqual(choice);
  });
});

test("related places share the first activity: the same kind first, then the nearest, then in data order", () => {
  const at = (latitude: number) => ({ latitude, longitude: -100, paranormalActivityType: "Footsteps; Voices" });
  const related = makeCatalog([
    { id: "here", rating: 1, placeType: "hotel", ...at(40) },
    { id: "far-hotel", rating: 5, placeType: "hotel", ...at(30) },
    { id: "near-hotel", rating: 2, placeType: "hotel", ...at(39) },
    { id: "hotel-nowhere", rating: 4, placeType: "hotel", paranormalActivityType: "Footsteps" },
    { id: "second-hotel-nowhere", rating: 3, placeType: "hotel", paranormalActivityType: "footsteps" },
    { id: "next-door-jail", rating: 5, placeType: "prison", ...at(40.01) },
    { id: "only-voices", rating: 5, placeType: "hotel", ...at(40.02), paranormalActivityType: "Voices" },
  ]);
  expect(ids(relatedPlaces(related, related.byId.get("here")!, 5))).toEqual([
    "near-hotel",
    "far-hotel",
    "hotel-nowhere",
    "second-hotel-nowhere",
    "next-door-jail",
  ]);
});
