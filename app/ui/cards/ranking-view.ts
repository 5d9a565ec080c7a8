import type { ActivityPanel } from "../../domain/browse/rank-most-haunted.ts";
import { type Rated, ratedFields, reportsInWords } from "../../domain/places/number-words.ts";
import type { PlaceCard } from "../../domain/places/place.ts";

/** One line of the ranking. */
export interface RankedView extends Rated, Pick<PlaceCard, "slug" | "houseName" | "city" | "state"> {
  /** "8 reports". */
  readonly reports: string;
}

export interface PanelView {
  readonly label: string;
  readonly slug: string | undefined;
  readonly places: readonly RankedView[];
}

export function rankedView(place: PlaceCard): RankedView {
  const { slug, houseName, city, state } = place;
  return {
    slug,
    houseName,
    city,
    state,
    ...ratedFields(place),
    reports: reportsInWords({ reviewCount: place.reviewCount, visitorReports: place.visitorReports }),
  };
}

export const panelView = ({ label, slug, places }: ActivityPanel): PanelView => ({
  label,
  slug,
  places: places.map(rankedView),
});
