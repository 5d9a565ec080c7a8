/** View models of saved places, and the counts of the directory that they are compared with. Built on the server. */
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { findPlace } from "../../domain/catalog/find-place.ts";
import type { PlaceCard, PlaceType } from "../../domain/places/place.ts";
import type { MapPlaceView } from "../../map/map-data.ts";
import { placeView } from "../map/map-data-view.ts";

export interface SavedCardView extends Omit<MapPlaceView, "lat" | "lng"> {
  readonly id: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly address: string;
  readonly kind: PlaceType;
  /** The rating as a number, to sort by. */
  readonly score: number;
  /** Whether a visit to it can be reported. */
  readonly mayReport: boolean;
}

export function savedCardView(place: PlaceCard): SavedCardView {
  const { id, address, placeType: kind = "other", rating: score, access } = place;
  return { ...placeView(place), id, address, kind, score, mayReport: access !== "private" };
}

/** Places by the slugs that were saved. */
export interface SavedAnswer {
  readonly cards: readonly SavedCardView[];
  /** Former slug to the present one. */
  readonly moved: Readonly<Record<string, string>>;
  /** Slugs that nothing is listed under any more. */
  readonly gone: readonly string[];
}

export function savedAnswer(catalog: Catalog, slugs: readonly string[]): SavedAnswer {
  const cards = new Map<string, SavedCardView>();
  const moved: Record<string, string> = {};
  const gone: string[] = [];
  for (const slug of slugs) {
    const found = findPlace(catalog, slug);
    if (!found) gone.push(slug);
    else cards.set(found.place.slug, savedCardView(found.place));
    if (found?.moved) moved[slug] = found.place.slug;
  }
  return { cards: [...cards.values()], moved, gone };
}

export interface DirectoryCounts {
  readonly total: number;
  readonly states: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Partial<Record<PlaceType, number>>>;
}

export function directoryCounts({ places, states }: Catalog): DirectoryCounts {
  const kinds = Map.groupBy(places, ({ placeType = "other" }) => placeType);
  const sizes = <Key extends string>(groups: Iterable<readonly [Key, readonly unknown[]]>) =>
    Object.fromEntries([...groups].map(([key, group]) => [key, group.length])) as Record<Key, number>;
  return { total: places.length, states: sizes(states), kinds: sizes(kinds) };
}
