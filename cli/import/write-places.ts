/** Writes the places of an import. */
import { setImmediate } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../app/store/engine/tables.ts";
import { lockCatalog, raiseVersion, readVersion } from "../../app/store/places/catalog-version.ts";
import { type PlaceToSave, savePlacesAt } from "../../app/store/places/save-places.ts";
import type { Merged } from "./merge-places.ts";

const BATCH_SIZE = 500;

interface WriteOptions {
  readonly now: Date;
  readonly onProgress?: (places: number, all: number) => void;
  /** If it fails, nothing was written. */
  readonly beforeCommit?: (merged: Merged) => Promise<void>;
}

/**
 * Compares, then writes in one transaction: however the process ends, the import has happened completely or not at all.
 * Other writers wait for that transaction, so it compares again only if the directory has changed in the meantime.
 */
export async function writePlaces(
  db: Kysely<Tables>,
  compare: (db: Kysely<Tables>) => Promise<Merged>,
  { now, onProgress = () => {}, beforeCommit = async () => {} }: WriteOptions,
): Promise<Merged> {
  const version = await readVersion(db);
  const compared = await compare(db);
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const merged = (await readVersion(tx)) === version ? compared : await compare(tx);
    await save(tx, merged.toSave, now, onProgress);
    await beforeCommit(merged);
    return merged;
  });
}

/** All changes get one version; without changes, the version stays. */
async function save(
  tx: Transaction<Tables>,
  places: readonly PlaceToSave[],
  now: Date,
  onProgress: (places: number, all: number) => void,
): Promise<void> {
  if (places.length === 0) return;
  const version = await raiseVersion(tx);
  for (let from = 0; from < places.length; from += BATCH_SIZE) {
    onProgress(from, places.length);
    // Yields, so that Ctrl-C works.
    await setImmediate();
    await savePlacesAt(tx, places.slice(from, from + BATCH_SIZE), version, now);
  }
}
