/** Finds a street address among the listings, whose position is more precise than the center of a town. */

import { isLocated, type LocatedPlace, type PlaceCard } from "../places/place.ts";
import type { SearchContext } from "../search/parse-query.ts";
import { geocodeForVisitors } from "./choose-town.ts";
import type { Geocoded } from "./geocode.ts";
import { milesBetween } from "./miles-between.ts";
import { isSameStreet, readStreetAddress } from "./street-address.ts";
import { stateByName, type UsState } from "./us-states.ts";

export interface ListedAddress {
  readonly lat: number;
  readonly lng: number;
  /** "310 Essex Street, Salem, Massachusetts". */
  readonly label: string;
  readonly state?: UsState;
}

/** Maximum distance of a house from the center of its ZIP code. */
const MAX_ZIP_MILES = 25;
const MAX_HOUSE_MILES = 0.25;

/** `area` is the geocoded text. Private places are never found by their address. */
export function findListedAddress(
  { catalog, gazetteer, index }: SearchContext,
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
  const { address, city, latitude: lat, longitude: lng } = place;
  if (area?.precision === "zip" && milesBetween(area, { lat, lng }) > MAX_ZIP_MILES) return undefined;
  const state = stateByName(place.state);
  return { lat, lng, label: `${address}, ${city}, ${place.state}`, ...(state ? { state } : {}) };
}

/** Two listings may be about one house; the same address in another town is another house. */
function isSameHouse(other: PlaceCard, place: LocatedPlace): boolean {
  if (other.city !== place.city || other.state !== place.state) return false;
  const at = { lat: place.latitude, lng: place.longitude };
  return !isLocated(other) || milesBetween({ lat: other.latitude, lng: other.longitude }, at) <= MAX_HOUSE_MILES;
}
