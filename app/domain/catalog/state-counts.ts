import type { PlaceList } from "../places/place.ts";
import type { Catalog } from "./catalog.ts";
import { countByState } from "./list-figures.ts";

export interface StateCount {
  readonly name: string;
  readonly count: number;
}

/** SPEC: the length of lists of states. */
const STATES_SHOWN = 12;
/** SPEC: popular states of an activity. */
export const POPULAR_STATES = 8;

/** In the order of their first places. */
export function statesInDataOrder(catalog: Catalog, except?: string): readonly StateCount[] {
  return stateCounts(catalog.places)
    .filter(({ name }) => name !== except)
    .slice(0, STATES_SHOWN);
}

/** The states with the most of these places; catalog order breaks ties. */
export function statesByCount(places: PlaceList, limit: number): readonly StateCount[] {
  return stateCounts(places)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}

export function largestStates(catalog: Catalog): readonly StateCount[] {
  return statesByCount(catalog.places, STATES_SHOWN);
}

/** The remaining states, by name. */
export function smallerStates(catalog: Catalog): readonly StateCount[] {
  return statesByCount(catalog.places, Infinity)
    .slice(STATES_SHOWN)
    .sort((a, b) => a.name.localeCompare(b.name));
}

function stateCounts(places: PlaceList): StateCount[] {
  return [...countByState(places)].map(([name, count]) => ({ name, count }));
}
