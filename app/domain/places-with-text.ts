/** SPEC: the filter's text is looked for in name, city and state. */
import type { Catalog } from "./catalog.ts";
import { PlaceSet } from "./place-set.ts";
import { PlaceWords } from "./place-words.ts";
import { fold } from "./slug.ts";
import { WORD_BREAK } from "./word-numbers.ts";
import { cardNumber } from "./written-cards.ts";

/** What stands between spaces in a name, and cities and states as a whole: many places have the same. */
export const filterWords = new PlaceWords(({ houseName, city, state }) => [
  ...fold(houseName).split(" "),
  fold(city),
  fold(state),
]);

/** The places that have the folded text in their name, city or state. */
export function placesWithText(catalog: Catalog, text: string): PlaceSet {
  const found = filterWords.placesWith(catalog, text);
  const pieces = text.split(" ");
  if (pieces.length === 1) return found;
  // "d mil" is in "Old Mill": it begins and ends anywhere in a word, and between these are whole ones.
  const sets = pieces.map((piece, index) => {
    const before = index === 0 ? "" : WORD_BREAK;
    const after = index === pieces.length - 1 ? "" : WORD_BREAK;
    return filterWords.placesWith(catalog, `${before}${piece}${after}`);
  });
  for (const place of PlaceSet.common(sets).among(catalog.places)) {
    if (fold(place.houseName).includes(text)) found.add(cardNumber(place));
  }
  return found;
}
