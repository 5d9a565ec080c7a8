/** Geocodes a visitor's text: a listed address, the built-in gazetteer, then the operator's geocoding service. */
import type { Geocoded, GeocodePrecision } from "../geo/geocode.ts";
import { type LabeledPoint, milesBetween } from "../geo/miles-between.ts";
import { isSameStreet, readStreetAddress } from "../geo/street-address.ts";
import { stateByName } from "../geo/us-states.ts";
import { isLocated, type LocatedPlace, type PlaceCard, pointOf } from "../places/place.ts";
import { geocodeForVisitors } from "./choose-town.ts";
import { current, type SearchContext } from "./search-context.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Area } from "./slots.ts";

export interface PointContext extends Pick<SearchContext, "catalog" | "gazetteer"> {
  readonly index: Pick<SearchIndex, "findAddress">;
}

/** "address": of a listing, or found by the outside service. */
type Precision = GeocodePrecision | "address";

export interface Located extends Omit<Geocoded, "precision"> {
  readonly precision: Precision;
}

/**
 * Asks the operator's geocoding service; undefined if there is none, it fails, or it finds nothing. Throws a
 * DomainError ("unavailable") if its queue is full.
 */
export type AskGeocoder = (text: string) => Promise<LabeledPoint | undefined>;

export async function findPoint(
  context: PointContext,
  ask: AskGeocoder,
  text: string,
): Promise<(LabeledPoint & { readonly precision: Precision }) | undefined> {
  const known = locate(context, text);
  // The center of a state doesn't answer for an unknown town.
  if (known && !known.unknownTown) {
    return { lat: known.lat, lng: known.lng, label: known.label, precision: known.precision };
  }
  const answer = await ask(text);
  return answer && { ...answer, precision: "address" };
}

/** A listed address, whose position is more precise than the center of a town, or what the gazetteer knows. */
export function locate(context: PointContext, text: string): Located | undefined {
  const known = geocodeForVisitors(context.catalog, context.gazetteer, text);
  return findListedAddress(context, text, known) ?? known;
}

export const areaOf = ({ precision, label, lat, lng, state, miles }: Located): Area =>
  precision === "state"
    ? { kind: "state", label, state }
    : { kind: "near", label, lat, lng, state, ...(miles && { reach: miles }) };

/** Maximum distance of a house from the center of its ZIP code. */
const MAX_ZIP_MILES = 25;
const MAX_HOUSE_MILES = 0.25;

/** Private places are never found by their address. */
function findListedAddress(
  { catalog, index }: PointContext,
  text: string,
  area: Geocoded | undefined,
): Located | undefined {
  if (!readStreetAddress(text)) return undefined;
  const listings = current({ catalog }, index.findAddress(text)).filter(({ access }) => access !== "private");
  const place = listings.find(isLocated);
  const state = place && stateByName(place.state);
  if (!state || listings.some((other) => !isSameHouse(other, place)) || !isSameStreet(text, place.address)) {
    return undefined;
  }
  const point = pointOf(place);
  if (area?.precision === "zip" && milesBetween(area, point) > MAX_ZIP_MILES) return undefined;
  const label = `${place.address}, ${place.city}, ${place.state}`;
  return { ...point, label, state, precision: "address", corrected: false, anyState: false, alternatives: [] };
}

/** Two listings may be about one house; the same address in another town is another house. */
function isSameHouse(other: PlaceCard, place: LocatedPlace): boolean {
  if (other.city !== place.city || other.state !== place.state) return false;
  return !isLocated(other) || milesBetween(pointOf(other), pointOf(place)) <= MAX_HOUSE_MILES;
}
