/** The only way in for photographs: visitors' forms, the desk and the operator's command all come here. */
import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import type { EncodedPicture, PhotoOrigin, PhotoStatus, PhotoWords } from "../../domain/photos/photo.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import type { Tables } from "../engine/tables.ts";
import { lockCatalog } from "../places/catalog-version.ts";
import { NO_SUCH_LISTING } from "../review/review-item.ts";
import { publishPhotoIn } from "./publish-photo.ts";

export interface NewPhoto {
  readonly placeId: string;
  readonly picture: EncodedPicture;
  readonly words: PhotoWords;
  readonly origin: PhotoOrigin;
  /** Approved at once if an editor or the operator vouches for it; otherwise a reviewer decides. */
  readonly status: "pending" | "approved";
  readonly now: Date;
  readonly by?: Reviewer | undefined;
  readonly reportId?: string | undefined;
  readonly senderHash?: string | undefined;
  /** The sentence that its sender agreed to. */
  readonly consent?: string | undefined;
}

type SavedPhoto =
  | { readonly outcome: "saved"; readonly hash: string }
  /** The same file already exists for this place. */
  | { readonly outcome: "known"; readonly hash: string; readonly status: PhotoStatus }
  /** A reviewer has barred this file. */
  | { readonly outcome: "barred" };

/** Durable when it returns. Throws a DomainError for a place that does not accept photographs. */
export function savePhoto(db: Kysely<Tables>, photo: NewPhoto): Promise<SavedPhoto> {
  return db.transaction().execute((tx) => savePhotoIn(tx, photo));
}

export async function savePhotoIn(tx: Transaction<Tables>, photo: NewPhoto): Promise<SavedPhoto> {
  const { placeId, picture, words, now } = photo;
  await lockCatalog(tx);
  await requireOpenToPhotos(tx, placeId);
  const same = await tx
    .selectFrom("photos")
    .select(["id", "locationId", "status"])
    .where("sha256", "=", picture.sha256)
    .execute();
  if (await isBarred(tx, picture.sha256)) return { outcome: "barred" };
  const known = same.find(
    ({ locationId, status }) => locationId === placeId && (status === "pending" || status === "approved"),
  );
  if (known) return { outcome: "known", hash: known.id, status: known.status as PhotoStatus };

  const hash = hashOf(photo);
  await tx
    .insertInto("photos")
    .values({
      id: hash,
      locationId: placeId,
      reportId: photo.reportId ?? null,
      origin: photo.origin,
      sha256: picture.sha256,
      differenceHash: picture.differenceHash,
      width: picture.width,
      height: picture.height,
      color: picture.color,
      alt: words.alt,
      caption: words.caption ?? null,
      credit: words.credit,
      creditUrl: words.creditUrl ?? null,
      licence: words.licence,
      licenceNote: words.licenceNote ?? null,
      sourceUrl: words.sourceUrl ?? null,
      consent: photo.consent ?? null,
      consentedAt: photo.consent === undefined ? null : now.toISOString(),
      position: await nextPosition(tx, placeId),
      senderHash: photo.senderHash ?? null,
      submittedAt: now.toISOString(),
    })
    .execute();
  for (const { width, bytes } of picture.files) {
    await tx.insertInto("photo_files").values({ photoId: hash, width, bytes }).execute();
  }
  if (photo.status === "approved") await publishPhotoIn(tx, { hash, now, by: photo.by, action: "add" });
  return { outcome: "saved", hash };
}

/** A new name each time: a file that was taken down and is sent again gets a new URL. */
const hashOf = ({ placeId, picture, now }: NewPhoto): string =>
  createHash("sha256").update(`${placeId} ${picture.sha256} ${now.toISOString()}`).digest("hex").slice(0, 32);

export async function requireOpenToPhotos(tx: Transaction<Tables>, placeId: string): Promise<void> {
  const place = await tx
    .selectFrom("haunted_locations")
    .select(["access", "hiddenAt"])
    .where("id", "=", placeId)
    .executeTakeFirst();
  if (!place || place.hiddenAt !== null) throw new DomainError("not-found", NO_SUCH_LISTING);
  if (place.access === "private") throw new DomainError("conflict", "Private places have no photographs.");
}

/** Whether a reviewer has barred this file. */
export async function isBarred(db: Kysely<Tables>, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom("photos")
    .select("id")
    .where("sha256", "=", sha256)
    .where("barred", "=", 1)
    .executeTakeFirst();
  return row !== undefined;
}

async function nextPosition(tx: Transaction<Tables>, placeId: string): Promise<number> {
  const { last } = await tx
    .selectFrom("photos")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("locationId", "=", placeId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
