import type { Catalog } from "./catalog.ts";

export interface StateCount {
  readonly state: string;
  readonly count: number;
}

/** The states with the most places; data order breaks ties. */
export function busiestStates(catalog: Catalog, limit: number): readonly StateCount[] {
  return [...catalog.states]
    .map(([state, places]) => ({ state, count: places.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}
