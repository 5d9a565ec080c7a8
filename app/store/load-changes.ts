import type { Kysely } from "kysely";
import type { CatalogChanges } from "../domain/catalog.ts";
import type { PlaceCard } from "../domain/place.ts";
import { readVersion } from "./catalog-version.ts";
import { CARD_COLUMNS, cardFromRow } from "./place-rows.ts";
import type { Tables } from "./tables.ts";

/** All that changed in the directory after a version; from 0, all of it. */
export async function loadChanges(db: Kysely<Tables>, since: number): Promise<CatalogChanges> {
  // Read first: a change that lands meanwhile is seen twice, never missed.
  const version = await readVersion(db);
  const rows = await db
    .selectFrom("haunted_locations")
    .select([...CARD_COLUMNS, "hiddenAt"])
    .where("version", ">", since)
    .execute();
  const published: PlaceCard[] = [];
  const withdrawn: string[] = [];
  for (const row of rows) {
    if (row.hiddenAt === null) published.push(cardFromRow(row));
    else withdrawn.push(row.id);
  }
  const former = await db
    .selectFrom("former_slugs")
    .select(["slug", "locationId"])
    .where("version", ">", since)
    .execute();
  return { version, published, withdrawn, formerSlugs: former.map((row) => [row.slug, row.locationId] as const) };
}
