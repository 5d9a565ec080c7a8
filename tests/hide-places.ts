import type { Kysely } from "kysely";
import { setHiddenIn } from "../app/store/set-hidden.ts";
import type { Tables } from "../app/store/tables.ts";

/** As a reviewer's step does it, without a reviewer. */
export async function hidePlaces(db: Kysely<Tables>, ids: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute((tx) => setHiddenIn(tx, ids, now.toISOString()));
}

export async function restorePlaces(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await db.transaction().execute((tx) => setHiddenIn(tx, ids, null));
}
