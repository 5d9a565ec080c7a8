import { isLocated, type PlaceCard } from "../places/place.ts";
import type { Catalog } from "./catalog.ts";
import type { NearbyPlace } from "./place-points.ts";

/** Every place within so many miles of a point, nearest first; with `accept` only those that it takes. */
export function withinMiles(
  catalog: Catalog,
  lat: number,
  lng: number,
  miles: number,
  accept?: (place: PlaceCard) => boolean,
): NearbyPlace[] {
  return catalog.points.within({ lat, lng }, miles, accept);
}

/** The places nearest to a point, at any distance; with `accept` only those that it takes. */
export function nearestTo(
  catalog: Catalog,
  lat: number,
  lng: number,
  count: number,
  accept?: (place: PlaceCard) => boolean,
): NearbyPlace[] {
  return catalog.points.nearest({ lat, lng }, count, accept);
}

/** The other places nearest to one of the directory; none where it is not known where that is. */
export function nearestToPlace(catalog: Catalog, place: PlaceCard, count: number): NearbyPlace[] {
  if (!isLocated(place)) return [];
  // One more than wanted instead of asking about each: that would look at every place of the index's leaves around here.
  return nearestTo(catalog, place.latitude, place.longitude, count + 1)
    .filter(({ place: other }) => other.id !== place.id)
    .slice(0, count);
}
