/** The one schema of a submission: the browser, the page's action and the API all ask it. */
import * as z from "zod/mini";
import { SUBMIT_STATES } from "../geo/us-states.ts";
import { cleanLine, cleanNumber, cleanText } from "./clean-input.ts";
import { type FieldErrors, fieldErrors, formMessage } from "./form-messages.ts";
import { ATTRACTION_TYPES, type SubmissionFields } from "./submission.ts";
import { HIGHEST_PRICE, LONGEST, LONGEST_DURATION, SUBMISSION_FIELDS } from "./submission-fields.ts";

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Five digits, or nine in the long form. */
const zipCode = z.string().check(z.minLength(5), z.regex(/^\d{5}(-\d{4})?$/));
/** A web address with a public-looking host, and no other kind of link. */
export const webAddress = (most: number) =>
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).check(z.maxLength(most));
/** Seven to fifteen digits with the usual signs between them, and an extension if there is one. */
export const phoneNumber = z
  .string()
  .check(
    z.minLength(7),
    z.maxLength(LONGEST.phoneNumber),
    z.regex(/^\+?(?:[\s().-]*\d){7,15}[\s.]*(?:(?:x|ext)\.?\s*\d{1,6})?$/i),
  );

const submissionSchema = z.object({
  attractionName: text(LONGEST.attractionName),
  attractionType: z.enum(ATTRACTION_TYPES.map((type) => type.value)),
  streetAddress: text(LONGEST.streetAddress),
  city: text(LONGEST.city),
  state: z.enum(SUBMIT_STATES.map((state) => state.name)),
  zipCode,
  description: text(LONGEST.description),
  ticketPrice: z.optional(z.number().check(z.minimum(0), z.maximum(HIGHEST_PRICE), z.multipleOf(0.01))),
  duration: z.optional(z.int().check(z.minimum(1), z.maximum(LONGEST_DURATION))),
  website: z.optional(webAddress(LONGEST.website)),
  phoneNumber: z.optional(phoneNumber),
});

const NUMBERS: readonly string[] = ["ticketPrice", "duration"];

export type ReadSubmission = { readonly fields: SubmissionFields } | { readonly errors: FieldErrors };

/** Takes the known fields out of whatever was sent, and nothing else: no id, no status, no time. */
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
