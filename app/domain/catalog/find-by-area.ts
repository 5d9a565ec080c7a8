import { stateByName } from "../geo/us-states.ts";
import type { PlaceList } from "../places/place.ts";
import { citySlug, nameFromSlug, stateSlug } from "../places/slug.ts";
import type { Catalog } from "./catalog.ts";

/** The places of a state or city. */
interface AreaPlaces {
  /** In catalog order; empty if there is no such area. */
  readonly places: PlaceList;
  /** Whether the text was the area's name, slug or readable slug, and the area has places. */
  readonly usual: boolean;
}

const NOWHERE: AreaPlaces = { places: [], usual: false };

/** By full name or slug, ignoring case. */
export function placesInState(catalog: Catalog, text: string): AreaPlaces {
  const state = stateByName(text);
  const places = state && catalog.states.get(state.name);
  return places ? { places, usual: isUsual(text, stateSlug(state.name), [state.name]) } : NOWHERE;
}

/** By name or slug, ignoring case; includes all states with a city of that name. */
export function placesInCity(catalog: Catalog, text: string): AreaPlaces {
  const slug = citySlug(text);
  const places = catalog.cities.get(slug);
  return places ? { places, usual: isUsual(text, slug, new Set(places.map((place) => place.city))) } : NOWHERE;
}

function isUsual(text: string, slug: string, names: Iterable<string>): boolean {
  return [slug, nameFromSlug(slug), ...names].includes(text);
}
