/** How much two names of places have in common. */

import { nameWords } from "../places/place-name-key.ts";
import { isOneEdit } from "../search/edit-distance.ts";

/** Words that say little about which place is meant. */
const EVERYDAY_WORDS = new Set(
  "the of and at in old historic house hotel inn hall mansion site park state museum".split(" "),
);

/** The words of a name that tell it from others; those of its town do not. All of them where nothing else is left. */
export function tellingWords(place: { houseName: string; city: string }): ReadonlySet<string> {
  const city = new Set(nameWords(place.city));
  const words = nameWords(place.houseName);
  const telling = words.filter((word) => !EVERYDAY_WORDS.has(word) && !city.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** 0 to 1: the part of the longer name's words that both share. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size, 1);
}

/** From this length on a word may carry a mistake. */
const FORGIVING_LENGTH = 5;
/** What such a word counts, where a word that is the same counts one. */
export const NEARLY = 0.8;

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
  return likenessOf(sum, a.size, b.size);
}

/** Of two names that share so many words. Between the shorter and the longer: "Winchester" should find "Winchester Mystery House". */
export const likenessOf = (shared: number, a: number, b: number): number => shared / Math.max(1, (a + b) / 2);

export function isNearly(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 4 && (a.startsWith(b) || b.startsWith(a))) return true;
  return shorter >= FORGIVING_LENGTH && isOneEdit(a, b);
}
