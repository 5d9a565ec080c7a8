import { isLocated, type PlaceList } from "../places/place.ts";

/** The figures over a list of places that its page shows. */
export interface ListFigures {
  readonly locations: number;
  readonly reviews: number;
  /** Over places with a rating above 0; 0 where there is none. */
  readonly averageRating: number;
  readonly states: number;
}

export function listFigures(places: PlaceList): ListFigures {
  const { locations, reviews, averageRating, byState } = sumsOf(places);
  return { locations, reviews, averageRating, states: byState.size };
}

/** States as they first appear in the list, each with its places there. */
export function countByState(places: PlaceList): ReadonlyMap<string, number> {
  return sumsOf(places).byState;
}

interface Sums extends Omit<ListFigures, "states"> {
  readonly byState: ReadonlyMap<string, number>;
}

/** Lists of the catalog are never changed, only replaced: one walk is good for as long as a list is in use. */
const known = new WeakMap<PlaceList, Sums>();

function sumsOf(places: PlaceList): Sums {
  let sums = known.get(places);
  if (!sums) {
    sums = addUp(places);
    known.set(places, sums);
  }
  return sums;
}

/** In one walk: tens of thousands of places are out of the processor's reach when they are come back to. */
function addUp(places: PlaceList): Sums {
  const byState = new Map<string, number>();
  let [reviews, rated, ratingSum] = [0, 0, 0];
  for (const { state, rating, reviewCount } of places) {
    byState.set(state, (byState.get(state) ?? 0) + 1);
    reviews += reviewCount;
    if (rating > 0) {
      rated += 1;
      ratingSum += rating;
    }
  }
  const averageRating = rated > 0 ? ratingSum / rated : 0;
  return { locations: places.length, reviews, averageRating, byState };
}

/** Where a map of these places is centred: on the first one whose position is known. */
export function firstPosition(places: PlaceList): readonly [number, number] | undefined {
  for (const place of places) if (isLocated(place)) return [place.latitude, place.longitude];
  return undefined;
}
