import { type Kysely, sql } from "kysely";
import type { PlaceTexts } from "../domain/place.ts";
import type { Tables } from "./tables.ts";

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
