import type { Kysely } from "kysely";
import type { Tables } from "../app/store/engine/tables.ts";
import { hidePlacesIn, showPlaceIn } from "../app/store/places/save-places.ts";

/** As a reviewer's step does it, without a reviewer. */
export async function hidePlaces(db: Kysely<Tables>, ids: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute((tx) => hidePlacesIn(tx, ids, now.toISOString()));
}

export async function restorePlaces(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const id of ids) await showPlaceIn(tx, id);
  });
}
