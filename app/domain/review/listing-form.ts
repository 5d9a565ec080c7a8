/** A listing as reviewers edit it: the fields of a place as form fields. */
import { z } from "zod";
import { joinActivities } from "../places/activities.ts";
import { ACTIVITY_VOCABULARY } from "../places/activity-vocabulary.ts";
import { rubricScore } from "../places/editors-score.ts";
import { checkHours } from "../places/hours/check-hours.ts";
import { isRefusedHost, plainAddress } from "../places/links/refused-links.ts";
import { draftOf, type Place } from "../places/place.ts";
import { fieldType, fieldUse, MAX_LINK, MAX_SOURCES, placeSchema } from "../places/place-schema.ts";
import { filmedLine, readFilmed } from "../places/shows.ts";
import { cleanBoolean, cleanLine, cleanNumber, cleanText } from "../submissions/clean-input.ts";
import { type FieldErrors, fieldErrors, formMessage, REQUIRED } from "../submissions/form-messages.ts";
import { phoneNumber, webAddress } from "../submissions/submission-form.ts";
import { MAX_ACTIVITIES, MAX_SUMMARY } from "./listing-limits.ts";

const lines = (max: number, maxLength: number) => z.array(z.string().min(1).max(maxLength)).max(max);
const link = webAddress(MAX_LINK)
  .refine((href) => !isRefusedHost(href))
  .transform(plainAddress);
/** In the spelling of the table, whatever the reviewer typed. */
const show = z.string().transform((line, { addIssue }) => {
  const filmed = readFilmed(line);
  if (filmed) return filmedLine(filmed);
  addIssue("Invalid input");
  return z.NEVER;
});

/** Lists that a place stores as one text are arrays here, and reviewers' input follows stricter rules. */
const listingSchema = placeSchema
  .omit({
    id: true,
    slug: true,
    updatedAt: true,
    paranormalActivityType: true,
    rating: true,
    reviewCount: true,
    visitorReports: true,
    visitorStars: true,
  })
  .extend({
    activities: lines(MAX_ACTIVITIES, 80),
    latitude: z.number().min(17).max(72).optional(),
    longitude: z.number().min(-180).max(-64).optional(),
    storySummary: z.string().min(1).max(MAX_SUMMARY),
    website: link.optional(),
    articleUrl: link.optional(),
    socialProofUrl: link.optional(),
    imageUrl: link.optional(),
    phoneNumber: phoneNumber.optional(),
    additionalSources: z.array(link).max(MAX_SOURCES),
    citations: lines(30, 300),
    shows: z.array(show).max(40),
  });

export type Listing = z.infer<typeof listingSchema>;

export type ReadListing = { readonly listing: Listing } | { readonly errors: FieldErrors };

/** Reads the known fields and ignores everything else. */
export function readListing(form: FormData): ReadListing {
  const raw: Record<string, unknown> = { activities: readActivities(form) };
  for (const [field, schema] of Object.entries(listingSchema.shape)) {
    if (field !== "activities") raw[field] = cleanField(field, fieldType(schema), form.get(field));
  }
  const hours = checkedHours(raw);
  raw.documentedReports ??= (raw.reports as unknown[]).length;
  const read = listingSchema.safeParse(raw, { error: formMessage });
  const errors = {
    ...hours,
    ...halfPin(raw),
    ...unproven(raw),
    ...(read.success ? {} : fieldErrors(read.error.issues)),
  };
  if (!read.success || Object.keys(errors).length > 0) return { errors };
  return { listing: { ...read.data, score: rubricScore(read.data) ?? read.data.score } };
}

/** Renown is shown together with its evidence. */
function unproven({ renown, renownNote }: Record<string, unknown>): FieldErrors {
  return renown !== undefined && renownNote === undefined ? { renownNote: REQUIRED } : {};
}

/** Hours in the stored spelling, or why they are rejected. */
function checkedHours(raw: Record<string, unknown>): FieldErrors {
  if (typeof raw.openingHours !== "string") return {};
  const checked = checkHours(raw.openingHours);
  if ("refused" in checked) return { openingHours: checked.refused };
  raw.openingHours = checked.hours;
  return {};
}

function cleanField(field: string, type: string, value: unknown): unknown {
  if (type === "number") return cleanNumber(value);
  if (type === "boolean") return cleanBoolean(value);
  if (type === "array") return cleanLines(value);
  return fieldUse(field).multiline ? cleanText(value) : cleanLine(value);
}

/** One entry per line. */
function cleanLines(value: unknown): unknown[] {
  return String(value ?? "")
    .split(/\r?\n/)
    .map(cleanLine)
    .filter(Boolean);
}

/** Latitude and longitude must be given together or not at all. */
function halfPin({ latitude, longitude }: Record<string, unknown>): FieldErrors {
  if ((latitude === undefined) === (longitude === undefined)) return {};
  return { [latitude === undefined ? "latitude" : "longitude"]: formMessage({}) };
}

/** The chosen first activity, then the checked ones, then those outside the vocabulary. */
function readActivities(form: FormData): unknown[] {
  const first = cleanLine(form.get("firstActivity"));
  const ticked = form.getAll("activities").map(cleanLine).filter(Boolean);
  const known = ticked.filter((label) => ACTIVITY_VOCABULARY.some((word) => word === label));
  const others = String(form.get("otherActivities") ?? "")
    .split(";")
    .map(cleanLine)
    .filter(Boolean);
  const all = [...new Set([...known, ...others])];
  return first && all.includes(first) ? [first, ...all.filter((label) => label !== first)] : all;
}

export function listingFromPlace(place: Place, activities: readonly string[]): Listing {
  return {
    ...draftOf(place),
    activities: [...activities],
    reports: [...place.reports],
    additionalSources: (place.additionalSources ?? "")
      .split(/[;,]\s*(?=https?:)|[;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
    citations: (place.citations ?? "").split("\n").filter(Boolean),
    shows: (place.shows ?? "").split("\n").filter(Boolean),
  };
}

/** The listing's fields as a place has them. */
export function listingFields(listing: Listing) {
  const { activities, additionalSources, citations, shows, ...rest } = listing;
  return {
    ...rest,
    paranormalActivityType: joinActivities(activities),
    additionalSources: additionalSources.length > 0 ? additionalSources.join("; ") : undefined,
    citations: citations.length > 0 ? citations.join("\n") : undefined,
    shows: shows.length > 0 ? shows.join("\n") : undefined,
  };
}
