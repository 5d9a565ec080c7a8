import { PAGE_SIZE } from "../../domain/catalog/paging.ts";
import type { Crumb } from "../../web/seo/structured-data.ts";
import type { CardListView } from "./card-list-view.ts";

/** The list as structured data names it. */
export function listedItems({ cards, page, total }: CardListView) {
  const items: Crumb[] = cards.map((card) => ({ name: card.houseName, path: `/location/${card.slug}` }));
  return { items, total, from: (page - 1) * PAGE_SIZE + 1 };
}
