/** The text searches of the review desk. */
import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../engine/tables.ts";

/** Each word costs a scan of all the texts; more words would not help. */
const MAX_WORDS = 5;

/** One condition for each word, which must occur in at least one of the columns. */
export function containsWords(text: string, columns: readonly Expression<string>[]): RawBuilder<boolean>[] {
  const all = sql.join(columns, sql` || ' ' || `);
  const words = new Set(text.toLowerCase().split(/\s+/).filter(Boolean));
  return [...words]
    .slice(0, MAX_WORDS)
    .map((word) => sql<boolean>`lower(${all}) like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`);
}

const MAX_PLACES = 50;

/** Listings, including hidden ones, by words of name, city, state and id; most recently changed first. */
export function findPlacesForDesk(db: Kysely<Tables>, text: string) {
  let query = db
    .selectFrom("haunted_locations")
    .select(["id", "houseName", "city", "state", "hiddenAt", "origin"])
    .orderBy("version", "desc")
    .orderBy("houseName")
    .limit(MAX_PLACES);
  const columns = ["houseName", "city", "state", "id"].map((name) => sql.ref<string>(name));
  for (const condition of containsWords(text, columns)) query = query.where(condition);
  return query.execute();
}
