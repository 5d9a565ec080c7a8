import { type Kysely, sql } from "kysely";
import type { PlaceTexts } from "../../domain/places/place.ts";
import type { Tables } from "../engine/tables.ts";

/** The long texts of one place, in one query: what the catalog does not hold. */
export async function readTexts(db: Kysely<Tables>, id: string): Promise<PlaceTexts> {
  const rows = await db
    .selectFrom("haunted_locations as place")
    .leftJoin("location_reports as line", "line.locationId", "place.id")
    // The story travels with the first row only.
    .select([
      sql<string | null>`case when coalesce(line.position, 0) = 0 then place."fullStory" end`.as("fullStory"),
      "line.report",
    ])
    .where("place.id", "=", id)
    .orderBy("line.position")
    .execute();
  return {
    fullStory: rows[0]?.fullStory ?? undefined,
    reports: rows.map((row) => row.report).filter((report) => report !== null),
  };
}

/** The long texts of several places by their ids. */
export async function readTextsOf(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlaceTexts>> {
  if (ids.length === 0) return new Map();
  const stories = await db.selectFrom("haunted_locations").select(["id", "fullStory"]).where("id", "in", ids).execute();
  const reports = await readReports(db, ids);
  return new Map(
    stories.map(({ id, fullStory }) => [id, { fullStory: fullStory ?? undefined, reports: reports.get(id) ?? [] }]),
  );
}

/** By the id of their place, in their order. */
export async function readReports(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = await db
    .selectFrom("location_reports")
    .select(["locationId", "report"])
    .where("locationId", "in", ids)
    .orderBy("position")
    .execute();
  const byPlace = Map.groupBy(lines, (line) => line.locationId);
  return new Map([...byPlace].map(([id, held]) => [id, held.map(({ report }) => report)]));
}
