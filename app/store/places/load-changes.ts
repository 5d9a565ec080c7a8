import type { Kysely } from "kysely";
import type { CatalogChanges } from "../../domain/catalog/catalog.ts";
import type { Place } from "../../domain/places/place.ts";
import type { VisitReport } from "../../domain/visits/visit-report.ts";
import type { Tables } from "../engine/tables.ts";
import { readPublishedReports } from "../review/visit-reports.ts";
import { readVersion } from "./catalog-version.ts";
import { PLACE_COLUMNS } from "./place-rows.ts";
import { placesFromRows } from "./read-places.ts";

const BATCH_SIZE = 2_000;

/** Everything that changed in the directory after a version; from 0, all of it. */
export async function loadChanges(db: Kysely<Tables>, since: number, batchSize = BATCH_SIZE): Promise<CatalogChanges> {
  // Read the version first: a concurrent change is then seen twice, never missed.
  const version = await readVersion(db);
  const published = new Map<string, Place>();
  const withdrawn = new Set<string>();
  for (let after = { version: since + 1, id: "" }; ; ) {
    const rows = await changedRows(db, after, batchSize).execute();
    for (const row of rows) {
      // A place that changes during the load is loaded again at the end.
      published.delete(row.id);
      withdrawn.delete(row.id);
      if (row.hiddenAt !== null) withdrawn.add(row.id);
    }
    const shown = rows.filter(({ hiddenAt }) => hiddenAt === null);
    for (const place of await placesFromRows(db, shown)) published.set(place.id, Object.freeze(place));
    if (rows.length < batchSize) break;
    after = rows.at(-1)!;
  }
  const moved = since === 0 ? [] : await placesWithChangedExtras(db, since);
  for (const place of moved) published.set(place.id, Object.freeze(place));
  const former = await db
    .selectFrom("former_slugs")
    .select(["slug", "locationId"])
    .where("version", ">", since)
    .execute();
  return {
    version,
    published: [...published.values()],
    visits: await readVisits(db, [...published.values()]),
    withdrawn: [...withdrawn],
    formerSlugs: former.map((row) => [row.slug, row.locationId] as const),
  };
}

/** Visitors' reports and photographs change a place without touching the version that its editors see. */
async function placesWithChangedExtras(db: Kysely<Tables>, since: number): Promise<Place[]> {
  const rows = await db
    .selectFrom("haunted_locations")
    .select(PLACE_COLUMNS)
    .where("hiddenAt", "is", null)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("visit_reports")
        .select("locationId")
        .where("catalogVersion", ">", since)
        .union(eb.selectFrom("photos").select("locationId").where("catalogVersion", ">", since)),
    )
    .execute();
  return placesFromRows(db, rows);
}

/** No reports of private places: visitors' words may tell where they are. */
async function readVisits(db: Kysely<Tables>, places: readonly Place[]): Promise<[string, readonly VisitReport[]][]> {
  const visits: [string, readonly VisitReport[]][] = [];
  const ids = places
    .filter(({ access, visitorReports }) => access !== "private" && visitorReports > 0)
    .map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    visits.push(...(await readPublishedReports(db, ids.slice(from, from + BATCH_SIZE))));
  }
  return visits;
}

interface ChangePosition {
  readonly version: number;
  readonly id: string;
}

/** Uses the index on version and id, so that reading one change does not scan all places. */
export function changedRows(db: Kysely<Tables>, after: ChangePosition, batchSize: number) {
  return db
    .selectFrom("haunted_locations")
    .select([...PLACE_COLUMNS, "hiddenAt", "version"])
    .where((eb) => eb(eb.refTuple("version", "id"), ">", eb.tuple(after.version, after.id)))
    .orderBy("version")
    .orderBy("id")
    .limit(batchSize);
}
