/** The corridor of a trip: the places near its way or in its area, at most so many as a plan can weigh. */
import { milesFromLine } from "../geo/lines.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { type LocatedPlace, pointOf } from "../places/place.ts";
import { wheelMinutes } from "./day-limits.ts";
import { choicesOf, type RoutedTrip, type TripRoute } from "./find-route.ts";
import { DEFAULT_QUESTION } from "./read-question.ts";
import type { TourStop } from "./tour-nodes.ts";
import { bestCandidates, type Candidate, candidatesNear } from "./trip-candidates.ts";

/** Looked up in the road network, before the best of them are chosen. */
const MAX_NEAR = 200;
/** Nobody is faster than this in a straight line, so nothing within reach is missed. */
const STRAIGHT_MILES_PER_MINUTE = 1;
/** Beyond the line, which is drawn from town to town. */
const LINE_SLACK_MILES = 5;

interface FoundCandidates {
  /** What the plan chooses from. */
  readonly onTheWay: readonly Candidate[];
  /** Farther off than was asked for, but worth a mention. */
  readonly beyond: readonly Candidate[];
  /** Whether some are farther off than usual, as there is little on the way. */
  readonly isStretched: boolean;
}

/** Minutes off the way of what is mentioned. */
export const MAX_MENTIONED_MINUTES = 90;
const MAX_BEYOND = 20;
/** With fewer for each day, a visitor who named no detour goes as far as is mentioned. */
const FEW_A_DAY = 4;
/** Straight miles around a town that the visitor named for a night: the trip goes there anyway. */
const MAX_MILES_FROM_NIGHT = 15;

export async function findCandidates(
  trip: RoutedTrip,
  required: readonly TourStop[],
  count: number,
): Promise<FoundCandidates> {
  const { question, route, directions } = trip;
  const { from, to, direct, area } = route;
  if (route.onFoot) return { onTheWay: candidatesToWalk(trip, required), beyond: [], isStretched: false };
  const budget = wheelMinutes(question);
  const isFree = !direct || question.list !== "";
  const farthest = !isFree ? Math.max(question.detour, MAX_MENTIONED_MINUTES) : budget;
  const straight = straightMinutes(route);
  const requiredIds = new Set(required.map(({ candidate }) => candidate.place.id));
  const isNearNight = (point: LatLng) =>
    [...route.nights.values()].some((town) => milesBetween(town, point) <= MAX_MILES_FROM_NIGHT);
  const near = candidatesNear(choicesOf(trip), question, (place) => {
    if (requiredIds.has(place.id) || (area && !area.states.has(place.state))) return false;
    return straight(pointOf(place)) <= farthest || isNearNight(pointOf(place));
  });
  const rough = bestCandidates(near, ({ point }) => straight(point), MAX_NEAR);
  const points = rough.map(({ point }) => point);
  const rows = await directions.table(direct ? [from, to] : [from], points);
  /** Minutes that a visit of this place alone adds to the trip. */
  const adds = new Map<Candidate, number>();
  for (const [i, candidate] of rough.entries()) {
    const [there, back] = [rows[0]![i], (rows[1] ?? rows[0]!)[i]];
    if (!there || !back || there.minutes + back.minutes > budget) continue;
    adds.set(candidate, there.minutes + back.minutes - (direct?.minutes ?? 0));
  }
  const isNear = (candidate: Candidate, detour: number) =>
    isFree || adds.get(candidate)! <= detour || isNearNight(candidate.point);
  const reachable = [...adds.keys()];
  const few = reachable.filter((candidate) => isNear(candidate, question.detour)).length < question.days * FEW_A_DAY;
  const isStretched = !isFree && few && question.detour === DEFAULT_QUESTION.detour;
  const isOnTheWay = (candidate: Candidate) => isNear(candidate, isStretched ? MAX_MENTIONED_MINUTES : question.detour);
  // On a tour the way to a place is shared with those beside it.
  const share = area ? 1 / 8 : direct ? 1 : 1 / 4;
  const best = (candidates: readonly Candidate[], most: number) =>
    bestCandidates(candidates, (candidate) => (isNearNight(candidate.point) ? 0 : adds.get(candidate)! * share), most);
  return {
    isStretched,
    onTheWay: best(reachable.filter(isOnTheWay), count),
    beyond: best(
      reachable.filter((candidate) => !isOnTheWay(candidate) && adds.get(candidate)! <= farthest),
      MAX_BEYOND,
    ),
  };
}

/** Straight miles from the middle of a town to places that its walks lead to. */
const MAX_MILES_TO_WALK = 2;
/** More than this are farther apart than anybody walks in a day. */
const MAX_TO_WALK = 60;

function candidatesToWalk(trip: RoutedTrip, required: readonly TourStop[]): Candidate[] {
  const { question, route } = trip;
  const isNear = (place: LocatedPlace) => milesBetween(route.from, pointOf(place)) <= MAX_MILES_TO_WALK;
  const isOther = ({ id }: LocatedPlace) => !required.some(({ candidate }) => candidate.place.id === id);
  return candidatesNear(choicesOf(trip), question, (place) => isNear(place) && isOther(place))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MAX_TO_WALK);
}

/** At least this much a visit adds to the trip, by straight lines. */
function straightMinutes({ from, direct }: TripRoute): (point: LatLng) => number {
  if (!direct) return (point) => (2 * milesBetween(from, point)) / STRAIGHT_MILES_PER_MINUTE;
  const milesOff = milesFromLine(direct.line);
  return (point) => (2 * Math.max(0, milesOff(point) - LINE_SLACK_MILES)) / STRAIGHT_MILES_PER_MINUTE;
}
