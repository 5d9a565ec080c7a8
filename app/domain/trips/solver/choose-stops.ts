/**
 * Which stops to make on a trip of several days, and in which order: the orienteering problem. Greedy insertion, then local
 * search with small disturbances, bounded in steps, so that the same question always has the same answer.
 */
import { scheduler } from "node:timers/promises";
import { reorderings } from "./reorder-stops.ts";
import { type Schedule, type StopProblem, scheduleStops, TINY } from "./schedule-stops.ts";

interface Tour extends Schedule {
  readonly points: readonly number[];
  readonly worth: number;
}

/** Disturbances in a row that may bring no improvement. */
const PATIENCE = 150;
/** Points that are passed in all while tours are weighed, which bounds the time: about half a second. */
const DEFAULT_EFFORT = 20_000_000;
/** The first tour is improved until nothing gets better, unless that takes so many times the effort. */
const MAX_OVERRUN = 4;

export async function chooseStops(problem: StopProblem): Promise<Schedule> {
  const search = new StopSearch(problem);
  return search.run();
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

  /** Whatever is the best so far has to do then. */
  #isExhausted(): boolean {
    return this.#weighed >= MAX_OVERRUN * (this.#problem.effort ?? DEFAULT_EFFORT);
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

  /** 2-opt, and moves of one to three neighbors to another position. */
  #shorten(start: Tour): Tour {
    let tour = start;
    for (;;) {
      const { points } = tour;
      this.#weighed += points.length ** 2;
      const next = firstOf(reorderings(points, this.#problem.driving), (changed) => {
        if (this.#isExhausted()) return undefined;
        const other = this.#tour(changed);
        return isShorter(other, tour) ? other : undefined;
      });
      if (!next || this.#isExhausted()) return next ?? tour;
      tour = next;
    }
  }

  /** Inserts the point that is worth most for the time it takes, as long as one fits. */
  async #insertAll(start: Tour): Promise<Tour> {
    let tour = start;
    for (;;) {
      // Other requests are answered in between.
      await scheduler.yield();
      const next = this.#isExhausted() ? undefined : this.#insertOne(tour);
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
      if (this.#isExhausted()) return undefined;
      const next = this.#tour(tour.points.toSpliced(at, 0, point));
      return next.excess <= tour.excess + TINY ? next : undefined;
    });
  }

  /** Takes one point out and a better one in. */
  #exchange(tour: Tour): Tour {
    let best = tour;
    for (const [index, out] of tour.points.entries()) {
      if (this.#problem.required?.has(out)) continue;
      if (this.#isExhausted()) break;
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

  /** Takes some neighbors out, brings a newcomer in, and takes more out until it fits. */
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
