/**
 * Arranges each day of a plan by the clock: every stop within its hours, a table at meals where there is one, and something
 * after dark at the end. Stops that nobody asked for are left out where they do not fit, and others nearby take their place.
 */
import type { LatLng } from "../geo/miles-between.ts";
import type { Directions } from "../roads/directions.ts";
import { clockDay, type DayClock, EVENING, MAX_FIRST_WAIT, MAX_WAIT } from "./day-clock.ts";
import { DayHours, isTable } from "./day-hours.ts";
import type { MinutesBetween } from "./drive-minutes.ts";
import type { TripRoute } from "./find-route.ts";
import type { DividedTour } from "./fit-into-days.ts";
import type { DayLimits } from "./solver/schedule-stops.ts";
import { STOP_TOO_MANY, TINY } from "./solver/schedule-stops.ts";
import type { PlacedNode, TourStop } from "./tour-nodes.ts";
import type { TripPoint, TripQuestion } from "./trip.ts";
import { type Candidate, isWished } from "./trip-candidates.ts";
import { Traveler } from "./walking.ts";

/** Minutes of driving that each of these may add to a day. */
const MAX_ADDED = { table: 15, evening: 25, ofTour: 60, other: 25, earlyEnd: 45 };
/** A day that ends before this has room for something farther off. */
const EARLY_END = 15 * 60;
/** A place outside its hours, unless it was asked for. */
const OUTSIDE = 1_000;
/** Costs, in minutes of driving. */
const COST = { idle: 1, lateStart: 0.5, outside: 200, noEvening: 75, freeMeal: 20, exteriorEarly: 10, threeAlike: 40 };
/** A restaurant where one neither eats nor spends the evening. */
const TABLE_BETWEEN_MEALS = 60;
/** Minutes that what is worth one star counts for when two days are compared. */
const MINUTES_PER_WORTH = 100;
/** Exteriors are best toward dusk. */
const EARLY_FOR_EXTERIOR = 15 * 60;
/** More of one kind in a day is not added where nobody asked for it. */
const MAX_OF_A_KIND = 2;
/** Drives longer than this are not looked up. */
const MAX_DRIVE_MINUTES = 300;

interface Arrangement {
  readonly stops: readonly TourStop[];
  readonly clock: DayClock;
  readonly excess: number;
  readonly cost: number;
  readonly wheel: number;
}

export interface ArrangeContext {
  readonly question: TripQuestion;
  readonly route: TripRoute;
  readonly directions: Directions;
  readonly limits: DayLimits;
  readonly today: string;
  /** Between the ends, the chosen stops and the spare ones. */
  readonly minutes: MinutesBetween;
  /** What `minutes` knows. */
  readonly known: readonly Candidate[];
  /** Those of them that were chosen for the trip as a whole: they are worth a longer drive. */
  readonly tour: ReadonlySet<Candidate>;
}

/** The stops in their new order, each with its day. */
export async function arrangeDays(context: ArrangeContext, plan: DividedTour): Promise<TourStop[]> {
  const { question, route, known } = context;
  const days = daysOf(plan);
  const minutes = await minutesFromNights(context, plan);
  const inPlan = new Set(plan.stops.map(({ candidate }) => candidate.place.id));
  let spare: readonly TourStop[] =
    question.choice === "open"
      ? known.flatMap((candidate) =>
          inPlan.has(candidate.place.id) ? [] : { candidate, chosen: false, day: undefined },
        )
      : [];
  const arranged: TourStop[] = [];
  let at: TripPoint = route.from;
  for (const [day, nodes] of days.entries()) {
    const isLast = day === days.length - 1;
    const last = nodes.at(-1);
    const inn = !isLast && last?.night === "inn" ? last.stop : undefined;
    const end = isLast ? route.to : inn ? undefined : last?.stop ? undefined : last?.point;
    const next = days.slice(day + 1).flatMap((later) => later.flatMap(({ stop }) => stop?.candidate.point ?? []))[0];
    const hours = new DayHours(question, at, day, context.today);
    const own = nodes.flatMap(({ stop }) => (stop && stop !== inn ? stop : []));
    const toNext = next ?? route.to;
    const onward = last?.stop ? minutes(last.stop.candidate.point, toNext) : 0;
    const tomorrow = (days[day + 1] ?? []).reduce((sum, { driving }) => sum + driving, 0);
    const maxOnward = onward + Math.max(MAX_ADDED.evening, (context.limits.driving - tomorrow) / 2);
    const setting = { hours, start: at, end, next: toNext, maxOnward, inn, minutes };
    const arranger = new DayArranger(context, setting);
    const stops = arranger.arrange(own, spare);
    spare = [...spare, ...own].filter((stop) => !stop.chosen && !stops.includes(stop));
    arranged.push(...[...stops, ...(inn ? [inn] : [])].map((stop) => ({ ...stop, day })));
    const lastPoint = arranged.findLast((stop) => stop.day === day)?.candidate;
    at = end ? (last?.point ?? at) : lastPoint ? pointAt(lastPoint) : at;
  }
  return route.direct ? arranged : withoutEmptyDays(arranged);
}

/** Near home the last days stay free rather than one between two others, unless a day was chosen. */
function withoutEmptyDays(stops: readonly TourStop[]): TourStop[] {
  if (stops.some(({ chosen }) => chosen)) return [...stops];
  const days = [...new Set(stops.map(({ day }) => day))];
  return stops.map((stop) => ({ ...stop, day: days.indexOf(stop.day) }));
}

const daysOf = ({ nodes, division: { ends } }: DividedTour): PlacedNode[][] =>
  ends.slice(0, ends.indexOf(nodes.length) + 1).map((end, day) => nodes.slice(ends[day - 1] ?? 0, end));

/** The same object for the same place, as `minutes` knows points by it. */
const pointAt = ({ point, place }: Candidate): TripPoint & { readonly of: LatLng } => ({
  ...point,
  name: `${place.city}, ${place.state}`,
  of: point,
});

/** Also from towns and inns where nights are spent. */
async function minutesFromNights(context: ArrangeContext, plan: DividedTour): Promise<MinutesBetween> {
  const { directions, known, route, minutes } = context;
  const isKnown = new Set<LatLng>([route.from, route.to, ...known.map(({ point }) => point)]);
  const strange = plan.nodes.flatMap(({ stop, point }) => {
    const at = stop ? stop.candidate.point : point;
    return isKnown.has(at) ? [] : [at];
  });
  const nights = plan.division.ends.flatMap((end) => (end > 0 ? (plan.nodes[end - 1]?.point ?? []) : []));
  const needed = strange.filter((point) => nights.some(({ lat, lng }) => lat === point.lat && lng === point.lng));
  if (needed.length === 0) return minutes;
  const all = [...isKnown, ...needed];
  const { rows } = await directions.table(needed, all, MAX_DRIVE_MINUTES);
  const row = new Map(needed.map((point, index) => [point, rows[index]!]));
  const column = new Map(all.map((point, index) => [point, index]));
  const found = (a: LatLng, b: LatLng) => row.get(a)?.[column.get(b) ?? -1]?.minutes;
  return (a, b) => (a === b ? 0 : (found(a, b) ?? found(b, a) ?? minutes(a, b)));
}

interface DaySetting {
  readonly hours: DayHours;
  readonly start: TripPoint & { readonly of?: LatLng };
  /** Absent where the night is spent at the last stop, or at an inn. */
  readonly end: TripPoint | undefined;
  /** Where the next day leads. */
  readonly next: LatLng;
  /** Minutes of driving that the next day has time for, from where this one ends. */
  readonly maxOnward: number;
  readonly inn: TourStop | undefined;
  readonly minutes: MinutesBetween;
}

class DayArranger {
  readonly #context: ArrangeContext;
  readonly #setting: DaySetting;

  constructor(context: ArrangeContext, setting: DaySetting) {
    this.#context = context;
    this.#setting = setting;
  }

  arrange(own: readonly TourStop[], spare: readonly TourStop[]): readonly TourStop[] {
    let day = this.#thin(this.#improve(this.#weigh(own)));
    const left = [...spare, ...own.filter((stop) => !stop.chosen && !day.stops.includes(stop))];
    day = this.#addTable(this.#addEvening(day, left), left);
    day = this.#improve(this.#fill(day, left));
    return this.#improve(this.#addTable(this.#addEvening(day, left), left)).stops;
  }

  /** Without the stops that nobody asked for and that keep the day from its limits. */
  #thin(day: Arrangement): Arrangement {
    if (day.excess <= TINY) return day;
    const shorter = day.stops
      .filter(({ chosen }) => !chosen)
      .map((stop) => this.#improve(this.#weigh(day.stops.filter((other) => other !== stop))))
      .filter(({ excess }) => excess < day.excess - TINY);
    const best = shorter.toSorted((a, b) => worthOfDay(b) - worthOfDay(a))[0];
    return best ? this.#thin(best) : day;
  }

  /** The best of those within reach that can be visited after dark; it may take the place of another stop. */
  #addEvening(day: Arrangement, spare: readonly TourStop[]): Arrangement {
    if (day.clock.hasEvening || this.#setting.inn) return day;
    const without = day.stops
      .filter(({ chosen }) => !chosen)
      .map((stop) => this.#weigh(day.stops.filter((other) => other !== stop)));
    for (const base of [day, ...without]) {
      const evenings = spare.flatMap((stop) => {
        if (day.stops.includes(stop)) return [];
        const next = this.#weigh([...base.stops, stop]);
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
    const tables = (arrangement: Arrangement) => arrangement.clock.meals.filter(({ table }) => table !== undefined);
    const choices = spare.flatMap((stop) => {
      if (!isTable(stop.candidate.place) || day.stops.includes(stop)) return [];
      const next = this.#insert(day, stop, MAX_ADDED.table);
      const isBetter =
        next && tables(next).length > tables(day).length && next.clock.hasEvening === day.clock.hasEvening;
      return isBetter ? { next, rate: stop.candidate.worth / (MAX_ADDED.table + next.wheel - day.wheel) } : [];
    });
    const best = choices.toSorted((a, b) => b.rate - a.rate)[0];
    return best ? this.#addTable(best.next, spare) : day;
  }

  #fill(day: Arrangement, spare: readonly TourStop[]): Arrangement {
    const choices = spare.flatMap((stop) => {
      if (day.stops.includes(stop) || this.#isOneMoreOfAKind(day, stop)) return [];
      const isOfTour = this.#context.tour.has(stop.candidate);
      const isEarly = day.clock.ends < EARLY_END;
      const next = this.#insert(
        day,
        stop,
        isEarly ? MAX_ADDED.earlyEnd : isOfTour ? MAX_ADDED.ofTour : MAX_ADDED.other,
      );
      if (!next || (day.clock.hasEvening && !next.clock.hasEvening)) return [];
      return { next, rate: stop.candidate.worth / (MAX_ADDED.other + next.cost - day.cost) };
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
  #insert(day: Arrangement, stop: TourStop, maxAdded: number): Arrangement | undefined {
    let best: Arrangement | undefined;
    for (let at = 0; at <= day.stops.length; at++) {
      if (this.#added(day.stops, at, stop) > maxAdded) continue;
      const next = this.#weigh(day.stops.toSpliced(at, 0, stop));
      if (!best || isBetter(next, best)) best = next;
    }
    if (!best) return undefined;
    // Where it fits nowhere, another order may have room for it.
    const next = best.excess > day.excess + TINY && maxAdded === Number.POSITIVE_INFINITY ? this.#improve(best) : best;
    return next.excess <= day.excess + TINY
      ? maxAdded === Number.POSITIVE_INFINITY
        ? this.#improve(next)
        : next
      : undefined;
  }

  #added(stops: readonly TourStop[], at: number, { candidate: { point } }: TourStop): number {
    const before = stops[at - 1]?.candidate.point ?? this.#start;
    const after = stops[at]?.candidate.point ?? this.#end;
    const { minutes } = this.#setting;
    if (!after) return minutes(before, point);
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
        const next = this.#weigh(order);
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

  #weigh(stops: readonly TourStop[]): Arrangement {
    const { hours, inn, end, next, minutes, maxOnward } = this.#setting;
    const { limits } = this.#context;
    const traveler = new Traveler(this.#start, minutes, this.#context.route.onFoot);
    let wheel = 0;
    const drive = (to: LatLng): number => {
      const leg = traveler.go(to);
      wheel += leg;
      return leg;
    };
    const visits = stops.map(({ candidate }) =>
      hours.visit(candidate, drive(candidate.point), candidate.stayMinutes, false),
    );
    if (inn) visits.push(hours.visit(inn.candidate, drive(inn.candidate.point), 0, true));
    const onward = end ? 0 : minutes(traveler.at, next);
    const lastLeg = end ? drive(end) : 0;
    const clock = clockDay(visits, hours.frame(lastLeg));
    const sights = visits.length - clock.meals.filter(({ table }) => table !== undefined).length;
    const spent = wheel + clock.visits.reduce((sum, { stay }) => sum + stay, 0);
    let excess =
      Math.max(0, wheel - limits.driving) +
      Math.max(0, spent - limits.day) +
      Math.max(0, sights - (limits.stops ?? sights)) * STOP_TOO_MANY +
      Math.max(0, clock.ends - hours.latest) +
      Math.max(0, onward - maxOnward);
    let cost = wheel + onward + (clock.hasEvening || inn ? 0 : COST.noEvening);
    for (const [i, { candidate, chosen }] of stops.entries()) {
      const { isOutside, idle, begins } = clock.visits[i]!;
      if (isOutside && !chosen) excess += OUTSIDE;
      if (isOutside) cost += COST.outside;
      if (i > 0 || !chosen) excess += Math.max(0, idle - (i === 0 ? MAX_FIRST_WAIT : MAX_WAIT));
      cost += idle * (i === 0 ? COST.lateStart : COST.idle);
      const { placeType, access } = candidate.place;
      if (access === "exterior" && begins < EARLY_FOR_EXTERIOR) cost += COST.exteriorEarly;
      const isMeal = clock.meals.some(({ table }) => table === i);
      if (placeType === "restaurant" && !isMeal && begins < EVENING.earliest && !chosen) excess += TABLE_BETWEEN_MEALS;
    }
    for (const { table } of clock.meals) if (table === undefined) cost += COST.freeMeal;
    cost += COST.threeAlike * this.#countThreeAlike(stops);
    return { stops, clock, excess, cost, wheel };
  }
}

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
