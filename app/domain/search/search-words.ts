/** Tokenizer of the search index: strips accents, apostrophes, plurals and stop words. */
import { nameWords } from "../places/place-name-key.ts";

const STOP_WORDS = new Set("a an and at by for from in into is it its of on or the to was were with".split(" "));
/** Words that names spell in two ways. */
const SPELLINGS = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["mt", "mount"],
  ["ft", "fort"],
  ["theatre", "theater"],
  ["centre", "center"],
  ["grey", "gray"],
  ["axe", "ax"],
  ["dorm", "dormitory"],
  ["dorms", "dormitory"],
  ["campuses", "campus"],
  ["restraunt", "restaurant"],
  ["resteraunt", "restaurant"],
  ["restaraunt", "restaurant"],
  ["sanitarium", "sanatorium"],
  ["sanitorium", "sanatorium"],
]);
/** The comma of "51,000", which neither 51 nor 000 are words of. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** "Churches", "beaches", "axes". */
const LONG_PLURAL = /..(?:ch|sh|ss|x)es$/;
const SINGULAR_ENDING = /(ss|us|is)$/;

/** Stop words are kept if there is nothing else. */
export function searchWords(text: string): string[] {
  const words = nameWords(wholeNumbers(text));
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return (significant.length > 0 ? significant : words).map(toTerm);
}

export const wholeNumbers = (text: string): string => text.replace(THOUSANDS, "");

/** The usual spelling of a word. */
export const usualSpelling = (word: string): string => SPELLINGS.get(word) ?? word;

const MIN_ROOT = 4;
const MIN_BEGUN = 5;

/** What all forms of a word begin with: "drown" for "drowned", "hang" for "hanging". Undefined for short words, which begin others. */
export function rootOf(term: string): string | undefined {
  const root = term.replace(/(?:ed|ing)$/, "");
  return root.length >= (root === term ? MIN_BEGUN : MIN_ROOT) ? root : undefined;
}

export function toTerm(word: string): string {
  const term = usualSpelling(word);
  if (!term.endsWith("s")) return term;
  if (term.length > 4 && term.endsWith("ies")) return `${term.slice(0, -3)}y`;
  if (LONG_PLURAL.test(term)) return term.slice(0, -2);
  return term.length > 3 && term.endsWith("s") && !SINGULAR_ENDING.test(term) ? term.slice(0, -1) : term;
}
