import type { NearbyPlace } from "../../domain/catalog/find-nearby.ts";
import { NEARBY_CARDS, type NearbyResults } from "./nearby-section.tsx";

/** What the nearby section shows when the page already knows the position. Made on the server. */
export function nearbyResults(found: readonly NearbyPlace[]): NearbyResults {
  return {
    total: found.length,
    places: found.slice(0, NEARBY_CARDS).map(({ place, distance }) => {
      const { slug, houseName, city, state, rating } = place;
      return { slug, houseName, city, state, rating, distance };
    }),
  };
}
