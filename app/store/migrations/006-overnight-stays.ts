import type { Kysely } from "kysely";

/** Whether visitors can stay overnight: 0 or 1, null if unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("haunted_locations").addColumn("stay", "integer").execute();
}
