/** Requests to correct or remove a listing, and the decisions on them. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import type { CorrectionFields } from "../../domain/submissions/correction-form.ts";
import type { Tables } from "../engine/tables.ts";
import { lockCatalog } from "../places/catalog-version.ts";
import { hidePlacesIn, showPlaceIn } from "../places/save-places.ts";

import { addEvent } from "./review-events.ts";
import { conflictOver, decided, UNDECIDED } from "./review-item.ts";
import { lastHide, momentOf, requireNoRemoval } from "./standing-changes.ts";

/** Durable when it returns; repeating the request returns the first one's tracking token. */
export async function addCorrection(
  db: Kysely<Tables>,
  fields: CorrectionFields,
  { now, idempotencyKey, senderHash }: { now: Date; idempotencyKey: string; senderHash: string },
): Promise<{ id: string; trackingToken: string; isNew: boolean }> {
  const inserted = await db
    .insertInto("corrections")
    .values({
      id: randomUUID(),
      locationId: fields.placeId,
      kind: fields.kind,
      message: fields.message,
      contact: fields.contact ?? null,
      submittedAt: now.toISOString(),
      idempotencyKey,
      trackingToken: randomBytes(16).toString("hex"),
      senderHash,
    })
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning(["id", "trackingToken"])
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const first = await findCorrectionByKey(db, idempotencyKey);
  return { ...first!, isNew: false };
}

export function findCorrectionByKey(db: Kysely<Tables>, idempotencyKey: string) {
  return db
    .selectFrom("corrections")
    .select(["id", "trackingToken"])
    .where("idempotencyKey", "=", idempotencyKey)
    .executeTakeFirst();
}

export async function isRequestAbout(db: Kysely<Tables>, id: string, locationId: string): Promise<boolean> {
  const row = await db
    .selectFrom("corrections")
    .select("id")
    .where("id", "=", id)
    .where("locationId", "=", locationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Other pending requests about the same listing, oldest first. */
export function listPendingRequests(db: Kysely<Tables>, locationId: string, exceptId?: string) {
  let query = db
    .selectFrom("corrections")
    .select(["id", "kind", "message", "contact", "submittedAt"])
    .where("locationId", "=", locationId)
    .where("status", "=", "pending");
  if (exceptId !== undefined) query = query.where("id", "!=", exceptId);
  return query.orderBy("submittedAt").orderBy("id").limit(MAX_REQUESTS).execute();
}

const MAX_REQUESTS = 10;

interface CorrectionDecision {
  readonly correctionId: string;
  readonly version: number;
  readonly outcome: "approved" | "rejected" | "pending";
  /** An approved removal hides the listing in the same transaction. */
  readonly hideListing?: boolean;
  readonly by: Reviewer;
  readonly now: Date;
  readonly reason?: string | undefined;
}

export function decideCorrection(db: Kysely<Tables>, decision: CorrectionDecision): Promise<void> {
  const { correctionId, version, outcome, by, now, reason } = decision;
  return db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom("corrections").selectAll().where("id", "=", correctionId).executeTakeFirst();
    if (!before) throw new DomainError("not-found", "There is no such request.");
    const undone = outcome === "pending";
    if ((before.status === "pending") === undone) throw await conflictOver(tx, { correctionId });
    const { numUpdatedRows } = await tx
      .updateTable("corrections")
      .set({ ...decided(decision, outcome), ...(undone && UNDECIDED), version: version + 1 })
      .where("id", "=", correctionId)
      .where("version", "=", version)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw await conflictOver(tx, { correctionId });
    const locationId = before.locationId;
    await lockCatalog(tx);
    const { hiddenAt = null } = (await hiddenSince(tx, locationId)) ?? {};
    const change = { by, now, correctionId, locationId, before: { hiddenAt } };
    // A listing that was already hidden stays hidden when this decision is undone.
    if (decision.hideListing && hiddenAt === null) {
      await hidePlacesIn(tx, [locationId], now.toISOString());
      await addEvent(tx, { ...change, action: "hide", reason, after: { hiddenAt: now.toISOString() } });
    }
    if (undone && hiddenAt !== null && (await hidBy(tx, before))) {
      await requireOnlyHide(tx, { ...before, hiddenAt });
      await showPlaceIn(tx, locationId);
      await addEvent(tx, { ...change, action: "restore", after: { hiddenAt: null } });
    }
    const action = undone ? "undo" : outcome === "approved" ? "approve" : "reject";
    // A listing that is hidden already is removed for this request, too: undoing the other decision must not show it.
    const isRemoval = outcome === "approved" && before.kind === "remove" && hiddenAt !== null;
    const hides = (decision.hideListing || isRemoval) && { hides: true };
    const states = { before: { status: before.status }, after: { status: outcome, ...hides } };
    await addEvent(tx, { action, by, now, correctionId, locationId, reason, ...states });
  });
}

/** Undo shows the listing again only if nobody else hid it: no later step, and no other request's removal. */
async function requireOnlyHide(
  tx: Transaction<Tables>,
  {
    id,
    locationId,
    decidedAt,
    hiddenAt,
  }: { id: string; locationId: string; decidedAt: string | null; hiddenAt: string },
): Promise<void> {
  const later = await lastHide(tx, locationId);
  if (hiddenAt !== decidedAt || later?.correctionId !== id) {
    const who = later && later.correctionId !== id ? `${later.by} (${momentOf(later.at)})` : "another step";
    throw new DomainError(
      "conflict",
      `The listing was hidden again by ${who} after this decision, so undoing it would not be enough to show it, and nothing was changed. Restore the listing first if it should be public.`,
    );
  }
  await requireNoRemoval(tx, locationId, id);
}

function hiddenSince(tx: Transaction<Tables>, id: string) {
  return tx.selectFrom("haunted_locations").select("hiddenAt").where("id", "=", id).executeTakeFirst();
}

async function hidBy(
  tx: Transaction<Tables>,
  { id, decidedAt }: { id: string; decidedAt: string | null },
): Promise<boolean> {
  const event = await tx
    .selectFrom("review_events")
    .select("id")
    .where("correctionId", "=", id)
    .where("action", "=", "hide")
    .where("at", "=", decidedAt ?? "")
    .executeTakeFirst();
  return event !== undefined;
}
