import { averageRating, NO_TOTALS, reviseTotals } from "./catalog-totals.ts";
import type { PlaceCard } from "./place.ts";

/** The figures over a list of places that its page shows. */
export interface ListFigures {
  readonly locations: number;
  readonly reviews: number;
  /** Over places with a rating above 0; 0 where there is none. */
  readonly averageRating: number;
  readonly states: number;
}

export function listFigures(places: readonly PlaceCard[]): ListFigures {
  const totals = reviseTotals(NO_TOTALS, [], places);
  return {
    locations: totals.locations,
    reviews: totals.reviews,
    averageRating: averageRating(totals),
    states: new Set(places.map((place) => place.state)).size,
  };
}

/** Where a map of these places is centred: on the first one whose position is known. */
export function firstPosition(places: readonly PlaceCard[]): readonly [number, number] | undefined {
  for (const { latitude, longitude } of places) {
    if (latitude !== undefined && longitude !== undefined) return [latitude, longitude];
  }
  return undefined;
}
