/** The ways to be done with a town at an hour of a day, of which the best are kept. */
import type { Candidate } from "../route/trip-candidates.ts";
import type { KindWorth, SeenWorth } from "./seen-worth.ts";

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
  readonly seen: TownSet;
  /** What the last stay adds to what was seen before; added up where the trip goes on from here. */
  readonly gains: KindWorth;
  worth: SeenWorth | undefined;
  readonly asked: number;
  readonly score: number;
  readonly visits: readonly Candidate[];
  readonly night: Night | undefined;
  readonly before: Label | undefined;
}

/** As bits of two numbers: that many towns have places. */
export interface TownSet {
  readonly low: number;
  readonly high: number;
}
const MAX_TOWNS_SEEN = 62;
export const NO_TOWNS: TownSet = { low: 0, high: 0 };
const HALF = 31;

export const hasSeen = ({ low, high }: TownSet, town: number): boolean =>
  town < HALF ? (low & (1 << town)) !== 0 : town < MAX_TOWNS_SEEN && (high & (1 << (town - HALF))) !== 0;

export function withTown(set: TownSet, town: number): TownSet {
  if (town >= MAX_TOWNS_SEEN) return set;
  if (town < HALF) return { low: set.low | (1 << town), high: set.high };
  return { low: set.low, high: set.high | (1 << (town - HALF)) };
}

/** Of one day: the best labels by quarter of an hour and town, best first. */
export type Slots = Label[][][];

/** Of each town and quarter of an hour. */
const MAX_LABELS = 3;
/** Of each town, up to that hour of the day. */
const MAX_EARLIER = 6;

type Rank = Pick<Label, "asked" | "score">;

export const isBetter = (a: Rank, b: Rank): boolean => (a.asked === b.asked ? a.score > b.score : a.asked > b.asked);

/** Of one day, hour by hour: whoever is done with a town later must have more from it than the best who were done before. */
export class EarlierLabels {
  readonly #best = new Map<number, Label[]>();

  /** False if the label is no better than as many that were there before. */
  add(label: Label): boolean {
    const key = label.at * 2 + +label.isEvening;
    const best = this.#best.get(key) ?? [];
    this.#best.set(key, best);
    if (best.length >= MAX_EARLIER && !isBetter(label, best.at(-1)!)) return false;
    const at = best.findIndex((other) => isBetter(label, other));
    best.splice(at < 0 ? best.length : at, 0, label);
    if (best.length > MAX_EARLIER) best.pop();
    return true;
  }
}

/** The labels that a new one has to be among, undefined if it is not. */
export function rivalsOf(
  slots: Slots,
  slot: number,
  offer: Pick<Label, "at" | "isEvening"> & Rank,
): Label[] | undefined {
  slots[slot] ??= [];
  const here = slots[slot];
  const key = offer.at * 2 + +offer.isEvening;
  here[key] ??= [];
  const rivals = here[key];
  return rivals.length >= MAX_LABELS && !isBetter(offer, rivals.at(-1)!) ? undefined : rivals;
}

/** Of two that saw the same towns, the better one is enough. */
export function insertLabel(rivals: Label[], label: Label): void {
  const { low, high } = label.seen;
  const same = rivals.findIndex(
    ({ seen, isMorning }) => seen.low === low && seen.high === high && isMorning === label.isMorning,
  );
  if (same >= 0) {
    if (!isBetter(label, rivals[same]!)) return;
    rivals.splice(same, 1);
  }
  const at = rivals.findIndex((other) => isBetter(label, other));
  rivals.splice(at < 0 ? rivals.length : at, 0, label);
  if (rivals.length > MAX_LABELS) rivals.pop();
}
