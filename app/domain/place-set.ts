import type { PlaceCard } from "./place.ts";
import { perRun, type SortedPlaces } from "./sorted-places.ts";
import { cardNumber, cardNumbers } from "./written-cards.ts";

/** The numbers of a run's places, beside each other. */
export const numbersOf = perRun((run: readonly PlaceCard[]) => Uint32Array.from(run, cardNumber));

/** Places as one bit each: two sets in common, in any order, are found without a look at a place. */
export class PlaceSet {
  readonly #bits = new Uint32Array((cardNumbers() >>> 5) + 1);

  static of(lists: Iterable<SortedPlaces>): PlaceSet {
    const columns = [...lists].flatMap(({ runs }) => runs.map(numbersOf));
    const set = new PlaceSet();
    for (const numbers of columns) for (const number of numbers) set.add(number);
    return set;
  }

  add(number: number): void {
    this.#bits[number >>> 5]! |= 1 << (number & 31);
  }

  has(number: number): boolean {
    return ((this.#bits[number >>> 5]! >>> (number & 31)) & 1) === 1;
  }
}
