/** Photographs as the desk reads them, in any status. */
import type { Kysely } from "kysely";
import { areAlike } from "../../domain/photos/difference-hash.ts";
import type { PhotoStatus, PhotoWidth } from "../../domain/photos/photo.ts";
import type { Tables } from "../engine/tables.ts";
import { type PhotoRow, photoFromRow } from "./published-photos.ts";

/** The file of a photograph in any status; undefined once its files are deleted. */
export async function findStoredFile(
  db: Kysely<Tables>,
  photoId: string,
  width: PhotoWidth,
): Promise<Uint8Array | undefined> {
  const file = await db
    .selectFrom("photo_files")
    .select("bytes")
    .where("photoId", "=", photoId)
    .where("width", "=", width)
    .executeTakeFirst();
  return file?.bytes;
}

export function findPhotoRow(db: Kysely<Tables>, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function hasFiles(db: Kysely<Tables>, photoId: string): Promise<boolean> {
  const file = await db.selectFrom("photo_files").select("width").where("photoId", "=", photoId).executeTakeFirst();
  return file !== undefined;
}

export interface DeskPhoto extends ReturnType<typeof photoFromRow> {
  readonly status: PhotoStatus;
  readonly version: number;
  readonly submittedAt: string;
  readonly publicReason: string | undefined;
}

export const deskPhoto = (row: PhotoRow): DeskPhoto => ({
  ...photoFromRow(row),
  status: row.status as PhotoStatus,
  version: row.version,
  submittedAt: row.submittedAt,
  publicReason: row.publicReason ?? undefined,
});

/** Those of a place in gallery order, or those sent with a report. */
export async function listPhotosOf(
  db: Kysely<Tables>,
  of: { readonly locationId: string } | { readonly reportId: string },
): Promise<DeskPhoto[]> {
  const query = db.selectFrom("photos").selectAll().orderBy("position").orderBy("id");
  const rows = await ("reportId" in of
    ? query.where("reportId", "=", of.reportId)
    : query.where("locationId", "=", of.locationId)
  ).execute();
  return rows.map(deskPhoto);
}

/** A photograph that is the same file or looks alike. */
interface AlikePhoto {
  readonly id: string;
  readonly status: PhotoStatus;
  readonly houseName: string;
  readonly isSameFile: boolean;
  readonly isBarred: boolean;
}

const MAX_ALIKE = 10;

/** Approved and rejected ones of all places; comparing a 64-bit hash of each is cheap. */
export async function findAlike(db: Kysely<Tables>, photo: PhotoRow): Promise<AlikePhoto[]> {
  const others = await db
    .selectFrom("photos")
    .innerJoin("haunted_locations", "haunted_locations.id", "photos.locationId")
    .select(["photos.id", "status", "sha256", "differenceHash", "barred", "houseName"])
    .where("photos.id", "!=", photo.id)
    .where("status", "in", ["approved", "rejected"])
    .execute();
  return others
    .filter((one) => one.sha256 === photo.sha256 || areAlike(one.differenceHash, photo.differenceHash))
    .slice(0, MAX_ALIKE)
    .map(({ id, status, sha256, barred, houseName }) => ({
      id,
      status: status as PhotoStatus,
      houseName,
      isSameFile: sha256 === photo.sha256,
      isBarred: barred === 1,
    }));
}
