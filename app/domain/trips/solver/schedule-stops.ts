/** The orienteering problem of a trip of several days, with the hours of its points, and how a tour fills its days. */
import type { Window } from "../../places/hours/sun-times.ts";
import { RunningDay } from "../day-clock.ts";
import { isWalked } from "../walking.ts";

export interface DayLimits {
  /** Minutes at the wheel. */
  readonly driving: number;
  /** Minutes in all. */
  readonly day: number;
  readonly stops?: number;
}

export interface StopProblem {
  /** Minutes at the wheel between any two points. The first point is the start, the last one the end. */
  readonly driving: readonly (readonly number[])[];
  /** Minutes spent at each point. */
  readonly stays: readonly number[];
  readonly days: number;
  readonly limits: DayLimits;
  /** Of a set of points. Points that are worth nothing are not visited, unless they must be. */
  readonly worth: (points: readonly number[]) => number;
  /** Points that must be visited, with the day (from 0) if it is given. */
  readonly required?: ReadonlyMap<number, number | undefined>;
  /** Points where days (from 0) must end. They are no stops. */
  readonly nights?: ReadonlyMap<number, number>;
  /** Points that are passed while tours are weighed, which bounds the time. */
  readonly effort?: number;
  /** Whether a night may be spent on the way between two points that are more than a day apart. */
  readonly mayBreakLegs?: boolean;
  /** Worth that a minute of driving has to bring. */
  readonly minuteCost?: number;
  /** Minutes on foot between any two points, where one walks to the next one and back to the car. */
  readonly onFoot?: readonly (readonly number[])[];
  /** Without it points can be visited at any time. */
  readonly clock?: ProblemClock;
}

export interface ProblemClock {
  /** In minutes after midnight. */
  readonly starts: (day: number) => number;
  readonly latest: (day: number) => number;
  /** Minutes that one waits for a point to open; in the morning longer. */
  readonly maxWait: number;
  readonly maxFirstWait: number;
  readonly windows: (day: number, point: number) => readonly Window[];
  /** Whether one can eat there. */
  readonly isTable: (point: number) => boolean;
}

export type Days = readonly (readonly number[])[];

export interface TourSchedule {
  /** The points of each day, in order, without start and end. */
  readonly days: Days;
  /** Minutes by which the days exceed their limits, and by which points miss their day. */
  readonly excess: number;
  /** Minutes on the way in all. */
  readonly driving: number;
}

/** A point on the wrong day is worse than any delay. */
export const WRONG_DAY = 100_000;
/** Minutes that a stop too many counts for. */
export const STOP_TOO_MANY = 60;
/** Minutes that a point outside its hours counts for. */
const OUTSIDE = 1_000;
/** Tolerates rounding errors in sums. */
export const TINY = 1e-9;

/** What a day leaves to the next one. */
interface Night {
  readonly at: number;
  /** Minutes that were already driven toward the next point. */
  readonly ahead: number;
}

interface TimedDay {
  readonly excess: number;
  readonly legs: number;
  readonly night: Night;
}

const HOME: Night = { at: 0, ahead: 0 };
/** Nobody drives on later than this. */
const LAST_DRIVE = 19.5 * 60;

/** The days of a tour by the clock. Each begins where the one before ended. */
export class Timetable {
  readonly #problem: StopProblem;
  readonly #timed: TimedDay[] = [];
  #days: Days;
  /** Points that were passed, as a measure of time. */
  passed = 0;

  constructor(problem: StopProblem, days: Days) {
    this.#problem = problem;
    this.#days = days;
    this.set(days);
  }

  get days(): Days {
    return this.#days;
  }

  set(days: Days): void {
    this.#days = days;
    for (const day of days.keys()) this.#timed[day] = this.#time(days, day, this.#timed[day - 1]?.night ?? HOME);
  }

  schedule(): TourSchedule {
    return { days: this.#days, ...this.#sum(this.#timed) };
  }

  /** What becomes of the whole if one day changes. */
  with(day: number, points: readonly number[]): Pick<TourSchedule, "excess" | "driving"> {
    const days = this.#days.with(day, points);
    const first = points[0] !== this.#days[day]![0] ? this.#nightBefore(day) : day;
    const timed = this.#timed.slice();
    for (let at = first; at < days.length; at++) {
      const before = timed[at - 1]?.night ?? HOME;
      const next = this.#time(days, at, before);
      const old = timed[at]!.night;
      timed[at] = next;
      if (at >= day && old.at === next.night.at && Math.abs(old.ahead - next.night.ahead) < TINY) break;
    }
    return this.#sum(timed);
  }

  /** The day whose evening leads to this one. */
  #nightBefore(day: number): number {
    let before = day - 1;
    while (before > 0 && this.#days[before]!.length === 0) before -= 1;
    return Math.max(0, before);
  }

  #sum(timed: readonly TimedDay[]): Pick<TourSchedule, "excess" | "driving"> {
    let excess = 0;
    let driving = 0;
    for (const day of timed) {
      excess += day.excess;
      driving += day.legs;
    }
    return { excess, driving };
  }

  #time(days: Days, day: number, { at: start, ahead: aheadOfStart }: Night): TimedDay {
    const { driving, onFoot, stays, limits, required, clock, mayBreakLegs } = this.#problem;
    const points = days[day]!;
    const end = driving.length - 1;
    this.passed += points.length + 2;
    const running = clock && new RunningDay(clock.starts(day));
    let [at, ahead, car] = [start, aheadOfStart, start];
    let [wheel, legs, stayed, excess] = [0, 0, 0, 0];
    for (const [i, point] of points.entries()) {
      const walked = onFoot !== undefined && isWalked(onFoot[at]![point]!, onFoot[car]![point]!);
      const back = car === at ? 0 : onFoot![at]![car]!;
      const leg = walked ? onFoot[at]![point]! : Math.max(0, back + driving[car]![point]! - ahead);
      if (!walked) {
        wheel += leg;
        car = point;
      }
      at = point;
      ahead = 0;
      legs += leg;
      const stay = stays[point]!;
      stayed += stay;
      if (running) {
        const visit = { driving: leg, stay, windows: clock.windows(day, point), isTable: clock.isTable(point) };
        running.visit(visit, { maxWait: i === 0 ? clock.maxFirstWait : clock.maxWait });
        if (running.isOutside) excess += OUTSIDE;
      }
      const wanted = required?.get(point);
      if (wanted !== undefined && wanted !== day) excess += WRONG_DAY;
    }
    const isLast = day === days.length - 1;
    const named = isLast ? end : this.#problem.nights?.get(day);
    const next = named ?? days.slice(day + 1).find(({ length }) => length > 0)?.[0] ?? end;
    const onward = Math.max(0, (car === at ? 0 : onFoot![at]![car]!) + driving[car]![next]! - ahead);
    let evening = named === undefined ? 0 : onward;
    if (named === undefined && mayBreakLegs) {
      const room = Math.min(limits.driving - wheel, limits.day - legs - stayed, LAST_DRIVE - (running?.now ?? 0));
      evening = Math.max(0, Math.min(onward, room));
    }
    // In the evening one walks back to the car, and on the last day perhaps to the end.
    const isWalk = isLast && onFoot !== undefined && onFoot[car]![end] === 0 && isWalked(onFoot[at]![end]!, 0);
    if (isWalk) evening = onFoot[at]![end]!;
    else wheel += evening;
    legs += evening;
    const over = Math.max(wheel - limits.driving, legs + stayed - limits.day);
    if (over > TINY) excess += over;
    excess += Math.max(0, points.length - (limits.stops ?? points.length)) * STOP_TOO_MANY;
    if (running && clock) excess += Math.max(0, running.now + (named === undefined ? 0 : evening) - clock.latest(day));
    return {
      excess,
      legs,
      night: named === undefined ? { at, ahead: ahead + evening } : { at: named, ahead: 0 },
    };
  }
}
