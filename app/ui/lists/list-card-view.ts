import type { EditorsList } from "../../domain/lists/editors-list.ts";
import { decorativeImage, type PlaceImage } from "../cards/card-view.ts";

export interface ListCardView {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly count: number;
  /** Decorative: one of its places. */
  readonly pictured: { readonly slug: string; readonly image: PlaceImage };
}

/** Each list with the picture of its first place that no earlier list shows. */
export function listCards(lists: readonly EditorsList[]): ListCardView[] {
  const used = new Set<string>();
  return lists.map(({ slug, title, summary, entries }) => {
    const { place } = entries.find((entry) => !used.has(entry.place.slug)) ?? entries[0]!;
    used.add(place.slug);
    const pictured = { slug: place.slug, image: decorativeImage(place) };
    return { slug, title, summary, count: entries.length, pictured };
  });
}
