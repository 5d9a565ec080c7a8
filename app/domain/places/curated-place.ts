/** A record of data/places, as data/README.md describes it, and how it becomes a place of the directory. */
import { z } from "zod";
import { DomainError } from "../domain-error.ts";
import { joinActivities } from "./activities.ts";
import { ACTIVITY_VOCABULARY } from "./activity-vocabulary.ts";
import { withRubricScore } from "./editors-score.ts";
import { isRefusedHost, plainAddress } from "./links/refused-links.ts";
import { ACCESS_CLASSES, type Admission, mayBeVisited, type PlaceDraft } from "./place.ts";
import { placeSchema } from "./place-schema.ts";
import { filmedLine, readFilmed } from "./shows.ts";

const text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === value.trim() && !/ {2}|\t|\r/.test(value), "has stray white space");
const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .refine((href) => !isRefusedHost(href), "is a copied book or page, or one that a machine wrote")
  .refine((href) => plainAddress(href) === href, "has tracking or comment parameters, or is an AMP page");
const coordinate = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Number(value.toFixed(4)) === value, "has more than four decimals");

/**
 * These come from the store, the editors' rubric and the reports. Curated places have posters, and articles as sources.
 */
const NOT_IN_RECORDS = {
  slug: true,
  updatedAt: true,
  paranormalActivityType: true,
  rating: true,
  reviewCount: true,
  score: true,
  documentedReports: true,
  visitorReports: true,
  visitorStars: true,
  imageUrl: true,
  socialProofUrl: true,
} as const;

/** The fields of a place, most of them under stricter rules from the editors' handbook. */
export const curatedPlaceSchema = z
  .strictObject({
    ...placeSchema.omit(NOT_IN_RECORDS).shape,
    id: z.string().regex(/^[a-z]{2}(-[a-z0-9]+)+$/),
    updated: z.iso.date(),
    houseName: text(3, 100),
    city: text(2, 60),
    address: text(3, 120),
    latitude: coordinate(18, 72),
    longitude: coordinate(-180, -66),
    access: z.enum(ACCESS_CLASSES),
    accessNote: text(20, 400),
    activities: z.array(z.enum(ACTIVITY_VOCABULARY)).min(2).max(6),
    dateActivity: text(4, 80).optional(),
    reportedSince: placeSchema.shape.yearBuilt,
    renown: z.int().min(0).max(4),
    renownNote: text(10, 160),
    stillTold: z.boolean(),
    witnesses: z.int().min(0).max(5),
    investigation: text(20, 200).optional(),
    architectureStyle: text(3, 80).optional(),
    website: link.optional(),
    phoneNumber: z
      .string()
      .regex(/^[+()\d][\d ()+.-]{6,20}$/)
      .optional(),
    ticketPrice: z.number().min(1).max(1000).optional(),
    duration: z.int().min(1).max(1440).optional(),
    articleUrl: link.optional(),
    additionalSources: z.array(link).min(1).optional(),
    citations: z
      .array(z.string().regex(/^.+, .+ \((1[5-9]|20)\d\d\)$/, 'is not written "Author, Title (Year)"'))
      .min(1)
      .optional(),
    huntNote: text(20, 240).optional(),
    huntUrl: link.optional(),
    shows: z
      .array(z.string().refine(isCanonicalShow, "is not a title of data/shows.json, a year or a season"))
      .min(1)
      .optional(),
    reports: z.array(text(20, 300)).min(2).max(8),
    storySummary: text(180, 400),
    fullStory: z.string().min(500).max(20_000),
  })
  .refine((record) => record.articleUrl || record.additionalSources || record.citations, "has no source")
  .refine(
    (record) => mayBeVisited(record) === (record.admission !== undefined),
    "has no admission, or is not visited and has one",
  )
  .refine(
    (record) => record.ticketPrice === undefined || isPaid(record),
    "has a price but no ticket, tour or fee per vehicle",
  )
  .refine(
    (record) => (record.minAge === undefined && record.dogs === undefined) || mayBeVisited(record),
    "says who may come along, but may not be visited",
  )
  .refine(
    (record) => record.hunts === undefined || mayBeVisited(record),
    "offers investigations, but may not be visited",
  )
  .refine(
    (record) => record.hunts !== undefined || !(record.huntNote || record.huntUrl),
    "has terms of investigations, but not whether there are any",
  )
  .refine((record) => record.priceYear === undefined || record.ticketPrice !== undefined, "has a year but no price");

const isPaid = ({ admission }: { admission?: Admission | undefined }): boolean =>
  admission === "ticket" || admission === "vehicle" || admission === "guests-tours";

function isCanonicalShow(line: string): boolean {
  const filmed = readFilmed(line);
  return filmed !== undefined && filmedLine(filmed) === line;
}

export type CuratedPlace = z.infer<typeof curatedPlaceSchema>;

export function parseCuratedPlace(value: unknown): CuratedPlace {
  const parsed = curatedPlaceSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map((issue) => `${issue.path.join(".") || "the record"}: ${issue.message}`);
  throw new DomainError("invalid", complaints.join("; "));
}

export function draftFromCurated(record: CuratedPlace): PlaceDraft {
  const { updated, activities, additionalSources, citations, shows, reports, ...rest } = record;
  return withRubricScore({
    ...rest,
    paranormalActivityType: joinActivities(activities),
    additionalSources: additionalSources?.join("; "),
    citations: citations?.join("\n"),
    shows: shows?.join("\n"),
    reports,
    documentedReports: reports.length,
    // The day of its editor's last change, no matter when this database received it.
    updatedAt: new Date(updated).toISOString(),
  });
}
