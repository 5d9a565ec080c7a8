/** The hours of a day on the road: when each visit begins, when meals are, and what waits for the evening. */
import type { Window } from "../../places/hours/sun-times.ts";

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
  /** Whether it is a place for the evening, which a drive to the inn of the night does not change. */
  readonly isForEvening?: boolean;
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

type MealName = "lunch" | "dinner";

interface ClockMeal {
  readonly name: MealName;
  readonly at: number;
  /** Index of the visit that serves the meal. */
  readonly table: number | undefined;
  /** Index of the visit reached before the meal; absent where the day has ended or on the road. */
  readonly near: number | undefined;
}

interface ClockVisit {
  readonly begins: number;
  /** Minutes between the arrival and the visit: a meal, and the wait for the opening or for the evening. */
  readonly free: number;
  readonly stay: number;
  readonly isOutside: boolean;
}

export interface DayClock {
  readonly visits: readonly ClockVisit[];
  readonly meals: readonly ClockMeal[];
  readonly ends: number;
}

export const MEAL_MINUTES = 60;
/** A meal begins between these. */
const MEALS = [
  { name: "lunch", from: 11.5 * 60, to: 13.5 * 60, usual: 12 * 60, dayEnds: 12 * 60 },
  { name: "dinner", from: 17.5 * 60, to: 19.5 * 60, usual: 18 * 60, dayEnds: 15 * 60 },
] as const;
/** Rather a bit too early than after a long visit. */
const EARLY_MINUTES = 30;
/** Nobody waits longer for a place to open, and in the morning one may sleep in. */
export const MAX_WAIT = 120;
export const MAX_FIRST_WAIT = 180;
/** Rooms are seldom ready before. */
const CHECK_IN = 15 * 60;
/** A place that can be visited before noon, or hours before the evening, is not kept for it. */
const EVENING_FROM = 12 * 60;
const MAX_HELD = 200;
export const EVENING = { earliest: 18.5 * 60, latest: 20 * 60 };

/** After dark, but for a table: nobody waits for that to have dinner. */
const eveningOf = ({ isTable }: Pick<Visit, "isTable">, { sunset = 0 }: Pick<DayFrame, "sunset">): number =>
  isTable ? EVENING.earliest : Math.min(EVENING.latest, Math.max(EVENING.earliest, sunset));

/** Meals that are over before a day that starts then. */
export const mealsBefore = (starts: number): number => MEALS.filter(({ to }) => starts >= to).length;

/** A day as it goes on, visit by visit. */
export class RunningDay {
  now: number;
  /** Of the last visit. */
  begins = 0;
  stay = 0;
  /** Minutes before it that were no meal. */
  idle = 0;
  isOutside = false;
  #nextMeal: number;

  /** `mealsHad` are those that are over, where a part of a day is weighed. */
  constructor(starts: number, mealsHad = mealsBefore(starts)) {
    this.now = starts;
    this.#nextMeal = mealsHad;
  }

  get mealsHad(): number {
    return this.#nextMeal;
  }

  get mealsLeft(): readonly Meal[] {
    return MEALS.slice(this.#nextMeal);
  }

  /** Meals on the road, given how late the arrival is. */
  takeMealsBefore(arrive: number): readonly Meal[] {
    const missed = this.mealsLeft.filter(({ to }) => arrive > to);
    this.#nextMeal += missed.length;
    return missed;
  }

  /** `evening` is when it begins at the earliest if it is kept for the evening. */
  visit(
    visit: Pick<Visit, "driving" | "stay" | "windows" | "isTable">,
    { maxWait, evening, onMeal }: VisitRules,
  ): void {
    const arrive = this.now + visit.driving;
    let ready = arrive;
    let { stay } = visit;
    let eaten = 0;
    for (let meal = MEALS[this.#nextMeal]; meal && isDue(meal, visit, ready, evening); meal = MEALS[this.#nextMeal]) {
      this.#nextMeal += 1;
      const early = Math.max(ready, evening === undefined ? meal.from - EARLY_MINUTES : meal.from);
      const there = tableTime(meal, visit, early, evening);
      if (there !== undefined) {
        onMeal?.(meal, there, true);
        stay = Math.max(stay, MEAL_MINUTES);
        ready = there;
        break;
      }
      onMeal?.(meal, early, false);
      ready = early + MEAL_MINUTES;
      eaten += MEAL_MINUTES;
    }
    const begin = beginOf(visit.windows, stay, ready);
    this.isOutside = begin === undefined || begin - ready > maxWait;
    const begins = this.isOutside ? ready : begin!;
    this.begins = this.isOutside ? ready : Math.max(begins, evening ?? 0);
    this.stay = stay;
    this.idle = this.begins - arrive - eaten;
    this.now = this.begins + stay;
  }
}

interface VisitRules {
  /** Nobody waits longer for a place to open. */
  readonly maxWait: number;
  readonly evening?: number | undefined;
  readonly onMeal?: (meal: Meal, at: number, isHere: boolean) => void;
}

const onTheRoad = (name: MealName, at: number): ClockMeal => ({ name, at, table: undefined, near: undefined });

/** What follows from the order of the visits alone, so that a plan which is shared has the same hours. */
export function clockDay(visits: readonly Visit[], frame: DayFrame): DayClock {
  const { starts, lastLeg } = frame;
  const day = new RunningDay(starts);
  const meals: ClockMeal[] = [];
  const done = visits.map((visit, index): ClockVisit => {
    const left = day.now;
    const arrive = left + visit.driving;
    if (visit.isNight) {
      const missed = day.takeMealsBefore(arrive);
      meals.push(...missed.map(({ name, from }) => onTheRoad(name, Math.max(left, from))));
      const begins = arrive + missed.length * MEAL_MINUTES;
      day.now = begins + visit.stay;
      return { begins, free: begins - arrive, stay: visit.stay, isOutside: false };
    }
    const evening = eveningFrom(visits, index, arrive, frame);
    day.visit(visit, {
      // A day may be only an evening.
      maxWait: index === 0 ? Number.POSITIVE_INFINITY : MAX_WAIT,
      evening,
      onMeal: ({ name, from, to }, at, isHere) => {
        if (!isHere && arrive > to) meals.push(onTheRoad(name, Math.max(left, from)));
        else meals.push({ name, at, table: isHere ? index : undefined, near: index });
      },
    });
    const { begins, stay, isOutside } = day;
    return { begins, free: begins - arrive, stay, isOutside };
  });
  const last = visits.at(-1);
  for (const { name, from, to, usual, dayEnds } of day.mealsLeft) {
    if (name === "dinner" && last?.isNight) day.now = Math.max(day.now, CHECK_IN);
    const end = day.now + lastLeg;
    if (end < dayEnds && !last?.isNight) continue;
    if (end > to) {
      meals.push(onTheRoad(name, Math.max(day.now, from)));
      day.now += MEAL_MINUTES;
    } else {
      const table = last?.isNight && last.isTable ? visits.length - 1 : undefined;
      meals.push({ name, at: Math.max(end, usual), table, near: table });
    }
  }
  return { visits: done, meals, ends: day.now + lastLeg };
}

/** The earliest time from `ready` on at which a visit is within the hours. */
function beginOf(windows: readonly Window[], stay: number, ready: number): number | undefined {
  for (const { from, to } of windows) {
    const begin = Math.max(ready, from);
    if (begin + Math.min(stay, to - from) <= to) return begin;
  }
  return undefined;
}

/** The last visit waits for the evening; before the drive to an inn only one that is made for it. */
function eveningFrom(visits: readonly Visit[], index: number, arrive: number, frame: DayFrame): number | undefined {
  const [visit, inn] = [visits[index]!, visits[index + 1]];
  if (!inn) return heldUntil(visit, arrive, frame);
  if (!inn.isNight || !visit.isForEvening) return undefined;
  return heldUntil(visit, arrive, { ...frame, lastLeg: frame.lastLeg + inn.driving });
}

/** When the last visit of a day begins if it is open after dark, and there is time for it. */
export function heldUntil(
  visit: Pick<Visit, "stay" | "windows" | "isTable">,
  arrive: number,
  frame: DayFrame,
): number | undefined {
  const { windows, stay } = visit;
  const opens = beginOf(windows, stay, arrive) ?? arrive;
  if (opens < EVENING_FROM) return undefined;
  const evening = beginOf(windows, stay, Math.max(arrive, eveningOf(visit, frame)));
  if (evening === undefined || evening > Math.max(arrive, EVENING.latest)) return undefined;
  if (!visit.isTable && evening - opens > MAX_HELD) return undefined;
  return evening + stay + frame.lastLeg <= frame.latest ? evening : undefined;
}

type Meal = (typeof MEALS)[number];

/** When the visit includes a meal, if it does; a restaurant planned for the evening serves dinner then. */
function tableTime(
  { name, to }: Meal,
  { windows, isTable }: Pick<Visit, "windows" | "isTable">,
  early: number,
  evening: number | undefined,
): number | undefined {
  if (!isTable || (evening !== undefined && name === "lunch")) return undefined;
  const at = Math.max(early, evening ?? 0);
  const isInTime = at <= to + (evening === undefined ? EARLY_MINUTES : 0);
  return isInTime && beginOf(windows, MEAL_MINUTES, at) === at ? at : undefined;
}

function isDue(
  { name, from, to }: Meal,
  { windows, stay, isTable }: Pick<Visit, "windows" | "stay" | "isTable">,
  ready: number,
  evening: number | undefined,
): boolean {
  if (ready >= from) return true;
  if (name === "dinner" && evening !== undefined) return true;
  const begin = beginOf(windows, stay, ready);
  if (begin === undefined || begin < from - EARLY_MINUTES) return isTable && ready >= from - EARLY_MINUTES;
  return isTable || begin + stay > to;
}
