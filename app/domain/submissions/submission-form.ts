/** The schema of a submission, for the browser, the page's action and the API. */
import { z } from "zod";
import { US_STATES } from "../geo/us-states.ts";
import { PLACE_TYPES } from "../places/place.ts";
import { cleanLine, cleanNumber, cleanText } from "./clean-input.ts";
import { type FieldErrors, fieldErrors, formMessage } from "./form-messages.ts";
import { ATTRACTION_TYPES, type SubmissionFields } from "./submission.ts";
import { MAX_DURATION, MAX_LENGTHS, MAX_TICKET_PRICE, SUBMISSION_FIELDS } from "./submission-fields.ts";

// In the browser the CSP blocks eval, which zod would otherwise use to compile its parsers.
z.config({ jitless: typeof document !== "undefined" });

const text = (max: number) => z.string().min(1).max(max);

/** Five digits, or nine in the long form. */
const zipCode = z
  .string()
  .min(5)
  .regex(/^\d{5}(-\d{4})?$/);
/**
 * http or https with a domain name as host and no user name before it: "https://nps.gov@evil.example" does not belong
 * to nps.gov.
 */
export const webAddress = (max: number) =>
  z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain })
    .regex(/^[^/]*\/\/[^/?#@]*([/?#]|$)/)
    .max(max);
/** Seven to fifteen digits with the usual separators, and an optional extension. */
export const phoneNumber = z
  .string()
  .min(7)
  .max(MAX_LENGTHS.phoneNumber)
  .regex(/^\+?(?:[\s().-]*\d){7,15}[\s.]*(?:(?:x|ext)\.?\s*\d{1,6})?$/i);

export const submissionSchema = z.object({
  attractionName: text(MAX_LENGTHS.attractionName).describe("Name of the attraction."),
  attractionType: z.enum(ATTRACTION_TYPES.map((type) => type.value)).describe("Kind of attraction."),
  placeType: z.enum(PLACE_TYPES).describe("Kind of place.").optional(),
  streetAddress: text(MAX_LENGTHS.streetAddress).describe("Street and number."),
  city: text(MAX_LENGTHS.city).describe("City."),
  state: z
    .enum(US_STATES.map((state) => state.name))
    .describe("Full name of one of the fifty states, or District of Columbia."),
  zipCode: zipCode.describe("Zip code."),
  description: text(MAX_LENGTHS.description).describe("What is said to happen there."),
  ticketPrice: z.number().min(0).max(MAX_TICKET_PRICE).multipleOf(0.01).describe("Admission in dollars.").optional(),
  duration: z.int().min(1).max(MAX_DURATION).describe("Length of a visit in minutes.").optional(),
  website: webAddress(MAX_LENGTHS.website).describe("Official website, http or https.").optional(),
  phoneNumber: phoneNumber.describe("Telephone.").optional(),
});

const NUMBERS: readonly string[] = ["ticketPrice", "duration"];

type ReadSubmission = { readonly fields: SubmissionFields } | { readonly errors: FieldErrors };

/** Reads the known fields and ignores everything else: no id, status or time can be set. */
export function readSubmission(sent: unknown): ReadSubmission {
  const raw = (typeof sent === "object" && sent !== null ? sent : {}) as Record<string, unknown>;
  const cleaned = Object.fromEntries(SUBMISSION_FIELDS.map((field) => [field, cleanField(field, raw[field])]));
  const read = submissionSchema.safeParse(cleaned, { error: formMessage });
  if (!read.success) return { errors: fieldErrors(read.error.issues) };
  const given = Object.entries(read.data).filter(([, value]) => value !== undefined);
  return { fields: Object.fromEntries(given) as unknown as SubmissionFields };
}

function cleanField(field: string, value: unknown): unknown {
  if (NUMBERS.includes(field)) return cleanNumber(value);
  return field === "description" ? cleanText(value) : cleanLine(value);
}
