import type { PlaceCard, PlaceList } from "../places/place.ts";
import { type PlaceOrder, positionAmong, reviseSorted } from "./data-order.ts";
import { lowerBound } from "./lower-bound.ts";

/** Places in a run when a list is made; one that has grown to twice as many is parted. */
export const RUN_LENGTH = 256;

/**
 * Places in an order, in runs that follow each other. A revision copies the run that it touches and shares all others: a copy of 100,000
 * places for each list and each publication would be most of what has to be cleared away.
 */
export class SortedPlaces implements PlaceList {
  readonly #order: PlaceOrder;
  /** None is empty. */
  readonly #runs: readonly (readonly PlaceCard[])[];
  /** Where each run begins, and after them how many places there are. */
  readonly #begins: readonly number[];
  /** The run that was asked for last: the next question is mostly for the place beside it. */
  #lastRun = 0;

  private constructor(order: PlaceOrder, runs: readonly (readonly PlaceCard[])[]) {
    this.#order = order;
    this.#runs = runs;
    const begins = [0];
    for (const [index, run] of runs.entries()) begins.push(begins[index]! + run.length);
    this.#begins = begins;
  }

  /** `list` is in that order already. */
  static of(order: PlaceOrder, list: readonly PlaceCard[]): SortedPlaces {
    const count = Math.ceil(list.length / RUN_LENGTH);
    const runs = Array.from({ length: count }, (_, run) => list.slice(run * RUN_LENGTH, (run + 1) * RUN_LENGTH));
    return new SortedPlaces(order, runs);
  }

  /** None is ever changed. */
  get runs(): readonly (readonly PlaceCard[])[] {
    return this.#runs;
  }

  get length(): number {
    return this.#begins.at(-1)!;
  }

  at(index: number): PlaceCard | undefined {
    if (!(index >= this.#begins[this.#lastRun]! && index < this.#begins[this.#lastRun + 1]!)) {
      if (!(index >= 0 && index < this.length)) return undefined;
      this.#lastRun = this.#runAt(index);
    }
    return this.#runs[this.#lastRun]![index - this.#begins[this.#lastRun]!];
  }

  slice(from = 0, to = this.length): PlaceCard[] {
    const begin = Math.max(0, from);
    const end = Math.min(to, this.length);
    const slices: (readonly PlaceCard[])[] = [];
    for (let run = this.#runAt(begin); run < this.#runs.length && this.#begins[run]! < end; run++) {
      const first = this.#begins[run]!;
      slices.push(this.#runs[run]!.slice(Math.max(0, begin - first), end - first));
    }
    return slices.flat();
  }

  find(accept: (place: PlaceCard) => boolean): PlaceCard | undefined {
    for (const run of this.#runs) for (const place of run) if (accept(place)) return place;
    return undefined;
  }

  filter(accept: (place: PlaceCard) => boolean): PlaceCard[] {
    const accepted: PlaceCard[] = [];
    for (const run of this.#runs) for (const place of run) if (accept(place)) accepted.push(place);
    return accepted;
  }

  map<T>(change: (place: PlaceCard) => T): T[] {
    const changed: T[] = [];
    for (const run of this.#runs) for (const place of run) changed.push(change(place));
    return changed;
  }

  *[Symbol.iterator](): Generator<PlaceCard> {
    for (const run of this.#runs) for (const place of run) yield place;
  }

  /** What is chosen of each run, in the same order. */
  narrow(choose: (run: readonly PlaceCard[]) => readonly PlaceCard[]): SortedPlaces {
    return new SortedPlaces(
      this.#order,
      this.#runs.map(choose).filter((run) => run.length > 0),
    );
  }

  /** Without some places and with others put where they belong. */
  revise(removed: readonly PlaceCard[], added: readonly PlaceCard[]): SortedPlaces {
    const runs = this.#runs.slice();
    const change = (place: PlaceCard, gone: readonly PlaceCard[], come: readonly PlaceCard[]) => {
      const beyond = positionAmong(runs.length, (run) => runs[run]!.at(-1)!, this.#order, place);
      const at = Math.min(beyond, Math.max(0, runs.length - 1));
      runs.splice(at, 1, ...parted(reviseSorted(runs[at] ?? [], this.#order, gone, come)));
    };
    for (const place of removed) change(place, [place], []);
    for (const place of added) change(place, [], [place]);
    return new SortedPlaces(this.#order, runs);
  }

  /** The run of the place with this index; the one after the last where there is none. */
  #runAt(index: number): number {
    return lowerBound(this.#runs.length, (run) => this.#begins[run + 1]! <= index);
  }
}

/**
 * What is worked out for a run once. Runs are shared by the catalogs that follow each other, so after a publication only those that
 * it touched are worked out again.
 */
export function perRun<T extends object>(workOut: (run: readonly PlaceCard[]) => T): (run: readonly PlaceCard[]) => T {
  const known = new WeakMap<readonly PlaceCard[], T>();
  return (run) => {
    const worked = known.get(run);
    if (worked) return worked;
    const result = workOut(run);
    known.set(run, result);
    return result;
  };
}

function parted(run: readonly PlaceCard[]): (readonly PlaceCard[])[] {
  if (run.length === 0) return [];
  if (run.length < 2 * RUN_LENGTH) return [run];
  return [run.slice(0, RUN_LENGTH), run.slice(RUN_LENGTH)];
}
