import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type CuratedPlace, draftFromCurated } from "../domain/curated-place.ts";

import { hidePlaces } from "./hide-place.ts";
import { savePlacesIn } from "./save-places.ts";
import type { Tables } from "./tables.ts";

export interface ReleaseOutcome {
  readonly added: number;
  readonly changed: number;
  /** Changed in this release, but edited by a reviewer here: left alone. */
  readonly kept: readonly string[];
  /** No longer in the release: hidden, not lost. */
  readonly withdrawn: readonly string[];
  readonly sentence: string | undefined;
}

/** Brings the curated records of this release into the database by their ids, never over a reviewer's edit. */
export async function applyRelease(
  db: Kysely<Tables>,
  records: readonly CuratedPlace[],
  now: Date,
): Promise<ReleaseOutcome> {
  const { added, changed, kept } = await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom("haunted_locations")
      .select(["id", "sourceDigest", "editedAt"])
      .where("origin", "=", "curated")
      .execute();
    const held = new Map(rows.map((row) => [row.id, row]));
    const stale = records
      .map((record) => ({ record, sourceDigest: digestOf(record) }))
      .filter(({ record, sourceDigest }) => held.get(record.id)?.sourceDigest !== sourceDigest);
    const edited = stale.filter(({ record }) => held.get(record.id)?.editedAt);
    const toSave = stale.filter(({ record }) => !held.get(record.id)?.editedAt);
    if (toSave.length > 0) {
      const places = toSave.map(({ record, sourceDigest }) => ({
        place: draftFromCurated(record, now),
        origin: "curated" as const,
        sourceDigest,
      }));
      await savePlacesIn(tx, places, now);
    }
    return {
      added: toSave.filter(({ record }) => !held.has(record.id)).length,
      changed: toSave.filter(({ record }) => held.has(record.id)).length,
      kept: edited.map(({ record }) => record.id),
    };
  });
  const withdrawn = await withdrawMissing(db, records, now);
  return { added, changed, kept, withdrawn, sentence: sentenceOf(added, changed, kept.length, withdrawn.length) };
}

async function withdrawMissing(db: Kysely<Tables>, records: readonly CuratedPlace[], now: Date): Promise<string[]> {
  const shipped = new Set(records.map((record) => record.id));
  const shown = await db
    .selectFrom("haunted_locations")
    .select("id")
    .where("origin", "=", "curated")
    .where("editedAt", "is", null)
    .where("hiddenAt", "is", null)
    .execute();
  const missing = shown.map((row) => row.id).filter((id) => !shipped.has(id));
  await hidePlaces(db, missing, now);
  return missing;
}

function digestOf(record: CuratedPlace): string {
  return createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 32);
}

function sentenceOf(added: number, changed: number, kept: number, withdrawn: number): string | undefined {
  const parts = [
    [added, "added"],
    [changed, "updated"],
    [kept, "left as a reviewer edited them"],
    [withdrawn, "withdrawn"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return said.length > 0 ? `Curated places: ${said.join(", ")}` : undefined;
}
