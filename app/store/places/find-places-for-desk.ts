import { type Kysely, sql } from "kysely";
import type { Tables } from "../engine/tables.ts";
import { holdsWords } from "../review/holds-words.ts";

const MOST_FOUND = 50;

/** Listings for reviewers, hidden ones too: by words of name, city, state and id, the last changed first. */
export function findPlacesForDesk(db: Kysely<Tables>, text: string) {
  let query = db
    .selectFrom("haunted_locations")
    .select(["id", "houseName", "city", "state", "hiddenAt", "origin"])
    .orderBy("version", "desc")
    .orderBy("houseName")
    .limit(MOST_FOUND);
  const columns = ["houseName", "city", "state", "id"].map((name) => sql.ref<string>(name));
  for (const condition of holdsWords(text, columns)) query = query.where(condition);
  return query.execute();
}
