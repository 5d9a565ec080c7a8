import type { PlaceCard } from "../places/place.ts";

/** Running sums over the whole directory, so that the site's statistics cost nothing to ask for. */
export interface CatalogTotals {
  readonly locations: number;
  readonly reviews: number;
  readonly rated: number;
  readonly ratingSum: number;
  /** Places that say that one may come in, and places that are somebody's home or ground. */
  readonly visitable: number;
  readonly privatePlaces: number;
}

export const NO_TOTALS: CatalogTotals = {
  locations: 0,
  reviews: 0,
  rated: 0,
  ratingSum: 0,
  visitable: 0,
  privatePlaces: 0,
};

export function reviseTotals(
  totals: CatalogTotals,
  removed: readonly PlaceCard[],
  added: readonly PlaceCard[],
): CatalogTotals {
  return count(count(totals, removed, -1), added, 1);
}

function count(totals: CatalogTotals, places: readonly PlaceCard[], sign: 1 | -1): CatalogTotals {
  let { locations, reviews, rated, ratingSum, visitable, privatePlaces } = totals;
  for (const place of places) {
    locations += sign;
    reviews += sign * place.reviewCount;
    if (place.rating > 0) {
      rated += sign;
      ratingSum += sign * place.rating;
    }
    if (place.access === "open" || place.access === "tours") visitable += sign;
    if (place.access === "private") privatePlaces += sign;
  }
  return { locations, reviews, rated, ratingSum, visitable, privatePlaces };
}

/** The mean over places with a rating above 0; 0 where there is none. */
export function averageRating(totals: CatalogTotals): number {
  return totals.rated > 0 ? totals.ratingSum / totals.rated : 0;
}
