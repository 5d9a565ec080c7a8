import { DomainError } from "../domain/domain-error.ts";
import { type Listing, readListing } from "../domain/listing-form.ts";
import { LONGEST_STORY, LONGEST_SUMMARY } from "../domain/listing-limits.ts";

const LONG_TEXTS = [
  ["fullStory", "The full story", LONGEST_STORY],
  ["storySummary", "The summary", LONGEST_SUMMARY],
] as const;

/** The listing of a form, or a sentence that says what is wrong with it, beside the marks at its fields. */
export function requireListing(form: FormData): Listing {
  const read = readListing(form);
  if ("listing" in read) return read.listing;
  const tooLong = LONG_TEXTS.flatMap(([field, name, most]) => {
    const { length } = String(form.get(field) ?? "")
      .replace(/\r\n/g, "\n")
      .trim();
    return read.errors[field] && length > most ? [`${name} has ${count(length)} characters; ${count(most)} fit.`] : [];
  });
  const sentence = ["Some fields are missing or not valid.", ...tooLong].join(" ");
  throw new DomainError("invalid", sentence, { ...read.errors });
}

const count = (number: number): string => number.toLocaleString("en-US");
