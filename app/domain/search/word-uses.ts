/** Which texts hold a word, and where in them: a sorted list of small numbers, a few bytes for each use. */

/** A use is the number of its text and, in the low bits, the fields that hold the word. */
const FIELD_BITS = 8;
const FIELDS = (1 << FIELD_BITS) - 1;
const FIRST_ROOM = 4;
const GROWTH = 1.5;

export const textOfUse = (use: number): number => use >>> FIELD_BITS;
export const fieldsOfUse = (use: number): number => use & FIELDS;

export class WordUses {
  #uses = new Uint32Array(FIRST_ROOM);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** All of them, by text. */
  get all(): Uint32Array {
    return this.#uses.subarray(0, this.#count);
  }

  add(text: number, fields: number): void {
    if (this.#count === this.#uses.length) {
      const wider = new Uint32Array(Math.ceil(this.#count * GROWTH) + 1);
      wider.set(this.#uses);
      this.#uses = wider;
    }
    const at = this.#place(text);
    this.#uses.copyWithin(at + 1, at, this.#count);
    this.#uses[at] = (text << FIELD_BITS) | fields;
    this.#count++;
  }

  remove(text: number): void {
    const at = this.#place(text);
    if (at === this.#count || textOfUse(this.#uses[at]!) !== text) return;
    this.#uses.copyWithin(at, at + 1, this.#count);
    this.#count--;
  }

  /** The fields of a text that hold the word; 0 for none. */
  fieldsIn(text: number): number {
    const at = this.#place(text);
    const use = at < this.#count ? this.#uses[at]! : 0;
    return at < this.#count && textOfUse(use) === text ? fieldsOfUse(use) : 0;
  }

  /** Where the text stands, or would. Not by `lowerBound`: it is asked for each text of a search, and a fifth faster so. */
  #place(text: number): number {
    let [low, high] = [0, this.#count];
    // Texts mostly come in order.
    if (high > 0 && textOfUse(this.#uses[high - 1]!) < text) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (textOfUse(this.#uses[middle]!) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
