/**
 * A day on the road as it goes: what is done, what is skipped, and how the times of the rest move along. It runs in the
 * visitor's browser, so driving times that the plan does not know are estimated from those it does.
 */
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import type { Window } from "../../places/hours/sun-times.ts";

/** A day of a plan. All times are minutes after midnight by the clocks where the day starts. */
export interface DaySchedule {
  readonly starts: number;
  readonly from: LatLng;
  readonly stops: readonly ScheduledStop[];
  readonly to: LatLng;
  /** From the last stop to where the night is spent, and for a meal then. */
  readonly lastTravel: number;
  readonly lastMeal: number;
}

export interface ScheduledStop {
  readonly slug: string;
  readonly point: LatLng | undefined;
  /** Minutes on the way from the point before. */
  readonly travel: number;
  /** Minutes for a meal between the arrival and the visit. */
  readonly meal: number;
  /** Whether the plan waits until the visit begins, for the opening or for the evening. */
  readonly waits: boolean;
  readonly begins: number;
  readonly stay: number;
  /** The opening hours that the visit is planned in; absent where nothing is known or it never closes. */
  readonly open: Window | undefined;
  /** Whether the night is spent there. */
  readonly isNight: boolean;
}

/** What the visitor said about the day. Kept in the browser. */
export interface DayProgress {
  /** When a stop was left. */
  readonly done: Readonly<Record<string, number>>;
  readonly skipped: readonly string[];
  /** Slugs in the visitor's own order; empty for the plan's. */
  readonly order: readonly string[];
  /** Minutes behind, since the last stop was left. */
  readonly late: number;
  /** The stop where the visitor is. */
  readonly here?: string | undefined;
  /** What was read aloud on the way: "summary:slug", "story:slug". */
  readonly heard?: readonly string[] | undefined;
}

export const NO_PROGRESS: DayProgress = { done: {}, skipped: [], order: [], late: 0 };

export type Advice = "swap" | "skip" | "end";

export interface ForecastStop {
  readonly slug: string;
  readonly state: "done" | "skipped" | "ahead";
  /** When to leave the point before. */
  readonly leave: number;
  readonly travel: number;
  readonly begins: number;
  readonly ends: number;
  /** Later than planned, in minutes; negative if earlier. */
  readonly behind: number;
  readonly closing:
    | { readonly kind: "closed" | "short"; readonly minutes: number; readonly advice: Advice }
    | undefined;
}

export interface DayForecast {
  readonly stops: readonly ForecastStop[];
  /** The last way of the day, which leads to where the night is spent. */
  readonly lastLeave: number;
  readonly lastTravel: number;
  readonly ends: number;
  /** What comes next; absent when all is done or skipped. */
  readonly next: ForecastStop | undefined;
}

/** A visit that is shorter by so little is not worth a word. */
const MIN_MISSING = 10;
/** Where a day has no drive to learn from. */
const MINUTES_PER_STRAIGHT_MILE = 1.5;
const ROUND_TO = 5;

export function forecastDay(schedule: DaySchedule, progress: DayProgress): DayForecast {
  const { stops, ...rest } = walk(schedule, progress);
  const advised = stops.map((stop, index): ForecastStop => {
    const { missing, ...known } = stop;
    if (!missing) return { ...known, closing: undefined };
    return { ...known, closing: { ...missing, advice: adviceFor(schedule, progress, stops, index) } };
  });
  return { ...rest, stops: advised, next: advised.find(({ state }) => state === "ahead") };
}

interface WalkedStop extends Omit<ForecastStop, "closing"> {
  readonly missing: { readonly kind: "closed" | "short"; readonly minutes: number } | undefined;
}

function walk(schedule: DaySchedule, progress: DayProgress) {
  const travelBetween = travelOf(schedule);
  let clock = schedule.starts;
  let at = -1;
  let isNext = true;
  const stops = inOrder(schedule, progress.order).map((index): WalkedStop => {
    const stop = schedule.stops[index]!;
    const { slug, begins: planned, stay, open } = stop;
    const left = progress.done[slug];
    if (left !== undefined) [clock, at] = [left, index];
    if (left !== undefined || progress.skipped.includes(slug)) {
      const [state, begins] = left === undefined ? (["skipped", planned] as const) : (["done", left - stay] as const);
      return { slug, state, leave: clock, travel: 0, begins, ends: clock, behind: 0, missing: undefined };
    }
    const isHere = progress.here === slug;
    const late = isNext ? progress.late : 0;
    isNext = false;
    const travel = travelBetween(at, index);
    const leave = clock + (isHere ? 0 : late);
    const begins = Math.max(leave + travel + stop.meal, open?.from ?? 0, stop.waits ? planned : 0);
    clock = begins + stay + (isHere ? late : 0);
    at = index;
    const missing = isHere || stop.isNight ? undefined : missingOf(begins, stay, open);
    return { slug, state: "ahead", leave, travel, begins, ends: clock, behind: Math.round(begins - planned), missing };
  });
  const last = schedule.stops[at];
  const isThere = last?.isNight === true;
  const lastLeave = clock + (isNext ? progress.late : 0);
  const lastTravel = isThere ? 0 : travelBetween(at, schedule.stops.length);
  return { stops, lastLeave, lastTravel, ends: lastLeave + lastTravel + schedule.lastMeal };
}

function missingOf(begins: number, stay: number, open: Window | undefined): WalkedStop["missing"] {
  if (!open) return undefined;
  const left = Math.floor(open.to - begins);
  if (left <= 0) return { kind: "closed", minutes: 0 };
  return Math.min(stay, open.to - open.from) - left >= MIN_MISSING ? { kind: "short", minutes: left } : undefined;
}

/** Swapping it with the stop before where that saves a visit, else leaving it out; straight to the night where nothing else is open. */
function adviceFor(schedule: DaySchedule, progress: DayProgress, stops: readonly WalkedStop[], index: number): Advice {
  const { slug } = stops[index]!;
  const later = stops.slice(index + 1).filter(({ state }) => state === "ahead");
  const swapped = goThereFirst(schedule, progress, slug);
  const closings = (walked: readonly WalkedStop[]) => walked.filter(({ missing }) => missing).length;
  if (swapped && closings(walk(schedule, swapped).stops) < closings(stops)) return "swap";
  const nights = new Set(schedule.stops.filter(({ isNight }) => isNight).map((stop) => stop.slug));
  const isMoreOpen = later.some((stop) => stop.missing?.kind !== "closed" && !nights.has(stop.slug));
  return isMoreOpen ? "skip" : "end";
}

/** Indexes of the stops, in the visitor's order. */
function inOrder({ stops }: DaySchedule, order: readonly string[]): number[] {
  const place = (index: number) => {
    const at = order.indexOf(stops[index]!.slug);
    return at < 0 ? stops.length + index : at;
  };
  return stops.map((_, index) => index).toSorted((a, b) => place(a) - place(b));
}

/** Between two points of the day: -1 is its start, the number of stops its end. What the plan drives is known. */
function travelOf({ from, stops, to, lastTravel }: DaySchedule): (a: number, b: number) => number {
  const pointAt = (index: number) => (index < 0 ? from : index === stops.length ? to : stops[index]!.point);
  const legs = [...stops.map(({ travel }) => travel), lastTravel];
  const straight = (a: number, b: number) => {
    const [one, other] = [pointAt(a), pointAt(b)];
    return one && other ? milesBetween(one, other) : 0;
  };
  const miles = legs.reduce((sum, _, index) => sum + straight(index - 1, index), 0);
  const minutes = legs.reduce((sum, leg) => sum + leg, 0);
  const pace = miles > 0 && minutes > 0 ? minutes / miles : MINUTES_PER_STRAIGHT_MILE;
  return (a, b) => {
    if (b === a + 1) return legs[b]!;
    const estimate = Math.ceil((straight(a, b) * pace) / ROUND_TO) * ROUND_TO;
    if (b < a) return estimate;
    // Never longer than by way of what lies between.
    return Math.min(
      estimate,
      legs.slice(a + 1, b + 1).reduce((sum, leg) => sum + leg, 0),
    );
  };
}

/** A stop that is done comes before those that are not, whatever was planned. */
export function markDone(schedule: DaySchedule, progress: DayProgress, slug: string, left: number): DayProgress {
  const order = inOrder(schedule, progress.order).map((index) => schedule.stops[index]!.slug);
  const others = order.filter((other) => other !== slug);
  const afterDone = others.findLastIndex((other) => progress.done[other] !== undefined) + 1;
  const isMoved = order.slice(0, order.indexOf(slug)).some((other) => isAhead(progress, other));
  return {
    done: { ...progress.done, [slug]: left },
    skipped: progress.skipped.filter((other) => other !== slug),
    order: isMoved ? others.toSpliced(afterDone, 0, slug) : progress.order,
    late: 0,
    ...(progress.heard && { heard: progress.heard }),
  };
}

const isAhead = ({ done, skipped }: DayProgress, slug: string): boolean =>
  done[slug] === undefined && !skipped.includes(slug);

export function skipStop(progress: DayProgress, slug: string): DayProgress {
  return { ...progress, skipped: [...progress.skipped.filter((other) => other !== slug), slug] };
}

/** Neither done nor skipped. */
export function takeBack(progress: DayProgress, slug: string): DayProgress {
  const { [slug]: _, ...done } = progress.done;
  return { ...progress, done, skipped: progress.skipped.filter((other) => other !== slug) };
}

/** Visits it before the stop that comes first; undefined where there is none. */
export function goThereFirst(schedule: DaySchedule, progress: DayProgress, slug: string): DayProgress | undefined {
  const slugs = inOrder(schedule, progress.order).map((index) => schedule.stops[index]!.slug);
  const at = slugs.indexOf(slug);
  const before = slugs.findLastIndex((other, index) => index < at && isAhead(progress, other));
  if (before < 0) return undefined;
  return { ...progress, order: slugs.with(at, slugs[before]!).with(before, slug) };
}

/** This stop and all after it are skipped, but not the inn. */
export function goToTheNight(schedule: DaySchedule, progress: DayProgress, slug: string): DayProgress {
  const order = inOrder(schedule, progress.order).map((index) => schedule.stops[index]!);
  const left = order
    .slice(order.findIndex((stop) => stop.slug === slug))
    .filter((stop) => !stop.isNight && isAhead(progress, stop.slug));
  return { ...progress, skipped: [...progress.skipped, ...left.map((stop) => stop.slug)] };
}

const MAX_LATE = 12 * 60;

export function runLate(progress: DayProgress, minutes: number): DayProgress {
  return { ...progress, late: Math.max(0, Math.min(MAX_LATE, progress.late + minutes)) };
}

/** Undefined for anything that is not ours. */
export function readProgress(value: unknown): DayProgress | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { done, skipped, order, late, here, heard } = value as Record<string, unknown>;
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((slug) => typeof slug === "string");
  if (typeof done !== "object" || done === null || !Object.values(done).every(Number.isFinite)) return undefined;
  if (!isList(skipped) || !isList(order) || !Number.isFinite(late)) return undefined;
  return {
    done: done as Record<string, number>,
    skipped,
    order,
    late: late as number,
    ...(typeof here === "string" && { here }),
    ...(isList(heard) && { heard }),
  };
}
