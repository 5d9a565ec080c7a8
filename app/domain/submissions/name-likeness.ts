/** How similar the names of two places are. */
import { nameWords } from "../places/place-name-key.ts";

/** Words that many names share. */
const STOP_WORDS = new Set(
  "the of and at in old historic house hotel inn hall mansion site park state museum".split(" "),
);

/** The words of a name without stop words and its city's words; all words if nothing else is left. */
export function significantTerms(place: { houseName: string; city: string }): ReadonlySet<string> {
  const city = new Set(nameWords(place.city));
  const words = nameWords(place.houseName);
  const significant = words.filter((word) => !STOP_WORDS.has(word) && !city.has(word));
  return new Set(significant.length > 0 ? significant : words);
}

/** 0 to 1: the share of the longer name's words that both contain. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size, 1);
}

/** Shorter words must match exactly. */
const MIN_LENGTH_FOR_TYPOS = 5;
/** The weight of a fuzzy match; an exact one weighs 1. */
const NEARLY = 0.8;

/** Like `sharedWords`, but a word with one typo or a prefix of a word counts almost fully. */
export function nameLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let left: string[] | undefined;
  let sum = 0;
  for (const word of a) {
    // Most pairs of names have no word in common, so don't copy anything for them.
    if (!left && !hasNearly(b, word)) continue;
    left ??= [...b];
    const exact = left.indexOf(word);
    const at = exact >= 0 ? exact : left.findIndex((other) => isNearly(word, other));
    if (at < 0) continue;
    left.splice(at, 1);
    sum += exact >= 0 ? 1 : NEARLY;
  }
  // Divided by the mean length: "Winchester" should find "Winchester Mystery House".
  return sum / Math.max(1, (a.size + b.size) / 2);
}

function hasNearly(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  for (const other of words) if (isNearly(word, other)) return true;
  return false;
}

function isNearly(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 4 && (a.startsWith(b) || b.startsWith(a))) return true;
  return shorter >= MIN_LENGTH_FOR_TYPOS && isOneEdit(a, b);
}

/** Whether the distance is at most one: `editDistance(a, b, 1) <= 1`, fast enough to compare a name with all others. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [endA - start, endB - start];
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
