import type { Catalog } from "../catalog/catalog.ts";
import { PlaceSet } from "../catalog/place-set.ts";
import type { SortedPlaces } from "../catalog/sorted-places.ts";
import { stateByName } from "../geo/us-states.ts";
import type { PlaceList } from "../places/place.ts";
import { fold } from "../places/slug.ts";
import { AS_FOUND, type PlaceFilters, type Sort } from "./place-filters.ts";
import { placesOfKind, placesWithAccess } from "./places-of-kind.ts";
import { findActivity, setOfActivity } from "./places-with-activity.ts";
import { placesWithText } from "./places-with-text.ts";

/** The places that pass, in the order asked for; with `among` only those in it. */
export function filterPlaces(catalog: Catalog, filters: PlaceFilters, among?: PlaceSet): PlaceList {
  const { kind, access } = filters;
  const sort: Sort = filters.sort === AS_FOUND ? "rating" : filters.sort;
  const state = filters.state ? stateNamed(catalog, filters.state) : undefined;
  if (filters.state && state === undefined) return [];
  const ofState = state === undefined ? undefined : catalog.states.get(state);
  const activity = filters.activity ? findActivity(catalog, filters.activity) : undefined;
  if (filters.activity && !activity) return [];
  const text = fold(filters.q);

  const list = sort === "rating" && ofState ? ofState : sorted(catalog, sort);
  const sets = [
    among,
    ofState && list !== ofState ? PlaceSet.of([ofState]) : undefined,
    kind && placesOfKind(catalog, kind),
    access && placesWithAccess(catalog, access),
    activity && setOfActivity(catalog, activity.slug),
    text === "" ? undefined : placesWithText(catalog, text),
  ].filter((set) => set !== undefined);
  if (sets.length === 0) return list;
  const isActivityOnly = list === catalog.places && sets.length === 1 && activity !== undefined;
  return isActivityOnly ? activity.places : PlaceSet.common(sets).among(list);
}

/** As the catalog writes it. */
function stateNamed(catalog: Catalog, text: string): string | undefined {
  return [text, stateByName(text)?.name].find((name) => name !== undefined && catalog.states.has(name));
}

function sorted(catalog: Catalog, sort: Sort): SortedPlaces {
  switch (sort) {
    case "name":
      return catalog.byName;
    case "state":
      return catalog.byState;
    case "reviews":
      return catalog.byReviews;
    default:
      return catalog.places;
  }
}
