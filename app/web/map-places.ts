/** Which places a map shows: the same parameters as the page that it stands on. */
import { filterPlaces } from "../domain/browse/filter-places.ts";
import { rankMostHaunted } from "../domain/browse/rank-most-haunted.ts";
import { findCity } from "../domain/catalog/find-city.ts";
import type { PlaceList } from "../domain/places/place.ts";
import { readFilters } from "./filter-parameters.ts";
import { searchWithin } from "./search-within.ts";
import type { SiteContext } from "./site-context.ts";
import { MAP_FILTERS } from "./url-rules.ts";

const MOST_HAUNTED_LIST = "most-haunted";

export async function placesOnMap(site: SiteContext, parameters: URLSearchParams): Promise<PlaceList> {
  const { catalog } = site;
  const place = parameters.get("place");
  if (place !== null)
    return [catalog.byId.get(place) ?? catalog.bySlug.get(place)].filter((found) => found !== undefined);
  if (parameters.get("list") === MOST_HAUNTED_LIST) return rankMostHaunted(catalog).ranked;
  const city = parameters.get("city");
  if (city !== null) return findCity(catalog, city, parameters.get("state") ?? undefined)?.places ?? [];
  const filters = readFilters(parameters);
  if (filters.find === "") return filterPlaces(catalog, filters);
  return (await searchWithin(site, filters)).found.map((one) => one.place);
}

/** The list's name: its parameters in a fixed order. */
export function mapKey(parameters: URLSearchParams): string {
  return MAP_FILTERS.map((name) => `${name}=${parameters.get(name) ?? ""}`).join("&");
}
