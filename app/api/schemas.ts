/** Schemas of the API's answers. Those with an id become components of the document. */
import { z } from "zod";
import type { NearbyPlace } from "../domain/catalog/find-nearby.ts";
import { photoSchema } from "../domain/photos/photo-schema.ts";
import { withoutDetails } from "../domain/places/place.ts";
import { placeCardSchema, placeSchema } from "../domain/places/place-schema.ts";
import { SUBMISSION_STATUSES } from "../domain/submissions/submission.ts";
import { submissionSchema } from "../domain/submissions/submission-form.ts";
import { visitReportSchema } from "../domain/visits/visit-report-schema.ts";

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

const Photograph = photoSchema.meta({
  id: "Photograph",
  description:
    "A photograph of a place, with what its licence asks you to name. Each file is smaller than what was sent.",
});

const photos = z
  .array(Photograph)
  .describe("In the order of its gallery, the leading one first; left out without any.")
  .optional();

export const Location = placeCardSchema.extend({ photos }).meta({
  id: "Location",
  description: "A place of the directory. What is not known is left out.",
});

/** A place as shown in examples, shortened to fit on a page. */
export const EXAMPLE_PLACE = {
  id: "ca-winchester-mystery-house",
  slug: "winchester-mystery-house-san-jose-california",
  houseName: "Winchester Mystery House",
  city: "San Jose",
  state: "California",
  address: "525 South Winchester Boulevard",
  storySummary: "Sarah Winchester's house with stairs that lead nowhere...",
  paranormalActivityType: "Footsteps; Apparitions",
  latitude: 37.3183,
  longitude: -121.9511,
  reviewCount: 6,
  rating: 4.6,
  score: 4.6,
  visitorReports: 0,
  admission: "ticket",
  ticketPrice: 42,
  placeType: "mansion",
  access: "tours",
  updatedAt: "2026-10-31T00:00:00.000Z",
} as const;

export const VisitorsReport = visitReportSchema.meta({
  id: "VisitorsReport",
  description: "What a visitor tells about having been at a place.",
});

export const EXAMPLE_REPORT = {
  id: "r1",
  month: "2026-08",
  timeOfDay: "night",
  happened: "something",
  activities: ["Footsteps"],
  where: "Third floor",
  account: "Steps crossed the room above us, though the floor was closed.",
  stars: 4,
  name: "Nell",
  publishedAt: "2026-10-31T00:00:00.000Z",
} as const;

export const LocationWithTexts = placeSchema
  .extend({ photos, latestVisits: z.array(VisitorsReport).describe("The latest 20 reports of visitors.") })
  .meta({ id: "LocationWithTexts", description: "A place with what its score is made of and its long texts." });

const distance = z.number().min(0).describe("Miles, to two decimals.");

const driveMinutes = z.int().min(0).describe("By car, for the first hundred; left out where no road leads.").optional();

export const NearbyLocation = Location.extend({ distance, driveMinutes }).meta({
  id: "NearbyLocation",
  description: "A place and how far away it is.",
});

export function withDistance({ place, distance }: NearbyPlace) {
  return { ...withoutDetails(place), distance: Math.round(distance * 100) / 100 };
}

const matched = z
  .object({
    text: z.string().describe("The sentence, shortened."),
    marks: z.array(z.tuple([z.int(), z.int()])).describe("Where the words begin and end in it, in UTF-16 code units."),
  })
  .describe(
    "The sentence of its story that has the words, where neither name nor summary shows them; for the first 24.",
  )
  .optional();

export const FoundLocation = Location.extend({ distance: distance.optional(), matched }).meta({
  id: "FoundLocation",
  description:
    "A place that a search found; with its distance where the text means a point, and what is told where that was found.",
});

export const NewSubmission = z
  .object(submissionSchema.shape)
  .meta({ id: "NewSubmission", description: "A suggestion for the directory." });

export const Submission = NewSubmission.extend({
  attractionType: z.string().describe("Kind of attraction."),
  id: z.string().describe("Its id."),
  status: z.enum(SUBMISSION_STATUSES).describe("pending until the team has looked at it."),
  submittedAt: z.iso.datetime().describe("When it came in."),
}).meta({ id: "Submission", description: "A suggestion as it was stored." });

export const ApiError = z
  .object({
    message: z.string().describe("A sentence that may be shown to people."),
    errors: z.record(z.string(), z.string()).describe("For invalid input: a message for each field.").optional(),
    proofOfWork: z.looseObject({}).describe("With status 428: the task to solve.").optional(),
  })
  .meta({ id: "Error", description: "Why a call was refused." });
