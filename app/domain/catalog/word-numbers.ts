/** Stands before and after every word, so that a text with it is at a word's beginning or end. */
export const WORD_BREAK = "\n";

/** Words, each with a number, counted from 0 on; none is ever taken out. */
export class WordNumbers {
  readonly #numbers = new Map<string, number>();
  /** All words behind each other, each with its break before it, and where each of them ends. */
  #written: { readonly all: string; readonly ends: Uint32Array } | undefined;

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#written = undefined;
    return number;
  }

  /** By number: 1 for a word in which the text is, else 0. */
  wordsWith(text: string): Uint8Array {
    this.#written ??= this.#writeDown();
    const { all, ends } = this.#written;
    const marks = new Uint8Array(ends.length);
    let number = 0;
    for (let at = all.indexOf(text); at >= 0 && number < ends.length; at = all.indexOf(text, ends[number - 1])) {
      while (ends[number]! <= at) number += 1;
      if (number < ends.length) marks[number] = 1;
      number += 1;
    }
    return marks;
  }

  /** By number: 1 for a word that is accepted, else 0. */
  wordsThat(accept: (word: string) => boolean): Uint8Array {
    return Uint8Array.from(this.#numbers.keys(), (word) => Number(accept(word)));
  }

  #writeDown() {
    let end = 0;
    const ends = Uint32Array.from(this.#numbers.keys(), (word) => (end += WORD_BREAK.length + word.length));
    return { all: [...this.#numbers.keys(), ""].map((word) => WORD_BREAK + word).join(""), ends };
  }
}
