import type { PlaceList } from "../places/place.ts";
import type { Catalog } from "./catalog.ts";
import { compareInDataOrder } from "./data-order.ts";
import { countByState } from "./list-figures.ts";
import { perCatalog } from "./per-catalog.ts";

export interface StateCount {
  readonly name: string;
  readonly count: number;
}

/** SPEC: lists of states show this many. */
const STATES_SHOWN = 12;
/** SPEC: popular states of an activity. */
export const POPULAR_STATES = 8;

/** States as they first appear in data order, each with all its places. */
export function statesInDataOrder(catalog: Catalog, except?: string): readonly StateCount[] {
  return firstStates(catalog)
    .filter(({ name }) => name !== except)
    .slice(0, STATES_SHOWN);
}

const firstStates = perCatalog((catalog): readonly StateCount[] => {
  const wanted = Math.min(STATES_SHOWN + 1, catalog.states.size);
  const names = new Set<string>();
  for (const place of catalog.places) {
    if (names.size === wanted) break;
    names.add(place.state);
  }
  return [...names].map((name) => ({ name, count: catalog.states.get(name)?.length ?? 0 }));
});

/** The states with the most of these places; data order breaks ties. */
export function statesByCount(places: PlaceList, limit: number): readonly StateCount[] {
  return [...countByState(places)]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}

/** The states with the most places of the whole directory, out of the catalog's lists instead of all its places. */
export const largestStates = perCatalog(({ states }): readonly StateCount[] =>
  [...states]
    .sort(([, a], [, b]) => b.length - a.length || compareInDataOrder(a.at(0)!, b.at(0)!))
    .slice(0, STATES_SHOWN)
    .map(([name, places]) => ({ name, count: places.length })),
);
