import type { Kysely, Transaction } from "kysely";
import { raiseVersion } from "./catalog-version.ts";
import type { Tables } from "./tables.ts";

/** Takes places out of the directory without losing anything; `restorePlaces` brings them back. */
export async function hidePlaces(db: Kysely<Tables>, ids: readonly string[], now: Date): Promise<void> {
  await setHidden(db, ids, now.toISOString());
}

export async function restorePlaces(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await setHidden(db, ids, null);
}

async function setHidden(db: Kysely<Tables>, ids: readonly string[], hiddenAt: string | null): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute((tx) => setHiddenIn(tx, ids, hiddenAt));
}

export async function setHiddenIn(
  tx: Transaction<Tables>,
  ids: readonly string[],
  hiddenAt: string | null,
): Promise<void> {
  const version = await raiseVersion(tx);
  await tx.updateTable("haunted_locations").set({ hiddenAt, version }).where("id", "in", ids).execute();
}
