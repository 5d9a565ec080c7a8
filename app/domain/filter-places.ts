import type { Catalog } from "./catalog.ts";
import { BY_NAME, BY_REVIEWS, BY_STATE, type PlaceOrder, sortInto } from "./data-order.ts";
import type { PlaceCard, PlaceList } from "./place.ts";
import { AS_FOUND, type PlaceFilters, type Sort } from "./place-filters.ts";
import { findActivity } from "./places-with-activity.ts";
import { fold } from "./slug.ts";
import { stateByName } from "./us-states.ts";

/** The places that pass, in the order asked for. Starts from the smallest group that a filter names. */
export function filterPlaces(catalog: Catalog, filters: PlaceFilters): PlaceList {
  const { kind, access } = filters;
  const sort: Sort = filters.sort === AS_FOUND ? "rating" : filters.sort;
  const groups: PlaceList[] = [];
  if (filters.state) groups.push(placesInState(catalog, filters.state));
  if (filters.activity) groups.push(findActivity(catalog, filters.activity)?.places ?? []);
  groups.sort((a, b) => a.length - b.length);
  const [smallest, ...others] = groups;
  const inOthers = others.map((group) => new Set(group));
  const text = fold(filters.q);

  const passes = (place: PlaceCard) =>
    (kind === undefined || place.placeType === kind) &&
    (access === undefined || place.access === access) &&
    inOthers.every((group) => group.has(place)) &&
    (text === "" || searchText(place).includes(text));
  const unfiltered = others.length === 0 && kind === undefined && access === undefined && text === "";

  if (!smallest) {
    const list = sorted(catalog, sort);
    return unfiltered ? list : list.filter(passes);
  }
  return inOrder(catalog, unfiltered ? smallest : smallest.filter(passes), sort);
}

function placesInState(catalog: Catalog, name: string): PlaceList {
  return catalog.states.get(name) ?? catalog.states.get(stateByName(name)?.name ?? "") ?? [];
}

const ORDERS: Readonly<Record<Exclude<Sort, "rating">, PlaceOrder>> = {
  name: BY_NAME,
  state: BY_STATE,
  reviews: BY_REVIEWS,
};

function sorted(catalog: Catalog, sort: Sort): PlaceList {
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

const searchTexts = new WeakMap<PlaceCard, string>();

/** SPEC: the search looks into name, city and state. The line breaks keep a match within one of them. */
function searchText(place: PlaceCard): string {
  let text = searchTexts.get(place);
  if (text === undefined) {
    text = fold(`${place.houseName}\n${place.city}\n${place.state}`);
    searchTexts.set(place, text);
  }
  return text;
}
