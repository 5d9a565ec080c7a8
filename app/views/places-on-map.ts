/** Which places a map shows: those of the page around it, with the same parameters. */
import { filterPlaces } from "../domain/browse/filter-places.ts";
import { isInBox, type MapFeatures, type MapWindow, TILE_PIXELS } from "../domain/browse/map-features.ts";
import { isSearch, ON, type PlaceFilters, SLOT_PARAMETERS, VISITABLE } from "../domain/browse/place-filters.ts";
import { findCity } from "../domain/catalog/find-city.ts";
import { nearestToPlace } from "../domain/catalog/find-nearby.ts";
import type { Bounds } from "../domain/geo/state-outlines.ts";
import { isLocated, type LocatedPlace, mayBeVisited, type PlaceList } from "../domain/places/place.ts";
import type { SearchContext } from "../domain/search/search-context.ts";
import type { Slots } from "../domain/search/slots.ts";
import { readFilters } from "../web/filter-parameters.ts";
import type { SiteContext } from "../web/site-context.ts";
import { listedPlaces } from "./listed-places.ts";
import { searchWithin, slotsIn } from "./search-within.ts";
import { searchContextOf } from "./site-search.ts";

const MARKER_PIXELS = 30;
const MAX_NEIGHBORS = 60;

/** The places within the map's window. */
export async function findOnMap(
  site: SiteContext,
  parameters: URLSearchParams,
  window: MapWindow,
): Promise<MapFeatures> {
  const { catalog, clusters } = site;
  const key = await mapKey(site, parameters);
  return clusters.find(key, catalog.version, () => placesOnMap(site, parameters), window);
}

/** All of them, in the page's order. */
export async function placesOnMap(site: SiteContext, parameters: URLSearchParams): Promise<PlaceList> {
  const places = await placesOfPage(site, parameters);
  return parameters.get(VISITABLE) === ON ? places.filter(mayBeVisited) : places;
}

async function placesOfPage(site: SiteContext, parameters: URLSearchParams): Promise<PlaceList> {
  const { catalog } = site;
  const place = parameters.get("place");
  if (place !== null) {
    return [catalog.byId.get(place) ?? catalog.bySlug.get(place)].filter((found) => found !== undefined);
  }
  const city = parameters.get("city");
  if (city !== null) return findCity(catalog, city, parameters.get("state") ?? undefined)?.places ?? [];
  const filters = readFilters(parameters);
  if (!isSearch(filters)) {
    return filterPlaces(catalog, filters, { among: listedPlaces(site, filters)?.places, now: site.now() });
  }
  return (await searchWithin(site, filters)).found.map((one) => one.place);
}

/** Those within the window, in the list's order: best first. */
export async function listOnMap(site: SiteContext, parameters: URLSearchParams, box: Bounds): Promise<PlaceList> {
  const { catalog, clusters } = site;
  const key = await mapKey(site, parameters);
  return placesIn(box, await clusters.list(key, catalog.version, () => placesOnMap(site, parameters)));
}

export const placesIn = (box: Bounds, places: PlaceList): PlaceList =>
  places.filter((place) => isLocated(place) && isInBox(box, place.latitude, place.longitude));

/** Places around the one that a map is about, nearest first; none that another marker would cover. */
export function neighborsOnMap({ catalog }: SiteContext, parameters: URLSearchParams, { box, zoom }: MapWindow) {
  const id = parameters.get("place");
  const place =
    id === null || parameters.get("around") !== ON ? undefined : (catalog.byId.get(id) ?? catalog.bySlug.get(id));
  if (!place || !isLocated(place)) return [];
  const apart = (MARKER_PIXELS * 360) / (TILE_PIXELS * 2 ** zoom);
  const shown: LocatedPlace[] = [place];
  for (const { place: other } of nearestToPlace(catalog, place, MAX_NEIGHBORS)) {
    if (!isLocated(other)) continue;
    const { latitude, longitude } = other;
    const squeeze = Math.cos((latitude * Math.PI) / 180);
    const isCovered = shown.some(
      (near) => Math.hypot(near.longitude - longitude, (near.latitude - latitude) / squeeze) < apart,
    );
    if (isInBox(box, latitude, longitude) && !isCovered) shown.push(other);
  }
  return shown.slice(1);
}

/** Identifies the list of places: what was understood, so that words that mean nothing share one list. */
async function mapKey(site: SiteContext, parameters: URLSearchParams): Promise<string> {
  const filters = readFilters(parameters);
  const plain = Object.entries(filters).filter(([name]) => !SLOT_PARAMETERS.some((slot) => slot === name));
  const slots = isSearch(filters) && understood(await searchContextOf(site), filters);
  const own = ["place", "city", "state", VISITABLE].map((name) => parameters.get(name));
  const key = [own, plain, slots, momentOf(site, parameters)];
  // A region's label stands for its shape.
  return JSON.stringify(key, (name, value) => (name === "region" ? undefined : value));
}

/** The slots, without words and names that no place has. */
function understood(context: SearchContext, filters: PlaceFilters): Slots | undefined {
  const slots = slotsIn(context, filters);
  const isKnown = (text: string) => context.index.hasWords(text);
  return (
    slots && {
      ...slots,
      leftover: slots.leftover.filter(isKnown),
      not: { ...slots.not, names: slots.not.names.filter(isKnown) },
    }
  );
}

/** Filters that say "open now", or texts that may. */
const MOMENTARY = ["now", "not", "find"];

/** The minute, if the answer depends on it: "open now" must not be cached for longer. */
export const momentOf = ({ now }: SiteContext, parameters: URLSearchParams): string =>
  MOMENTARY.some((name) => parameters.get(name)) ? now().toISOString().slice(0, "2026-10-31T18:00".length) : "";
