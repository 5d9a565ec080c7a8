import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** A submission as the desk sees it, with who decided it. */
export function readDeskSubmission(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom("submissions")
    .leftJoin("users", "users.id", "decidedBy")
    .selectAll("submissions")
    .select("username as decidedByName")
    .where("submissions.id", "=", id)
    .executeTakeFirst();
}
