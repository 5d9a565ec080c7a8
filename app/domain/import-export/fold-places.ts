/** Merges two rows of a file about the same place without losing information. */
import { activityLabels, joinActivities } from "../places/activities.ts";
import type { PlaceDraft } from "../places/place.ts";
import { MAX_STORY } from "../places/place-schema.ts";
import { MAX_LABELS } from "./infer-activities.ts";

export function foldPlaces(first: PlaceDraft, later: PlaceDraft): PlaceDraft {
  const reports = [...new Set([...first.reports, ...later.reports])];
  return {
    ...later,
    ...first,
    ...foldWhere(first, later),
    fullStory: foldStories(first.fullStory ?? "", later.fullStory ?? ""),
    paranormalActivityType: foldActivities(first, later),
    placeType: first.placeType === "other" ? later.placeType : first.placeType,
    reports,
    documentedReports: Math.max(first.documentedReports, later.documentedReports, reports.length),
  };
}

/** If either row says that the place is private, it is, and only the city's position is shown. */
function foldWhere(first: PlaceDraft, later: PlaceDraft): Partial<PlaceDraft> {
  const hidden = [first, later].find((place) => place.access === "private");
  if (hidden) {
    const { access, address, latitude, longitude } = hidden;
    return { access, address, latitude, longitude };
  }
  const isBare = first.address === `${first.city}, ${first.state}`;
  return { address: isBare ? later.address : first.address };
}

function foldStories(first: string, later: string): string {
  if (first.includes(later) || first.length + later.length + 2 > MAX_STORY) return first;
  return `${first}\n\n${later}`;
}

function foldActivities(first: PlaceDraft, later: PlaceDraft): string | undefined {
  const labels = activityLabels(
    [first.paranormalActivityType, later.paranormalActivityType].filter(Boolean).join("; "),
  );
  return joinActivities(labels.slice(0, Math.max(MAX_LABELS, activityLabels(first.paranormalActivityType).length)));
}
