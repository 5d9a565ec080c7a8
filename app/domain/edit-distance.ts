/** Edit distance for typos: of whole words, and of a word that is still being typed. */

const MIN_MISSPELLED_LENGTH = 4;
/** Nothing longer is a word. */
const MAX_MISSPELLED_LENGTH = 30;
const MIN_LENGTH_FOR_TWO_EDITS = 9;

/** How many typos a word of this length may have. A short word becomes another one when a letter changes. */
export function maxEdits({ length }: string): number {
  if (length < MIN_MISSPELLED_LENGTH || length > MAX_MISSPELLED_LENGTH) return 0;
  return length >= MIN_LENGTH_FOR_TWO_EDITS ? 2 : 1;
}

/**
 * Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighboring letters. Stops
 * counting above `limit` and returns `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** Typos in the prefix of a word: one in "mist" for "mystery". Undefined if there are too many or the first letter differs. */
export function prefixDistance(prefix: string, word: string): number | undefined {
  if (prefix.charCodeAt(0) !== word.charCodeAt(0)) return undefined;
  const limit = maxEdits(prefix);
  let fewest = limit + 1;
  const longest = Math.min(prefix.length + limit, word.length);
  for (let length = prefix.length - limit; length <= longest && fewest > 0; length++) {
    fewest = Math.min(fewest, editDistance(prefix, word.slice(0, length), limit));
  }
  return fewest <= limit ? fewest : undefined;
}
