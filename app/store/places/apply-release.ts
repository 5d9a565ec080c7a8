import type { Kysely, Transaction } from "kysely";
import type { Gazetteer } from "../../domain/geo/gazetteer.ts";
import { conceal, fieldLabel, isToldByName } from "../../domain/places/conceal.ts";
import { type CuratedPlace, draftFromCurated } from "../../domain/places/curated-place.ts";
import type { PlaceDraft } from "../../domain/places/place.ts";
import { placeDigest } from "../../domain/places/place-digest.ts";
import type { Tables } from "../engine/tables.ts";
import { lockCatalog, raiseVersion } from "./catalog-version.ts";
import { knownAddresses } from "./known-addresses.ts";
import { findDuplicates, retireDuplicates } from "./replace-imported.ts";
import { savePlacesAt } from "./save-places.ts";

interface ReleaseOutcome {
  readonly added: number;
  readonly changed: number;
  /** Withdrawn by an earlier release, back in this one. */
  readonly returned: number;
  /** Imported places that a new curated record replaces. */
  readonly replaced: number;
  /** Changed in this release, but left as a reviewer edited or published them. */
  readonly kept: readonly string[];
  /** No longer in the release: hidden, not deleted. */
  readonly withdrawn: readonly string[];
  /** Sentences about private places whose records told where they are. */
  readonly concealed: readonly string[];
  readonly sentence: string | undefined;
}

/** Replaces the digest of a record that a release withdrew; places hidden by a reviewer keep theirs. */
const WITHDRAWN = "withdrawn";
/** Fixed, because the rating depends on the year and a new year must not count as a change. */
const DIGEST_CLOCK = new Date("2000-01-01T00:00:00.000Z");

/**
 * Writes the curated records of this release to the database, by id and never over a reviewer's edit. One transaction
 * behind the catalog's lock: of several servers that start at once, the first does it and the others find nothing to do.
 */
export async function applyRelease(
  db: Kysely<Tables>,
  records: readonly CuratedPlace[],
  gazetteer: Gazetteer,
  now: Date,
): Promise<ReleaseOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const held = await readHeld(tx, records);
    const stale = records
      .map((record) => ({ record, held: held.get(record.id), digest: digestOf(record) }))
      // Places of a restored export count as imported: make them curated again, or the next import would overwrite them.
      .filter(({ held, digest }) => held?.sourceDigest !== digest || held.origin !== "curated");
    const edited = stale.filter(({ held }) => held?.editedAt);
    const open = stale.filter(({ held }) => !held?.editedAt);
    const duplicates = await findDuplicates(
      tx,
      open.filter(({ held }) => held === undefined || isWithdrawn(held)).map(({ record }) => record),
    );
    const wanted = open.filter(({ record }) => !duplicates.taken.has(record.id));
    const { drafts, concealed } = await concealRecords(
      tx,
      wanted.map(({ record }) => record),
      gazetteer,
      now,
    );
    const toSave = wanted.filter(({ record }) => drafts.has(record.id));
    const returned = toSave.filter(({ held }) => held && isWithdrawn(held)).map(({ record }) => record.id);
    const shipped = new Set(records.map((record) => record.id));
    // A withdrawn place that is visible was restored by a reviewer.
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
      await retireDuplicates(tx, duplicates.replaced, version, now, () =>
        savePlacesAt(
          tx,
          toSave.map(({ record, digest }) => ({
            place: drafts.get(record.id)!,
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
    const kept = [...edited.map(({ record }) => record.id), ...duplicates.taken];
    const replaced = duplicates.replaced.length;
    const outcome = { ...counts, replaced, kept, withdrawn, concealed };
    return { ...outcome, sentence: sentenceOf(outcome) };
  });
}

/** The places that records become: private ones without what tells where they are, or not at all if their names do. */
async function concealRecords(
  tx: Transaction<Tables>,
  records: readonly CuratedPlace[],
  gazetteer: Gazetteer,
  now: Date,
): Promise<{ drafts: ReadonlyMap<string, PlaceDraft>; concealed: readonly string[] }> {
  const drafts = new Map<string, PlaceDraft>();
  const sentences: string[] = [];
  const secret = records.filter(({ access }) => access === "private").map(({ id }) => id);
  const known = await knownAddresses(tx, secret);
  for (const record of records) {
    const concealed = conceal(draftFromCurated(record, now), { gazetteer, known: known.get(record.id) ?? [] });
    const { told } = concealed;
    if (!isToldByName(concealed)) drafts.set(record.id, concealed.place);
    if (told.length === 0) continue;
    const outcome = drafts.has(record.id) ? "that was left out" : "it was not brought";
    const fields = told.map(fieldLabel).join(", ");
    sentences.push(`The private place ${record.id} tells its address or position (${fields}): ${outcome}`);
  }
  return { drafts, concealed: sentences };
}

type Held = Pick<Tables["haunted_locations"], "id" | "origin" | "sourceDigest" | "editedAt" | "hiddenAt">;

/** Every curated place, and any other with the id of a record, such as from a restored export. */
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
  // Includes the date: a record whose date alone changed is written, too.
  return `${placeDigest(draftFromCurated(record, DIGEST_CLOCK))} ${record.updated}`;
}

function sentenceOf(outcome: Omit<ReleaseOutcome, "sentence">): string | undefined {
  const parts = [
    [outcome.added, "added"],
    [outcome.changed, "updated"],
    [outcome.returned, "shown again"],
    [outcome.kept.length, `left as a reviewer made them (${nameSome(outcome.kept)})`],
    [outcome.withdrawn.length, "withdrawn"],
    [outcome.replaced, outcome.replaced === 1 ? "imported place replaced" : "imported places replaced"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return said.length > 0 ? `Curated places: ${said.join(", ")}` : undefined;
}

const MAX_NAMED = 10;

function nameSome(ids: readonly string[]): string {
  const more = ids.length - MAX_NAMED;
  return [...ids.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}
