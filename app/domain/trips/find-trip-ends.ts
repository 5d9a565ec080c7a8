/** Where a trip starts and ends, and which states it tours. */
import { DomainError } from "../domain-error.ts";
import type { AskGeocoder } from "../geo/find-point.ts";
import { findWaypoint, type WaypointContext } from "../geo/find-waypoint.ts";
import { townLabel } from "../geo/gazetteer.ts";
import { milesBetween } from "../geo/miles-between.ts";
import { readRegion } from "../geo/us-regions.ts";
import { stateByName } from "../geo/us-states.ts";
import type { SearchContext } from "../search/parse-query.ts";
import type { TripPoint, TripQuestion } from "./trip.ts";
import { type Candidate, townOf } from "./trip-candidates.ts";

export interface TripArea {
  readonly label: string;
  /** Full names of states. */
  readonly states: ReadonlySet<string>;
}

/** Throws a DomainError ("invalid") with a sentence if the text names no point. */
export async function findTripPoint(context: WaypointContext, ask: AskGeocoder, text: string): Promise<TripPoint> {
  const { lat, lng, label } = await findWaypoint(context, ask, text);
  return { lat, lng, name: label };
}

export function findTripArea({ gazetteer }: SearchContext, { area }: TripQuestion): TripArea | undefined {
  if (area === "") return undefined;
  const state = gazetteer.findState(area.replaceAll("-", " "))?.state;
  if (state) return { label: state.name, states: new Set([state.name]) };
  const found = readRegion(area.replaceAll("-", " "));
  if (found?.thing === "") {
    return { label: found.region.label, states: new Set(found.region.states.map(({ name }) => name)) };
  }
  throw new DomainError("invalid", `We know no state or region called "${area}". Try "Ohio" or "New England".`);
}

/** Miles that halve what a place adds to a town. */
const NEAR_MILES = 30;

/** The town to tour an area from: the one with most to see in it and around it, where nobody named another. */
export function bestTown({ gazetteer }: SearchContext, candidates: readonly Candidate[]): TripPoint | undefined {
  const towns = new Map(candidates.map((candidate) => [townOf(candidate), candidate]));
  const worth = ({ point }: Candidate) =>
    candidates.reduce((sum, other) => sum + other.worth / (1 + milesBetween(point, other.point) / NEAR_MILES), 0);
  const [best] = [...towns.values()]
    .map((candidate) => ({ candidate, worth: worth(candidate) }))
    .toSorted((a, b) => b.worth - a.worth);
  if (!best) return undefined;
  const { place, point } = best.candidate;
  const [town] = gazetteer
    .findCity(place.city, stateByName(place.state)?.code)
    .toSorted((a, b) => milesBetween(a, point) - milesBetween(b, point));
  return town ? { lat: town.lat, lng: town.lng, name: townLabel(town) } : { ...point, name: townOf(best.candidate) };
}
