/** Finds a street address among the listings, whose position is more precise than the center of a town. */

import type { Geocoded } from "../geo/geocode.ts";
import { type LabeledPoint, milesBetween } from "../geo/miles-between.ts";
import { isSameStreet, readStreetAddress } from "../geo/street-address.ts";
import { stateByName, type UsState } from "../geo/us-states.ts";
import { isLocated, type LocatedPlace, type PlaceCard, pointOf } from "../places/place.ts";
import { geocodeForVisitors } from "./choose-town.ts";
import type { PointContext } from "./find-point.ts";

/** "310 Essex Street, Salem, Massachusetts". */
interface ListedAddress extends LabeledPoint {
  readonly state?: UsState;
}

/** Maximum distance of a house from the center of its ZIP code. */
const MAX_ZIP_MILES = 25;
const MAX_HOUSE_MILES = 0.25;

/** `area` is the geocoded text. Private places are never found by their address. */
export function findListedAddress(
  { catalog, gazetteer, index }: PointContext,
  text: string,
  area: Geocoded | undefined = geocodeForVisitors(catalog, gazetteer, text),
): ListedAddress | undefined {
  if (!readStreetAddress(text)) return undefined;
  // The index may lag behind the catalog.
  const listings = index
    .findAddress(text)
    .map(({ id }) => catalog.byId.get(id))
    .filter((place) => place !== undefined)
    .filter((place) => place.access !== "private");
  const place = listings.find(isLocated);
  if (!place || listings.some((other) => !isSameHouse(other, place)) || !isSameStreet(text, place.address)) {
    return undefined;
  }
  const { address, city } = place;
  const point = pointOf(place);
  if (area?.precision === "zip" && milesBetween(area, point) > MAX_ZIP_MILES) return undefined;
  const state = stateByName(place.state);
  return { ...point, label: `${address}, ${city}, ${place.state}`, ...(state ? { state } : {}) };
}

/** Two listings may be about one house; the same address in another town is another house. */
function isSameHouse(other: PlaceCard, place: LocatedPlace): boolean {
  if (other.city !== place.city || other.state !== place.state) return false;
  return !isLocated(other) || milesBetween(pointOf(other), pointOf(place)) <= MAX_HOUSE_MILES;
}
