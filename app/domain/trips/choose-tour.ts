/** Chooses the stops of a trip among its candidates, and their order. */
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import type { Directions } from "../roads/directions.ts";
import { chooseStops } from "./choose-stops.ts";
import type { TripRoute } from "./find-candidates.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripQuestion } from "./trip.ts";
import { type Candidate, makeWorth } from "./trip-candidates.ts";

export type MinutesBetween = (from: LatLng, to: LatLng) => number;

export interface ChosenTour {
  readonly stops: readonly TourStop[];
  readonly minutes: MinutesBetween;
}

/** Minutes where no road leads. */
export const NO_ROAD = 1e6;

/** A fifth of a second or so. */
const EFFORT = 2_500_000;
/** Two stops farther apart than this hardly follow each other: their drive is estimated. */
const MAX_DRIVE_MINUTES = 300;
const MINUTES_PER_STRAIGHT_MILE = 1.25;

export async function chooseTour(
  directions: Directions,
  question: TripQuestion,
  route: TripRoute,
  wishes: readonly TourStop[],
  candidates: readonly Candidate[],
): Promise<ChosenTour> {
  const { from, to } = route;
  const isRound = to === from;
  const wished = new Set(wishes.map(({ candidate }) => candidate.place.id));
  const all = [...wishes.map(({ candidate }) => candidate), ...candidates.filter(({ place }) => !wished.has(place.id))];
  const points = [from, ...all.map(({ point }) => point), ...(isRound ? [] : [to])];
  const { rows } = await directions.table(points, points, MAX_DRIVE_MINUTES);
  const ends = await directions.table([from, to], points);
  const cell = (a: number, b: number): number => {
    if (a === b) return 0;
    const fromEnd = (end: number, other: number) => (end === 0 ? ends.rows[0]![other] : ends.rows[1]![other])?.minutes;
    const isEnd = (index: number) => index === 0 || (!isRound && index === points.length - 1);
    if (isEnd(a) || isEnd(b)) return (isEnd(a) ? fromEnd(a, b) : fromEnd(b, a)) ?? NO_ROAD;
    return rows[a]![b]?.minutes ?? estimate(points[a]!, points[b]!);
  };
  // The end of a round trip is its start.
  const indexes = [...points.keys(), ...(isRound ? [0] : [])];
  const driving = indexes.map((a) => indexes.map((b) => cell(a, b)));
  const worth = makeWorth(all, worthsForTheWay(all, driving, question, route));
  const { days } = await chooseStops({
    driving,
    stays: [0, ...all.map(({ stayMinutes }) => stayMinutes), 0],
    days: question.days,
    limits: { driving: question.hours * 60, day: question.dayHours * 60 },
    worth: (stops) => worth(stops.map((index) => index - 1)),
    required: new Map(wishes.map(({ day }, index) => [index + 1, day])),
    mayBreakLegs: true,
    effort: EFFORT,
  });
  const stops = days
    .flat()
    .map((index) => wishes[index - 1] ?? { candidate: all[index - 1]!, chosen: false, day: undefined });
  const indexOf = new Map<LatLng, number>(points.map((point, index) => [point, index]));
  return { stops, minutes: (a, b) => cell(indexOf.get(a)!, indexOf.get(b)!) };
}

/** At least as far as the drives that are not in the table. */
const estimate = (a: LatLng, b: LatLng): number =>
  Math.max(MAX_DRIVE_MINUTES, milesBetween(a, b) * MINUTES_PER_STRAIGHT_MILE);

/** Extra minutes that halve what a place is worth off the way, or far from all others on a tour. */
const HALVING = { detour: 90, tour: 120 };
/** Minutes from home that quarter it on a round trip: one stays nearer on a short one. */
const quartering = (days: number): number => 60 + 30 * days;

/** A place far off must be better than one at hand, even where there is time for both. */
function worthsForTheWay(
  candidates: readonly Candidate[],
  driving: readonly (readonly number[])[],
  { days }: TripQuestion,
  { direct, area }: TripRoute,
): number[] {
  const end = driving.length - 1;
  return candidates.map(({ worth }, i) => {
    const row = driving[i + 1]!;
    if (direct) return worth / (1 + (row[0]! + row[end]! - driving[0]![end]!) / HALVING.detour);
    if (!area) return worth / (1 + row[0]! / quartering(days)) ** 2;
    const [, nearest = 0, next = nearest] = row.toSorted((a, b) => a - b);
    return worth / (1 + (nearest + next) / 2 / HALVING.tour);
  });
}
