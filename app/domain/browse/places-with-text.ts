/** SPEC: the filter's text is looked for in name, city and state. */
import type { Catalog } from "../catalog/catalog.ts";
import { numbersOf, PlaceSet } from "../catalog/place-set.ts";
import { PlaceWords } from "../catalog/place-words.ts";
import { perRun } from "../catalog/sorted-places.ts";
import { WORD_BREAK } from "../catalog/word-numbers.ts";
import { fold } from "../places/slug.ts";

/** What stands between spaces in a name, and cities and states as a whole: many places have the same. */
export const filterWords = new PlaceWords(({ houseName, city, state }) => [
  ...fold(houseName).split(" "),
  fold(city),
  fold(state),
]);

/** The places that have the folded text in their name, city or state. */
export function placesWithText(catalog: Catalog, text: string): PlaceSet {
  // No text of a place has one, but between words it would be found.
  if (text.includes(WORD_BREAK)) return new PlaceSet();
  const found = filterWords.placesWith(catalog, text);
  const pieces = text.split(" ");
  if (pieces.length > 1) addNamesAcrossWords(found, catalog, text, pieces);
  return found;
}

/** So many pieces of a text, the longest, leave few names to be looked at. */
const MOST_PIECES = 3;

/** "d mil" is in "Old Mill": it begins and ends anywhere in a word, and between these are whole ones. */
function addNamesAcrossWords(found: PlaceSet, catalog: Catalog, text: string, pieces: readonly string[]): void {
  const parts = pieces.map((piece, index) => {
    const before = index === 0 ? "" : WORD_BREAK;
    const after = index === pieces.length - 1 ? "" : WORD_BREAK;
    return `${before}${piece}${after}`;
  });
  const longest = [...new Set(parts)].toSorted((a, b) => b.length - a.length).slice(0, MOST_PIECES);
  const maybe = PlaceSet.common(longest.map((part) => filterWords.placesWith(catalog, part)));
  for (const run of catalog.places.runs) {
    const numbers = numbersOf(run);
    const { all, ends } = foldedNamesOf(run);
    for (let index = 0; index < run.length; index++) {
      const number = numbers[index]!;
      if (maybe.has(number) && all.slice(index === 0 ? 0 : ends[index - 1], ends[index]).includes(text))
        found.add(number);
    }
  }
}

/** The names of a run in one text, and where each of them ends: to read them from the cards takes ten times as long. */
export const foldedNamesOf = perRun((run) => {
  const names = run.map(({ houseName }) => fold(houseName));
  let end = 0;
  return { all: names.join(""), ends: Uint32Array.from(names, (name) => (end += name.length)) };
});
