/** Resolves duplicates between a release's curated records and places that were imported or submitted before. */
import type { Transaction } from "kysely";
import type { CuratedPlace } from "../../domain/places/curated-place.ts";
import { samePlaceKey } from "../../domain/places/place-name-key.ts";
import type { Tables } from "../engine/tables.ts";
import { lastHide } from "../review/standing-changes.ts";
import { leaveSlug, slugWithId } from "./assign-slugs.ts";
import { refreshRatings } from "./ratings.ts";

interface Duplicate {
  readonly id: string;
  readonly slug: string;
  /** The hidden imported place's new slug, which frees the plain one for the record. */
  readonly awaySlug: string;
  readonly curatedId: string;
}

interface Duplicates {
  readonly replaced: readonly Duplicate[];
  /** Records whose place a reviewer already published, edited or removed: it stays as it is. */
  readonly taken: ReadonlySet<string>;
}

/** Places with the same name, city and state as a record about to be published. */
export async function findDuplicates(tx: Transaction<Tables>, records: readonly CuratedPlace[]): Promise<Duplicates> {
  const replaced: Duplicate[] = [];
  const taken = new Set<string>();
  if (records.length === 0) return { replaced, taken };
  const curatedId = new Map(records.map((record) => [samePlaceKey(record), record.id]));
  const rows = await tx
    .selectFrom("haunted_locations")
    .select(["id", "slug", "houseName", "city", "state", "origin", "editedAt", "hiddenAt"])
    .where("origin", "!=", "curated")
    .execute();
  for (const row of rows) {
    const record = curatedId.get(samePlaceKey(row));
    if (record === undefined || record === row.id) continue;
    if (row.hiddenAt !== null) {
      if (await lastHide(tx, row.id)) taken.add(record);
    } else if (row.origin !== "import" || row.editedAt) taken.add(record);
    else replaced.push({ id: row.id, slug: row.slug, awaySlug: slugWithId(row), curatedId: record });
  }
  return { replaced: replaced.filter((duplicate) => !taken.has(duplicate.curatedId)), taken };
}

/** Hides the imported places, lets `save` write the records, and hands over the old slugs and visitors' reports. */
export async function retireDuplicates(
  tx: Transaction<Tables>,
  duplicates: readonly Duplicate[],
  version: number,
  now: Date,
  save: () => Promise<void>,
): Promise<void> {
  for (const { id, awaySlug } of duplicates) {
    await tx
      .updateTable("haunted_locations")
      .set({ hiddenAt: now.toISOString(), slug: awaySlug, version })
      .where("id", "=", id)
      .execute();
  }
  await save();
  for (const { id, curatedId } of duplicates) {
    const moved = { locationId: curatedId, catalogVersion: version };
    await tx.updateTable("visit_reports").set(moved).where("locationId", "=", id).execute();
    await refreshRatings(tx, [id, curatedId]);
  }
  for (const { id, slug, curatedId } of duplicates) {
    await tx.updateTable("former_slugs").set({ locationId: curatedId, version }).where("locationId", "=", id).execute();
    const current = await tx
      .selectFrom("haunted_locations")
      .select("slug")
      .where("id", "=", curatedId)
      .executeTakeFirstOrThrow();
    if (slug !== current.slug) await leaveSlug(tx, { slug, locationId: curatedId, version });
  }
}
