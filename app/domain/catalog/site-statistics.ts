import type { Catalog } from "./catalog.ts";
import { averageRating } from "./catalog-totals.ts";

export interface SiteStatistics {
  totalLocations: number;
  totalStates: number;
  totalReviews: number;
  avgRating: number;
}

export function siteStatistics(catalog: Catalog): SiteStatistics {
  return {
    totalLocations: catalog.totals.locations,
    totalStates: catalog.states.size,
    totalReviews: catalog.totals.reviews,
    avgRating: Math.round(averageRating(catalog.totals) * 10) / 10,
  };
}
