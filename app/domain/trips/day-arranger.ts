/** Finds the order of a day's stops, within their hours, and what fills it: a table at meals, something after dark, others nearby. */
import type { LatLng } from "../geo/miles-between.ts";
import { clockDay, type DayClock, EVENING, MAX_FIRST_WAIT, MAX_WAIT, MEAL_MINUTES } from "./day-clock.ts";
import { looseLimits } from "./day-limits.ts";
import type { MinutesBetween } from "./drive-minutes.ts";
import type { RoutedTrip } from "./find-route.ts";
import type { DayLimits } from "./solver/schedule-stops.ts";
import { STOP_TOO_MANY, TINY } from "./solver/schedule-stops.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripPoint } from "./trip.ts";
import { type Candidate, isWished } from "./trip-candidates.ts";
import { isTable, type TripDayHours } from "./trip-day-hours.ts";
import { Traveler } from "./walking.ts";

/** Minutes of driving that each of these may add to a day. */
export const MAX_ADDED = { table: 15, evening: 25, ofTour: 60, other: 25 };
/** Share of an empty afternoon that may be driven for one more place. */
const DRIVEN_SHARE = 1 / 2;
/** And no more than this for each minute there. */
const DRIVEN_PER_STAY = 1.5;
/** Minutes of an afternoon in which even one more of the same kind is better than nothing. */
const MAX_EMPTY = 120;
/** A place outside its hours, unless it was asked for. */
const OUTSIDE = 1_000;
/** Costs, in minutes of driving; a meal at a table is a gain. */
const COST = {
  idle: 1,
  lateStart: 1,
  outside: 200,
  noEvening: 75,
  table: 20,
  exteriorEarly: 10,
  threeAlike: 40,
  emptyHour: 5,
};
/** A restaurant where one neither eats nor spends the evening. */
const TABLE_BETWEEN_MEALS = 60;
/** Minutes that what is worth one star counts for when two days are compared. */
const MINUTES_PER_WORTH = 100;
/** Exteriors are best toward dusk. */
const EARLY_FOR_EXTERIOR = 15 * 60;
/** More of one kind in a day is not added where nobody asked for it. */
const MAX_OF_A_KIND = 2;

export interface Arrangement {
  readonly stops: readonly TourStop[];
  readonly clock: DayClock;
  readonly excess: number;
  readonly cost: number;
  /** Minutes of driving, also on to the next day. */
  readonly wheel: number;
}

export interface ArrangeContext extends RoutedTrip {
  /** Between the ends, the chosen stops and the spare ones. */
  readonly minutes: MinutesBetween;
  /** What `minutes` knows. */
  readonly known: readonly Candidate[];
  /** Those of them that were chosen for the trip as a whole: they are worth a longer drive. */
  readonly tour: ReadonlySet<Candidate>;
}

export interface DaySetting {
  readonly hours: TripDayHours;
  readonly start: TripPoint & { readonly of?: LatLng };
  /** Absent where the night is spent at the last stop, or at an inn. */
  readonly end: TripPoint | undefined;
  /** Where the next day leads. */
  readonly next: LatLng;
  /** Minutes of driving that the next day has time for, from where this one ends. */
  readonly maxOnward: number;
  readonly inn: TourStop | undefined;
}

export interface OneMore {
  /** Its index among the stops of the day. */
  readonly at: number;
  /** In minutes of driving. */
  readonly cost: number;
  /** Minutes by which it makes the day too long. */
  readonly excess: number;
}

export class DayArranger {
  readonly #context: ArrangeContext;
  readonly #setting: DaySetting;
  readonly #limits: Required<DayLimits>;

  constructor(context: ArrangeContext, setting: DaySetting) {
    this.#context = context;
    this.#setting = setting;
    this.#limits = looseLimits(context.question);
  }

  arrange(own: readonly TourStop[], spare: readonly TourStop[]): readonly TourStop[] {
    let day = this.#thin(this.#improve(this.weigh(own)));
    const left = [...spare, ...own.filter((stop) => !stop.chosen && !day.stops.includes(stop))];
    day = this.#addTable(this.#addEvening(day, left), left);
    day = this.#addEvening(this.#improve(this.#fill(day, left)), left);
    return this.#improve(this.#addTable(day, left)).stops;
  }

  /** One more stop where it fits best, in the order that the others have; `out` makes room for it. */
  withOneMore(stops: readonly TourStop[], added: TourStop, out?: TourStop): OneMore {
    const before = this.weigh(stops);
    const rest = stops.filter((stop) => stop !== out);
    const { at, day } = this.#bestWith(rest, added, Number.POSITIVE_INFINITY)!;
    return { at, cost: day.cost - before.cost, excess: Math.max(0, day.excess - before.excess) };
  }

  /** Without the stops that nobody asked for and that keep the day from its limits. */
  #thin(day: Arrangement): Arrangement {
    if (day.excess <= TINY) return day;
    const shorter = day.stops
      .filter(({ chosen }) => !chosen)
      .map((stop) => this.#improve(this.weigh(day.stops.filter((other) => other !== stop))))
      .filter(({ excess }) => excess < day.excess - TINY);
    const best = shorter.toSorted((a, b) => worthOfDay(b) - worthOfDay(a))[0];
    return best ? this.#thin(best) : day;
  }

  /** The best of those within reach that can be visited after dark; it may take the place of another stop. */
  #addEvening(day: Arrangement, spare: readonly TourStop[]): Arrangement {
    if (day.clock.hasEvening || this.#setting.inn) return day;
    const without = day.stops
      .filter(({ chosen }) => !chosen)
      .map((stop) => this.weigh(day.stops.filter((other) => other !== stop)));
    for (const base of [day, ...without]) {
      const evenings = spare.flatMap((stop) => {
        if (day.stops.includes(stop)) return [];
        const next = this.weigh([...base.stops, stop]);
        const added = next.wheel - base.wheel;
        const fits = next.clock.hasEvening && next.excess <= day.excess + TINY && added <= MAX_ADDED.evening;
        return fits ? { next, rate: stop.candidate.worth / (MAX_ADDED.evening + added) } : [];
      });
      const best = evenings.toSorted((a, b) => b.rate - a.rate)[0];
      if (best) return best.next;
    }
    return day;
  }

  /** Meals that are free are rather had at a haunted table. */
  #addTable(day: Arrangement, spare: readonly TourStop[]): Arrangement {
    const choices = spare.flatMap((stop) => {
      if (!isTable(stop.candidate.place) || day.stops.includes(stop)) return [];
      const next = this.insert(day, stop, MAX_ADDED.table);
      const isBetter =
        next &&
        tablesOf(next.clock).length > tablesOf(day.clock).length &&
        next.clock.hasEvening === day.clock.hasEvening;
      return isBetter ? { next, rate: stop.candidate.worth / (MAX_ADDED.table + next.wheel - day.wheel) } : [];
    });
    const best = choices.toSorted((a, b) => b.rate - a.rate)[0];
    return best ? this.#addTable(best.next, spare) : day;
  }

  #fill(day: Arrangement, spare: readonly TourStop[]): Arrangement {
    const empty = emptyMinutes(day.clock);
    const choices = spare.flatMap((stop) => {
      if (day.stops.includes(stop)) return [];
      if (empty < MAX_EMPTY && this.#isOneMoreOfAKind(day, stop)) return [];
      const usual = this.#context.tour.has(stop.candidate) ? MAX_ADDED.ofTour : MAX_ADDED.other;
      const farther = Math.min(empty * DRIVEN_SHARE, stop.candidate.stayMinutes * DRIVEN_PER_STAY);
      const next = this.insert(day, stop, Math.max(usual, farther));
      if (!next || (day.clock.hasEvening && !next.clock.hasEvening)) return [];
      return { next, rate: stop.candidate.worth / Math.max(1, MAX_ADDED.other + next.cost - day.cost) };
    });
    const best = choices.toSorted((a, b) => b.rate - a.rate)[0];
    return best ? this.#fill(best.next, spare) : day;
  }

  #isOneMoreOfAKind({ stops }: Arrangement, { candidate }: TourStop): boolean {
    const { place } = candidate;
    const same = stops.filter((stop) => stop.candidate.place.placeType === place.placeType);
    return same.length >= MAX_OF_A_KIND && !isWished(place, this.#context.question);
  }

  /** At the best position, if the day gets no worse than it is. */
  insert(day: Arrangement, stop: TourStop, maxAdded: number): Arrangement | undefined {
    const best = this.#bestWith(day.stops, stop, maxAdded)?.day;
    return best && best.excess <= day.excess + TINY ? best : undefined;
  }

  #bestWith(stops: readonly TourStop[], added: TourStop, maxAdded: number) {
    let best: { readonly at: number; readonly day: Arrangement } | undefined;
    for (let at = 0; at <= stops.length; at++) {
      if (this.#added(stops, at, added) > maxAdded) continue;
      const day = this.weigh(stops.toSpliced(at, 0, added));
      if (!best || isBetter(day, best.day)) best = { at, day };
    }
    return best;
  }

  #added(stops: readonly TourStop[], at: number, { candidate: { point } }: TourStop): number {
    const before = stops[at - 1]?.candidate.point ?? this.#start;
    const after = stops[at]?.candidate.point ?? this.#end ?? this.#setting.next;
    const { minutes } = this.#context;
    return minutes(before, point) + minutes(point, after) - minutes(before, after);
  }

  get #start(): LatLng {
    return this.#setting.start.of ?? this.#setting.start;
  }

  get #end(): LatLng | undefined {
    return this.#setting.end ?? this.#setting.inn?.candidate.point;
  }

  /** Moves single stops and exchanges two as long as that helps. */
  #improve(start: Arrangement): Arrangement {
    let best = start;
    for (let isDone = false; !isDone; ) {
      isDone = true;
      for (const order of neighbors(best.stops)) {
        const next = this.weigh(order);
        if (!isBetter(next, best)) continue;
        best = next;
        isDone = false;
        break;
      }
    }
    return best;
  }

  /** How often a stop is the third of its kind in a row. */
  #countThreeAlike(stops: readonly TourStop[]): number {
    const kinds = stops.map(({ candidate }) => candidate.place);
    return kinds.filter(
      (place, i) =>
        place.placeType === kinds[i - 1]?.placeType &&
        place.placeType === kinds[i - 2]?.placeType &&
        !isWished(place, this.#context.question),
    ).length;
  }

  weigh(stops: readonly TourStop[]): Arrangement {
    const { hours, inn, end, next } = this.#setting;
    const { minutes, route } = this.#context;
    const traveler = new Traveler(this.#start, minutes, route.onFoot);
    let driven = 0;
    const drive = (to: LatLng): number => {
      const leg = traveler.go(to);
      driven += leg;
      return leg;
    };
    const visits = stops.map(({ candidate }) => hours.visit(candidate, drive(candidate.point), false));
    if (inn) visits.push(hours.visit(inn.candidate, drive(inn.candidate.point), true));
    const onward = end ? 0 : minutes(traveler.at, next);
    const lastLeg = end ? drive(end) : 0;
    const clock = clockDay(visits, hours.frame(lastLeg));
    const wheel = driven + onward;
    const excess = this.#excessOf(stops, clock, { driven, onward });
    return { stops, clock, excess, cost: this.#costOf(stops, clock, wheel), wheel };
  }

  /** Minutes by which the day exceeds its limits, and what its stops may not be. */
  #excessOf(
    stops: readonly TourStop[],
    clock: DayClock,
    { driven, onward }: { readonly driven: number; readonly onward: number },
  ): number {
    const limits = this.#limits;
    const { hours, maxOnward } = this.#setting;
    const spent = driven + clock.visits.reduce((sum, { stay }) => sum + stay, 0);
    const sights = clock.visits.length - tablesOf(clock).length;
    let excess =
      Math.max(0, driven - limits.driving) +
      Math.max(0, spent - limits.day) +
      Math.max(0, sights - limits.stops) * STOP_TOO_MANY +
      Math.max(0, clock.ends - hours.latest) +
      Math.max(0, onward - maxOnward);
    for (const [i, { candidate, chosen }] of stops.entries()) {
      const { isOutside, idle, begins } = clock.visits[i]!;
      if (isOutside && !chosen) excess += OUTSIDE;
      if (i > 0 || !chosen) excess += Math.max(0, idle - (i === 0 ? MAX_FIRST_WAIT : MAX_WAIT));
      const isMeal = clock.meals.some(({ table }) => table === i);
      const isRestaurant = candidate.place.placeType === "restaurant";
      if (isRestaurant && !isMeal && begins < EVENING.earliest && !chosen) excess += TABLE_BETWEEN_MEALS;
    }
    return excess;
  }

  #costOf(stops: readonly TourStop[], clock: DayClock, wheel: number): number {
    let cost = wheel + (clock.hasEvening || this.#setting.inn ? 0 : COST.noEvening);
    for (const [i, { candidate }] of stops.entries()) {
      const { isOutside, idle, begins } = clock.visits[i]!;
      if (isOutside) cost += COST.outside;
      cost += idle * (i === 0 ? COST.lateStart : COST.idle);
      if (candidate.place.access === "exterior" && begins < EARLY_FOR_EXTERIOR) cost += COST.exteriorEarly;
    }
    cost -= COST.table * tablesOf(clock).length;
    cost += COST.threeAlike * this.#countThreeAlike(stops);
    return cost + COST.emptyHour * (Math.max(0, emptyMinutes(clock)) / 60) ** 2;
  }
}

/** Meals that one has at a stop. */
const tablesOf = ({ meals }: DayClock) => meals.filter(({ table }) => table !== undefined);

/** Between the last visit of the afternoon and the evening. */
const emptyMinutes = ({ hasEvening, visits, ends }: DayClock): number =>
  hasEvening ? visits.at(-1)!.free - MEAL_MINUTES : EVENING.earliest - ends;

/** Whether another stop would do it good. */
export const hasFreeHours = ({ clock }: Arrangement): boolean => !clock.hasEvening || emptyMinutes(clock) > MAX_EMPTY;

/** Moves of one or two stops, exchanges, and reversals. */
function* neighbors(stops: readonly TourStop[]): Generator<TourStop[]> {
  for (const [from, stop] of stops.entries()) {
    const rest = stops.toSpliced(from, 1);
    for (let to = 0; to < stops.length; to++) if (to !== from) yield rest.toSpliced(to, 0, stop);
  }
  for (const [i, a] of stops.entries()) {
    for (let j = i + 2; j < stops.length; j++) {
      yield stops.with(i, stops[j]!).with(j, a);
      yield [...stops.slice(0, i), ...stops.slice(i, j + 1).reverse(), ...stops.slice(j + 1)];
    }
  }
  for (let from = 0; from + 1 < stops.length; from++) {
    const rest = stops.toSpliced(from, 2);
    for (let to = 0; to <= rest.length; to++) {
      if (to !== from) yield rest.toSpliced(to, 0, ...stops.slice(from, from + 2));
    }
  }
}

const worthOfDay = ({ stops, cost, excess }: Arrangement): number =>
  stops.reduce((sum, { candidate }) => sum + candidate.worth, 0) * MINUTES_PER_WORTH - cost - 5 * excess;

const isBetter = (a: Arrangement, b: Arrangement): boolean =>
  a.excess < b.excess - TINY || (a.excess <= b.excess + TINY && a.cost < b.cost - 1e-6);
