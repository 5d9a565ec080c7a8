import type { Kysely } from "kysely";
import type { ExportedPlace } from "../../domain/import-export/exported-place.ts";
import type { Place } from "../../domain/places/place.ts";
import type { Tables } from "../engine/tables.ts";
import { readPublishedPhotos } from "../photos/published-photos.ts";
import { readPublishedReports } from "../review/visit-reports.ts";
import { PLACE_COLUMNS, type PlaceRow, placeFromRow } from "./place-rows.ts";

/** Places per query. */
const PAGE = 250;

/** All published places with visitors' reports, page by page in the order of their ids: for exports. */
export async function* readPlaces(db: Kysely<Tables>): AsyncGenerator<ExportedPlace[]> {
  let after = "";
  for (;;) {
    const ids = await db
      .selectFrom("haunted_locations")
      .select("id")
      .where("hiddenAt", "is", null)
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    if (ids.length === 0) return;
    after = ids.at(-1)!.id;
    const places = await readPlacesById(
      db,
      ids.map(({ id }) => id),
    );
    const visited = places.filter(({ visitorReports }) => visitorReports > 0).map(({ id }) => id);
    const visits = await readPublishedReports(db, visited);
    yield places.map((place) => ({ ...place, ...(visits.has(place.id) && { visits: visits.get(place.id)! }) }));
  }
}

/** Includes hidden places; in the order of their ids. */
export async function readPlacesById(db: Kysely<Tables>, ids: readonly string[]): Promise<Place[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("haunted_locations")
    .select(PLACE_COLUMNS)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return placesFromRows(db, rows);
}

/** Rows as places, with their reports and photographs. */
export async function placesFromRows(db: Kysely<Tables>, rows: readonly PlaceRow[]): Promise<Place[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom("location_reports")
    .select(["locationId", "report"])
    .where("locationId", "in", ids)
    .orderBy("position")
    .execute();
  const reports = Map.groupBy(lines, ({ locationId }) => locationId);
  const photos = await readPublishedPhotos(db, ids);
  return rows.map((row) => {
    const place = placeFromRow(row, reports.get(row.id)?.map(({ report }) => report) ?? []);
    return photos.has(row.id) ? { ...place, photos: photos.get(row.id)! } : place;
  });
}
