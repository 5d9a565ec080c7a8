import type { Kysely } from "kysely";

/** One index for reading the changes since a version: with two, SQLite scanned all places to find a single change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("haunted_locations_version").execute();
  await db.schema.createIndex("haunted_locations_changes").on("haunted_locations").columns(["version", "id"]).execute();
}
