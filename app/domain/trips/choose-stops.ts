/**
 * Which stops to make on a trip of several days, and in which order: the orienteering problem. Greedy insertion, then local
 * search with small disturbances, bounded in steps, so that the same question always has the same answer.
 */
import { scheduler } from "node:timers/promises";

export interface StopProblem {
  /** Minutes at the wheel between any two points. The first point is the start, the last one the end. */
  readonly driving: readonly (readonly number[])[];
  /** Minutes spent at each point. */
  readonly stays: readonly number[];
  readonly days: number;
  /** Minutes at the wheel in a day, and of a day in all. */
  readonly limits: { readonly driving: number; readonly day: number };
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

interface Tour extends Schedule {
  readonly points: readonly number[];
  readonly worth: number;
}

/** Disturbances in a row that may bring no improvement. */
const PATIENCE = 150;
/** Points that are passed in all while tours are weighed, which bounds the time: about half a second. */
const DEFAULT_EFFORT = 20_000_000;
/** A point on the wrong day is worse than any delay. */
const WRONG_DAY = 100_000;
const TINY = 1e-9;

export async function chooseStops(problem: StopProblem): Promise<Schedule> {
  const search = new StopSearch(problem);
  return search.run();
}

/**
 * The days of a tour in a given order. A day ends at the last point that fits into it, and the next one begins there; the last
 * day takes all that is left.
 */
export function scheduleStops(problem: StopProblem, points: readonly number[]): Schedule {
  const { driving, stays, limits, required } = problem;
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
    const fits = () => wheel + leg <= limits.driving + TINY && spent + leg + stay <= limits.day + TINY;
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

class StopSearch {
  readonly #problem: StopProblem;
  readonly #optional: readonly number[];
  readonly #random = pseudoRandom();
  #weighed = 0;

  constructor(problem: StopProblem) {
    this.#problem = problem;
    const inner = Array.from({ length: Math.max(0, problem.driving.length - 2) }, (_, index) => index + 1);
    this.#optional = inner.filter((point) => !problem.required?.has(point) && problem.worth([point]) > 0);
  }

  async run(): Promise<Schedule> {
    const bare = this.#withRequired();
    let best = await this.#improve(bare);
    let current = best;
    let failures = 0;
    while (failures < PATIENCE && this.#mayGoOn()) {
      const tried = await this.#improve(this.#disturb(current));
      failures = isBetter(tried, best) ? 0 : failures + 1;
      if (isBetter(tried, best)) best = tried;
      // A slightly worse tour may lead out of a dead end; now and then it starts anew from the beginning, or from the best one.
      if (failures % 10 === 4) current = bare;
      else if (failures % 10 === 9) current = best;
      else if (isBetter(tried, current) || tried.worth >= 0.8 * current.worth) current = tried;
    }
    return best;
  }

  #mayGoOn(): boolean {
    return this.#weighed < (this.#problem.effort ?? DEFAULT_EFFORT);
  }

  #tour(points: readonly number[]): Tour {
    this.#weighed += points.length + 10;
    return { ...scheduleStops(this.#problem, points), points, worth: this.#worth(points) };
  }

  #worth(points: readonly number[]): number {
    this.#weighed += points.length;
    return this.#problem.worth(points);
  }

  #withRequired(): Tour {
    let tour = this.#tour([]);
    for (const point of this.#problem.required?.keys() ?? []) {
      const tours = positions(tour.points).map((at) => this.#tour(tour.points.toSpliced(at, 0, point)));
      tour = tours.reduce((best, next) => (isShorter(next, best) ? next : best));
    }
    return tour;
  }

  /** Shortens, inserts and exchanges until nothing gets better. */
  async #improve(start: Tour): Promise<Tour> {
    let tour = start;
    for (;;) {
      const next = await this.#insertAll(this.#shorten(tour));
      const exchanged = this.#exchange(next);
      if (!isBetter(exchanged, tour) || !this.#mayGoOn()) return isBetter(exchanged, tour) ? exchanged : tour;
      tour = exchanged;
    }
  }

  /** 2-opt, and moves of one to three neighbours to another position. */
  #shorten(start: Tour): Tour {
    let tour = start;
    for (;;) {
      const { points } = tour;
      this.#weighed += points.length ** 2;
      const next = firstOf(reorderings(points, this.#problem.driving), (changed) => {
        const other = this.#tour(changed);
        return isShorter(other, tour) ? other : undefined;
      });
      if (!next) return tour;
      tour = next;
    }
  }

  /** Inserts the point that is worth most for the time it takes, as long as one fits. */
  async #insertAll(start: Tour): Promise<Tour> {
    let tour = start;
    for (;;) {
      // Other requests are answered in between.
      await scheduler.yield();
      const next = this.#insertOne(tour);
      if (!next) return tour;
      tour = next;
    }
  }

  #insertOne(tour: Tour): Tour | undefined {
    const choices: { point: number; at: number; rate: number }[] = [];
    for (const point of this.#others(tour)) {
      const gain = this.#worth([...tour.points, point]) - tour.worth;
      if (gain <= TINY) continue;
      for (const at of positions(tour.points)) {
        const detour = this.#detour(tour.points, at, point);
        if (this.#mayFit(tour, point, detour)) choices.push({ point, at, rate: gain / (detour + this.#cost(point)) });
      }
    }
    choices.sort((a, b) => b.rate - a.rate || a.point - b.point || a.at - b.at);
    return firstOf(choices, ({ point, at }) => {
      const next = this.#tour(tour.points.toSpliced(at, 0, point));
      return next.excess <= tour.excess + TINY ? next : undefined;
    });
  }

  /** Takes one point out and a better one in. */
  #exchange(tour: Tour): Tour {
    let best = tour;
    for (const [index, out] of tour.points.entries()) {
      if (this.#problem.required?.has(out)) continue;
      const rest = this.#tour(tour.points.toSpliced(index, 1));
      for (const point of this.#others(tour)) {
        if (this.#worth([...rest.points, point]) <= best.worth + TINY) continue;
        const at = this.#bestPosition(rest.points, point);
        if (!this.#mayFit(rest, point, this.#detour(rest.points, at, point))) continue;
        const next = this.#tour(rest.points.toSpliced(at, 0, point));
        if (isBetter(next, best)) best = next;
      }
    }
    return best;
  }

  #others(tour: Tour): number[] {
    const inside = new Set(tour.points);
    return this.#optional.filter((point) => !inside.has(point));
  }

  /** A quick look: whether all days together have room for it. */
  #mayFit(tour: Tour, point: number, detour: number): boolean {
    const { days, limits, stays } = this.#problem;
    if (tour.excess > TINY) return true;
    return (
      tour.driving + detour <= days * limits.driving + TINY &&
      tour.spent + detour + stays[point]! <= days * limits.day + TINY
    );
  }

  /** Minutes that a point costs beside its detour. Time at a place is what the trip is for, so it counts less than driving. */
  #cost(point: number): number {
    return Math.max(TINY, this.#problem.stays[point]! / 4);
  }

  #bestPosition(points: readonly number[], point: number): number {
    let best = 0;
    let least = this.#detour(points, best, point);
    for (let at = 1; at <= points.length; at++) {
      const detour = this.#detour(points, at, point);
      if (detour >= least) continue;
      best = at;
      least = detour;
    }
    return best;
  }

  /** Takes some neighbours out, brings a newcomer in, and takes more out until it fits. */
  #disturb(tour: Tour): Tour {
    const isFree = (point: number) => !this.#problem.required?.has(point);
    const free = tour.points.filter(isFree);
    // Mostly few, sometimes half of them.
    const count = Math.ceil(this.#random() ** 2 * (free.length / 2));
    const first = Math.floor(this.#random() * free.length);
    const out = new Set(Array.from({ length: count }, (_, index) => free[(first + index) % free.length]!));
    const left = tour.points.filter((point) => !out.has(point));
    const others = this.#others(tour);
    const newcomer = others[Math.floor(this.#random() * others.length)];
    if (newcomer === undefined) return this.#tour(left);
    let next = this.#tour(left.toSpliced(this.#bestPosition(left, newcomer), 0, newcomer));
    while (next.excess > tour.excess + TINY) {
      const removable = next.points.filter((point) => isFree(point) && point !== newcomer);
      const removed = removable[Math.floor(this.#random() * removable.length)];
      if (removed === undefined) return this.#tour(left);
      next = this.#tour(next.points.filter((point) => point !== removed));
    }
    return next;
  }

  #detour(points: readonly number[], at: number, point: number): number {
    this.#weighed += 1;
    const { driving } = this.#problem;
    const before = points[at - 1] ?? 0;
    const after = points[at] ?? driving.length - 1;
    return driving[before]![point]! + driving[point]![after]! - driving[before]![after]!;
  }
}

function firstOf<T, R>(items: Iterable<T>, find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const positions = (points: readonly number[]): number[] => Array.from({ length: points.length + 1 }, (_, at) => at);

const isBetter = (a: Tour, b: Tour): boolean =>
  a.excess < b.excess - TINY ||
  (a.excess <= b.excess + TINY && (a.worth > b.worth + TINY || (a.worth >= b.worth - TINY && isShorter(a, b))));

const isShorter = (a: Tour, b: Tour): boolean =>
  a.excess < b.excess - TINY || (a.excess <= b.excess + TINY && a.driving < b.driving - 1e-6);

/** Orders of the same points that take less driving. */
function* reorderings(points: readonly number[], driving: StopProblem["driving"]): Generator<number[]> {
  const end = driving.length - 1;
  const at = (index: number): number => (index < 0 ? 0 : (points[index] ?? end));
  const leg = (a: number, b: number): number => driving[at(a)]![at(b)]!;
  const length = points.length;
  for (let from = 0; from < length; from++) {
    for (let to = from + 1; to < length; to++) {
      const saved = leg(from - 1, from) + leg(to, to + 1) - leg(from - 1, to) - leg(from, to + 1);
      if (saved > 1e-6)
        yield [...points.slice(0, from), ...points.slice(from, to + 1).reverse(), ...points.slice(to + 1)];
    }
  }
  for (let count = 1; count <= 3; count++) {
    for (let from = 0; from + count <= length; from++) {
      const last = from + count - 1;
      const removed = leg(from - 1, from) + leg(last, last + 1) - leg(from - 1, last + 1);
      for (let to = -1; to < length; to++) {
        if (to >= from - 1 && to <= last) continue;
        const added = leg(to, from) + leg(last, to + 1) - leg(to, to + 1);
        if (removed - added <= 1e-6) continue;
        const moved = points.slice(from, last + 1);
        const rest = points.toSpliced(from, count);
        yield rest.toSpliced(to < from ? to + 1 : to + 1 - count, 0, ...moved);
      }
    }
  }
}

/** The same numbers between 0 and 1 each time (mulberry32). */
function pseudoRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
