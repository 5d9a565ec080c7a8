/** Where more stops fit best among those of a plan, by the clock of each day. */
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import type { DriveTable } from "../../roads/directions.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import type { Candidate } from "../route/trip-candidates.ts";
import { shortDrive } from "../towns/town.ts";
import { clockDay } from "./day-clock.ts";
import { dayLimits } from "./day-limits.ts";
import { type DividedTour, daysOf } from "./divide-days.ts";
import type { TourStop } from "./tour-nodes.ts";
import { TripDayHours } from "./trip-day-hours.ts";
import { isNear, walk } from "./walking.ts";

interface FitDay {
  readonly stops: readonly TourStop[];
  readonly from: LatLng;
  readonly to: LatLng;
  /** Whether the night is spent at the last stop. */
  readonly sleeps: boolean;
  readonly hours: TripDayHours;
}

interface Fit {
  /** From 0. */
  readonly day: number;
  readonly at: number;
  /** The stops that make room. */
  readonly out: readonly TourStop[];
  /** Minutes on the way that it adds, and by which the day is too long or visits are outside their hours. */
  readonly adds: number;
  readonly harm: number;
}

/** For candidates that may be fitted into a plan. */
export async function stopFitter(
  trip: RoutedTrip,
  plan: DividedTour,
  candidates: readonly Candidate[],
): Promise<StopFitter> {
  const days = fitDaysOf(trip, plan);
  const inPlan = [...plan.stops.map(({ candidate }) => candidate.point), ...days.slice(0, -1).map(({ to }) => to)];
  const beside = candidates.map(({ point }) => point);
  return new StopFitter(trip, days, await minutesBetween(trip, [...new Set(inPlan)], beside));
}

function fitDaysOf(trip: RoutedTrip, plan: DividedTour): FitDay[] {
  let { from }: { from: LatLng } = trip.route;
  return daysOf(plan).map((nodes, day, days) => {
    const last = nodes.at(-1);
    const isLast = day === days.length - 1;
    const to = isLast ? trip.route.to : (last?.stop?.candidate.point ?? last?.point ?? from);
    const hours = new TripDayHours(trip, { name: trip.route.from.name, ...from }, day);
    const made = {
      stops: nodes.flatMap(({ stop }) => stop ?? []),
      from,
      to,
      sleeps: !isLast && last?.night === "inn",
      hours,
    };
    from = to;
    return made;
  });
}

/** Straight miles within which stops are in one town. */
const TOWN_MILES = 4;
/** Minutes that a stop outside its hours counts for. */
const OUTSIDE = 120;
const HARM = 10;
/** Minutes that a stop which has to go counts for by its worth. */
const MINUTES_PER_WORTH = 30;

const costOf = ({ adds, harm, out }: Fit): number =>
  Math.max(0, adds) + HARM * harm + MINUTES_PER_WORTH * out.reduce((sum, { candidate }) => sum + candidate.worth, 0);

const cheapest = (fits: readonly Fit[]): Fit | undefined =>
  fits.reduce<Fit | undefined>((best, fit) => (best && costOf(best) <= costOf(fit) ? best : fit), undefined);

export class StopFitter {
  readonly #trip: RoutedTrip;
  readonly #minutes: MinutesBetween;
  readonly #days: readonly FitDay[];

  constructor(trip: RoutedTrip, days: readonly FitDay[], minutes: MinutesBetween) {
    this.#trip = trip;
    this.#minutes = minutes;
    this.#days = days;
  }

  /** Where it adds least to the way, and how many minutes. */
  detour({ point }: Candidate): Pick<Fit, "day" | "at" | "adds"> {
    const detours = this.#days.flatMap(({ stops, from, to }, day) => {
      const points = [from, ...stops.map(({ candidate }) => candidate.point), to];
      return points.slice(1).map((next, at) => {
        const before = points[at]!;
        const adds = this.#minutes(before, point) + this.#minutes(point, next) - this.#minutes(before, next);
        return { day, at, adds: Math.round(Math.max(0, adds)) };
      });
    });
    return detours.reduce((best, other) => (other.adds < best.adds ? other : best));
  }

  /** Where these, one after the other, do the least harm; in place of another stop, or of all in its town, if `mayGo` and they fit nowhere else. */
  fit(
    added: readonly Candidate[],
    { day, mayGo }: { readonly day?: number | undefined; readonly mayGo?: (stop: TourStop) => boolean } = {},
  ): Fit | undefined {
    const days = [...this.#days.keys()].filter((index) => day === undefined || index === day);
    const simple = cheapest(days.flatMap((index) => this.#fits(index, added)));
    if (!simple || simple.harm === 0 || !mayGo) return simple;
    const { day: nearest } = this.detour(added[0]!);
    const going = this.#days[nearest]!.stops.filter(mayGo);
    const inTown = ({ candidate }: TourStop) =>
      going.filter((other) => milesBetween(other.candidate.point, candidate.point) <= TOWN_MILES);
    // No more go than come.
    const outs = [...going.map((stop) => [stop]), ...going.map(inTown)].filter(({ length }) => length <= added.length);
    const instead = outs.flatMap((out) => this.#fits(nearest, added, out));
    return cheapest(instead.filter(({ harm }) => harm === 0)) ?? simple;
  }

  #fits(day: number, added: readonly Candidate[], out: readonly TourStop[] = []): Fit[] {
    const { stops, sleeps } = this.#days[day]!;
    const before = this.#weigh(day, stops);
    const rest = stops.filter((stop) => !out.includes(stop));
    const more = added.map((candidate) => ({ candidate, chosen: true, day }));
    const isNightLeft = sleeps && rest.at(-1) === stops.at(-1);
    return Array.from({ length: rest.length + (isNightLeft ? 0 : 1) }, (_, at) => {
      const after = this.#weigh(day, rest.toSpliced(at, 0, ...more));
      const adds = after.ways - before.ways;
      return { day, at, out, adds, harm: Math.max(0, after.harm - before.harm) };
    });
  }

  #weigh(day: number, stops: readonly TourStop[]) {
    const { from, to, sleeps, hours } = this.#days[day]!;
    let [at, ways] = [from, 0];
    const visits = stops.map(({ candidate }, index) => {
      const way = this.#minutes(at, candidate.point);
      [at, ways] = [candidate.point, ways + way];
      return hours.visit(candidate, way, sleeps && index === stops.length - 1);
    });
    const lastLeg = sleeps ? 0 : this.#minutes(at, to);
    ways += lastLeg;
    const clock = clockDay(visits, hours.frame(lastLeg));
    const limits = dayLimits(this.#trip.question);
    const spent = ways + clock.visits.reduce((sum, { stay }) => sum + stay, 0);
    const outside = clock.visits.filter(({ isOutside }, index) => isOutside && !visits[index]!.isNight).length;
    return {
      ways,
      harm: Math.max(0, ways - limits.driving) + Math.max(0, spent - limits.day) + outside * OUTSIDE,
    };
  }
}

type MinutesBetween = (from: LatLng, to: LatLng) => number;

/** Minutes where no road leads. */
const NO_ROAD = 1e6;
/** Two stops farther apart than this hardly follow each other: their drive is estimated. */
const MAX_DRIVE_MINUTES = 300;
const MINUTES_PER_STRAIGHT_MILE = 1.25;

/** By car, or on foot where they are near: from and to the points inside and the trip's ends. Roads are as long in both directions. */
async function minutesBetween(
  { directions, route: { from, to, onFoot } }: RoutedTrip,
  inside: readonly LatLng[],
  beside: readonly LatLng[],
): Promise<MinutesBetween> {
  // A walk begins and ends anywhere.
  if (onFoot) return (a, b) => (a === from || b === from ? 0 : walk(a, b).minutes);
  const all = [...inside, ...beside];
  const ends = await directions.table([from, to], [...all, to]);
  const inner = await directions.table(inside, all, MAX_DRIVE_MINUTES);
  const column = new Map<LatLng, number>([...all, to].map((point, index) => [point, index]));
  const rows = new Map<LatLng, DriveTable[number]>(inside.map((point, index) => [point, inner[index]!]));
  rows.set(to, ends[1]!).set(from, ends[0]!);
  const known = (a: LatLng, b: LatLng) => rows.get(a)?.[column.get(b) ?? -1]?.minutes;
  const isEnd = (point: LatLng) => point === from || point === to;
  return (a, b) => {
    if (a === b) return 0;
    if (isNear(a, b)) return walk(a, b).minutes;
    const drive = known(a, b) ?? known(b, a);
    if (drive !== undefined) return drive;
    if (milesBetween(a, b) <= TOWN_MILES) return shortDrive(a, b);
    return isEnd(a) || isEnd(b) ? NO_ROAD : estimate(a, b);
  };
}

/** At least as far as the drives that are not in the table. */
const estimate = (a: LatLng, b: LatLng): number =>
  Math.max(MAX_DRIVE_MINUTES, milesBetween(a, b) * MINUTES_PER_STRAIGHT_MILE);
