/** How good an order of a day's stops is: what exceeds its limits, and what it costs. */
import type { LatLng } from "../geo/miles-between.ts";
import { clockDay, type DayClock, EVENING, MAX_FIRST_WAIT, MAX_WAIT, MEAL_MINUTES } from "./day-clock.ts";
import type { MinutesBetween } from "./drive-minutes.ts";
import type { RoutedTrip } from "./find-route.ts";
import { type DayLimits, STOP_TOO_MANY, TINY } from "./solver/schedule-stops.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripPoint } from "./trip.ts";
import { type Candidate, isWished } from "./trip-candidates.ts";
import type { TripDayHours } from "./trip-day-hours.ts";
import { Traveler } from "./walking.ts";

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
/** Exteriors are best toward dusk. */
const EARLY_FOR_EXTERIOR = 15 * 60;

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

/** What a day of the plan is arranged between. */
export interface DaySetting {
  readonly trip: ArrangeContext;
  readonly limits: Required<DayLimits>;
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

interface ClockedStops {
  readonly stops: readonly TourStop[];
  readonly clock: DayClock;
  /** Minutes to all stops and to the day's end, and on to the next day where the night is spent at the last stop. */
  readonly driven: number;
  readonly onward: number;
}

export function weighDay(day: DaySetting, stops: readonly TourStop[]): Arrangement {
  const { hours, inn, end, next } = day;
  const { minutes, route } = day.trip;
  const traveler = new Traveler(startOf(day), minutes, route.onFoot);
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
  const clocked = { stops, clock, driven, onward };
  return { stops, clock, excess: excessOf(day, clocked), cost: costOf(day, clocked), wheel: driven + onward };
}

/** Minutes by which the day exceeds its limits, and what its stops may not be. */
function excessOf({ limits, hours, maxOnward }: DaySetting, { stops, clock, driven, onward }: ClockedStops): number {
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

function costOf(day: DaySetting, { stops, clock, driven, onward }: ClockedStops): number {
  let cost = driven + onward + (clock.hasEvening || day.inn ? 0 : COST.noEvening);
  for (const [i, { candidate }] of stops.entries()) {
    const { isOutside, idle, begins } = clock.visits[i]!;
    if (isOutside) cost += COST.outside;
    cost += idle * (i === 0 ? COST.lateStart : COST.idle);
    if (candidate.place.access === "exterior" && begins < EARLY_FOR_EXTERIOR) cost += COST.exteriorEarly;
  }
  cost -= COST.table * tablesOf(clock).length;
  cost += COST.threeAlike * countThreeAlike(day, stops);
  return cost + COST.emptyHour * (Math.max(0, emptyMinutes(clock)) / 60) ** 2;
}

/** How often a stop is the third of its kind in a row. */
function countThreeAlike({ trip }: DaySetting, stops: readonly TourStop[]): number {
  const kinds = stops.map(({ candidate }) => candidate.place);
  return kinds.filter(
    (place, i) =>
      place.placeType === kinds[i - 1]?.placeType &&
      place.placeType === kinds[i - 2]?.placeType &&
      !isWished(place, trip.question),
  ).length;
}

/** Meals that one has at a stop. */
export const tablesOf = ({ meals }: DayClock) => meals.filter(({ table }) => table !== undefined);

/** Between the last visit of the afternoon and the evening. */
export const emptyMinutes = ({ hasEvening, visits, ends }: DayClock): number =>
  hasEvening ? visits.at(-1)!.free - MEAL_MINUTES : EVENING.earliest - ends;

/** Minutes on the way that one more stop adds. */
export function addedMinutes(
  day: DaySetting,
  stops: readonly TourStop[],
  { at, added }: { readonly at: number; readonly added: TourStop },
): number {
  const { point } = added.candidate;
  const { minutes } = day.trip;
  const before = stops[at - 1]?.candidate.point ?? startOf(day);
  const after = stops[at]?.candidate.point ?? day.end ?? day.inn?.candidate.point ?? day.next;
  return minutes(before, point) + minutes(point, after) - minutes(before, after);
}

const startOf = ({ start }: DaySetting): LatLng => start.of ?? start;

export const isBetter = (a: Arrangement, b: Arrangement): boolean =>
  a.excess < b.excess - TINY || (a.excess <= b.excess + TINY && a.cost < b.cost - 1e-6);
