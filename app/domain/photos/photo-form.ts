/** The photographs in the form "I Was There": their words, or a sentence for each invalid field. */
import { cleanLine } from "../submissions/clean-input.ts";
import { REQUIRED } from "../submissions/form-messages.ts";
import { VISITORS_LICENCE } from "./licences.ts";
import { MAX_ALT, MAX_CREDIT, MIN_ALT, type PhotoWords, SHORT_ALT } from "./photo.ts";
import { REFUSALS, refusalOf } from "./picture-file.ts";

/** Per report. */
export const MAX_PHOTOS = 3;

/** What visitors agree to when they send photographs; stored with each. */
export const PHOTO_CONSENT =
  "I took these photographs myself. Anyone may use them under the Creative Commons licence CC BY 4.0, resized, with my name beside them.";

/** The fields of each photograph: "photo1", "alt1". */
export const PHOTO_NUMBERS = Array.from({ length: MAX_PHOTOS }, (_, index) => index + 1);
export const photoField = (number: number): string => `photo${number}`;
export const altField = (number: number): string => `alt${number}`;

export interface SentPhoto {
  /** The name of its form field. */
  readonly field: string;
  readonly bytes: Uint8Array;
  readonly words: PhotoWords;
}

type ReadPhotos = { readonly photos: readonly SentPhoto[] } | { readonly errors: Readonly<Record<string, string>> };

/** Words without a picture mean that the picture was forgotten. */
export function readPhotos(form: FormData, files: ReadonlyMap<string, Uint8Array>): ReadPhotos {
  const text = (name: string) => String(cleanLine(form.get(name)) ?? "");
  const errors: Record<string, string> = {};
  const credit = text("credit");
  const photos: SentPhoto[] = [];
  for (const number of PHOTO_NUMBERS) {
    const field = photoField(number);
    const bytes = files.get(field);
    const alt = text(altField(number));
    if (!bytes) {
      if (alt) errors[field] = "Please choose the picture again, or empty the line below it.";
      continue;
    }
    const refusal = refusalOf(bytes);
    if (refusal) errors[field] = REFUSALS[refusal];
    if (alt.length < MIN_ALT) errors[altField(number)] = SHORT_ALT;
    if (alt.length > MAX_ALT) errors[altField(number)] = `Please use at most ${MAX_ALT} characters.`;
    photos.push({ field, bytes, words: { alt, credit, licence: VISITORS_LICENCE } });
  }
  if (photos.length > 0) {
    if (!credit) errors.credit = REQUIRED;
    if (credit.length > MAX_CREDIT) errors.credit = `Please use at most ${MAX_CREDIT} characters.`;
    if (form.get("photoConsent") !== "yes") {
      errors.photoConsent = "Please check the box, or remove the photographs: we can publish them only if you agree.";
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { photos };
}
