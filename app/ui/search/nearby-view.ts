import type { NearbyPlace } from "../../domain/catalog/find-nearby.ts";
import { type Rated, ratedFields } from "../../domain/places/number-words.ts";
import type { PlaceCard } from "../../domain/places/place.ts";

/** What the section shows for a place. */
export interface NearbyPlaceView extends Rated, Pick<PlaceCard, "slug" | "houseName" | "city" | "state" | "access"> {
  /** Absent if the search was for a whole state. */
  readonly distance?: number | undefined;
  readonly driveMinutes?: number | undefined;
}

export interface NearbyResults {
  readonly total: number;
  readonly places: readonly NearbyPlaceView[];
  /** Where all of them are listed, if that is not here. */
  readonly allAt?: string | undefined;
}

/** SPEC: the number of this section's cards. */
export const NEARBY_CARDS = 5;

/** What "See all" shows at most; the map shows the rest. */
const MAX_NEARBY = 100;

export const NEARBY_ID = "nearby";
/** Value of `near`, for all of them. */
export const ALL_NEARBY = "all";

/** Server-rendered results, for a URL with a position. */
export function nearbyResults(
  found: readonly NearbyPlace[],
  at: readonly [number, number],
  isAll: boolean,
): NearbyResults {
  return {
    total: found.length,
    allAt: isAll ? undefined : allNearbyPath(at),
    places: found.slice(0, isAll ? MAX_NEARBY : NEARBY_CARDS).map(({ place, distance }) => {
      const { slug, houseName, city, state, access } = place;
      return { slug, houseName, city, state, access, ...ratedFields(place), distance };
    }),
  };
}

export const allNearbyPath = ([lat, lng]: readonly [number, number]): string =>
  `/?lat=${lat}&lng=${lng}&near=${ALL_NEARBY}#${NEARBY_ID}`;
