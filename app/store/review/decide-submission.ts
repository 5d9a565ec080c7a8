/** Decisions on a submission. Each is one transaction: the change, the published place and the event. */
import type { Kysely, Selectable, Transaction } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import type { PlaceDraft } from "../../domain/places/place.ts";
import { withScore } from "../../domain/places/rating.ts";
import type { Listing } from "../../domain/review/listing-form.ts";
import { stepWords } from "../../domain/review/review-steps.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import type { SubmissionsTable, Tables } from "../engine/tables.ts";
import { hidePlacesIn, savePlacesIn, showPlaceIn } from "../places/save-places.ts";

import { addEvent } from "./review-events.ts";
import { conflictOver, decided, NO_SUCH_LISTING, UNDECIDED } from "./review-item.ts";
import { type ListingChange, lastChangeSinceApproval, momentOf, requireNoRemoval } from "./standing-changes.ts";

export interface Decision {
  readonly submissionId: string;
  /** The version that the reviewer saw. */
  readonly version: number;
  readonly by: Reviewer;
  readonly now: Date;
  /** What the submitter is told. */
  readonly reason?: string | undefined;
}

type Row = Selectable<SubmissionsTable>;

export function saveDraft(db: Kysely<Tables>, decision: Decision, listing: Listing): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await change(tx, decision, "pending", { draft: JSON.stringify(listing) });
    await addEvent(tx, { ...eventOf(decision), action: "draft", before: readDraft(before) ?? {}, after: listing });
  });
}

/** Publishes the place in the same transaction, so that submission and listing never disagree. */
export function approveSubmission(
  db: Kysely<Tables>,
  decision: Decision,
  { place, listing }: { place: PlaceDraft; listing: Listing },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await change(tx, decision, "pending", {
      ...decided(decision, "approved"),
      placeId: place.id,
      draft: JSON.stringify(listing),
    });
    const at = decision.now.toISOString();
    await savePlacesIn(tx, [{ place, origin: "submission", editedAt: at }], decision.now);
    // The listing of an approval that was undone may have been removed meanwhile.
    await requireNoRemoval(tx, place.id);
    await showPlaceIn(tx, place.id);
    await addEvent(tx, {
      ...eventOf(decision),
      action: "approve",
      locationId: place.id,
      before: { status: "pending" },
      after: { status: "approved", ...place },
    });
  });
}

export function rejectSubmission(db: Kysely<Tables>, decision: Decision & { reason: string }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await change(tx, decision, "pending", decided(decision, "rejected"));
    const states = { before: { status: "pending" }, after: { status: "rejected" } };
    await addEvent(tx, { ...eventOf(decision), action: "reject", ...states });
  });
}

export function markDuplicate(db: Kysely<Tables>, decision: Decision, placeId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const place = await tx.selectFrom("haunted_locations").select("id").where("id", "=", placeId).executeTakeFirst();
    if (!place) throw new DomainError("invalid", NO_SUCH_LISTING, { placeId: NO_SUCH_LISTING });
    await change(tx, decision, "pending", { ...decided(decision, "duplicate"), placeId });
    const states = { before: { status: "pending" }, after: { status: "duplicate", placeId } };
    await addEvent(tx, { ...eventOf(decision), action: "duplicate", ...states });
  });
}

/**
 * Undoes the last decision: the submission is pending again and its listing is hidden, not deleted. Refused if the
 * listing was changed since: approving again would publish the text from before that change.
 */
export function undoDecision(db: Kysely<Tables>, decision: Decision): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await change(tx, decision, "decided", { ...UNDECIDED, placeId: null });
    const published = before.status === "approved" ? (before.placeId ?? undefined) : undefined;
    const hiddenAt = decision.now.toISOString();
    if (published) {
      await hidePlacesIn(tx, [published], hiddenAt);
      // Check after hiding, which locks all published data: nobody can edit in between.
      const later = await lastChangeSinceApproval(tx, { submissionId: decision.submissionId, placeId: published });
      if (later) throw changedSince(later);
    }
    await addEvent(tx, {
      ...eventOf(decision),
      action: "undo",
      locationId: published,
      before: { status: before.status, placeId: before.placeId ?? undefined, publicReason: before.publicReason },
      after: { status: "pending", ...(published && { hiddenAt }) },
    });
  });
}

function changedSince({ by, action, at }: ListingChange): DomainError {
  return new DomainError(
    "conflict",
    `${by} ${stepWords({ action, of: "listing" })} after the approval (${momentOf(at)}). Undoing the approval would lose that, so nothing was changed; undo that first, or hide the listing.`,
  );
}

/** Updates the row if it still has the version that the reviewer saw; returns the previous row. */
async function change(
  tx: Transaction<Tables>,
  { submissionId, version }: Decision,
  expected: "pending" | "decided",
  values: Partial<Row>,
): Promise<Row> {
  const before = await tx.selectFrom("submissions").selectAll().where("id", "=", submissionId).executeTakeFirst();
  if (!before) throw new DomainError("not-found", "There is no such submission.");
  if ((before.status === "pending") !== (expected === "pending")) throw await conflictOver(tx, { submissionId });
  const { numUpdatedRows } = await tx
    .updateTable("submissions")
    .set((eb) => ({ ...values, version: eb("version", "+", 1) }))
    .where("id", "=", submissionId)
    .where("version", "=", version)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw await conflictOver(tx, { submissionId });
  return before;
}

const eventOf = ({ submissionId, by, now, reason }: Decision) => ({ submissionId, by, now, reason });

export function readDraft(row: Pick<Row, "draft">): Listing | undefined {
  return row.draft ? withScore(JSON.parse(row.draft) as Listing) : undefined;
}
