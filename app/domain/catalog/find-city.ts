import type { PlaceCard } from "../places/place.ts";
import { citySlug, stateSlug } from "../places/slug.ts";
import type { Catalog } from "./catalog.ts";

interface CityInState {
  readonly state: string;
  readonly places: readonly PlaceCard[];
}

export interface CityFound {
  readonly slug: string;
  readonly name: string;
  /** The chosen state, or the only one; undefined if there are several. */
  readonly state: string | undefined;
  /** Every state with a city of this name, by number of places. */
  readonly states: readonly CityInState[];
  /** By state, each in catalog order. */
  readonly places: readonly PlaceCard[];
  /** Whether the path wasn't the canonical slug but, say, SPEC's literal one ("st.-louis"). */
  readonly moved: boolean;
}

/** Whether several states have a city of this name; its links then include the state. */
export function hasNamesake(catalog: Catalog, { city, state }: Pick<PlaceCard, "city" | "state">): boolean {
  return catalog.cities.get(citySlug(city))?.some((place) => place.state !== state) ?? false;
}

/** By slug, and by state slug if several states have a city of that name. */
export function findCity(catalog: Catalog, path: string, chosenState: string | undefined): CityFound | undefined {
  const slug = citySlug(path);
  const all = catalog.cities.get(slug);
  if (!all) return undefined;
  const states = [...Map.groupBy(all, ({ state }) => state)]
    .map(([state, places]) => ({ state, places }))
    .sort((a, b) => b.places.length - a.places.length);
  const chosen =
    chosenState === undefined ? undefined : states.find(({ state }) => stateSlug(state) === stateSlug(chosenState));
  if (chosenState !== undefined && !chosen) return undefined;
  const meant = chosen ?? (states.length === 1 ? states[0] : undefined);
  const places = meant?.places ?? states.flatMap((group) => group.places);
  return { slug, name: places[0]!.city, state: meant?.state, states, places, moved: slug !== path };
}
