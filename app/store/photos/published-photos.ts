/** Photographs as visitors see them: none of a hidden or private place, whatever was decided before. */
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import { LICENCE_CODES, type LicenceCode } from "../../domain/photos/licences.ts";
import type { Photo, PhotoOrigin, PhotoWidth } from "../../domain/photos/photo.ts";
import { ACCESS_CLASSES, withoutUnknown } from "../../domain/places/place.ts";
import type { PhotosTable, Tables } from "../engine/tables.ts";

export type PhotoRow = Selectable<PhotosTable>;

/** Grouped by place, the leading one first, then in gallery order. */
export async function readPublishedPhotos(
  db: Kysely<Tables>,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Photo[]>> {
  if (placeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("photos")
    .innerJoin("haunted_locations", "haunted_locations.id", "photos.locationId")
    .selectAll("photos")
    .where("photos.locationId", "in", placeIds)
    .where("photos.status", "=", "approved")
    // A licence from a later version of the program, or written by hand: nobody could say what it allows.
    .where("licence", "in", LICENCE_CODES)
    .where(isShown)
    .orderBy("leads", "desc")
    .orderBy("position")
    .orderBy("photos.id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ locationId }) => locationId)].map(([id, ofPlace]) => [id, ofPlace.map(photoFromRow)]),
  );
}

export function photoFromRow(row: PhotoRow): Photo {
  return withoutUnknown({
    hash: row.id,
    origin: row.origin as PhotoOrigin,
    width: row.width,
    height: row.height,
    color: row.color,
    alt: row.alt ?? "",
    caption: row.caption ?? undefined,
    credit: row.credit ?? "",
    creditUrl: row.creditUrl ?? undefined,
    licence: row.licence as LicenceCode,
    licenceNote: row.licenceNote ?? undefined,
    sourceUrl: row.sourceUrl ?? undefined,
    leads: row.leads === 1,
  });
}

/** The bytes; "gone" if it was once public and no longer is. */
export async function findPublishedFile(
  db: Kysely<Tables>,
  hash: string,
  width: PhotoWidth,
): Promise<Uint8Array | "gone" | undefined> {
  const file = await db
    .selectFrom("photo_files")
    .innerJoin("photos", "photos.id", "photo_files.photoId")
    .innerJoin("haunted_locations", "haunted_locations.id", "photos.locationId")
    .select("bytes")
    .where("photo_files.photoId", "=", hash)
    .where("photo_files.width", "=", width)
    .where("photos.status", "=", "approved")
    .where(isShown)
    .executeTakeFirst();
  if (file) return file.bytes;
  const row = await db.selectFrom("photos").select("publishedAt").where("id", "=", hash).executeTakeFirst();
  return row?.publishedAt ? "gone" : undefined;
}

const PUBLIC_CLASSES = ACCESS_CLASSES.filter((access) => access !== "private");

/** An unknown access value is treated as private, as in place-rows.ts. */
function isShown(eb: ExpressionBuilder<Tables, "haunted_locations">) {
  return eb.and([eb("hiddenAt", "is", null), eb.or([eb("access", "is", null), eb("access", "in", PUBLIC_CLASSES)])]);
}
