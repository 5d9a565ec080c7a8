import { stateByName } from "../geo/us-states.ts";
import { nameFromSlug } from "../places/name-from-slug.ts";
import type { PlaceList } from "../places/place.ts";
import { citySlug, stateSlug } from "../places/slug.ts";
import type { Catalog } from "./catalog.ts";

/** The places of a state or city as somebody wrote it. */
export interface Area {
  /** In data order; none where there is no such area. */
  readonly places: PlaceList;
  /** Whether it is written as its name, its slug or the slug made readable, and has places. */
  readonly usual: boolean;
}

const NOWHERE: Area = { places: [], usual: false };

/** By full name or slug, in any case. */
export function placesInState(catalog: Catalog, text: string): Area {
  const state = stateByName(text);
  const places = state && catalog.states.get(state.name);
  return places ? { places, usual: isUsual(text, stateSlug(state.name), [state.name]) } : NOWHERE;
}

/** By name or slug, in any case; a name that several states have gives the places of all. */
export function placesInCity(catalog: Catalog, text: string): Area {
  const slug = citySlug(text);
  const places = catalog.cities.get(slug);
  return places ? { places, usual: isUsual(text, slug, new Set(places.map((place) => place.city))) } : NOWHERE;
}

function isUsual(text: string, slug: string, names: Iterable<string>): boolean {
  return [slug, nameFromSlug(slug), ...names].includes(text);
}
