import { memoize } from "../memoize.ts";
import { PLACE_TYPES, type PlaceList, type PlaceType } from "../places/place.ts";
import type { Catalog } from "./catalog.ts";

/** The places of one kind, best first. */
const placesByKind = memoize(
  ({ places }: Catalog): ReadonlyMap<PlaceType, PlaceList> => Map.groupBy(places, ({ placeType }) => placeType),
);

export function placesOfKind(catalog: Catalog, kind: string): { kind: PlaceType; places: PlaceList } | undefined {
  const known = PLACE_TYPES.find((type) => type === kind);
  const places = known && placesByKind(catalog).get(known);
  return known && places && { kind: known, places };
}

/** Kinds that occur in the directory, most frequent first. */
export function kindCounts(catalog: Catalog): { kind: PlaceType; count: number }[] {
  return [...placesByKind(catalog)]
    .map(([kind, { length }]) => ({ kind, count: length }))
    .sort((a, b) => b.count - a.count);
}
