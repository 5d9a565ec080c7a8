/** The hours of a day on the road: when each visit begins, when one eats, and what waits for the evening. */
import type { Window } from "../places/hours/sun-times.ts";

export interface Visit {
  /** Minutes at the wheel to get there. */
  readonly driving: number;
  readonly stay: number;
  /** By the clocks where the day starts. */
  readonly windows: readonly Window[];
  /** Whether one can eat there. */
  readonly isTable: boolean;
  /** Whether the night is spent there. */
  readonly isNight: boolean;
}

export interface DayFrame {
  /** Minutes after midnight. */
  readonly starts: number;
  /** When the last visit ends at the latest, if it is kept for the evening. */
  readonly latest: number;
  readonly sunset: number | undefined;
  /** From the last visit to where the day ends. */
  readonly lastLeg: number;
}

export type MealName = "lunch" | "dinner";

interface ClockMeal {
  readonly name: MealName;
  readonly at: number;
  /** Index of the visit where one eats, if it has a table. */
  readonly table: number | undefined;
  /** Index of the visit that one arrives at before the meal; absent where the day has ended or on the road. */
  readonly near: number | undefined;
}

interface ClockVisit {
  readonly begins: number;
  /** Minutes between the arrival and the visit: a meal, and the wait for the opening or for the evening. */
  readonly free: number;
  readonly stay: number;
  /** Minutes of `free` that are neither a meal nor kept for the evening. */
  readonly idle: number;
  readonly isOutside: boolean;
}

export interface DayClock {
  readonly visits: readonly ClockVisit[];
  readonly meals: readonly ClockMeal[];
  readonly ends: number;
  /** Whether the last visit is one of the evening. */
  readonly hasEvening: boolean;
}

export const MEAL_MINUTES = 60;
/** A meal begins between these. */
const MEALS = [
  { name: "lunch", from: 11.5 * 60, to: 13.5 * 60, usual: 12 * 60, dayEnds: 12 * 60 },
  { name: "dinner", from: 17.5 * 60, to: 19.5 * 60, usual: 18 * 60, dayEnds: 15 * 60 },
] as const;
/** Rather a bit too early than after a long visit. */
const EARLY_MINUTES = 30;
/** Nobody waits longer for a place to open. */
const MAX_WAIT = 120;
/** A day that has come so far may end with something after dark. */
const EVENING_FROM = 14 * 60;
export const EVENING = { earliest: 18.5 * 60, latest: 20 * 60 };

const eveningOf = ({ sunset = EVENING.earliest }: Pick<DayFrame, "sunset">): number =>
  Math.min(EVENING.latest, Math.max(EVENING.earliest, sunset));

/** What follows from the order of the visits alone, so that a plan which is shared has the same hours. */
export function clockDay(visits: readonly Visit[], frame: DayFrame): DayClock {
  const { starts, lastLeg } = frame;
  const pending = MEALS.filter(({ to }) => starts < to);
  const meals: ClockMeal[] = [];
  let clock = starts;
  let hasEvening = false;
  const done = visits.map((visit, index): ClockVisit => {
    const left = clock;
    const arrive = clock + visit.driving;
    if (visit.isNight) {
      clock = arrive + visit.stay;
      return { begins: arrive, free: 0, stay: visit.stay, idle: 0, isOutside: false };
    }
    const evening = index === visits.length - 1 ? heldUntil(visit, arrive, frame) : undefined;
    let ready = arrive;
    let { stay } = visit;
    let eaten = 0;
    while (pending[0] && isDue(pending[0], visit, ready, evening)) {
      const { name, from, to } = pending.shift()!;
      const early = Math.max(ready, evening === undefined ? from - EARLY_MINUTES : from);
      const isHere = visit.isTable && evening === undefined && early <= to + EARLY_MINUTES;
      if (isHere && beginOf({ ...visit, stay: MEAL_MINUTES }, early) === early) {
        meals.push({ name, at: early, table: index, near: index });
        stay = Math.max(stay, MEAL_MINUTES);
        ready = early;
        break;
      }
      const onTheRoad = arrive > to;
      meals.push({
        name,
        at: onTheRoad ? Math.max(left, from) : early,
        table: undefined,
        near: onTheRoad ? undefined : index,
      });
      ready = early + MEAL_MINUTES;
      eaten += MEAL_MINUTES;
    }
    const begin = beginOf({ ...visit, stay }, ready);
    const isOutside = begin === undefined || begin - ready > MAX_WAIT + (index === 0 ? 24 * 60 : 0);
    let begins = isOutside ? ready : begin;
    const idle = begins - arrive - eaten;
    if (evening !== undefined && !isOutside) begins = Math.max(begins, evening);
    if (evening !== undefined && !isOutside) hasEvening = true;
    clock = begins + stay;
    return { begins, free: begins - arrive, stay, idle, isOutside };
  });
  const last = visits.at(-1);
  for (const { name, from, to, usual, dayEnds } of pending) {
    const end = clock + lastLeg;
    if (end < dayEnds) continue;
    if (end > to) {
      meals.push({ name, at: Math.max(clock, from), table: undefined, near: undefined });
      clock += MEAL_MINUTES;
    } else {
      const table = last?.isNight && last.isTable ? visits.length - 1 : undefined;
      meals.push({ name, at: Math.max(end, usual), table, near: table });
    }
  }
  if (done.at(-1) && !last!.isNight && done.at(-1)!.begins >= eveningOf(frame) && !done.at(-1)!.isOutside)
    hasEvening = true;
  return { visits: done, meals, ends: clock + lastLeg, hasEvening };
}

/** The earliest time from `ready` on at which the visit is within the hours. */
export function beginOf({ windows, stay }: Pick<Visit, "windows" | "stay">, ready: number): number | undefined {
  for (const { from, to } of windows) {
    const begin = Math.max(ready, from);
    if (begin + Math.min(stay, to - from) <= to) return begin;
  }
  return undefined;
}

/** When the last visit of a day begins if it is open after dark, and there is time for it. */
function heldUntil(visit: Visit, arrive: number, frame: DayFrame): number | undefined {
  if (arrive < EVENING_FROM) return undefined;
  const evening = beginOf(visit, Math.max(arrive, eveningOf(frame)));
  if (evening === undefined || evening > Math.max(arrive, EVENING.latest)) return undefined;
  return evening + visit.stay + frame.lastLeg <= frame.latest ? evening : undefined;
}

type Meal = (typeof MEALS)[number];

function isDue({ name, from, to }: Meal, visit: Visit, ready: number, evening: number | undefined): boolean {
  if (ready >= from) return true;
  if (name === "dinner" && evening !== undefined) return true;
  const begin = beginOf(visit, ready);
  if (begin === undefined || begin < from - EARLY_MINUTES) {
    return visit.isTable && ready >= from - EARLY_MINUTES;
  }
  return visit.isTable || begin + visit.stay > to;
}
