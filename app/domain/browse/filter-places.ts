import type { Catalog } from "../catalog/catalog.ts";
import { stateByName } from "../geo/us-states.ts";
import { memoize } from "../memoize.ts";
import type { PlaceCard, PlaceList } from "../places/place.ts";
import { fold } from "../places/slug.ts";
import { AS_FOUND, type PlaceFilters, type Sort } from "./place-filters.ts";
import { findActivity } from "./places-with-activity.ts";

/** Sorted; with `among`, only places in that set. */
export function filterPlaces(catalog: Catalog, filters: PlaceFilters, among?: ReadonlySet<PlaceCard>): PlaceList {
  const { kind, access } = filters;
  const state = filters.state ? stateNamed(catalog, filters.state) : undefined;
  if (filters.state && state === undefined) return [];
  const activity = filters.activity ? findActivity(catalog, filters.activity) : undefined;
  if (filters.activity && !activity) return [];
  const withActivity = activity && new Set(activity.places);
  const text = fold(filters.q);
  return sorted(catalog, filters.sort === AS_FOUND ? "rating" : filters.sort).filter(
    (place) =>
      (state === undefined || place.state === state) &&
      (kind === undefined || place.placeType === kind) &&
      (access === undefined || place.access === access) &&
      (among === undefined || among.has(place)) &&
      (withActivity === undefined || withActivity.has(place)) &&
      (text === "" || foldedText(place).includes(text)),
  );
}

/** SPEC: name, city and state are searched; no text that is looked for contains a NUL. */
const foldedText = memoize(({ houseName, city, state }: PlaceCard) => [houseName, city, state].map(fold).join("\0"));

/** As spelled in the catalog. */
function stateNamed(catalog: Catalog, text: string): string | undefined {
  return [text, stateByName(text)?.name].find((name) => name !== undefined && catalog.states.has(name));
}

function sorted(catalog: Catalog, sort: Sort): PlaceList {
  const { places: rating, byName: name, byState: state, byReviews: reviews } = catalog;
  return { rating, name, state, reviews }[sort];
}
