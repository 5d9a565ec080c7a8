import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

const MOST_FOUND = 50;

/** Listings for reviewers, hidden ones too: by words of name, city, state and id, the last changed first. */
export function findPlacesForDesk(db: Kysely<Tables>, text: string) {
  let query = db
    .selectFrom("haunted_locations")
    .select(["id", "houseName", "city", "state", "hiddenAt", "origin"])
    .orderBy("version", "desc")
    .orderBy("houseName")
    .limit(MOST_FOUND);
  for (const word of text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<boolean>`lower("houseName" || ' ' || city || ' ' || state || ' ' || id) like ${pattern} escape '\\'`,
    );
  }
  return query.execute();
}
