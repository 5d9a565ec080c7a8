import type { Kysely } from "kysely";

/** After dark: 0 or 1; season: first and last month, "5-10". Null if unknown. The column "wikidata" is no longer used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("haunted_locations").addColumn("afterDark", "integer").execute();
  await db.schema.alterTable("haunted_locations").addColumn("season", "text").execute();
  await db.schema.alterTable("haunted_locations").addColumn("wikidata", "text").execute();
}
