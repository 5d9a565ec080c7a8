import type { PlaceCard } from "../places/place.ts";
import { citySlug, stateSlug } from "../places/slug.ts";
import type { Catalog } from "./catalog.ts";

export interface CityInState {
  readonly state: string;
  readonly places: readonly PlaceCard[];
}

export interface CityFound {
  readonly slug: string;
  readonly name: string;
  /** The state that is meant: the chosen one, or the only one; undefined where there are several. */
  readonly state: string | undefined;
  /** Every state with a city of this name, the one with the most places first. */
  readonly states: readonly CityInState[];
  /** The places to show, state by state, each in data order. */
  readonly places: readonly PlaceCard[];
  /** Whether the path was another spelling of the slug, such as SPEC's literal one ("st.-louis"). */
  readonly moved: boolean;
}

/** Whether other states have a city of this name in the directory: then its links say which one is meant. */
export function hasNamesake(catalog: Catalog, { city, state }: Pick<PlaceCard, "city" | "state">): boolean {
  return catalog.cities.get(citySlug(city))?.some((place) => place.state !== state) ?? false;
}

/** The city that a path and, where several states have one of that name, a state's slug mean. */
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
