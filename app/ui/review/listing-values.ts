/** The listing form's field values, as strings. */
import { ACTIVITY_VOCABULARY } from "../../domain/places/activity-vocabulary.ts";
import type { Listing } from "../../domain/review/listing-form.ts";
import { readReason, readVersion } from "../../web/review/desk-action.ts";
import { LISTING_LABELS } from "./listing-labels.ts";

export interface ListingValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly activities: readonly string[];
}

export function valuesOfListing(listing: Listing): ListingValues {
  const { activities, reports, additionalSources, citations, shows, ...rest } = listing;
  const texts: Record<string, string> = {
    reports: reports.join("\n"),
    additionalSources: additionalSources.join("\n"),
    citations: citations.join("\n"),
    shows: shows.join("\n"),
    firstActivity: activities[0] ?? "",
    otherActivities: activities.filter((label) => !ACTIVITY_VOCABULARY.some((word) => word === label)).join("; "),
  };
  for (const [field, value] of Object.entries(rest)) if (value !== undefined) texts[field] = String(value);
  return { texts, activities };
}

/** Reads a rejected form, or one being filled in. */
export function valuesOfForm(form: FormData): ListingValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string" && name !== "activities") texts[name] = value;
  return { texts, activities: form.getAll("activities").map(String) };
}

/** What a rejected form keeps: the listing, if it holds one, with its version and reason. */
export function filledIn(form: FormData) {
  const written = form.has("houseName") ? valuesOfForm(form) : undefined;
  return { written, version: readVersion(form), reason: readReason(form) };
}

/** The texts of any form of the desk, for a reviewer to copy. */
export function wordsOf(form: FormData) {
  const labels = { reason: "Reason, note or answer", shortened: "What is published", ...LISTING_LABELS };
  return Object.entries(labels).flatMap(([name, label]) => {
    const text = form.getAll(name).join("; ").trim();
    return text ? [{ name, label, text }] : [];
  });
}
