import type { Kysely } from "kysely";

/** After dark: 0 or 1; season: first and last month, "5-10"; the place's Wikidata item. Null if unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("haunted_locations").addColumn("afterDark", "integer").execute();
  await db.schema.alterTable("haunted_locations").addColumn("season", "text").execute();
  await db.schema.alterTable("haunted_locations").addColumn("wikidata", "text").execute();
}
