import { expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { seededRandom } from "../../../tests/seeded-random.ts";
import { citySlug } from "../places/slug.ts";
import { findLikelyDuplicates } from "./likely-duplicates.ts";
import { nameLikeness, significantTerms } from "./name-likeness.ts";

const WORDS = ["Winchester", "Mystery", "House", "Old", "Mill", "Stanley", "Hotel", "Millers", "Lemp", "Lizzie", "of"];
const CITIES = ["Salem", "Fall River", "Mill Valley", "Estes Park"];
const STATES = ["Ohio", "Texas"];
const random = seededRandom(11);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const makeName = () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(WORDS)).join(" ");

const catalog = makeCatalog(
  Array.from({ length: 600 }, () => ({ houseName: makeName(), city: pick(CITIES), state: pick(STATES) })),
);

/** Adds a typo, or cuts the name short. */
function misspell(name: string): string {
  const at = Math.floor(random() * name.length);
  const wrong = pick([name, `${name.slice(0, at)}x${name.slice(at + 1)}`, name.slice(0, at) + name.slice(at + 1)]);
  return pick([wrong, wrong.slice(0, 6)]);
}

/** The expected result from a full scan. */
function likenessesOneByOne(name: string, city: string, state: string | undefined): number[] {
  const words = significantTerms({ houseName: name, city });
  return catalog.places
    .filter((place) => state === undefined || place.state === state)
    .map((place) => ({
      likeness: Math.min(1, nameLikeness(words, significantTerms(place))),
      least: citySlug(place.city) === citySlug(city) ? 0.45 : 0.6,
    }))
    .filter(({ likeness, least }) => likeness >= least)
    .map(({ likeness }) => likeness)
    .sort((a, b) => b - a)
    .slice(0, 4);
}

test("the most similar places are found, as by a full scan", () => {
  let found = 0;
  for (let round = 0; round < 300; round++) {
    const name = misspell(makeName());
    const city = pick(CITIES);
    const state = pick([...STATES, undefined]);
    const likenesses = findLikelyDuplicates(catalog, { name, city, state }).map(({ likeness }) => likeness);
    expect(likenesses, `${name}, ${city}, ${state}`).toEqual(likenessesOneByOne(name, city, state));
    found += likenesses.length;
  }
  expect(found).toBeGreaterThan(300);
});

test("a place at the same address in the same city is found under any name", () => {
  const houses = makeCatalog([
    { houseName: "Lemp Mansion", city: "Salem", state: "Ohio", address: "12 Main Street" },
    { houseName: "Blue Tavern", city: "Estes Park", state: "Ohio", address: "12 Main Street" },
    { houseName: "Green Tavern", city: "Salem", state: "Texas", address: "12 Main Street" },
    { houseName: "Red Tavern", city: "Salem", state: "Ohio", address: "14 Main Street" },
  ]);
  const wanted = { name: "Harbor Light", address: "12 Main St.", city: "Salem", state: "Ohio" };
  const found = findLikelyDuplicates(houses, wanted).map(({ place, sameAddress }) => [place.houseName, sameAddress]);
  expect(found).toEqual([["Lemp Mansion", true]]);
  expect(findLikelyDuplicates(houses, { ...wanted, address: undefined })).toEqual([]);
  expect(findLikelyDuplicates(houses, { ...wanted, state: "Nowhere" })).toEqual([]);
});

test("of equally similar places the better rated come first", () => {
  const ratings = Array.from({ length: 2_000 }, (_, index) => (index % 50) / 10);
  const many = makeCatalog(
    ratings.map((rating, index) => ({ houseName: `Town${index} Cemetery`, city: `Town${index}`, rating })),
  );
  // One still being typed, one with a typo, and one that is right.
  for (const name of ["ceme", "cemetary", "cemetery"]) {
    const found = findLikelyDuplicates(many, { name });
    expect(found.map(({ place }) => place)).toEqual(many.places.slice(0, 4));
  }
});

test("only the beginning of a long sentence is searched for", () => {
  const one = makeCatalog([{ houseName: "Winchester Mystery House" }]);
  const sentence = "winchester mystery one two three four five six seven eight nine ten eleven twelve";
  expect(findLikelyDuplicates(one, { name: sentence })).toEqual([]);
  expect(findLikelyDuplicates(one, { name: sentence.split(" ").slice(0, 3).join(" ") })).toHaveLength(1);
});
