/** The places near a point: kdbush and geokdbush propose candidates, the exact distance decides. */
import { around } from "geokdbush";
import KDBush from "kdbush";
import { KM_PER_MILE, type LatLng, milesBetween } from "../geo/miles-between.ts";
import { memoize } from "../memoize.ts";
import { isLocated, type PlaceCard, pointOf } from "../places/place.ts";
import type { Catalog } from "./catalog.ts";
import { compareInDataOrder } from "./data-order.ts";

export interface NearbyPlace {
  readonly place: PlaceCard;
  /** In miles, not rounded. */
  readonly distance: number;
}

type Accept = (place: PlaceCard) => boolean;

/** Almost half the way around the Earth. geokdbush misjudges larger distances, so beyond this everything is queried. */
const MAX_QUERY_MILES = 12_430;
/** Extra radius to query, so that the index's rounding loses nothing. */
const MARGIN_MILES = 0.01;
/** Extra results to query, to see whether the last place shares its spot (a town's center) with others. */
const EXTRA_PLACES = 10;

const spatialIndex = memoize((catalog: Catalog) => {
  const places = catalog.places.filter(isLocated);
  const index = new KDBush(places.length);
  for (const place of places) index.add(place.longitude, place.latitude);
  return { index: index.finish(), places };
});

/** Every place within the radius, nearest first, private property last; places at the same spot in data order. */
export function withinMiles(catalog: Catalog, lat: number, lng: number, miles: number, accept?: Accept): NearbyPlace[] {
  return privateLast(byDistance(catalog, lat, lng, miles, accept));
}

/**
 * Never send anyone to a private house first; it only stands in the middle of its town because its position is hidden.
 */
export function privateLast<T extends { readonly place: PlaceCard }>(found: readonly T[]): T[] {
  const isPrivate = ({ place }: T) => place.access === "private";
  return [...found.filter((one) => !isPrivate(one)), ...found.filter(isPrivate)];
}

function byDistance(catalog: Catalog, lat: number, lng: number, miles: number, accept?: Accept): NearbyPlace[] {
  return queryIndex(catalog, { lat, lng }, Number.POSITIVE_INFINITY, miles + MARGIN_MILES, accept)
    .filter(({ distance }) => distance <= miles)
    .sort(compareByDistance);
}

/** The nearest places, at any distance. */
export function nearestTo(catalog: Catalog, lat: number, lng: number, count: number, accept?: Accept): NearbyPlace[] {
  if (!(count >= 1)) return [];
  const queried = count + EXTRA_PLACES;
  const found = queryIndex(catalog, { lat, lng }, queried, Number.POSITIVE_INFINITY, accept).sort(compareByDistance);
  const [last, edge] = [found[count - 1], found[queried - 1]];
  const isClear = !last || !edge || edge.distance > last.distance + MARGIN_MILES;
  if (isClear) return found.slice(0, count);
  // The index may return any of the places at that spot; data order decides among all of them.
  return byDistance(catalog, lat, lng, last.distance, accept).slice(0, count);
}

/** Other places nearest to a place of the directory; none if its position is unknown. */
export function nearestToPlace(catalog: Catalog, place: PlaceCard, count: number): NearbyPlace[] {
  if (!isLocated(place)) return [];
  return nearestTo(catalog, place.latitude, place.longitude, count + 1)
    .filter(({ place: other }) => other.id !== place.id)
    .slice(0, count);
}

function queryIndex(catalog: Catalog, from: LatLng, count: number, miles: number, accept?: Accept): NearbyPlace[] {
  const { index, places } = spatialIndex(catalog);
  const kilometers = miles < MAX_QUERY_MILES ? miles * KM_PER_MILE : Number.POSITIVE_INFINITY;
  return around(index, from.lng, from.lat, count, kilometers, accept && ((id) => accept(places[id]!))).map((id) => {
    const place = places[id]!;
    return { place, distance: milesBetween(from, pointOf(place)) };
  });
}

function compareByDistance(a: NearbyPlace, b: NearbyPlace): number {
  return a.distance - b.distance || compareInDataOrder(a.place, b.place);
}
