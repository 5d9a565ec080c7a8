/** Reviewers may cut an account, but may not put words into a visitor's mouth. */

/** Marks a cut. */
const OMISSION = /\[(\.\.\.|…)\]/g;

const wordsOf = (text: string): string[] =>
  text
    .replace(OMISSION, " ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word occurs in the original, in the same order. */
export function isCutOf(original: string, shortened: string): boolean {
  const words = wordsOf(original);
  let at = 0;
  for (const word of wordsOf(shortened)) {
    at = words.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
