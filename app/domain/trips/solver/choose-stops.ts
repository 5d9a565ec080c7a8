/**
 * Which stops to make on a trip of several days, on which day, and in which order: the team orienteering problem with time
 * windows. Insertion, then local search with small disturbances, bounded in steps, so that the same question always has the same
 * answer.
 */
import { reorderings } from "./reorder-stops.ts";
import { type Days, type StopProblem, TINY, Timetable, type TourSchedule } from "./schedule-stops.ts";

interface Tour extends TourSchedule {
  readonly worth: number;
  /** The worth less what the driving costs. */
  readonly value: number;
}

interface Insertion {
  readonly day: number;
  readonly points: readonly number[];
  /** Minutes that it adds to the driving, and to the excess. */
  readonly added: number;
  readonly excess: number;
}

/** Disturbances in a row that may bring no improvement. */
const PATIENCE = 150;
/** Share of its worth that a tour may be short of the best one to be worth every exchange. */
const PROMISING = 0.01;
/** Points that are passed in all while tours are weighed, which bounds the time: a fifth of a second or so. */
const DEFAULT_EFFORT = 1_500_000;
/** The required stops are arranged even if that takes more. */
const MAX_OVERRUN = 4;

export const chooseStops = (problem: StopProblem): TourSchedule => new StopSearch(problem).run();

class StopSearch {
  readonly #problem: StopProblem;
  readonly #optional: readonly number[];
  readonly #random = pseudoRandom();
  readonly #table: Timetable;
  /** Per point, the best insertion into each day, as long as that day and its neighbors stay as they are. */
  readonly #insertions = new Map<number, (Insertion | undefined)[]>();
  #extra = 0;

  constructor(problem: StopProblem) {
    this.#problem = problem;
    const inner = Array.from({ length: Math.max(0, problem.driving.length - 2) }, (_, index) => index + 1);
    const nights = new Set(problem.nights?.values());
    this.#optional = inner.filter(
      (point) => !problem.required?.has(point) && !nights.has(point) && problem.worth([point]) > 0,
    );
    this.#table = new Timetable(
      problem,
      Array.from({ length: problem.days }, () => []),
    );
  }

  run(): TourSchedule {
    const bare = this.#withRequired();
    let best = this.#improve(bare);
    let current = best;
    for (let failures = 0; failures < PATIENCE && this.#mayGoOn(); ) {
      const filled = this.#insertAll(this.#shorten(this.#disturb(current)));
      const isPromising = filled.value >= best.value - PROMISING * best.worth && filled.excess <= best.excess + TINY;
      const tried = isPromising ? this.#improve(filled) : filled;
      failures = isBetter(tried, best) ? 0 : failures + 1;
      if (isBetter(tried, best)) best = tried;
      // A slightly worse tour may lead out of a dead end; now and then the search restarts from the best one.
      if (failures % 10 === 9) current = best;
      else if (isBetter(tried, current) || tried.value >= current.value - 0.1 * current.worth) current = tried;
    }
    return best;
  }

  get #effort(): number {
    return this.#problem.effort ?? DEFAULT_EFFORT;
  }

  #mayGoOn(): boolean {
    return this.#table.passed + this.#extra < this.#effort;
  }

  /** Whatever is the best so far has to do then. */
  #isExhausted(): boolean {
    return this.#table.passed + this.#extra >= MAX_OVERRUN * this.#effort;
  }

  /** Makes this the tour that changes are weighed against. */
  #take(days: Days): Tour {
    const before = this.#table.days;
    const changed = [...days.keys()].filter((day) => before[day] !== days[day]);
    if (changed.length > 0) {
      this.#table.set(days);
      const [first, last] = [changed[0]! - 1, changed.at(-1)! + 1];
      for (const known of this.#insertions.values()) known.fill(undefined, Math.max(0, first), last + 1);
    }
    const schedule = this.#table.schedule();
    const worth = this.#worth(days.flat());
    return { ...schedule, worth, value: worth - this.#priceOf(schedule.driving) };
  }

  #priceOf(minutes: number): number {
    return minutes * (this.#problem.minuteCost ?? 0);
  }

  #worth(points: readonly number[]): number {
    this.#extra += points.length;
    return this.#problem.worth(points);
  }

  /** Each where it adds least; several times, as those that come later may ask for another order. */
  #withRequired(): Tour {
    let tour = this.#take(this.#table.days);
    for (const point of this.#problem.required?.keys() ?? []) {
      const insertions = tour.days.map((_, day) => this.#insertion(tour, point, day));
      const best = insertions.reduce((a, b) => (isLess(b, a) ? b : a));
      tour = this.#shorten(this.#take(tour.days.with(best.day, best.points)));
    }
    return tour;
  }

  /** Shortens, inserts and exchanges until nothing gets better. */
  #improve(start: Tour): Tour {
    let tour = start;
    for (;;) {
      const next = this.#exchange(this.#insertAll(this.#relocate(this.#shorten(tour))));
      if (!isBetter(next, tour) || !this.#mayGoOn()) return isBetter(next, tour) ? next : tour;
      tour = next;
    }
  }

  /** 2-opt, and moves of one to three neighbors, within each day. */
  #shorten(start: Tour): Tour {
    let tour = this.#take(start.days);
    for (let day = 0; day < tour.days.length && !this.#isExhausted(); ) {
      const points = tour.days[day]!;
      const from = tour.days.slice(0, day).flat().at(-1) ?? 0;
      const to = tour.days.slice(day + 1).flat()[0] ?? this.#problem.driving.length - 1;
      const next = firstOf(reorderings([from, ...points, to], this.#problem.driving), (changed) => {
        const total = this.#table.with(day, changed);
        return isShorter(total, tour) ? changed : undefined;
      });
      if (next) tour = this.#take(tour.days.with(day, next));
      else day += 1;
    }
    return tour;
  }

  /** Moves points to another day where that is shorter. */
  #relocate(start: Tour): Tour {
    let tour = start;
    if (tour.days.length === 1) return tour;
    for (const point of start.days.flat()) {
      if (!this.#mayGoOn()) break;
      const from = tour.days.findIndex((points) => points.includes(point));
      const rest = this.#take(
        tour.days.with(
          from,
          tour.days[from]!.filter((other) => other !== point),
        ),
      );
      const insertions = tour.days.map((_, day) => this.#insertion(rest, point, day));
      const { day, points } = insertions.reduce((a, b) => (isLess(b, a) ? b : a));
      const moved = this.#take(rest.days.with(day, points));
      tour = isShorter(moved, tour) ? moved : this.#take(tour.days);
    }
    return tour;
  }

  /** Inserts the point that is worth most for the time it takes, as long as one fits. */
  #insertAll(start: Tour): Tour {
    let tour = this.#take(start.days);
    for (;;) {
      const next = this.#isExhausted() ? undefined : this.#insertOne(tour);
      if (!next) return tour;
      tour = next;
    }
  }

  #insertOne(tour: Tour): Tour | undefined {
    let best: { insertion: Insertion; rate: number } | undefined;
    const visited = tour.days.flat();
    for (const point of this.#others(tour)) {
      const gain = this.#worth([...visited, point]) - tour.worth;
      if (gain <= TINY) continue;
      for (const day of tour.days.keys()) {
        const insertion = this.#insertion(tour, point, day);
        const profit = gain - this.#priceOf(insertion.added);
        if (profit <= TINY || insertion.excess > TINY) continue;
        const rate = profit / (Math.max(0, insertion.added) + this.#cost(point));
        if (!best || rate > best.rate) best = { insertion, rate };
      }
    }
    if (!best) return undefined;
    const next = this.#take(tour.days.with(best.insertion.day, best.insertion.points));
    if (next.excess <= tour.excess + TINY) return next;
    // A day farther off had changed meanwhile.
    this.#insertions.clear();
    return this.#insertOne(this.#take(tour.days));
  }

  /** Where the point fits best into a day. */
  #insertion(tour: Tour, point: number, day: number): Insertion {
    const known = this.#insertions.get(point) ?? Array.from<Insertion | undefined>({ length: tour.days.length });
    this.#insertions.set(point, known);
    const remembered = known[day];
    if (remembered) return remembered;
    let best: Insertion | undefined;
    const points = tour.days[day]!;
    for (let at = 0; at <= points.length; at++) {
      const changed = points.toSpliced(at, 0, point);
      const { excess, driving } = this.#table.with(day, changed);
      const insertion = { day, points: changed, added: driving - tour.driving, excess: excess - tour.excess };
      if (!best || isLess(insertion, best)) best = insertion;
    }
    known[day] = best!;
    return best!;
  }

  /** Takes one point out and a better one in. */
  #exchange(start: Tour): Tour {
    let best = this.#take(start.days);
    const visited = start.days.flat();
    for (const [day, points] of start.days.entries()) {
      for (const [index, out] of points.entries()) {
        if (this.#problem.required?.has(out) || !this.#mayGoOn()) continue;
        const rest = visited.filter((point) => point !== out);
        for (const point of this.#others(start)) {
          const worth = this.#worth([...rest, point]);
          if (worth <= start.worth + TINY) continue;
          const days = start.days.with(day, points.with(index, point));
          const { excess, driving } = this.#table.with(day, days[day]!);
          const value = worth - this.#priceOf(driving);
          if (excess > start.excess + TINY || value <= best.value + TINY) continue;
          best = { ...start, days, excess, driving, worth, value };
        }
      }
    }
    return best === start ? start : this.#take(best.days);
  }

  #others(tour: Tour): number[] {
    const inside = new Set(tour.days.flat());
    return this.#optional.filter((point) => !inside.has(point));
  }

  /** Minutes that a point costs beside its detour. Time at a place is what the trip is for, so it counts less than driving. */
  #cost(point: number): number {
    return Math.max(TINY, this.#problem.stays[point]! / 4);
  }

  /** Takes neighbors out of a day, or brings a newcomer in and takes others out until it fits. */
  #disturb(tour: Tour): Tour {
    this.#take(tour.days);
    const isFree = (point: number) => !this.#problem.required?.has(point);
    const others = this.#others(tour);
    const newcomer = others[Math.floor(this.#random() * others.length)];
    if (tour.days.length > 1 && this.#random() < 0.3) return this.#take(this.#withOtherNight(tour.days));
    if (newcomer === undefined || this.#random() < 0.5) {
      return this.#take(tour.days.map((points) => this.#withGap(points)));
    }
    const insertions = tour.days.map((_, day) => this.#insertion(tour, newcomer, day));
    const { day, points } = insertions.reduce((a, b) => (isLess(b, a) ? b : a));
    let next = this.#take(tour.days.with(day, points));
    while (next.excess > tour.excess + TINY) {
      const removable = next.days.flat().filter((point) => isFree(point) && point !== newcomer);
      const near = removable.filter((point) => next.days[day]!.includes(point));
      const choices = near.length > 0 ? near : removable;
      const removed = choices[Math.floor(this.#random() * choices.length)];
      if (removed === undefined) return this.#take(tour.days);
      next = this.#take(
        next.days.map((one) => (one.includes(removed) ? one.filter((point) => point !== removed) : one)),
      );
    }
    return next;
  }

  /** A day ends some points earlier or later. */
  #withOtherNight(days: Days): Days {
    const day = Math.floor(this.#random() * (days.length - 1));
    const both = [...days[day]!, ...days[day + 1]!];
    const end = Math.floor(this.#random() * (both.length + 1));
    const parts = [both.slice(0, end), both.slice(end)] as const;
    const isAllowed = (points: readonly number[], at: number) =>
      points.every((point) => [undefined, at].includes(this.#problem.required?.get(point)));
    return isAllowed(parts[0], day) && isAllowed(parts[1], day + 1) ? days.toSpliced(day, 2, ...parts) : days;
  }

  /** Without some neighbors: mostly few, sometimes half of a day. */
  #withGap(points: readonly number[]): readonly number[] {
    const free = points.filter((point) => !this.#problem.required?.has(point));
    const count = Math.ceil(this.#random() ** 2 * (free.length / 2));
    const first = Math.floor(this.#random() * free.length);
    const out = new Set(Array.from({ length: count }, (_, index) => free[(first + index) % free.length]!));
    return out.size === 0 ? points : points.filter((point) => !out.has(point));
  }
}

function firstOf<T, R>(items: Iterable<T>, find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isBetter = (a: Tour, b: Tour): boolean =>
  a.excess < b.excess - TINY ||
  (a.excess <= b.excess + TINY && (a.value > b.value + TINY || (a.value >= b.value - TINY && isShorter(a, b))));

const isShorter = (a: Pick<Tour, "excess" | "driving">, b: Pick<Tour, "excess" | "driving">): boolean =>
  a.excess < b.excess - TINY || (a.excess <= b.excess + TINY && a.driving < b.driving - 1e-6);

const isLess = (a: Insertion, b: Insertion): boolean =>
  a.excess < b.excess - TINY || (a.excess <= b.excess + TINY && a.added < b.added);

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
