/** A full listing as reviewers edit it: every field of a place, checked by one schema. */
import * as z from "zod/mini";
import { joinActivities } from "../browse/activities.ts";
import { ACTIVITY_VOCABULARY } from "../browse/activity-vocabulary.ts";
import { US_STATES } from "../geo/us-states.ts";
import { ACCESS_CLASSES, PLACE_TYPES, type Place } from "../places/place.ts";
import { cleanLine, cleanNumber, cleanText } from "../submissions/clean-input.ts";
import { type FieldErrors, fieldErrors, formMessage } from "../submissions/form-messages.ts";
import { HIGHEST_PRICE, LONGEST_DURATION } from "../submissions/submission-fields.ts";
import { phoneNumber, webAddress } from "../submissions/submission-form.ts";
import { LONGEST_STORY, LONGEST_SUMMARY, MOST_ACTIVITIES } from "./listing-limits.ts";

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const link = z.optional(webAddress(1_000));
const number = (least: number, most: number) => z.optional(z.number().check(z.minimum(least), z.maximum(most)));
const wholeNumber = (least: number, most: number) => z.optional(z.int().check(z.minimum(least), z.maximum(most)));
const list = (most: number, longest: number) => z.array(line(longest)).check(z.maxLength(most));

const listingSchema = z.object({
  houseName: line(200),
  city: line(100),
  state: z.enum(US_STATES.map((state) => state.name)),
  address: line(300),
  placeType: z.enum(PLACE_TYPES),
  access: z.optional(z.enum(ACCESS_CLASSES)),
  accessNote: z.optional(line(600)),
  latitude: number(17, 72),
  longitude: number(-180, -64),
  activities: list(MOST_ACTIVITIES, 80),
  dateActivity: z.optional(line(120)),
  storySummary: line(LONGEST_SUMMARY),
  fullStory: z.optional(line(LONGEST_STORY)),
  reports: list(40, 600),
  yearBuilt: wholeNumber(1000, 2100),
  architectureStyle: z.optional(line(120)),
  ticketPrice: number(0, HIGHEST_PRICE),
  duration: wholeNumber(1, LONGEST_DURATION),
  website: link,
  phoneNumber: z.optional(phoneNumber),
  articleUrl: link,
  imageUrl: link,
  socialProofUrl: link,
  additionalSources: z.array(webAddress(1_000)).check(z.maxLength(30)),
  citations: list(30, 300),
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  reviewCount: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});

export type Listing = z.infer<typeof listingSchema>;

const NUMBERS = new Set(["latitude", "longitude", "yearBuilt", "ticketPrice", "duration", "rating", "reviewCount"]);
/** One entry a line. */
const LISTS = new Set(["reports", "additionalSources", "citations"]);
const TEXTS = new Set(["fullStory", "storySummary", "accessNote"]);

export type ReadListing = { readonly listing: Listing } | { readonly errors: FieldErrors };

/** Known fields only; whatever else a request carries goes nowhere. */
export function readListing(form: FormData): ReadListing {
  const raw: Record<string, unknown> = {};
  for (const field of Object.keys(listingSchema.shape)) {
    const value = form.get(field);
    if (field === "activities") raw[field] = readActivities(form);
    else if (LISTS.has(field))
      raw[field] = String(value ?? "")
        .split(/\r?\n/)
        .map(cleanLine)
        .filter(Boolean);
    else raw[field] = NUMBERS.has(field) ? cleanNumber(value) : TEXTS.has(field) ? cleanText(value) : cleanLine(value);
  }
  raw.rating ??= 0;
  raw.reviewCount ??= 0;
  const read = listingSchema.safeParse(raw, { error: formMessage });
  const errors = { ...halfPin(raw), ...(read.success ? {} : fieldErrors(read.error.issues)) };
  return read.success && Object.keys(errors).length === 0 ? { listing: read.data } : { errors };
}

/** One number alone is no place on a map. */
function halfPin({ latitude, longitude }: Record<string, unknown>): FieldErrors {
  if ((latitude === undefined) === (longitude === undefined)) return {};
  return { [latitude === undefined ? "latitude" : "longitude"]: formMessage({}) };
}

/** The vocabulary in the order in which it was ticked last, the first one leading; then what a place had beyond it. */
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
    ...place,
    activities: [...activities],
    reports: [...place.reports],
    additionalSources: (place.additionalSources ?? "")
      .split(/[;,]\s*(?=https?:)|[;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
    citations: (place.citations ?? "").split("\n").filter(Boolean),
  };
}

/** The listing's fields in the form of a place. */
export function listingFields(listing: Listing) {
  const { activities, additionalSources, citations, ...rest } = listing;
  return {
    ...rest,
    paranormalActivityType: joinActivities(activities),
    additionalSources: additionalSources.length > 0 ? additionalSources.join("; ") : undefined,
    citations: citations.length > 0 ? citations.join("\n") : undefined,
  };
}
