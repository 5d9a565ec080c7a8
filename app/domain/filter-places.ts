import type { Catalog } from "./catalog.ts";
import { placesThatPass, placesWithText } from "./filter-columns.ts";
import type { PlaceList } from "./place.ts";
import { AS_FOUND, type PlaceFilters, type Sort } from "./place-filters.ts";
import { findActivity, setOfActivity } from "./places-with-activity.ts";
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
  const activity = filters.activity ? findActivity(catalog, filters.activity) : undefined;
  if (filters.activity && !activity) return [];
  const text = fold(filters.q);

  const list = sort === "rating" && ofState ? ofState : sorted(catalog, sort);
  const traits = { kind, access, state: list === ofState ? undefined : state };
  if (list === catalog.places && activity && text === "" && isAny(traits)) return activity.places;
  const sets = [
    activity && setOfActivity(catalog, activity.slug),
    text === "" ? undefined : placesWithText(catalog, text),
  ];
  return placesThatPass(list, { ...traits, sets: sets.filter((set) => set !== undefined) });
}

const isAny = (traits: object): boolean => Object.values(traits).every((trait) => trait === undefined);

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
