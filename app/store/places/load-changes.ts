import type { Kysely } from "kysely";
import type { CatalogChanges } from "../../domain/catalog/catalog.ts";
import type { Place } from "../../domain/places/place.ts";
import type { Tables } from "../engine/tables.ts";
import { readVersion } from "./catalog-version.ts";
import { PLACE_COLUMNS } from "./place-rows.ts";
import { placesFromRows } from "./read-places.ts";

/** Rows held at a time beside the cards that are made of them. */
const PAGE = 2_000;

/** All that changed in the directory after a version; from 0, all of it. */
export async function loadChanges(db: Kysely<Tables>, since: number, page = PAGE): Promise<CatalogChanges> {
  // Read first: a change that lands meanwhile is seen twice, never missed.
  const version = await readVersion(db);
  const published = new Map<string, Place>();
  const withdrawn = new Set<string>();
  for (let after = { version: since + 1, id: "" }; ; ) {
    const rows = await changedRows(db, after, page).execute();
    for (const row of rows) {
      // A place that changes while all are read comes once more, at the end.
      published.delete(row.id);
      withdrawn.delete(row.id);
      if (row.hiddenAt !== null) withdrawn.add(row.id);
    }
    const shown = rows.filter(({ hiddenAt }) => hiddenAt === null);
    for (const place of await placesFromRows(db, shown)) published.set(place.id, Object.freeze(place));
    if (rows.length < page) break;
    after = rows.at(-1)!;
  }
  const former = await db
    .selectFrom("former_slugs")
    .select(["slug", "locationId"])
    .where("version", ">", since)
    .execute();
  return {
    version,
    published: [...published.values()],
    withdrawn: [...withdrawn],
    formerSlugs: former.map((row) => [row.slug, row.locationId] as const),
  };
}

interface ChangePosition {
  readonly version: number;
  readonly id: string;
}

/** Along the index of changes, so that one of them costs the same however many places there are. */
export function changedRows(db: Kysely<Tables>, after: ChangePosition, page: number) {
  return db
    .selectFrom("haunted_locations")
    .select([...PLACE_COLUMNS, "hiddenAt", "version"])
    .where((eb) => eb(eb.refTuple("version", "id"), ">", eb.tuple(after.version, after.id)))
    .orderBy("version")
    .orderBy("id")
    .limit(page);
}
