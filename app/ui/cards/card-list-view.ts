import { type PageRange, pageOf, readPages } from "../../domain/catalog/paging.ts";
import type { PlaceList } from "../../domain/places/place.ts";
import type { FoundPlace } from "../../domain/search/search.ts";
import { type CardView, cardView } from "./card-view.ts";

/** One or more consecutive pages of a list of places. */
export interface CardListView extends PageRange {
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly pages: number;
}

/** The pages that a URL asks for; undefined past the end. */
export function cardListView(places: PlaceList, url: URL): CardListView | undefined {
  const paged = pageOf(places, readPages(url.searchParams));
  if (!paged) return undefined;
  const { items, ...rest } = paged;
  return { cards: items.map(cardView), ...rest };
}

/** The same for search results, with distances. */
export function foundListView(found: readonly FoundPlace[], url: URL): CardListView | undefined {
  const paged = pageOf(found, readPages(url.searchParams));
  if (!paged) return undefined;
  const { items, ...rest } = paged;
  return { cards: items.map(foundCardView), ...rest };
}

export function foundCardView({ place, distance }: FoundPlace): CardView {
  return { ...cardView(place), ...(distance !== undefined && { distance }) };
}
