import type { Place } from "../app/domain/places/place.ts";
import { locationSlug } from "../app/domain/places/slug.ts";

/** A place for tests: every required field filled, the rest as the test says. */
export function makePlace(fields: Partial<Place> = {}): Place {
  const named = { houseName: "Old Mill Inn", city: "Salem", state: "Oregon", ...fields };
  const { rating = 0, reviewCount = 0, visitorReports = 0 } = fields;
  return {
    id: "or-old-mill-inn",
    slug: locationSlug(named),
    address: "1 Mill Street",
    storySummary: "A mill that was turned into an inn, where footsteps are said to cross the empty attic.",
    // A test that gives only a rating means the editors' score.
    ...(rating > 0 ? { score: rating } : {}),
    documentedReports: reviewCount - visitorReports,
    visitorReports: 0,
    visitorStars: 0,
    reviewCount: 0,
    rating: 0,
    placeType: "hotel",
    updatedAt: "2026-01-01T00:00:00.000Z",
    reports: [],
    ...named,
  } as Place;
}
