import type { Kysely } from "kysely";

/** Where the boat leaves for a place that no road leads to; null elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("haunted_locations").addColumn("boat", "text").execute();
}
