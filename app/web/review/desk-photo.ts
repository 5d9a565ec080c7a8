/** Photographs at the desk. */
import { DomainError } from "../../domain/domain-error.ts";
import type { PhotoOrigin, PhotoStatus, PhotoWords } from "../../domain/photos/photo.ts";
import { photoWordsSchema, shownWordsSchema } from "../../domain/photos/photo-schema.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { fieldErrors } from "../../domain/submissions/form-messages.ts";
import {
  approvePhoto,
  type ChangedWords,
  editPhotoWords,
  leadWithPhoto,
  movePhoto,
  rejectPhoto,
  undoPhotoDecision,
} from "../../store/photos/decide-photo.ts";
import { deskPhoto, findAlike, findPhotoRow, hasFiles } from "../../store/photos/desk-photos.ts";
import { savePhoto } from "../../store/photos/save-photo.ts";
import type { ItemRow } from "../../store/review/review-item.ts";
import type { SiteContext } from "../site-context.ts";
import { readReason, readVersion, requireReason } from "./desk-action.ts";
import { deskListing } from "./desk-listing.ts";

export async function openPhoto(site: SiteContext, row: ItemRow<"photo">) {
  const status = row.status as PhotoStatus;
  return {
    photo: status === "withdrawn" ? undefined : deskPhoto(row),
    hasFiles: await hasFiles(site.db, row.id),
    status,
    consent: row.consent ?? undefined,
    consentedAt: row.consentedAt ?? undefined,
    isBarred: row.barred === 1,
    reportId: row.reportId ?? undefined,
    alike: await findAlike(site.db, row),
    place: await deskListing(site, row.locationId),
  };
}

export async function decideOnPhoto(site: SiteContext, id: string, by: Reviewer, form: FormData): Promise<void> {
  const decision = { photoId: id, version: readVersion(form), by, now: site.now(), reason: readReason(form) };
  const intent = form.get("intent");
  switch (intent) {
    case "approve":
      return approvePhoto(site.db, decision, await readWords(site, id, form));
    case "edit":
      return editPhotoWords(site.db, decision, await readWords(site, id, form));
    case "reject":
      return rejectPhoto(site.db, { ...decision, reason: requireReason(form), bars: form.get("bars") === "yes" });
    case "undo":
      return undoPhotoDecision(site.db, decision);
    case "lead":
    case "step-back":
      return leadWithPhoto(site.db, decision, intent === "lead");
    case "earlier":
    case "later":
      return movePhoto(site.db, decision, intent);
    default:
      throw new DomainError("invalid", "There is no such action.");
  }
}

/** For a visitor's photograph only what it shows: name and licence belong to the visitor. */
async function readWords(site: SiteContext, id: string, form: FormData): Promise<ChangedWords> {
  const row = await findPhotoRow(site.db, id);
  return readPhotoWords(form, row?.origin as PhotoOrigin | undefined);
}

function readPhotoWords(form: FormData, origin: "editor"): PhotoWords;
function readPhotoWords(form: FormData, origin: PhotoOrigin | undefined): ChangedWords;
function readPhotoWords(form: FormData, origin: PhotoOrigin | undefined): ChangedWords {
  const schema = origin === "visitor" ? shownWordsSchema : photoWordsSchema;
  const read = schema.safeParse(Object.fromEntries(form));
  if (read.success) return read.data;
  throw new DomainError("invalid", "Some of the text needs another look.", fieldErrors(read.error.issues));
}

/** The sentence stands beside the file's field. */
const refusedFile = (sentence: string) => new DomainError("invalid", sentence, { photo1: sentence });

const KNOWN = "This place already has this file.";
const BARRED = "This file is barred: a reviewer decided that it must not be accepted again.";

/** Added by an editor. */
export async function addPhoto(site: SiteContext, placeId: string, by: Reviewer, form: FormData): Promise<void> {
  const words = readPhotoWords(form, "editor");
  const { files, isBusy } = site.sentPictures;
  if (isBusy) throw new DomainError("unavailable", "Others are sending pictures right now. Please try again.");
  const bytes = files.get("photo1");
  if (!bytes) throw refusedFile("Please choose a picture.");
  const picture = await site.readPicture(bytes).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === "invalid" ? refusedFile(error.message) : error;
  });
  const saved = await savePhoto(site.db, {
    ...{ placeId, picture, words, by },
    origin: "editor",
    status: "approved",
    now: site.now(),
  });
  if (saved.outcome !== "saved") throw new DomainError("conflict", saved.outcome === "known" ? KNOWN : BARRED);
}
