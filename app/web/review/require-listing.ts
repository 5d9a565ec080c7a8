import { DomainError } from "../../domain/domain-error.ts";
import { MAX_STORY } from "../../domain/places/place-schema.ts";
import { type Listing, readListing } from "../../domain/review/listing-form.ts";
import { MAX_SUMMARY } from "../../domain/review/listing-limits.ts";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";

const LONG_TEXTS = [
  ["fullStory", "The full story", MAX_STORY],
  ["storySummary", "The summary", MAX_SUMMARY],
] as const;

/** The form's listing, or an error message in addition to the field errors. */
export function requireListing(form: FormData, alsoWrong: FieldErrors = {}): Listing {
  const read = readListing(form);
  const errors = { ...("errors" in read ? read.errors : {}), ...alsoWrong };
  if ("listing" in read && Object.keys(errors).length === 0) return read.listing;
  const tooLong = LONG_TEXTS.flatMap(([field, name, most]) => {
    const { length } = String(form.get(field) ?? "")
      .replace(/\r\n/g, "\n")
      .trim();
    return errors[field] && length > most ? [`${name} has ${count(length)} characters; ${count(most)} fit.`] : [];
  });
  const sentence = ["Some fields are missing or not valid.", ...tooLong].join(" ");
  throw new DomainError("invalid", sentence, errors);
}

/** Before the first publication, somebody has to say who may go there. */
export const requireFirstListing = (form: FormData): Listing =>
  requireListing(form, form.get("access") ? {} : { access: "Required" });

const count = (number: number): string => number.toLocaleString("en-US");
