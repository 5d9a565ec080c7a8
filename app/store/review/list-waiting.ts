import type { Kysely } from "kysely";
import type { WaitingSubmission } from "../../domain/submissions/likely-twins.ts";
import type { Tables } from "../engine/tables.ts";

/** More than a team has before it; a flood of spam is not compared with itself. */
const MOST_COMPARED = 1_000;

/** Submissions that wait in these states, the oldest first: what a new one may repeat. */
export async function listWaiting(db: Kysely<Tables>, states: readonly string[]): Promise<WaitingSubmission[]> {
  if (states.length === 0) return [];
  return db
    .selectFrom("submissions")
    .select(["id", "attractionName", "streetAddress", "city", "state", "submittedAt"])
    .where("status", "=", "pending")
    .where("state", "in", states)
    .orderBy("submittedAt")
    .orderBy("id")
    .limit(MOST_COMPARED)
    .execute();
}
