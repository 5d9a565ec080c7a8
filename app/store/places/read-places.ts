import type { Kysely } from "kysely";
import type { Place } from "../../domain/places/place.ts";
import type { Tables } from "../engine/tables.ts";
import { CARD_COLUMNS, cardFromRow } from "./place-rows.ts";
import { readReports } from "./read-texts.ts";

/** Places held at a time: enough to keep queries few, little enough for any machine. */
const PAGE = 250;

/** All published places with their long texts, page by page in the order of their ids. */
export async function* readPlaces(db: Kysely<Tables>): AsyncGenerator<Place[]> {
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
    yield await readPlacesById(
      db,
      ids.map(({ id }) => id),
    );
  }
}

/** Places with their long texts, hidden ones too, in the order of their ids. */
export async function readPlacesById(db: Kysely<Tables>, ids: readonly string[]): Promise<Place[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("haunted_locations")
    .select([...CARD_COLUMNS, "fullStory"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  const reports = await readReports(db, ids);
  return rows.map((row) => ({
    ...cardFromRow(row),
    ...(row.fullStory === null ? {} : { fullStory: row.fullStory }),
    reports: reports.get(row.id) ?? [],
  }));
}
