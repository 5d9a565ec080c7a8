/** A street address that is a listing's: then the point is the house's own, and not the middle of its town. */

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

/** A ZIP code belongs to the address when the house stands no farther from its middle. */
const ZIP_MILES = 25;
const ONE_HOUSE_MILES = 0.25;

/** `area` is what the gazetteer makes of the same text. A private place is found by no address. */
export function findListedAddress(
  { catalog, gazetteer, index }: SearchContext,
  text: string,
  area: Geocoded | undefined = geocodeForVisitors(catalog, gazetteer, text),
): ListedAddress | undefined {
  if (!readStreetAddress(text)) return undefined;
  // The index may be a moment behind the catalog.
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
  if (area?.precision === "zip" && milesBetween(area, { lat, lng }) > ZIP_MILES) return undefined;
  const state = stateByName(place.state);
  return { lat, lng, label: `${address}, ${city}, ${place.state}`, ...(state ? { state } : {}) };
}

/** Two listings may tell of one house; the same number and street in another town is another. */
function isSameHouse(other: PlaceCard, place: LocatedPlace): boolean {
  if (other.city !== place.city || other.state !== place.state) return false;
  const at = { lat: place.latitude, lng: place.longitude };
  return !isLocated(other) || milesBetween({ lat: other.latitude, lng: other.longitude }, at) <= ONE_HOUSE_MILES;
}
