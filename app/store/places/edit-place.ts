/** Reviewers' changes to published listings: edit, hide, restore, each with its event. */
import type { Kysely } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { changedFields } from "../../domain/places/changed-fields.ts";
import { withRubricScore } from "../../domain/places/editors-score.ts";
import { withHoursChecked } from "../../domain/places/hours/hours-checked.ts";
import { draftOf, type Origin, type Place, type PlaceDraft, withoutUnknown } from "../../domain/places/place.ts";
import { PLACE_FIELDS } from "../../domain/places/place-schema.ts";
import { withScore } from "../../domain/places/rating.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import type { Tables } from "../engine/tables.ts";
import { addEvent, listEvents, type ReviewEvent } from "../review/review-events.ts";
import { conflictOver, NO_SUCH_LISTING } from "../review/review-item.ts";
import { lockCatalog } from "./catalog-version.ts";
import { PLACE_COLUMNS } from "./place-rows.ts";
import { placesFromRows } from "./read-places.ts";
import { hidePlacesIn, savePlacesIn, showPlaceIn } from "./save-places.ts";

interface EditablePlace {
  readonly place: Place;
  readonly origin: Origin;
  readonly sourceDigest: string | undefined;
  readonly hiddenAt: string | undefined;
  readonly version: number;
}

/** Also finds hidden places. */
export async function readEditablePlace(db: Kysely<Tables>, id: string): Promise<EditablePlace | undefined> {
  const row = await db
    .selectFrom("haunted_locations")
    .select([...PLACE_COLUMNS, "origin", "sourceDigest", "hiddenAt", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [place] = await placesFromRows(db, [row]);
  return {
    place: place!,
    origin: row.origin as Origin,
    sourceDigest: row.sourceDigest ?? undefined,
    hiddenAt: row.hiddenAt ?? undefined,
    version: row.version,
  };
}

interface PlaceChange {
  readonly placeId: string;
  readonly version: number;
  readonly by: Reviewer;
  readonly now: Date;
  readonly reason?: string | undefined;
  /** The request that led to it. */
  readonly correctionId?: string | undefined;
}

export function editPlace(db: Kysely<Tables>, change: PlaceChange, written: PlaceDraft): Promise<void> {
  return inTransaction(db, change, async (tx, before) => {
    const { origin, sourceDigest } = before;
    const draft = withHoursChecked(written, before.place, change.now);
    await savePlacesIn(tx, [{ place: draft, origin, sourceDigest, editedAt: change.now.toISOString() }], change.now);
    await addEvent(tx, { ...eventOf(change), action: "edit", before: draftOf(before.place), after: draft });
  });
}

/** Reverts the last edit, if nothing has happened since. */
export function undoEdit(db: Kysely<Tables>, change: PlaceChange): Promise<void> {
  return inTransaction(db, change, async (tx, { place, origin }) => {
    const [last] = await listEvents(tx, { locationId: change.placeId }, 1);
    if (last?.action !== "edit" || !last.before) throw new DomainError("conflict", "There is no edit to undo.");
    const draft = { ...withoutEdit(draftOf(place), last), updatedAt: change.now.toISOString() };
    // Without a digest, the next release updates the fields that belong to it again.
    await savePlacesIn(tx, [{ place: draft, origin, editedAt: change.now.toISOString() }], change.now);
    await addEvent(tx, { ...eventOf(change), action: "undo", before: draftOf(place), after: draft });
  });
}

/** Reverts only what the edit changed: a release may have updated other fields since. */
function withoutEdit(place: PlaceDraft, { before, after }: Pick<ReviewEvent, "before" | "after">): PlaceDraft {
  // Older records have a rating where newer ones have a score.
  const was = withScore({ ...before }) as Record<string, unknown>;
  const changed = changedFields(was, withScore({ ...after })).map(({ field }) => field);
  const fields = PLACE_FIELDS.filter((field) => changed.includes(field));
  return withRubricScore(
    withoutUnknown({ ...place, ...Object.fromEntries(fields.map((field) => [field, was[field]])) }),
  );
}

export function hidePlace(db: Kysely<Tables>, change: PlaceChange): Promise<void> {
  return inTransaction(db, change, async (tx, { hiddenAt = null }) => {
    const now = change.now.toISOString();
    await hidePlacesIn(tx, [change.placeId], now);
    await addEvent(tx, { ...eventOf(change), action: "hide", before: { hiddenAt }, after: { hiddenAt: now } });
  });
}

export function restorePlace(db: Kysely<Tables>, change: PlaceChange): Promise<void> {
  return inTransaction(db, change, async (tx, { hiddenAt = null }) => {
    await showPlaceIn(tx, change.placeId);
    await addEvent(tx, { ...eventOf(change), action: "restore", before: { hiddenAt }, after: { hiddenAt: null } });
  });
}

function inTransaction(
  db: Kysely<Tables>,
  change: PlaceChange,
  run: (tx: Parameters<typeof savePlacesIn>[0], before: EditablePlace) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const before = await readEditablePlace(tx, change.placeId);
    if (!before) throw new DomainError("not-found", NO_SUCH_LISTING);
    if (before.version !== change.version) throw await conflictOver(tx, { locationId: change.placeId });
    await run(tx, before);
  });
}

function eventOf({ placeId, by, now, reason, correctionId }: PlaceChange) {
  return { locationId: placeId, by, now, reason, correctionId };
}
