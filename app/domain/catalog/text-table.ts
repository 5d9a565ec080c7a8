const EMPTY = -1;
const REMOVED = -2;
/** Of its slots at most so many are taken, so that the next free one is near. */
const FULLEST = 0.6;
const SMALLEST = 16;

/**
 * Which number stands for a text, in bytes beside the heap: a map of 100,000 texts is 300,000 pointers for the collector of memory
 * to follow. It holds no texts; `textOf` tells the one that a number stands for.
 */
export class TextTable {
  readonly #textOf: (number: number) => string;
  #slots: Int32Array;
  #size = 0;
  /** Slots that are not empty: those of removed texts are passed by. */
  #taken = 0;

  constructor(textOf: (number: number) => string, expected = 0) {
    this.#textOf = textOf;
    this.#slots = new Int32Array(roomFor(expected)).fill(EMPTY);
  }

  get size(): number {
    return this.#size;
  }

  find(text: string): number | undefined {
    const number = this.#slots[this.#slotOf(text)]!;
    return number >= 0 ? number : undefined;
  }

  /** The text must not be there yet, and `textOf` must know the number. */
  add(text: string, number: number): void {
    if (this.#taken + 1 > this.#slots.length * FULLEST) this.#makeRoom();
    this.#slots[this.#slotOf(text)] = number;
    this.#size += 1;
    this.#taken += 1;
  }

  /** While `textOf` still knows its number. */
  remove(text: string): void {
    const slot = this.#slotOf(text);
    if (this.#slots[slot] === EMPTY) return;
    this.#slots[slot] = REMOVED;
    this.#size -= 1;
  }

  /** Where it is, or the empty slot where it would be. */
  #slotOf(text: string): number {
    const last = this.#slots.length - 1;
    for (let slot = hashOf(text) & last; ; slot = (slot + 1) & last) {
      const number = this.#slots[slot]!;
      if (number === EMPTY || (number !== REMOVED && this.#textOf(number) === text)) return slot;
    }
  }

  #makeRoom(): void {
    const numbers = this.#slots.filter((number) => number >= 0);
    this.#slots = new Int32Array(roomFor(2 * (this.#size + 1))).fill(EMPTY);
    this.#taken = this.#size;
    for (const number of numbers) this.#slots[this.#slotOf(this.#textOf(number))] = number;
  }
}

/** A power of two, so that a slot is found with a mask. */
function roomFor(texts: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(SMALLEST, texts / FULLEST)));
}

/** FNV-1a, and its upper half over its lower one: the mask takes the lowest bits only. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 16);
}
