/** What a trip has seen so far, by kind of place and by region: twice as much of one is less than twice as good. */
import { PLACE_TYPES, type PlaceType } from "../../places/place.ts";

const KIND = 0.85;
const REGION = 0.85;

const NUMBERS = new Map<PlaceType, number>(PLACE_TYPES.map((kind, index) => [kind, index]));
const KINDS = PLACE_TYPES.length;

/** By number of the kind; worth that is less for each after the first of its kind. */
export type KindWorth = readonly { readonly kind: number; readonly worth: number }[];

export const numberOf = (kind: PlaceType): number => NUMBERS.get(kind)!;

export class SeenWorth {
  readonly #worth: Float64Array;
  /** What the worth of each kind counts for. */
  readonly #counts: Float64Array;
  readonly #hasRegions: boolean;

  constructor(regions: number, before?: SeenWorth) {
    this.#hasRegions = regions > 0;
    this.#worth = before ? before.#worth.slice() : new Float64Array(KINDS + regions);
    this.#counts = before ? before.#counts.slice() : new Float64Array(KINDS + regions);
  }

  gainOf(gains: KindWorth, region: number): number {
    let gain = 0;
    for (const { kind, worth } of gains) gain += (this.#worth[kind]! + worth) ** KIND - this.#counts[kind]!;
    if (!this.#hasRegions) return gain;
    return (this.#worth[KINDS + region]! + gain) ** REGION - this.#counts[KINDS + region]!;
  }

  with(gains: KindWorth, region: number): SeenWorth {
    if (gains.length === 0) return this;
    const after = new SeenWorth(this.#worth.length - KINDS, this);
    let gain = 0;
    for (const { kind, worth } of gains) {
      gain += (this.#worth[kind]! + worth) ** KIND - this.#counts[kind]!;
      after.#set(kind, worth, KIND);
    }
    if (this.#hasRegions) after.#set(KINDS + region, gain, REGION);
    return after;
  }

  #set(index: number, worth: number, power: number): void {
    this.#worth[index]! += worth;
    this.#counts[index] = this.#worth[index]! ** power;
  }
}
