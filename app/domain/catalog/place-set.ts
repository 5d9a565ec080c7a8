import type { PlaceCard } from "../places/place.ts";
import { perRun, type SortedPlaces } from "./sorted-places.ts";
import { cardNumber, cardNumbers } from "./written-cards.ts";

/** The numbers of a run's places, beside each other. */
export const numbersOf = perRun((run: readonly PlaceCard[]) => Uint32Array.from(run, cardNumber));

/** Places as one bit each: two sets in common, in any order, are found without a look at a place. */
export class PlaceSet {
  readonly #bits = new Uint32Array((cardNumbers() >>> 5) + 1);

  /** The numbers are taken before the set is made, so that it has room for them. */
  constructor(columns: readonly Iterable<number>[] = []) {
    for (const numbers of columns) for (const number of numbers) this.add(number);
  }

  static of(lists: Iterable<SortedPlaces>): PlaceSet {
    return new PlaceSet([...lists].flatMap(({ runs }) => runs.map(numbersOf)));
  }

  static ofPlaces(places: readonly PlaceCard[]): PlaceSet {
    return new PlaceSet([places.map(cardNumber)]);
  }

  /** The places that each of the sets has; one is in it at least. */
  static common([first, ...others]: readonly PlaceSet[]): PlaceSet {
    if (others.length === 0) return first!;
    const common = new PlaceSet();
    common.#bits.set(first!.#bits);
    for (const other of others) {
      // One that was made earlier may be shorter.
      for (let index = 0; index < common.#bits.length; index++) common.#bits[index]! &= other.#bits[index] ?? 0;
    }
    return common;
  }

  /** The places that any of the sets has. */
  static either(sets: readonly PlaceSet[]): PlaceSet {
    const either = new PlaceSet();
    for (const set of sets) {
      for (let index = 0; index < set.#bits.length; index++) either.#bits[index]! |= set.#bits[index]!;
    }
    return either;
  }

  add(number: number): void {
    this.#bits[number >>> 5]! |= 1 << (number & 31);
  }

  has(number: number): boolean {
    return ((this.#bits[number >>> 5]! >>> (number & 31)) & 1) === 1;
  }

  /** Those of a list, in its order. */
  among(list: SortedPlaces): SortedPlaces {
    return list.narrow((run) => {
      const numbers = numbersOf(run);
      const chosen: PlaceCard[] = [];
      for (let index = 0; index < numbers.length; index++) if (this.has(numbers[index]!)) chosen.push(run[index]!);
      return chosen;
    });
  }
}
