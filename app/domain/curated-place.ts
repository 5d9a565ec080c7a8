/** A curated record as data/README.md describes it. */
import { z } from "zod";
import { ACTIVITY_VOCABULARY } from "./activity-vocabulary.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "./place.ts";

const link = z
  .string()
  .regex(/^https?:\/\/[^\s,;]+$/, "must be an http(s) address without spaces, commas or semicolons");

export const curatedPlaceSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-[a-z0-9]+(-[a-z0-9]+)*$/),
  houseName: z.string().trim().min(2).max(200),
  city: z.string().trim().min(2),
  state: z.string().trim().min(4),
  address: z.string().trim().min(3),
  latitude: z.number().min(17).max(72),
  longitude: z.number().min(-180).max(-64),
  placeType: z.enum(PLACE_TYPES),
  access: z.enum(ACCESS_CLASSES),
  accessNote: z.string().trim().min(10),
  activities: z.array(z.enum(ACTIVITY_VOCABULARY)).min(2).max(6),
  dateActivity: z.string().trim().min(3),
  reportedSince: z.int().min(1600).max(2100).optional(),
  investigated: z.enum(["none", "visited", "published"]),
  yearBuilt: z.int().min(1000).max(2100).optional(),
  architectureStyle: z.string().trim().min(3).optional(),
  website: link.optional(),
  phoneNumber: z.string().optional(),
  ticketPrice: z.number().min(0).optional(),
  duration: z.int().min(1).optional(),
  articleUrl: link.optional(),
  additionalSources: z.array(link).optional(),
  citations: z.array(z.string().regex(/^.+, .+ \(\d{4}\)$/)).optional(),
  reports: z.array(z.string().trim().min(10)).min(2).max(8),
  storySummary: z.string().trim().min(180).max(400),
  fullStory: z.string().trim().min(400),
});

export type CuratedPlace = z.output<typeof curatedPlaceSchema>;
