/** How much two names of places have in common. */

import { nameWords } from "../places/place-name-key.ts";
import { isOneEdit } from "../search/edit-distance.ts";

/** Words that say little about which place is meant. */
const STOP_WORDS = new Set(
  "the of and at in old historic house hotel inn hall mansion site park state museum".split(" "),
);

/** The words of a name without stop words and those of its town; all of them if nothing else is left. */
export function significantTerms(place: { houseName: string; city: string }): ReadonlySet<string> {
  const city = new Set(nameWords(place.city));
  const words = nameWords(place.houseName);
  const significant = words.filter((word) => !STOP_WORDS.has(word) && !city.has(word));
  return new Set(significant.length > 0 ? significant : words);
}

/** 0 to 1: the part of the longer name's words that both share. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size, 1);
}

/** From this length on a word may carry a mistake. */
const MIN_LENGTH_FOR_TYPOS = 5;
/** What such a word counts, where a word that is the same counts one. */
const NEARLY = 0.8;

/** As `sharedWords`, but a word with one mistake, or one that is still being typed, counts almost fully. */
export function nameLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const left = [...b];
  let sum = 0;
  for (const word of a) {
    const exact = left.indexOf(word);
    const at = exact >= 0 ? exact : left.findIndex((other) => isNearly(word, other));
    if (at < 0) continue;
    left.splice(at, 1);
    sum += exact >= 0 ? 1 : NEARLY;
  }
  // Divided by the mean length: "Winchester" should find "Winchester Mystery House".
  return sum / Math.max(1, (a.size + b.size) / 2);
}

function isNearly(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 4 && (a.startsWith(b) || b.startsWith(a))) return true;
  return shorter >= MIN_LENGTH_FOR_TYPOS && isOneEdit(a, b);
}
