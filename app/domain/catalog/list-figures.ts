import { memoize } from "../memoize.ts";
import { isLocated, type PlaceList } from "../places/place.ts";

/** The figures over a list of places that its page shows. */
export interface ListFigures {
  readonly locations: number;
  readonly reviews: number;
  /** Over places with a rating above 0; 0 where there is none. */
  readonly averageRating: number;
  readonly states: number;
}

export const listFigures = memoize((places: PlaceList): ListFigures => {
  const rated = places.filter(({ rating }) => rating > 0);
  const ratingSum = rated.reduce((sum, { rating }) => sum + rating, 0);
  return {
    locations: places.length,
    reviews: places.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
    averageRating: rated.length > 0 ? ratingSum / rated.length : 0,
    states: countByState(places).size,
  };
});

/** States as they first appear in the list, each with its places there. */
export const countByState = memoize((places: PlaceList): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { state } of places) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
});

/** Where a map of these places is centred: on the first one whose position is known. */
export function firstPosition(places: PlaceList): readonly [number, number] | undefined {
  const place = places.find(isLocated);
  return place && [place.latitude, place.longitude];
}
