/** The corridor of a trip: the places near its way or in its area, at most so many as a plan can weigh. */
import type { Catalog } from "../catalog/catalog.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import type { Directions } from "../roads/directions.ts";
import type { Drive } from "../roads/drive.ts";
import type { TripArea } from "./find-trip-ends.ts";
import type { TripPoint, TripQuestion } from "./trip.ts";
import { bestCandidates, type Candidate, candidatesNear, milesFromLine } from "./trip-candidates.ts";

export interface TripRoute {
  readonly from: TripPoint;
  readonly to: TripPoint;
  /** Undefined for a round trip. */
  readonly direct: Drive | undefined;
  readonly area: TripArea | undefined;
}

/** Looked up in the road network, before the best of them are chosen. */
const MAX_NEAR = 200;
/** Nobody is faster than this in a straight line, so nothing within reach is missed. */
const STRAIGHT_MILES_PER_MINUTE = 1;
/** Beyond the line, which is drawn from town to town. */
const LINE_SLACK_MILES = 5;

export const wheelMinutes = ({ days, hours }: TripQuestion): number => days * hours * 60;

export async function findCandidates(
  catalog: Catalog,
  directions: Directions,
  question: TripQuestion,
  route: TripRoute,
  count: number,
): Promise<Candidate[]> {
  const { from, to, direct, area } = route;
  const budget = wheelMinutes(question);
  const straight = straightMinutes(route);
  const near = candidatesNear(catalog, question, ({ latitude: lat, longitude: lng, state }) => {
    if (area && !area.states.has(state)) return false;
    return straight({ lat, lng }) <= (direct ? question.detour : budget);
  });
  const rough = bestCandidates(near, ({ point }) => straight(point), MAX_NEAR);
  const points = rough.map(({ point }) => point);
  const { rows } = await directions.table(direct ? [from, to] : [from], points);
  const around = new Map<Candidate, number>();
  for (const [i, candidate] of rough.entries()) {
    const [there, back] = [rows[0]![i], (rows[1] ?? rows[0]!)[i]];
    if (there && back) around.set(candidate, there.minutes + back.minutes);
  }
  const reachable = rough.filter((candidate) => {
    const minutes = around.get(candidate) ?? Number.POSITIVE_INFINITY;
    return minutes <= budget && (!direct || minutes - direct.minutes <= question.detour);
  });
  // On a tour the way to a place is shared with those beside it.
  const share = area ? 1 / 8 : direct ? 1 : 1 / 4;
  return bestCandidates(reachable, (candidate) => (around.get(candidate)! - (direct?.minutes ?? 0)) * share, count);
}

/** At least this much a visit adds to the trip, by straight lines. */
function straightMinutes({ from, direct }: TripRoute): (point: LatLng) => number {
  if (!direct) return (point) => (2 * milesBetween(from, point)) / STRAIGHT_MILES_PER_MINUTE;
  const milesOff = milesFromLine(direct.line);
  return (point) => (2 * Math.max(0, milesOff(point) - LINE_SLACK_MILES)) / STRAIGHT_MILES_PER_MINUTE;
}
