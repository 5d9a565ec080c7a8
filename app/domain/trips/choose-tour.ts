/** Chooses the stops of a trip among its candidates, and their order. */

import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { memoize } from "../memoize.ts";
import { MAX_FIRST_WAIT, MAX_WAIT } from "./day-clock.ts";
import { dayLimits } from "./day-limits.ts";
import type { MinutesBetween } from "./drive-minutes.ts";
import type { RoutedTrip, TripRoute } from "./find-route.ts";
import { chooseStops } from "./solver/choose-stops.ts";
import type { ProblemClock } from "./solver/schedule-stops.ts";
import type { TourStop } from "./tour-nodes.ts";
import { type Candidate, makeWorth } from "./trip-candidates.ts";
import { isTable, TripDayHours } from "./trip-day-hours.ts";
import { walk } from "./walking.ts";

/** Worth, in stars, that an hour of driving has to bring. Whoever names one town for one day wants to see that town. */
const HOUR_COST = { onFoot: 2, day: 1.3, more: 0.3 };

interface TourChoice {
  readonly required: readonly TourStop[];
  /** Worth what they are on this trip. */
  readonly candidates: readonly Candidate[];
  readonly minutes: MinutesBetween;
}

/** All required stops are in it, each as far as it can be within its hours. */
export function chooseTour(trip: RoutedTrip, { required, candidates, minutes }: TourChoice): TourStop[] {
  const { question, route } = trip;
  const stops: TourStop[] = [
    ...required,
    ...candidates.map((candidate) => ({ candidate, chosen: false, day: undefined })),
  ];
  const all = stops.map(({ candidate }) => candidate);
  const points = [route.from, ...all.map(({ point }) => point), ...route.nights.values(), route.to];
  const nights = new Map([...route.nights.keys()].map((day, index) => [day, 1 + all.length + index]));
  const isTour = route.area !== undefined || route.direct !== undefined || question.list !== "";
  const isLoop = !isTour;
  const onRoad = isLoop && question.days === 1 ? HOUR_COST.day : HOUR_COST.more;
  const hourCost = route.onFoot ? HOUR_COST.onFoot : onRoad;
  const worth = makeWorth(all, { isTour });
  const turnBack = turnBackCost(route, minutes);
  const { days } = chooseStops({
    driving: points.map((a) => points.map((b) => minutes(a, b) + turnBack(a, b))),
    ...(!route.onFoot && { onFoot: points.map((a) => points.map((b) => walk(a, b).minutes)) }),
    minuteCost: hourCost / 60,
    clock: clockOf(trip, all),
    stays: points.map((_, index) => all[index - 1]?.stayMinutes ?? 0),
    nights,
    days: question.days,
    limits: dayLimits(question),
    worth: (chosen) => worth(chosen.map((index) => index - 1)),
    required: new Map(required.map(({ day }, index) => [index + 1, day])),
    mayBreakLegs: true,
  });
  const tour = days.flatMap((indexes, day) => indexes.map((index) => ({ ...stops[index - 1]!, day })));
  return isLoop && !route.onFoot ? withoutLoneStops(trip, tour, minutes) : tour;
}

/** Minutes that anybody turns back for a stop on the way to somewhere else. */
const MAX_TURN_BACK = 30;

/** From town to town, minutes in the wrong direction count twice. */
function turnBackCost({ from, to, direct }: TripRoute, minutes: MinutesBetween): MinutesBetween {
  if (!direct) return () => 0;
  const progress = memoize((point: LatLng) => (minutes(from, point) - minutes(point, to)) / 2);
  return (a, b) => Math.max(0, progress(a) - progress(b) - MAX_TURN_BACK);
}

/** Minutes at the wheel that nobody spends for one place alone, unless it was asked for. */
const MAX_LONE_MINUTES = { day: 120, more: 180 };

/** On a tour of an area places are far apart, and from town to town the detour has its limit. */
function withoutLoneStops(trip: RoutedTrip, tour: TourStop[], minutes: MinutesBetween): TourStop[] {
  const { question, route } = trip;
  const points = [route.from, ...tour.map(({ candidate }) => candidate.point), route.to];
  const saved = tour.map(({ chosen }, i) => {
    const [before, at, after] = [points[i]!, points[i + 1]!, points[i + 2]!];
    return chosen ? 0 : minutes(before, at) + minutes(at, after) - minutes(before, after);
  });
  const most = Math.max(0, ...saved);
  const isLone = most > (question.days === 1 ? MAX_LONE_MINUTES.day : MAX_LONE_MINUTES.more);
  return isLone ? withoutLoneStops(trip, tour.toSpliced(saved.indexOf(most), 1), minutes) : tour;
}

/** Extra minutes that halve what a place is worth off the way, or far from all others on a tour. */
const HALVING = { detour: 90, tour: 120 };
const MINUTES_PER_STRAIGHT_MILE = 1.5;
/** Minutes from home, or from a night's town that the visitor named, that quarter it on a round trip: one stays nearer on a short one. */
const quartering = (days: number): number => (days === 1 ? 40 : 60 * days);

/** A distant place must be better than a near one, even where there is time for both. */
export function weighForTheWay(
  { question: { days, list }, route: { from, to, direct, area, onFoot, nights } }: RoutedTrip,
  candidates: readonly Candidate[],
  minutes: MinutesBetween,
): readonly Candidate[] {
  if (list || onFoot) return candidates;
  return candidates.map((candidate) => {
    const { worth, point } = candidate;
    if (direct) {
      const detour = minutes(from, point) + minutes(point, to) - direct.minutes;
      return { ...candidate, worth: worth / (1 + Math.max(0, detour) / HALVING.detour) };
    }
    // By the mile: someone who comes for an island doesn't mind the boat.
    if (!area) {
      const miles = Math.min(...[from, ...nights.values()].map((base) => milesBetween(base, point)));
      const away = miles * MINUTES_PER_STRAIGHT_MILE;
      return { ...candidate, worth: worth / (1 + away / quartering(days)) ** 2 };
    }
    const near = candidates.map((other) => minutes(point, other.point)).toSorted((a, b) => a - b);
    const [, nearest = 0, next = nearest] = near;
    return { ...candidate, worth: worth / (1 + (nearest + next) / 2 / HALVING.tour) };
  });
}

/** By the clocks of each place: on a day few trips leave a time zone. */
function clockOf(trip: RoutedTrip, all: readonly Candidate[]): ProblemClock {
  const { question, route } = trip;
  const days = Array.from({ length: question.days }, (_, day) => new TripDayHours(trip, route.from, day));
  const windows = days
    .slice(0, question.start ? days.length : 1)
    .map((day) => all.map(({ place }) => day.of(place).visits));
  return {
    starts: (day) => days[day]!.starts,
    latest: (day) => days[day]!.latest,
    maxWait: MAX_WAIT,
    maxFirstWait: MAX_FIRST_WAIT,
    windows: (day, point) => (windows[day] ?? windows[0]!)[point - 1]!,
    isTable: (point) => isTable(all[point - 1]!.place),
  };
}
