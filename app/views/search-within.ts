import { filterPlaces } from "../domain/browse/filter-places.ts";
import {
  AS_FOUND,
  DISTANCES,
  defaultSort,
  NO_FILTERS,
  type PlaceFilters,
  SLOT_PARAMETERS,
} from "../domain/browse/place-filters.ts";
import type { PlaceCard } from "../domain/places/place.ts";
import { allFound, type FoundPlace, type SearchResult } from "../domain/search/search.ts";
import type { SearchContext } from "../domain/search/search-context.ts";
import { SEARCH_RADIUS_MILES } from "../domain/search/search-parameters.ts";
import { readSlots, writeSlots } from "../domain/search/slot-parameters.ts";
import type { Slots } from "../domain/search/slots.ts";
import { filterSearch } from "../web/filter-parameters.ts";
import type { SiteContext } from "../web/site-context.ts";
import { listedPlaces } from "./listed-places.ts";
import { centerOf, searchContextOf, searchSite } from "./site-search.ts";

interface SearchWithin {
  readonly result: SearchResult;
  /** All results; a map needs only those that pass. */
  all(): ReadonlySet<PlaceCard>;
  /** Results that pass the filters, sorted. */
  readonly found: readonly FoundPlace[];
  /** Results at any distance that forms offer, if there is a point to measure from. */
  readonly around: readonly FoundPlace[];
}

/** Filters that the search itself has already applied. */
const NO_SLOT_FILTERS = Object.fromEntries(SLOT_PARAMETERS.map((name) => [name, ""]));

/** The slots that the filters name; undefined without any. */
export const slotsIn = (context: SearchContext, filters: PlaceFilters): Slots | undefined =>
  readSlots(context, Object.fromEntries(SLOT_PARAMETERS.map((name) => [name, filters[name] ?? ""])));

/** The home search, combined with the filters of All Locations. */
export async function searchWithin(site: SiteContext, filters: PlaceFilters): Promise<SearchWithin> {
  const slots = slotsIn(await searchContextOf(site), filters);
  const isMeasured = slots !== undefined && slots.minutes === undefined && centerOf(slots) !== undefined;
  // Farther than requested, so that other distances can be counted.
  const miles = Math.max(...DISTANCES, slots?.miles ?? 0);
  const result = await searchSite(site, filters.find, {
    type: filters.type,
    slots: isMeasured ? { ...slots, miles } : slots,
  });
  const listed = listedPlaces(site, filters)?.places;
  const around = pass(
    site,
    filters,
    allFound(result).filter(({ place }) => listed?.has(place) ?? true),
  );
  if (!isMeasured) return { ...around, result, around: [] };
  const isNear = ({ distance = 0 }: FoundPlace) => distance <= (slots.miles ?? SEARCH_RADIUS_MILES);
  return {
    result: { ...result, slots, miles: slots.miles ?? SEARCH_RADIUS_MILES, places: result.places.filter(isNear) },
    all: () =>
      new Set(
        allFound(result)
          .filter(isNear)
          .map(({ place }) => place),
      ),
    found: around.found.filter(isNear),
    around: around.found,
  };
}

/** The filters without a distance if nothing is measured, as in a state. */
export function measuredFilters(filters: PlaceFilters, search: SearchWithin | undefined): PlaceFilters {
  const isMeasured =
    !search || search.result.slots.here || search.result.slots.areas.some(({ kind }) => kind === "near");
  return isMeasured ? filters : { ...filters, miles: "", minutes: "" };
}

/** If the search itself finds nothing: without its least important part. */
export function loosenedDrop({ all, result }: SearchWithin, filters: PlaceFilters) {
  if (!result.loosened || all().size > 0) return undefined;
  const { heading, slots, places, miles } = result.loosened;
  const isNear = slots.areas.some(({ kind }) => kind === "near");
  const left = writeSlots(isNear && slots.minutes === undefined ? { ...slots, miles } : slots);
  const asked = Object.fromEntries(SLOT_PARAMETERS.map((name) => [name, left[name] ?? ""]));
  return { label: heading, count: places.length, search: filterSearch({ ...filters, ...asked, find: "" }) };
}

/** Results that pass the filters, sorted. */
function pass(
  site: SiteContext,
  filters: PlaceFilters,
  found: readonly FoundPlace[],
): Pick<SearchWithin, "all" | "found"> {
  const { find: _, type: __, sort, ...others } = { ...filters, ...NO_SLOT_FILTERS };
  const isFiltered = Object.values(others).some(Boolean);
  let places: ReadonlySet<PlaceCard> | undefined;
  const all = () => {
    places ??= new Set(found.map(({ place }) => place));
    return places;
  };
  if (sort === defaultSort(filters) && !isFiltered) return { all, found };
  const passed = filterPlaces(site.catalog, { ...NO_FILTERS, ...others, sort }, { among: all(), now: site.now() });
  if (sort === AS_FOUND) {
    const passes = new Set(passed);
    return { all, found: found.filter(({ place }) => passes.has(place)) };
  }
  const byPlace = new Map(found.map((one) => [one.place, one]));
  return { all, found: passed.map((place) => byPlace.get(place)!) };
}
