import type { Catalog } from "./catalog.ts";
import { listFigures } from "./list-figures.ts";

export function siteStatistics(catalog: Catalog) {
  const { locations, states, reviews, averageRating } = listFigures(catalog.places);
  return {
    totalLocations: locations,
    totalStates: states,
    totalReviews: reviews,
    avgRating: Math.round(averageRating * 10) / 10,
  };
}
