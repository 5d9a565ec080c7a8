import type { Kysely } from "kysely";

/** What changed since a version is read along one index; by two, SQLite went through all places for a single change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("haunted_locations_version").execute();
  await db.schema.createIndex("haunted_locations_changes").on("haunted_locations").columns(["version", "id"]).execute();
}
