import { expect, test } from "vitest";
import { NOW } from "../../../tests/curated-directory.ts";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { seededRandom } from "../../../tests/seeded-random.ts";
import { fold } from "../places/slug.ts";
import { filterPlaces } from "./filter-places.ts";
import { NO_FILTERS } from "./place-filters.ts";

const WORDS = ["Old", "Mill", "Gold", "Hill", "House", "the", "of", "Café", "St.", "O'Brien's", "Mill-house", "1901"];
const CITIES = ["New York", "Salem", "St. Cloud", "Old Town", "Cañon City", "York"];
const STATES = ["New York", "Ohio", "West Virginia"];
const random = seededRandom(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const catalog = makeCatalog(
  Array.from({ length: 900 }, () => ({
    houseName: Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(WORDS)).join(pick([" ", " ", "  "])),
    city: pick(CITIES),
    state: pick(STATES),
  })),
);

function namesWith(text: string): string[] {
  return filterPlaces(catalog, { ...NO_FILTERS, q: text }, { now: NOW }).map(({ id }) => id);
}

/** SPEC, literally. */
function namesThatContain(text: string): string[] {
  const wanted = fold(text);
  const isMeant = (value: string) => fold(value).includes(wanted);
  return catalog.places
    .filter(({ houseName, city, state }) => [houseName, city, state].some(isMeant))
    .map(({ id }) => id);
}

test.each([
  ...["mill", "MILL", "a", "l", "canon", "cafe", "o'brien", "1901", "mill-h", "x", "st."],
  ...["old mill", "d mil", "d the h", "of the", "new y", "york", "old town", "w virginia", "t. c"],
  ...["mill mill mill mill", "e e e e e e e", "e h", "the of the of", "old\n", "\nold", "\n"],
  ...["old  mill", " mill", "mill ", "  ", "old mill house hill", "york ohio", "house salem"],
])("finds the places with %j", (text) => {
  expect(namesWith(text)).toEqual(namesThatContain(text));
});

test("a match does not span name and city, or city and state", () => {
  const one = makeCatalog([{ houseName: "Old Mill", city: "Salem", state: "Ohio" }]);
  const texts = ["mill salem", "l s", "salem ohio", "m o", "old mill"];
  const isFound = (text: string) => filterPlaces(one, { ...NO_FILTERS, q: text }, { now: NOW }).length === 1;
  expect(texts.map(isFound)).toEqual([false, false, false, false, true]);
});

test("any part of a place's texts finds it", () => {
  for (const place of catalog.places.slice(0, 200)) {
    const text = fold(pick([place.houseName, place.city, place.state]));
    const from = Math.floor(random() * text.length);
    const piece = text.slice(from, from + 1 + Math.floor(random() * (text.length - from)));
    expect(namesWith(piece)).toEqual(namesThatContain(piece));
    expect(namesWith(piece)).toContain(place.id);
  }
});
