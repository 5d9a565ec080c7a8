/** The orienteering problem of a trip of several days, and how a tour fills its days. */

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
  /** Points that are passed while tours are weighed, which bounds the time. */
  readonly effort?: number;
  /** Whether a night may be spent on the way between two points that are more than a day apart. */
  readonly mayBreakLegs?: boolean;
}

export interface Schedule {
  /** The points of each day, in order, without start and end. */
  readonly days: readonly (readonly number[])[];
  /** Minutes by which the days exceed their limits, and by which points miss their day. */
  readonly excess: number;
  /** Minutes at the wheel in all, and with the time at the points. */
  readonly driving: number;
  readonly spent: number;
}

/** A point on the wrong day is worse than any delay. */
export const WRONG_DAY = 100_000;
/** Minutes that a stop too many counts for. */
export const STOP_TOO_MANY = 60;
/** Rounding errors of sums are no excess. */
export const TINY = 1e-9;

/**
 * The days of a tour in a given order. A day ends at the last point that fits into it, and the next one begins there; the last
 * day takes all that is left.
 */
export function scheduleStops(problem: StopProblem, points: readonly number[]): Schedule {
  const { driving, stays, limits, required } = problem;
  const maxStops = limits.stops ?? Number.POSITIVE_INFINITY;
  const end = driving.length - 1;
  const last = problem.days - 1;
  const days: number[][] = Array.from({ length: problem.days }, () => []);
  let day = 0;
  let wheel = 0;
  let spent = 0;
  let excess = 0;
  let allDriving = 0;
  let allStays = 0;
  const endDay = () => {
    const over = Math.max(wheel - limits.driving, spent - limits.day);
    if (over > TINY) excess += over;
    excess += Math.max(0, days[day]!.length - maxStops) * STOP_TOO_MANY;
  };
  const nextDay = () => {
    endDay();
    day += 1;
    wheel = 0;
    spent = 0;
  };
  let from = 0;
  for (const point of [...points, end]) {
    let leg = driving[from]![point]!;
    const stay = point === end ? 0 : stays[point]!;
    const wanted = point === end ? undefined : required?.get(point);
    allDriving += leg;
    allStays += stay;
    while (wanted !== undefined && day < Math.min(wanted, last)) nextDay();
    const hasTime = () => wheel + leg <= limits.driving + TINY && spent + leg + stay <= limits.day + TINY;
    const fits = () => hasTime() && (point === end || days[day]!.length < maxStops);
    const needsNights = leg > limits.driving || leg + stay > limits.day;
    if (needsNights && problem.mayBreakLegs) {
      while (!fits() && day < last) {
        const today = Math.max(0, Math.min(leg, limits.driving - wheel, limits.day - spent));
        leg -= today;
        wheel += today;
        spent += today;
        nextDay();
      }
    } else if (!fits() && day < last && wheel + spent > 0) nextDay();
    wheel += leg;
    spent += leg + stay;
    if (wanted !== undefined && day !== wanted) excess += WRONG_DAY;
    if (point !== end) days[day]!.push(point);
    from = point;
  }
  endDay();
  return { days, excess, driving: allDriving, spent: allDriving + allStays };
}
