/** The photographs of a form: reading, checking and counting them. */
import { DomainError } from "../../domain/domain-error.ts";
import type { EncodedPicture } from "../../domain/photos/photo.ts";
import { PHOTO_CONSENT, type SentPhoto } from "../../domain/photos/photo-form.ts";
import { SENDER_WINDOW_MINUTES } from "../../domain/submissions/submission-limits.ts";
import { isBarred } from "../../store/photos/save-photo.ts";
import { takeAttempt } from "../../store/review/attempts.ts";
import type { SiteContext } from "../site-context.ts";

/** Forms with pictures per sender and hour, accepted or not: each picture is work. */
const MAX_FORMS = 15;

const TOO_MANY = "You have sent many pictures in a short time. Please try again in an hour, or send your words alone.";
const BARRED = "We have declined this picture before. Please choose another one.";
export const BUSY_WITH_PICTURES =
  "Others are sending pictures right now. What you wrote is still here; please choose the pictures again and press the button once more.";

interface AcceptedPhoto {
  readonly picture: EncodedPicture;
  readonly words: SentPhoto["words"];
  readonly consent: string;
}

type AcceptedPhotos =
  | { readonly photos: readonly AcceptedPhoto[] }
  | { readonly errors: Readonly<Record<string, string>> };

/** Throws a DomainError ("too-many", "unavailable") for problems that do not concern a single picture. */
export async function acceptPhotos(
  site: SiteContext,
  sent: readonly SentPhoto[],
  senderHash: string,
): Promise<AcceptedPhotos> {
  if (sent.length === 0) return { photos: [] };
  const allowance = { subject: `pictures:${senderHash}`, max: MAX_FORMS, minutes: SENDER_WINDOW_MINUTES };
  if (!(await takeAttempt(site.db, [allowance], site.now()))) throw new DomainError("too-many", TOO_MANY);
  const errors: Record<string, string> = {};
  const photos: AcceptedPhoto[] = [];
  for (const { field, bytes, words } of sent) {
    try {
      const picture = await site.readPicture(bytes);
      if (await isBarred(site.db, picture.sha256)) errors[field] = BARRED;
      photos.push({ picture, words, consent: PHOTO_CONSENT });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors[field] = error.message;
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { photos };
}
