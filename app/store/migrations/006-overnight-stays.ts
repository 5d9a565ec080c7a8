import type { Kysely } from "kysely";

/** Whether visitors can sleep at a place: 0 or 1, null where nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("haunted_locations").addColumn("stay", "integer").execute();
}
