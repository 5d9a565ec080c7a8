import { type PageRange, pageOf, readPages } from "../../domain/catalog/paging.ts";
import type { PlaceList } from "../../domain/places/place.ts";
import { matchedSentence } from "../../domain/search/matched-sentence.ts";
import type { FoundPlace } from "../../domain/search/search.ts";
import { type CardView, cardView } from "./card-view.ts";

/** One or more consecutive pages of a list of places. */
export interface CardListView extends PageRange {
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly pages: number;
}

/** The pages that a URL asks for; undefined past the end. */
export const cardListView = (places: PlaceList, url: URL) => listView(places, cardView, url);

/** The same for search results, with distances and what stories tell of the words that were searched for. */
export const foundListView = (found: readonly FoundPlace[], told: readonly string[], url: URL) =>
  listView(found, (one) => foundCardView(one, told), url);

export function foundCardView({ place, distance }: FoundPlace, told: readonly string[]): CardView {
  const matched = matchedSentence(place, told);
  return { ...cardView(place), ...(distance !== undefined && { distance }), ...(matched && { matched }) };
}

function listView<Item>(all: readonly Item[], view: (item: Item) => CardView, url: URL): CardListView | undefined {
  const paged = pageOf(all, readPages(url.searchParams));
  if (!paged) return undefined;
  const { items, ...range } = paged;
  return { cards: items.map(view), ...range };
}
