import type { Kysely } from "kysely";

/** Nothing reads this table: the activities of a place are derived from its own column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("location_activities").execute();
}
