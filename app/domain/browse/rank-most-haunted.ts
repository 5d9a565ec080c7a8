import type { Catalog } from "../catalog/catalog.ts";
import { memoize } from "../memoize.ts";
import { activityLabels } from "../places/activities.ts";
import type { PlaceCard } from "../places/place.ts";
import { activitySlug } from "../places/slug.ts";

const RATING_WEIGHT = 0.7;
const REPORTS_WEIGHT = 0.3;
/** More reports than this don't raise the score. */
const MAX_REPORTS = 100;

const MAX_RANKED = 20;
export const TOP = 5;
const PANEL_PLACES = 3;
/** Imported data may have thousands of types; the page links to the full list. */
export const MAX_PANELS = 60;

/** The primary type of places without types. */
const NO_TYPE = "Unknown";

export interface ActivityPanel {
  readonly label: string;
  /** Undefined for places without a type, which have no page. */
  readonly slug: string | undefined;
  readonly places: readonly PlaceCard[];
}

interface MostHaunted {
  readonly ranked: readonly PlaceCard[];
  /** One per primary type, in the order of their best places. */
  readonly panels: readonly ActivityPanel[];
  /** Number of primary types. */
  readonly types: number;
}

export function hauntedScore({ rating, reviewCount }: Pick<PlaceCard, "rating" | "reviewCount">): number {
  return rating * RATING_WEIGHT + Math.min(reviewCount / MAX_REPORTS, 1) * REPORTS_WEIGHT;
}

/** Sorting is stable, so catalog order breaks ties. */
export const rankMostHaunted = memoize((catalog: Catalog): MostHaunted => {
  const ranked = catalog.places
    .filter(({ rating, reviewCount }) => rating > 0 && reviewCount > 0)
    .map((place) => ({ place, score: hauntedScore(place) }))
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
  const byType = Map.groupBy(ranked, (place) => {
    const type = primaryType(place);
    return activitySlug(type) ?? type;
  });
  return {
    ranked: ranked.slice(0, MAX_RANKED),
    panels: [...byType.values()].slice(0, MAX_PANELS).map((places) => {
      const label = primaryType(places[0]!);
      return { label, slug: activitySlug(label), places: places.slice(0, PANEL_PLACES) };
    }),
    types: byType.size,
  };
});

function primaryType({ paranormalActivityType }: PlaceCard): string {
  return activityLabels(paranormalActivityType)[0] ?? NO_TYPE;
}
