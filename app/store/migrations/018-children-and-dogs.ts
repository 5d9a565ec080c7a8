import type { Kysely } from "kysely";

/** The least age on a visit, and whether dogs may come (yes, outside, no). Null if unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("haunted_locations").addColumn("minAge", "integer").execute();
  await db.schema.alterTable("haunted_locations").addColumn("dogs", "text").execute();
}
