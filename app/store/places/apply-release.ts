import type { Kysely, Transaction } from "kysely";
import type { Gazetteer } from "../../domain/geo/gazetteer.ts";
import { conceal } from "../../domain/places/conceal.ts";
import { type CuratedPlace, draftFromCurated } from "../../domain/places/curated-place.ts";
import { withRubricScore } from "../../domain/places/editors-score.ts";
import { admissionOf } from "../../domain/places/number-words.ts";
import { draftOf, type PlaceDraft, withoutUnknown } from "../../domain/places/place.ts";
import { placeDigest } from "../../domain/places/place-digest.ts";
import { PLACE_FIELDS, type PlaceField } from "../../domain/places/place-schema.ts";
import type { Tables } from "../engine/tables.ts";
import { fieldsOfReviewers } from "../review/standing-changes.ts";
import { lockCatalog, raiseVersion } from "./catalog-version.ts";
import { readEditablePlace } from "./edit-place.ts";
import { findDuplicates, retireDuplicates } from "./replace-imported.ts";
import { savePlacesAt } from "./save-places.ts";

interface ReleaseOutcome {
  readonly added: number;
  readonly changed: number;
  /** Withdrawn by an earlier release, back in this one. */
  readonly returned: number;
  /** Imported places that a new curated record replaces. */
  readonly replaced: number;
  /** Changed in this release, except for fields that a reviewer changed. */
  readonly merged: readonly string[];
  /** Skipped, because a reviewer already published or removed the same place. */
  readonly kept: readonly string[];
  /** No longer in the release: hidden, not deleted. */
  readonly withdrawn: readonly string[];
  readonly sentence: string | undefined;
}

/** Replaces the digest of a record that a release withdrew; places hidden by a reviewer keep theirs. */
const WITHDRAWN = "withdrawn";

/**
 * Writes this release's curated records to the database, by id, and never over a field that a reviewer changed. One
 * transaction under the catalog's lock: if several servers start at once, the first one does the work and the others
 * find nothing to do.
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
    const duplicates = await findDuplicates(
      tx,
      stale.filter(({ held }) => held === undefined || isWithdrawn(held)).map(({ record }) => record),
    );
    const wanted = stale.filter(({ record }) => !duplicates.taken.has(record.id));
    const edited = wanted.filter(({ held }) => held?.editedAt).map(({ record }) => record.id);
    const merge = await mergeWithEdits(tx, edited);
    const returned = wanted.filter(({ held }) => held && isWithdrawn(held)).map(({ record }) => record.id);
    const shipped = new Set(records.map((record) => record.id));
    // A withdrawn place that is visible was restored by a reviewer.
    const withdrawn = [...held.values()]
      .filter((row) => row.origin === "curated" && !shipped.has(row.id))
      .filter((row) => !row.editedAt && !row.hiddenAt && row.sourceDigest !== WITHDRAWN)
      .map((row) => row.id);

    if (wanted.length > 0 || withdrawn.length > 0) {
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
          wanted.map(({ record, held, digest }) => ({
            place: conceal(merge(draftFromCurated(record)), gazetteer),
            origin: "curated" as const,
            sourceDigest: digest,
            editedAt: held?.editedAt ?? undefined,
          })),
          version,
          now,
        ),
      );
      await hide(returned, { hiddenAt: null });
      await hide(withdrawn, { hiddenAt: now.toISOString(), sourceDigest: WITHDRAWN });
    }
    const added = wanted.filter(({ held }) => !held).length;
    const changed = wanted.length - added - returned.length - edited.length;
    const counts = { added, changed, returned: returned.length, replaced: duplicates.replaced.length };
    const outcome = { ...counts, merged: edited, kept: [...duplicates.taken], withdrawn };
    return { ...outcome, sentence: sentenceOf(outcome) };
  });
}

/** Fields that only make sense together: a reviewer's price does not get the release's year. */
const TOLD_TOGETHER: readonly (readonly PlaceField[])[] = [
  ["admission", "ticketPrice", "priceYear"],
  ["address", "city", "state", "zipCode", "latitude", "longitude"],
  ["openingHours", "hoursChecked"],
];

/** How a release updates places that reviewers edited: their fields stay, the others follow the record. */
async function mergeWithEdits(tx: Transaction<Tables>, edited: readonly string[]) {
  const fields = await fieldsOfReviewers(tx, edited);
  const places = new Map<string, PlaceDraft>();
  for (const id of edited) places.set(id, draftOf((await readEditablePlace(tx, id))!.place));
  return (draft: PlaceDraft): PlaceDraft => {
    const place = places.get(draft.id);
    if (!place) return draft;
    const changed = fields.get(draft.id)!;
    const groups = TOLD_TOGETHER.filter((group) => group.some((field) => changed.has(field))).flat();
    const theirs = PLACE_FIELDS.filter((field) => changed.has(field) || groups.includes(field)) as (keyof PlaceDraft)[];
    const updatedAt = place.updatedAt > draft.updatedAt ? place.updatedAt : draft.updatedAt;
    const kept = Object.fromEntries(theirs.map((field) => [field, place[field]]));
    const merged = { ...draft, ...kept, updatedAt };
    // Before there were kinds of admission, reviewers could only change the price.
    const admission = merged.admission ?? admissionOf(merged.ticketPrice, draft.admission);
    return withRubricScore(withoutUnknown({ ...merged, ...(!changed.has("admission") && { admission }) }));
  };
}

type Held = Pick<Tables["haunted_locations"], "id" | "origin" | "sourceDigest" | "editedAt" | "hiddenAt">;

/** Every curated place, and any other that has the id of a record, such as one from a restored export. */
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
  // Includes the date: a record is written even if only its date changed.
  return `${placeDigest(draftFromCurated(record))} ${record.updated}`;
}

function sentenceOf(outcome: Omit<ReleaseOutcome, "sentence">): string | undefined {
  const parts = [
    [outcome.added, "added"],
    [outcome.changed, "updated"],
    [outcome.returned, "shown again"],
    [outcome.merged.length, `updated but for what reviewers changed (${nameSome(outcome.merged)})`],
    [outcome.kept.length, `left out for places that a reviewer published or removed (${nameSome(outcome.kept)})`],
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
