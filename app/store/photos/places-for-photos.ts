/** What the operator's command needs to know about places before it adds photographs to them. */
import type { Kysely } from "kysely";
import type { Tables } from "../engine/tables.ts";

/** Visible places by id or slug. */
export async function findShownPlace(db: Kysely<Tables>, name: string) {
  return db
    .selectFrom("haunted_locations")
    .select(["id", "access", "houseName"])
    .where("hiddenAt", "is", null)
    .where((eb) => eb.or([eb("id", "=", name), eb("slug", "=", name)]))
    .executeTakeFirst();
}

/** Places that accept photographs, have a position, and have none that is public or pending: best known first. */
export async function placesWithoutPhotos(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("haunted_locations")
    .select(["id", "houseName", "city", "state", "latitude", "longitude"])
    .where("hiddenAt", "is", null)
    .where("latitude", "is not", null)
    .where("longitude", "is not", null)
    // An unknown access value is treated as private.
    .where("access", "in", ["open", "tours", "exterior", "gone"])
    .where("id", "not in", (eb) =>
      eb.selectFrom("photos").select("locationId").where("status", "in", ["pending", "approved"]),
    )
    .orderBy("rating", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, latitude: row.latitude!, longitude: row.longitude! }));
}

export type PlaceWithoutPhotos = Awaited<ReturnType<typeof placesWithoutPhotos>>[number];

/** Source pages of the files that reviewers have seen for a place, whatever they decided. */
export async function knownSources(db: Kysely<Tables>, placeId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("photos").select("sourceUrl").where("locationId", "=", placeId).execute();
  return new Set(rows.flatMap(({ sourceUrl }) => sourceUrl ?? []));
}

/** Whether the same file already exists for the place, public or pending. */
export async function hasPhoto(db: Kysely<Tables>, placeId: string, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom("photos")
    .select("id")
    .where("locationId", "=", placeId)
    .where("sha256", "=", sha256)
    .where("status", "in", ["pending", "approved"])
    .executeTakeFirst();
  return row !== undefined;
}
