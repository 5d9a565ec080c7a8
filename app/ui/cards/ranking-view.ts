import type { ActivityPanel } from "../../domain/browse/rank-most-haunted.ts";
import type { PlaceCard } from "../../domain/places/place.ts";

/** One line of the ranking. */
export type RankedView = Pick<PlaceCard, "slug" | "houseName" | "city" | "state" | "rating" | "reviewCount">;

export interface PanelView {
  readonly label: string;
  readonly slug: string | undefined;
  readonly places: readonly RankedView[];
}

export function rankedView({ slug, houseName, city, state, rating, reviewCount }: PlaceCard): RankedView {
  return { slug, houseName, city, state, rating, reviewCount };
}

export const panelView = ({ label, slug, places }: ActivityPanel): PanelView => ({
  label,
  slug,
  places: places.map(rankedView),
});
