import type { Kysely } from "kysely";

/** The kind of place that a visitor suggests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("submissions").addColumn("placeType", "text").execute();
}
