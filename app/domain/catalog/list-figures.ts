import { DISTRICT } from "../geo/us-states.ts";
import { memoize } from "../memoize.ts";
import { isLocated, type PlaceList } from "../places/place.ts";

/** Statistics shown above a list of places. */
interface ListFigures {
  readonly locations: number;
  readonly reviews: number;
  /** The mean over rated places; 0 if there are none. */
  readonly averageRating: number;
  /** Out of fifty: the District of Columbia is listed, but not counted. */
  readonly states: number;
}

export const listFigures = memoize((places: PlaceList): ListFigures => {
  const rated = places.filter(({ rating }) => rating > 0);
  const ratingSum = rated.reduce((sum, { rating }) => sum + rating, 0);
  const states = countByState(places);
  return {
    locations: places.length,
    reviews: places.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
    averageRating: rated.length > 0 ? ratingSum / rated.length : 0,
    states: states.size - Number(states.has(DISTRICT)),
  };
});

/** In order of first appearance. */
export const countByState = memoize((places: PlaceList): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { state } of places) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
});

/** Center of a map of these places: the first place with coordinates. */
export function firstPosition(places: PlaceList): readonly [number, number] | undefined {
  const place = places.find(isLocated);
  return place && [place.latitude, place.longitude];
}
