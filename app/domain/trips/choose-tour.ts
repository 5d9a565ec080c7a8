/** Chooses the stops of a trip among its candidates, and their order. */
import type { MinutesBetween } from "./drive-minutes.ts";
import type { TripRoute } from "./find-route.ts";
import { chooseStops } from "./solver/choose-stops.ts";
import type { DayLimits } from "./solver/schedule-stops.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripQuestion } from "./trip.ts";
import { type Candidate, makeWorth } from "./trip-candidates.ts";

/** More in a day is no pleasure. */
const MAX_STOPS_A_DAY = 8;

export const dayLimits = ({ hours, dayHours }: TripQuestion): DayLimits => ({
  driving: hours * 60,
  day: dayHours * 60,
  stops: MAX_STOPS_A_DAY,
});

/** A fifth of a second or so. */
const EFFORT = 2_500_000;

/** All required stops are in it. */
export async function chooseTour(
  question: TripQuestion,
  route: TripRoute,
  required: readonly TourStop[],
  candidates: readonly Candidate[],
  minutes: MinutesBetween,
): Promise<TourStop[]> {
  const stops: TourStop[] = [
    ...required,
    ...candidates.map((candidate) => ({ candidate, chosen: false, day: undefined })),
  ];
  const all = stops.map(({ candidate }) => candidate);
  const points = [route.from, ...all.map(({ point }) => point), route.to];
  const driving = points.map((a) => points.map((b) => minutes(a, b)));
  const worth = makeWorth(all, worthsForTheWay(all, driving, question, route));
  const { days } = await chooseStops({
    driving,
    stays: [0, ...all.map(({ stayMinutes }) => stayMinutes), 0],
    days: question.days,
    limits: dayLimits(question),
    worth: (chosen) => worth(chosen.map((index) => index - 1)),
    required: new Map(required.map(({ day }, index) => [index + 1, day])),
    mayBreakLegs: true,
    effort: EFFORT,
  });
  const tour = days.flat().map((index) => stops[index - 1]!);
  return route.from === route.to && !route.area && !question.list ? withoutLoneStops(tour, route, minutes) : tour;
}

/** Minutes at the wheel that nobody spends for one place alone, unless it was asked for. */
const MAX_LONE_MINUTES = 120;

/** On a tour of an area places are far apart, and from town to town the detour has its limit. */
function withoutLoneStops(tour: TourStop[], route: TripRoute, minutes: MinutesBetween): TourStop[] {
  const points = [route.from, ...tour.map(({ candidate }) => candidate.point), route.to];
  const saved = tour.map(({ chosen }, i) => {
    const [before, at, after] = [points[i]!, points[i + 1]!, points[i + 2]!];
    return chosen ? 0 : minutes(before, at) + minutes(at, after) - minutes(before, after);
  });
  const most = Math.max(0, ...saved);
  return most > MAX_LONE_MINUTES ? withoutLoneStops(tour.toSpliced(saved.indexOf(most), 1), route, minutes) : tour;
}

/** Extra minutes that halve what a place is worth off the way, or far from all others on a tour. */
const HALVING = { detour: 90, tour: 120 };
/** Minutes from home that quarter it on a round trip: one stays nearer on a short one. */
const quartering = (days: number): number => 10 + 30 * days;

/** A place far off must be better than one at hand, even where there is time for both. */
function worthsForTheWay(
  candidates: readonly Candidate[],
  driving: readonly (readonly number[])[],
  { days, list }: TripQuestion,
  { direct, area }: TripRoute,
): number[] {
  if (list) return candidates.map(({ worth }) => worth);
  const end = driving.length - 1;
  return candidates.map(({ worth }, i) => {
    const row = driving[i + 1]!;
    if (direct) return worth / (1 + (row[0]! + row[end]! - driving[0]![end]!) / HALVING.detour);
    if (!area) return worth / (1 + row[0]! / quartering(days)) ** 2;
    const [, nearest = 0, next = nearest] = row.toSorted((a, b) => a - b);
    return worth / (1 + (nearest + next) / 2 / HALVING.tour);
  });
}
