import type { Kysely, Transaction } from "kysely";
import { type CuratedPlace, draftFromCurated } from "../../domain/places/curated-place.ts";
import { placeDigest } from "../../domain/places/place-digest.ts";
import type { Tables } from "../engine/tables.ts";
import { lockCatalog, raiseVersion } from "./catalog-version.ts";
import { findDoubles, retireDoubles } from "./replace-imported.ts";
import { savePlacesAt } from "./save-places.ts";

export interface ReleaseOutcome {
  readonly added: number;
  readonly changed: number;
  /** Withdrawn by an earlier release and back in this one. */
  readonly returned: number;
  /** Imported places that a new curated record now stands for. */
  readonly replaced: number;
  /** New in this release, but a reviewer's work here: left alone. */
  readonly kept: readonly string[];
  /** No longer in the release: hidden, not lost. */
  readonly withdrawn: readonly string[];
  readonly sentence: string | undefined;
}

/** Stands in place of the digest of a record that a release withdrew; what a reviewer hid keeps its own. */
const WITHDRAWN = "withdrawn";
/** The rating depends on the year; a record must not look changed because a year has passed. */
const DIGEST_CLOCK = new Date("2000-01-01T00:00:00.000Z");

/**
 * Brings the curated records of this release into the database by their ids, never over a reviewer's edit. It all happens
 * in one transaction behind the catalog's lock: of several servers that start at once the first does it, and the others find
 * nothing left to do.
 */
export async function applyRelease(
  db: Kysely<Tables>,
  records: readonly CuratedPlace[],
  now: Date,
): Promise<ReleaseOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const held = await readHeld(tx, records);
    const stale = records
      .map((record) => ({ record, held: held.get(record.id), digest: digestOf(record) }))
      // A restored export stands there as imported: it becomes curated again, or the next import would write over it.
      .filter(({ held, digest }) => held?.sourceDigest !== digest || held.origin !== "curated");
    const edited = stale.filter(({ held }) => held?.editedAt);
    const open = stale.filter(({ held }) => !held?.editedAt);
    const doubles = await findDoubles(
      tx,
      open.filter(({ held }) => held === undefined || isWithdrawn(held)).map(({ record }) => record),
    );
    const toSave = open.filter(({ record }) => !doubles.taken.has(record.id));
    const returned = toSave.filter(({ held }) => held && isWithdrawn(held)).map(({ record }) => record.id);
    const shipped = new Set(records.map((record) => record.id));
    // One that was withdrawn and is shown all the same was brought back by a reviewer.
    const withdrawn = [...held.values()]
      .filter((row) => row.origin === "curated" && !shipped.has(row.id))
      .filter((row) => !row.editedAt && !row.hiddenAt && row.sourceDigest !== WITHDRAWN)
      .map((row) => row.id);

    if (toSave.length > 0 || withdrawn.length > 0) {
      const version = await raiseVersion(tx);
      const hide = (ids: readonly string[], values: { hiddenAt: string | null; sourceDigest?: string }) =>
        ids.length > 0 &&
        tx
          .updateTable("haunted_locations")
          .set({ ...values, version })
          .where("id", "in", ids)
          .execute();
      await retireDoubles(tx, doubles.replaced, version, now, () =>
        savePlacesAt(
          tx,
          toSave.map(({ record, digest }) => ({
            place: draftFromCurated(record, now),
            origin: "curated" as const,
            sourceDigest: digest,
          })),
          version,
          now,
        ),
      );
      await hide(returned, { hiddenAt: null });
      await hide(withdrawn, { hiddenAt: now.toISOString(), sourceDigest: WITHDRAWN });
    }
    const added = toSave.filter(({ held }) => !held).length;
    const counts = { added, changed: toSave.length - added - returned.length, returned: returned.length };
    const kept = [...edited.map(({ record }) => record.id), ...doubles.taken];
    const replaced = doubles.replaced.length;
    return { ...counts, replaced, kept, withdrawn, sentence: sentenceOf({ ...counts, replaced, kept, withdrawn }) };
  });
}

type Held = Pick<Tables["haunted_locations"], "id" | "origin" | "sourceDigest" | "editedAt" | "hiddenAt">;

/** Every curated place, and whatever else stands under the id of a record: a restored export, for one. */
async function readHeld(tx: Transaction<Tables>, records: readonly CuratedPlace[]): Promise<ReadonlyMap<string, Held>> {
  const ids = records.map((record) => record.id);
  const rows = await tx
    .selectFrom("haunted_locations")
    .select(["id", "origin", "sourceDigest", "editedAt", "hiddenAt"])
    .where((eb) => eb.or([eb("origin", "=", "curated"), ...(ids.length > 0 ? [eb("id", "in", ids)] : [])]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const isWithdrawn = (held: Held): boolean => held.hiddenAt !== null && held.sourceDigest === WITHDRAWN;

function digestOf(record: CuratedPlace): string {
  // With its date: a record that was only dated anew is brought too.
  return `${placeDigest(draftFromCurated(record, DIGEST_CLOCK))} ${record.updated}`;
}

function sentenceOf(outcome: Omit<ReleaseOutcome, "sentence">): string | undefined {
  const parts = [
    [outcome.added, "added"],
    [outcome.changed, "updated"],
    [outcome.returned, "shown again"],
    [outcome.kept.length, "left as a reviewer made them"],
    [outcome.withdrawn.length, "withdrawn"],
    [outcome.replaced, outcome.replaced === 1 ? "imported place replaced" : "imported places replaced"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return said.length > 0 ? `Curated places: ${said.join(", ")}` : undefined;
}
