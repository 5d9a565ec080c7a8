import type { Catalog } from "./catalog.ts";
import { BY_NAME, BY_REVIEWS, BY_STATE, type PlaceOrder, sortInto } from "./data-order.ts";
import { placesThatPass } from "./filter-columns.ts";
import type { PlaceList } from "./place.ts";
import { AS_FOUND, type PlaceFilters, type Sort } from "./place-filters.ts";
import { findActivity } from "./places-with-activity.ts";
import { fold } from "./slug.ts";
import type { SortedPlaces } from "./sorted-places.ts";
import { stateByName } from "./us-states.ts";

/** The places that pass, in the order asked for. */
export function filterPlaces(catalog: Catalog, filters: PlaceFilters): PlaceList {
  const { kind, access } = filters;
  const sort: Sort = filters.sort === AS_FOUND ? "rating" : filters.sort;
  const state = filters.state ? stateNamed(catalog, filters.state) : undefined;
  if (filters.state && state === undefined) return [];
  const ofState = state === undefined ? undefined : catalog.states.get(state);
  const activity = filters.activity ? (findActivity(catalog, filters.activity)?.places ?? []) : undefined;
  const text = fold(filters.q);

  const isActivityAlone = text === "" && kind === undefined && access === undefined && state === undefined;
  if (activity && isActivityAlone) return inOrder(catalog, activity, sort);
  // Many pass kinds, states and access classes: they are read in the order asked for. What passes more is few, and sorted.
  const isReadInOrder = text === "" && activity === undefined;
  const inAnyState = isReadInOrder ? sorted(catalog, sort) : catalog.places;
  const list = ofState && text === "" && inAnyState === catalog.places ? ofState : inAnyState;
  const passed = placesThatPass(list, { kind, access, state: list === ofState ? undefined : state }, text);
  if (isReadInOrder) return passed;
  const group = activity && new Set(activity);
  return inOrder(catalog, group ? passed.filter((place) => group.has(place)) : passed, sort);
}

/** As the catalog writes it. */
function stateNamed(catalog: Catalog, text: string): string | undefined {
  return [text, stateByName(text)?.name].find((name) => name !== undefined && catalog.states.has(name));
}

const ORDERS: Readonly<Record<Exclude<Sort, "rating">, PlaceOrder>> = {
  name: BY_NAME,
  state: BY_STATE,
  reviews: BY_REVIEWS,
};

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

/** From this share of the directory on, picking from the sorted list is cheaper than sorting. */
const LARGE_SHARE = 1 / 16;

/** Groups come in data order, which is the order by rating. */
function inOrder(catalog: Catalog, places: PlaceList, sort: Sort): PlaceList {
  if (sort === "rating") return places;
  if (places.length < catalog.places.length * LARGE_SHARE) {
    return sortInto(places, { list: ORDERS[sort] }).list;
  }
  const wanted = new Set(places);
  return sorted(catalog, sort).filter((place) => wanted.has(place));
}
