/** The ways to be done with a town at an hour of a day, of which the best are kept, and what each has seen so far. */
import { PLACE_TYPES, type PlaceType } from "../../places/place.ts";
import type { Candidate } from "../route/trip-candidates.ts";

export interface Night {
  /** The haunted inn where it is spent. */
  readonly inn: Candidate | undefined;
}

export interface Label {
  /** Index of the town; -1 at the start. */
  readonly at: number;
  readonly day: number;
  /** By the clocks at the start of the trip. */
  readonly time: number;
  /** Whether nothing but the drive home or to a bed may follow. */
  readonly isEvening: boolean;
  readonly hasEvening: boolean;
  /** Whether its last visit would wait for the evening if the day ended here. */
  readonly waits: boolean;
  readonly meals: number;
  /** Minutes of this day at the wheel, and of driving and visits. */
  readonly wheel: number;
  readonly spent: number;
  readonly stops: number;
  /** Whether the day begins here: after a night, or at the start. */
  readonly isMorning: boolean;
  /** Towns that were seen, a bit for each. */
  readonly seen: number;
  /** What the last stay adds to what was seen before; added up where the trip goes on from here. */
  readonly gains: KindWorth;
  worth: SeenWorth | undefined;
  readonly asked: number;
  readonly score: number;
  readonly visits: readonly Candidate[];
  readonly night: Night | undefined;
  readonly before: Label | undefined;
}

/** Of one day: the best labels by quarter of an hour and town, best first. */
export type Slots = Label[][][];

/** Of each town and quarter of an hour. */
const MAX_LABELS = 3;
/** Of each town, up to that hour of the day. */
const MAX_EARLIER = 6;

type Rank = Pick<Label, "asked" | "score">;

export const isBetter = (a: Rank, b: Rank): boolean => (a.asked === b.asked ? a.score > b.score : a.asked > b.asked);

/** Best first; false where as many are better. */
function insert(best: Label[], label: Label, most: number): boolean {
  const at = best.findIndex((other) => isBetter(label, other));
  if (at < 0 && best.length >= most) return false;
  best.splice(at < 0 ? best.length : at, 0, label);
  if (best.length > most) best.pop();
  return true;
}

const keyOf = ({ at, isEvening }: Pick<Label, "at" | "isEvening">): number => at * 2 + +isEvening;

/** Of one day, hour by hour: whoever is done with a town later must have more from it than the best who were done before. */
export class EarlierLabels {
  readonly #best = new Map<number, Label[]>();

  /** False if the label is no better than as many that were there before. */
  add(label: Label): boolean {
    const best = this.#best.get(keyOf(label)) ?? [];
    this.#best.set(keyOf(label), best);
    return insert(best, label, MAX_EARLIER);
  }
}

/** The labels that a new one has to be among, undefined if it is not. */
export function rivalsOf(
  slots: Slots,
  slot: number,
  offer: Pick<Label, "at" | "isEvening"> & Rank,
): Label[] | undefined {
  const key = keyOf(offer);
  slots[slot] ??= [];
  const here = slots[slot];
  here[key] ??= [];
  const rivals = here[key];
  return rivals.length >= MAX_LABELS && !isBetter(offer, rivals.at(-1)!) ? undefined : rivals;
}

/** Of two that saw the same towns, the better one is enough. */
export function insertLabel(rivals: Label[], label: Label): void {
  const same = rivals.findIndex(({ seen, isMorning }) => seen === label.seen && isMorning === label.isMorning);
  if (same >= 0) {
    if (!isBetter(label, rivals[same]!)) return;
    rivals.splice(same, 1);
  }
  insert(rivals, label, MAX_LABELS);
}

/** Twice as much of one kind, or of one region, is less than twice as good. */
const AGAIN = 0.85;

const NUMBERS = new Map<PlaceType, number>(PLACE_TYPES.map((kind, index) => [kind, index]));
const KINDS = PLACE_TYPES.length;

/** By number of the kind; worth that is less for each after the first of its kind. */
export type KindWorth = readonly { readonly kind: number; readonly worth: number }[];

export const numberOf = (kind: PlaceType): number => NUMBERS.get(kind)!;

/** What a trip has seen so far, by kind of place and by region. */
export class SeenWorth {
  readonly #worth: Float64Array;
  /** What the worth of each kind counts for. */
  readonly #counts: Float64Array;

  constructor(regions: number, before?: SeenWorth) {
    this.#worth = before ? before.#worth.slice() : new Float64Array(KINDS + regions);
    this.#counts = before ? before.#counts.slice() : new Float64Array(KINDS + regions);
  }

  gainOf(gains: KindWorth, region: number): number {
    let gain = 0;
    for (const { kind, worth } of gains) gain += this.#adds(kind, worth);
    return this.#hasRegions ? this.#adds(KINDS + region, gain) : gain;
  }

  with(gains: KindWorth, region: number): SeenWorth {
    if (gains.length === 0) return this;
    const after = new SeenWorth(this.#worth.length - KINDS, this);
    let gain = 0;
    for (const { kind, worth } of gains) {
      gain += this.#adds(kind, worth);
      after.#set(kind, worth);
    }
    if (this.#hasRegions) after.#set(KINDS + region, gain);
    return after;
  }

  get #hasRegions(): boolean {
    return this.#worth.length > KINDS;
  }

  #adds(index: number, worth: number): number {
    return (this.#worth[index]! + worth) ** AGAIN - this.#counts[index]!;
  }

  #set(index: number, worth: number): void {
    this.#worth[index]! += worth;
    this.#counts[index] = this.#worth[index]! ** AGAIN;
  }
}
