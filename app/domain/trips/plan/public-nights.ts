/**
 * Places near a town where a night is spent that sell tickets for nights of ghost hunting. Their days are not recorded, so
 * that the visitor has to ask.
 */
import type { Catalog } from "../../catalog/catalog.ts";
import { nearestTo } from "../../catalog/find-nearby.ts";
import type { LatLng } from "../../geo/miles-between.ts";
import { offersHunts } from "../../places/hunts.ts";
import type { PlaceCard } from "../../places/place.ts";

const MAX_MILES = 10;
const MAX_PLACES = 2;

const sellsTickets = (place: PlaceCard): boolean => offersHunts(place) && place.hunts !== "private";

export const publicNightsNear = (catalog: Catalog, { lat, lng }: LatLng): PlaceCard[] =>
  nearestTo(catalog, lat, lng, MAX_PLACES, sellsTickets)
    .filter(({ distance }) => distance <= MAX_MILES)
    .map(({ place }) => place);
