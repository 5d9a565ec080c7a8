/** What the form needs at once; the larger schema is loaded when it is sent. */
import type { SubmissionFields } from "./submission.ts";

export const MAX_LENGTHS = {
  attractionName: 200,
  streetAddress: 200,
  city: 100,
  zipCode: 10,
  description: 5_000,
  website: 500,
  phoneNumber: 30,
} as const;
export const MAX_TICKET_PRICE = 10_000;
/** In minutes: 24 hours. */
export const MAX_DURATION = 1_440;

/** Nobody fills in the form faster than this. */
export const MIN_SECONDS = 3;

/** In the order of the form. */
export const SUBMISSION_FIELDS = [
  "attractionName",
  "attractionType",
  "placeType",
  "streetAddress",
  "city",
  "state",
  "zipCode",
  "description",
  "ticketPrice",
  "duration",
  "website",
  "phoneNumber",
] as const satisfies readonly (keyof SubmissionFields)[];
