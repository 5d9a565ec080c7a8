/** Where one more stop fits best among the stops of a plan, by the clock of each day. */
import type { LatLng } from "../../geo/miles-between.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import type { Candidate } from "../route/trip-candidates.ts";
import { clockDay } from "./day-clock.ts";
import { dayLimits } from "./day-limits.ts";
import { type MinutesBetween, minutesBetween } from "./drive-minutes.ts";
import { type DividedTour, daysOf } from "./lay-days.ts";
import type { TourStop } from "./tour-nodes.ts";
import { TripDayHours } from "./trip-day-hours.ts";

interface FitDay {
  readonly stops: readonly TourStop[];
  readonly from: LatLng;
  readonly to: LatLng;
  /** Whether the night is spent at the last stop. */
  readonly sleeps: boolean;
}

interface Fit {
  /** From 0. */
  readonly day: number;
  readonly at: number;
  /** The stop that makes room for it. */
  readonly out?: TourStop;
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

function fitDaysOf({ route }: RoutedTrip, plan: DividedTour): FitDay[] {
  let from: LatLng = route.from;
  return daysOf(plan).map((nodes, day, days) => {
    const last = nodes.at(-1);
    const isLast = day === days.length - 1;
    const to = isLast ? route.to : (last?.stop?.candidate.point ?? last?.point ?? from);
    const made = {
      stops: nodes.flatMap(({ stop }) => stop ?? []),
      from,
      to,
      sleeps: !isLast && last?.night === "inn",
    };
    from = to;
    return made;
  });
}

/** Minutes that a stop outside its hours, or one too many, counts for. */
const OUTSIDE = 120;
const TOO_MANY = 60;
const HARM = 10;
/** Days in which a stop may have to go, and minutes that it counts for by its worth. */
const MAX_DAYS = 2;
const MINUTES_PER_WORTH = 30;

const costOf = ({ adds, harm, out }: Fit): number =>
  Math.max(0, adds) + HARM * harm + (out ? out.candidate.worth * MINUTES_PER_WORTH : 0);

const cheapest = (fits: readonly Fit[]): Fit | undefined =>
  fits.reduce<Fit | undefined>((best, fit) => (best && costOf(best) <= costOf(fit) ? best : fit), undefined);

export class StopFitter {
  readonly #trip: RoutedTrip;
  readonly #minutes: MinutesBetween;
  readonly #days: readonly FitDay[];
  readonly #hours: readonly TripDayHours[];

  constructor(trip: RoutedTrip, days: readonly FitDay[], minutes: MinutesBetween) {
    this.#trip = trip;
    this.#minutes = minutes;
    this.#days = days;
    this.#hours = days.map(({ from }, day) => new TripDayHours(trip, { name: trip.route.from.name, ...from }, day));
  }

  /** Minutes that it adds at least. */
  detour({ point }: Candidate): number {
    const detours = this.#days.flatMap(({ stops, from, to }) => {
      const points = [from, ...stops.map(({ candidate }) => candidate.point), to];
      return points.slice(1).map((next, i) => {
        const before = points[i]!;
        return this.#minutes(before, point) + this.#minutes(point, next) - this.#minutes(before, next);
      });
    });
    return Math.round(Math.max(0, Math.min(...detours)));
  }

  /** Where it does the least harm; in place of another one, if `mayGo` and it fits nowhere else. */
  fit(
    candidate: Candidate,
    { day, mayGo }: { readonly day?: number | undefined; readonly mayGo?: (stop: TourStop) => boolean } = {},
  ): Fit | undefined {
    const days = this.#days.map((_, index) => index).filter((index) => day === undefined || index === day);
    const simple = cheapest(days.flatMap((index) => this.#fits(index, candidate)));
    if (!simple || simple.harm === 0 || !mayGo) return simple;
    const away = (index: number) =>
      Math.min(...this.#days[index]!.stops.map(({ candidate: { point } }) => this.#minutes(point, candidate.point)));
    const near = days.toSorted((a, b) => away(a) - away(b)).slice(0, MAX_DAYS);
    const instead = near.flatMap((index) =>
      this.#days[index]!.stops.filter(mayGo).flatMap((out) => this.#fits(index, candidate, out)),
    );
    return cheapest(instead.filter(({ harm }) => harm === 0)) ?? simple;
  }

  #fits(day: number, candidate: Candidate, out?: TourStop): Fit[] {
    const { stops, sleeps } = this.#days[day]!;
    const before = this.#weigh(day, stops);
    const rest = stops.filter((stop) => stop !== out);
    const added = { candidate, chosen: true, day };
    const isNightLeft = sleeps && rest.at(-1) === stops.at(-1);
    return Array.from({ length: rest.length + (isNightLeft ? 0 : 1) }, (_, at) => {
      const after = this.#weigh(day, rest.toSpliced(at, 0, added));
      const adds = after.ways - before.ways;
      return { day, at, ...(out && { out }), adds, harm: Math.max(0, after.harm - before.harm) };
    });
  }

  #weigh(day: number, stops: readonly TourStop[]) {
    const { from, to, sleeps } = this.#days[day]!;
    const hours = this.#hours[day]!;
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
    const harm =
      Math.max(0, ways - limits.driving) +
      Math.max(0, spent - limits.day) +
      Math.max(0, stops.length - limits.stops) * TOO_MANY +
      outside * OUTSIDE;
    return { ways, harm };
  }
}
