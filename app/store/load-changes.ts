import type { Kysely } from "kysely";
import type { CatalogChanges } from "../domain/catalog.ts";
import type { PlaceCard } from "../domain/place.ts";
import { readVersion } from "./catalog-version.ts";
import { CARD_COLUMNS, cardMaker } from "./place-rows.ts";
import type { Tables } from "./tables.ts";

/** Rows held at a time beside the cards that are made of them. */
const PAGE = 2_000;

/** All that changed in the directory after a version; from 0, all of it. */
export async function loadChanges(db: Kysely<Tables>, since: number): Promise<CatalogChanges> {
  // Read first: a change that lands meanwhile is seen twice, never missed.
  const version = await readVersion(db);
  const published: PlaceCard[] = [];
  const withdrawn: string[] = [];
  const makeCard = cardMaker();
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("haunted_locations")
      .select([...CARD_COLUMNS, "hiddenAt"])
      .where("version", ">", since)
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      if (row.hiddenAt === null) published.push(makeCard(row));
      else withdrawn.push(row.id);
    }
    if (rows.length < PAGE) break;
    after = rows.at(-1)!.id;
  }
  const former = await db
    .selectFrom("former_slugs")
    .select(["slug", "locationId"])
    .where("version", ">", since)
    .execute();
  return { version, published, withdrawn, formerSlugs: former.map((row) => [row.slug, row.locationId] as const) };
}
