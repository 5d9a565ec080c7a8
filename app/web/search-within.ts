import { filterPlaces } from "../domain/browse/filter-places.ts";
import {
  AS_FOUND,
  defaultSort,
  NO_FILTERS,
  type PlaceFilters,
  SLOT_PARAMETERS,
} from "../domain/browse/place-filters.ts";
import type { PlaceCard } from "../domain/places/place.ts";
import { allFound, type FoundPlace, type SearchResult } from "../domain/search/search.ts";
import { readSlots } from "../domain/search/slot-parameters.ts";
import { listedPlaces } from "./listed-places.ts";
import type { SiteContext } from "./site-context.ts";
import { searchContextOf, searchSite } from "./site-search.ts";

interface SearchWithin {
  readonly result: SearchResult;
  /** All results. */
  readonly all: ReadonlySet<PlaceCard>;
  /** Results that pass the filters, sorted. */
  readonly found: readonly FoundPlace[];
}

/** The search has dealt with these. */
const NO_SLOT_FILTERS = Object.fromEntries(SLOT_PARAMETERS.map((name) => [name, ""]));

/** The home search, combined with the filters of All Locations. */
export async function searchWithin(site: SiteContext, filters: PlaceFilters): Promise<SearchWithin> {
  const asked = Object.fromEntries(SLOT_PARAMETERS.map((name) => [name, filters[name] ?? ""]));
  const slots = readSlots(await searchContextOf(site), asked);
  const result = await searchSite(site, filters.find, { type: filters.type, slots });
  const listed = listedPlaces(site, filters)?.places;
  const found = allFound(result).filter(({ place }) => listed?.has(place) ?? true);
  const { find: _, type: __, sort, ...others } = { ...filters, ...NO_SLOT_FILTERS };
  const isFiltered = Object.values(others).some(Boolean);
  const all = new Set(found.map(({ place }) => place));
  if (sort === defaultSort(filters) && !isFiltered) return { result, all, found };
  const passed = filterPlaces(site.catalog, { ...NO_FILTERS, ...others, sort }, all);
  if (sort === AS_FOUND) {
    const passes = new Set(passed);
    return { result, all, found: found.filter(({ place }) => passes.has(place)) };
  }
  const byPlace = new Map(found.map((one) => [one.place, one]));
  return { result, all, found: passed.map((place) => byPlace.get(place)!) };
}
