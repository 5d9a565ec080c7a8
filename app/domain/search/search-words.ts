/** Words as the search compares them: without accents, apostrophes, plurals and the small words that say nothing. */
import { nameWords } from "../places/place-name-key.ts";

const SMALL_WORDS = new Set("a an and at by for from in into is it its of on or the to was were with".split(" "));
/** One spelling for words that are written both ways in names. */
const SAME_WORDS = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["mt", "mount"],
  ["ft", "fort"],
  ["theatre", "theater"],
  ["centre", "center"],
  ["grey", "gray"],
]);
const KEEPS_ITS_S = /(ss|us|is)$/;

/** In the order given; small words only where there is nothing else. */
export function searchWords(text: string): string[] {
  const words = nameWords(text);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(searchWord);
}

/** The usual spelling of a word that is written in more ways than one. */
export const sameWord = (word: string): string => SAME_WORDS.get(word) ?? word;

function searchWord(word: string): string {
  const same = sameWord(word);
  if (same.length > 4 && same.endsWith("ies")) return `${same.slice(0, -3)}y`;
  return same.length > 3 && same.endsWith("s") && !KEEPS_ITS_S.test(same) ? same.slice(0, -1) : same;
}
