import type { CityCount } from "../../domain/catalog/popular-cities.ts";
import type { StateCount } from "../../domain/catalog/state-counts.ts";
import type { PlaceType } from "../../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { stateSlug } from "../../domain/places/slug.ts";
import { plural } from "../text/format.ts";

export const statePath = (state: string): string => `/state/${stateSlug(state)}`;

export function cityPath(slug: string, state?: string): string {
  return state === undefined ? `/city/${slug}` : `/city/${slug}?state=${stateSlug(state)}`;
}

export const kindPath = (kind: PlaceType): string => `/kind/${kind}`;

export const kindLinks = (kinds: readonly { kind: PlaceType; count: number }[]) =>
  kinds.map(({ kind, count }) => ({
    to: kindPath(kind),
    name: PLACE_TYPE_LABELS[kind],
    count: plural(count, "location"),
  }));

export const stateLinks = (states: readonly StateCount[]) =>
  states.map(({ name, count }) => ({ to: statePath(name), name, count: plural(count, "location") }));

/** Links to a state's cities; the URL names the state if the city's name is ambiguous. */
export const cityLinks = (cities: readonly CityCount[], state: string) =>
  cities.map(({ slug, name, count, elsewhere }) => ({
    to: cityPath(slug, elsewhere ? state : undefined),
    name,
    count: plural(count, "haunt"),
  }));

export const guideRoutePath = (id: string): string => `/haunted-roadtrip/${id}`;
