import { joinActivities } from "./activities.ts";
import type { CuratedPlace } from "./curated-place.ts";
import { editorsRating } from "./editors-rating.ts";
import type { PlaceDraft } from "./place.ts";

/** A curated record as a place of the directory. */
export function placeFromCurated(record: CuratedPlace, now: Date): PlaceDraft {
  const { activities, additionalSources, citations, reportedSince: _, investigated: __, ...fields } = record;
  return {
    ...fields,
    paranormalActivityType: joinActivities(activities),
    additionalSources: additionalSources?.length ? additionalSources.join("; ") : undefined,
    citations: citations?.length ? citations.join("\n") : undefined,
    rating: editorsRating(record, now),
    reviewCount: record.reports.length,
    updatedAt: now.toISOString(),
  };
}
