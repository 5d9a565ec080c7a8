/** The words of all texts: each has a number, and is found by how it begins and by spellings that are nearly its own. */
import { editDistance } from "./edit-distance.ts";
import { mistakesAllowed, mistakesInBeginning } from "./mistakes-in-beginning.ts";

/** Words lie in drawers by their first letters: few enough to look through, and nothing to keep sorted. */
const DRAWER_LETTERS = 2;
const LETTER_A = 97;

export class WordList {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  /** Which letters a word holds, a bit for each: most words that are far from another one are told by that alone. */
  readonly #letters: number[] = [];
  readonly #drawers = new Map<string, number[]>();
  readonly #byLength = new Map<number, number[]>();

  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    this.#letters.push(lettersOf(word));
    push(this.#drawers, word.slice(0, DRAWER_LETTERS), number);
    if (isSpelt(word)) push(this.#byLength, word.length, number);
    return number;
  }

  findBeginning(prefix: string): number[] {
    if (prefix === "") return [];
    if (prefix.length >= DRAWER_LETTERS) {
      const drawer = this.#drawers.get(prefix.slice(0, DRAWER_LETTERS)) ?? [];
      return prefix.length === DRAWER_LETTERS ? drawer : drawer.filter((n) => this.#words[n]!.startsWith(prefix));
    }
    return [...this.#drawers].filter(([key]) => key.startsWith(prefix)).flatMap(([, drawer]) => drawer);
  }

  /** Words that the given one may be a misspelling of, with the number of mistakes. Figures are never misspelt. */
  findSimilar(word: string): { number: number; mistakes: number }[] {
    // Short words are other words when a letter changes.
    const allowed = mistakesAllowed(word);
    if (allowed === 0 || !isSpelt(word)) return [];
    const letters = lettersOf(word);
    const found: { number: number; mistakes: number }[] = [];
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      for (const number of this.#byLength.get(length) ?? []) {
        if (countBits(letters ^ this.#letters[number]!) > 2 * allowed) continue;
        const mistakes = editDistance(word, this.#words[number]!, allowed);
        if (mistakes > 0 && mistakes <= allowed) found.push({ number, mistakes });
      }
    }
    return found;
  }

  /** Longer words that the given one may be the misspelt beginning of: "mist" of "mystery". */
  findBeginningSimilar(prefix: string): { number: number; mistakes: number }[] {
    const allowed = mistakesAllowed(prefix);
    if (allowed === 0 || !isSpelt(prefix)) return [];
    const letters = lettersOf(prefix);
    const found: { number: number; mistakes: number }[] = [];
    for (const [key, drawer] of this.#drawers) {
      if (key[0] !== prefix[0]) continue;
      for (const number of drawer) {
        if (countBits(letters & ~this.#letters[number]!) > allowed) continue;
        const mistakes = mistakesInBeginning(prefix, this.#words[number]!);
        if (mistakes !== undefined && mistakes > 0) found.push({ number, mistakes });
      }
    }
    return found;
  }
}

function push<K>(lists: Map<K, number[]>, key: K, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}

const isSpelt = (word: string): boolean => !/\d/.test(word);

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - LETTER_A;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
