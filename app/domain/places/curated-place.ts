/** A record of data/places, as data/README.md describes it, and what it becomes in the directory. */
import { z } from "zod";
import { joinActivities } from "../browse/activities.ts";
import { ACTIVITY_VOCABULARY } from "../browse/activity-vocabulary.ts";
import { DomainError } from "../domain-error.ts";
import { US_STATES } from "../geo/us-states.ts";
import { editorsRating, INVESTIGATED } from "./editors-rating.ts";
import { ACCESS_CLASSES, PLACE_TYPES, type PlaceDraft } from "./place.ts";

const text = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((value) => value === value.trim() && !/ {2}|\t|\r/.test(value), "has stray white space");
const link = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });
const coordinate = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .refine((value) => Number(value.toFixed(4)) === value, "has more than four decimals");
const year = z.int().min(1000).max(2100);

export const curatedPlaceSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]{2}(-[a-z0-9]+)+$/),
    updated: z.iso.date(),
    houseName: text(3, 100),
    city: text(2, 60),
    state: z.enum(US_STATES.map((state) => state.name)),
    address: text(3, 120),
    latitude: coordinate(18, 72),
    longitude: coordinate(-180, -66),
    placeType: z.enum(PLACE_TYPES),
    access: z.enum(ACCESS_CLASSES),
    accessNote: text(20, 400),
    activities: z.array(z.enum(ACTIVITY_VOCABULARY)).min(2).max(6),
    dateActivity: text(4, 80),
    reportedSince: year.optional(),
    investigated: z.enum(INVESTIGATED),
    yearBuilt: year.optional(),
    architectureStyle: text(3, 80).optional(),
    website: link.optional(),
    phoneNumber: z
      .string()
      .regex(/^[+()\d][\d ()+.-]{6,20}$/)
      .optional(),
    ticketPrice: z.number().min(0).max(1000).optional(),
    duration: z.int().min(1).max(1440).optional(),
    articleUrl: link.optional(),
    additionalSources: z.array(link).min(1).optional(),
    citations: z
      .array(z.string().regex(/^.+, .+ \((1[5-9]|20)\d\d\)$/, 'is not written "Author, Title (Year)"'))
      .min(1)
      .optional(),
    reports: z.array(text(20, 300)).min(2).max(8),
    storySummary: text(180, 400),
    fullStory: z.string().min(500).max(20_000),
  })
  .refine((record) => record.articleUrl || record.additionalSources || record.citations, "has no source");

export type CuratedPlace = z.infer<typeof curatedPlaceSchema>;

export function parseCuratedPlace(value: unknown): CuratedPlace {
  const parsed = curatedPlaceSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map((issue) => `${issue.path.join(".") || "the record"}: ${issue.message}`);
  throw new DomainError("invalid", complaints.join("; "));
}

export function draftFromCurated(record: CuratedPlace, now: Date): PlaceDraft {
  const {
    updated,
    activities,
    additionalSources,
    citations,
    reportedSince: _,
    investigated: __,
    reports,
    ...rest
  } = record;
  return {
    ...rest,
    paranormalActivityType: joinActivities(activities),
    additionalSources: additionalSources?.join("; "),
    citations: citations?.join("\n"),
    reports,
    reviewCount: reports.length,
    rating: editorsRating(record, now),
    // The day on which its editor last changed it, whenever this database came to know it.
    updatedAt: new Date(updated).toISOString(),
  };
}
