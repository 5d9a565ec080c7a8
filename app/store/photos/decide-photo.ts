/**
 * Decisions on photographs. Each is one transaction: the change, the catalog's version and an event without the
 * visitor's words.
 */
import type { Kysely, Transaction } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import type { PhotoStatus, PhotoWords } from "../../domain/photos/photo.ts";
import type { ReviewAction } from "../../domain/review/review-steps.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import type { Tables } from "../engine/tables.ts";
import { lockCatalog, raiseVersion } from "../places/catalog-version.ts";
import { addEvent } from "../review/review-events.ts";
import { conflictOver, decided, UNDECIDED } from "../review/review-item.ts";
import { hasFiles } from "./desk-photos.ts";
import { publishPhotoIn } from "./publish-photo.ts";
import type { PhotoRow } from "./published-photos.ts";
import { requireOpenToPhotos } from "./save-photo.ts";

interface PhotoDecision {
  readonly photoId: string;
  /** The version that the reviewer saw. */
  readonly version: number;
  readonly by: Reviewer;
  readonly now: Date;
  /** What the sender is told. */
  readonly reason?: string | undefined;
}

/** What a reviewer may change about a photograph; for a visitor's, only what it shows. */
export type ChangedWords = Partial<PhotoWords>;

export function approvePhoto(db: Kysely<Tables>, decision: PhotoDecision, words: ChangedWords = {}): Promise<void> {
  return inTransaction(db, decision, ["pending"], async (tx, before) => {
    await requireOpenToPhotos(tx, before.locationId);
    await requireFiles(tx, before);
    await update(tx, before, columnsOfWords(words));
    await publishPhotoIn(tx, { ...decision, hash: before.id, action: "approve" });
  });
}

interface Rejection extends PhotoDecision {
  readonly reason: string;
  /** Bars the same file from being sent again. */
  readonly bars: boolean;
}

/** Rejects it before publication, or afterward, which takes it down at once. Its files are deleted 30 days later. */
export function rejectPhoto(db: Kysely<Tables>, rejection: Rejection): Promise<void> {
  return inTransaction(db, rejection, ["pending", "approved"], async (tx, before) => {
    const values = { ...decided(rejection, "rejected"), leads: 0, barred: Number(rejection.bars) };
    await update(tx, before, values);
    await record(tx, rejection, before.status === "approved" ? "hide" : "reject", before, values);
  });
}

/** It is pending again, not public, and not barred. */
export function undoPhotoDecision(db: Kysely<Tables>, decision: PhotoDecision): Promise<void> {
  return inTransaction(db, decision, ["approved", "rejected"], async (tx, before) => {
    await requireFiles(tx, before);
    const values = { ...UNDECIDED, leads: 0, barred: 0 };
    await update(tx, before, values);
    await record(tx, decision, "undo", before, values);
  });
}

export function editPhotoWords(db: Kysely<Tables>, decision: PhotoDecision, words: ChangedWords): Promise<void> {
  return inTransaction(db, decision, ["pending", "approved"], async (tx, before) => {
    await update(tx, before, columnsOfWords(words));
    await record(tx, decision, "edit", before, before);
  });
}

/** Makes the photograph lead its place, or stop leading it. */
export function leadWithPhoto(db: Kysely<Tables>, decision: PhotoDecision, leads: boolean): Promise<void> {
  return inTransaction(db, decision, ["approved"], async (tx, before) => {
    await tx.updateTable("photos").set({ leads: 0 }).where("locationId", "=", before.locationId).execute();
    const values = { leads: Number(leads) };
    await update(tx, before, values);
    await record(tx, decision, "edit", before, values);
  });
}

/** Swaps places with its neighbor in the gallery. */
export function movePhoto(db: Kysely<Tables>, decision: PhotoDecision, to: "earlier" | "later"): Promise<void> {
  return inTransaction(db, decision, ["approved"], async (tx, before) => {
    const shown = await tx
      .selectFrom("photos")
      .select(["id", "position"])
      .where("locationId", "=", before.locationId)
      .where("status", "=", "approved")
      .orderBy("position")
      .orderBy("id")
      .execute();
    const at = shown.findIndex(({ id }) => id === before.id);
    const [photo] = shown.splice(at, 1);
    shown.splice(Math.max(0, at + (to === "earlier" ? -1 : 1)), 0, photo!);
    for (const [index, { id }] of shown.entries()) {
      await tx
        .updateTable("photos")
        .set({ position: index + 1 })
        .where("id", "=", id)
        .execute();
    }
    await update(tx, before, {});
    await record(tx, decision, "edit", before, before);
  });
}

/** Withdraws it for its sender, at any time, permanently. False if the report with this token has no such photograph. */
export function withdrawPhoto(
  db: Kysely<Tables>,
  { trackingToken, photoId, now }: { trackingToken: string; photoId: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const before = await tx
      .selectFrom("photos")
      .innerJoin("visit_reports", "visit_reports.id", "photos.reportId")
      .selectAll("photos")
      .where("trackingToken", "=", trackingToken)
      .where("photos.id", "=", photoId)
      .executeTakeFirst();
    if (!before) return false;
    await withdraw(tx, before, now);
    return true;
  });
}

/** Withdraws the photographs of a report in the report's own transaction. */
export async function withdrawPhotosIn(tx: Transaction<Tables>, reportId: string, now: Date): Promise<void> {
  const rows = await tx.selectFrom("photos").selectAll().where("reportId", "=", reportId).execute();
  for (const row of rows) await withdraw(tx, row, now);
}

/** Keeps the fact that there was one; text and files are deleted. A barred file stays barred. */
async function withdraw(tx: Transaction<Tables>, before: PhotoRow, now: Date): Promise<void> {
  if (before.status === "withdrawn") return;
  const values = {
    status: "withdrawn",
    decidedAt: now.toISOString(),
    decidedBy: null,
    leads: 0,
    ...WITHOUT_WORDS,
  };
  await update(tx, before, values);
  await tx.deleteFrom("photo_files").where("photoId", "=", before.id).execute();
  await addEvent(tx, {
    action: "withdraw",
    now,
    photoId: before.id,
    before: { status: before.status },
    after: { status: "withdrawn" },
  });
}

const WITHOUT_WORDS = {
  alt: null,
  caption: null,
  credit: null,
  creditUrl: null,
  licenceNote: null,
  sourceUrl: null,
  publicReason: null,
  senderHash: null,
} as const;

/** How long files of a rejected photograph are kept, in case the decision is undone. */
const REJECTED_DAYS = 30;

/** The row stays: it recognizes the file, and its URL keeps answering that it is gone. */
export async function deleteRejectedFiles(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REJECTED_DAYS * 86_400_000).toISOString();
  await db
    .deleteFrom("photo_files")
    .where("photoId", "in", (eb) =>
      eb.selectFrom("photos").select("id").where("status", "=", "rejected").where("decidedAt", "<", before),
    )
    .execute();
}

function inTransaction(
  db: Kysely<Tables>,
  { photoId, version }: PhotoDecision,
  expected: readonly PhotoStatus[],
  run: (tx: Transaction<Tables>, before: PhotoRow) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const before = await tx.selectFrom("photos").selectAll().where("id", "=", photoId).executeTakeFirst();
    if (!before) throw new DomainError("not-found", "There is no such photograph.");
    if (before.status === "withdrawn") {
      throw new DomainError("conflict", "Its sender withdrew this photograph, and that cannot be undone.");
    }
    if (before.version !== version || !expected.some((status) => status === before.status)) {
      throw await conflictOver(tx, { photoId });
    }
    await run(tx, before);
  });
}

/** Raises the catalog's version if visitors can see it, or could until now. */
async function update(tx: Transaction<Tables>, before: PhotoRow, values: Partial<PhotoRow>): Promise<void> {
  const catalogVersion = before.status === "approved" ? await raiseVersion(tx) : before.catalogVersion;
  await tx
    .updateTable("photos")
    .set({ claimedBy: null, claimedAt: null, ...values, version: before.version + 1, catalogVersion })
    .where("id", "=", before.id)
    .execute();
}

function columnsOfWords(words: ChangedWords): Partial<PhotoRow> {
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value ?? null]));
}

async function requireFiles(tx: Transaction<Tables>, { id }: PhotoRow): Promise<void> {
  if (await hasFiles(tx, id)) return;
  throw new DomainError("conflict", `Its files were deleted ${REJECTED_DAYS} days after it was rejected.`);
}

/** For the event: numbers and flags, never words. */
function record(
  tx: Transaction<Tables>,
  { photoId, by, now, reason }: PhotoDecision,
  action: ReviewAction,
  before: PhotoRow,
  values: Partial<PhotoRow>,
): Promise<void> {
  const figures = ({ status, leads, barred }: PhotoRow) => ({ status, leads: leads === 1, barred: barred === 1 });
  const event = { action, by, now, reason, photoId };
  return addEvent(tx, { ...event, before: figures(before), after: figures({ ...before, ...values }) });
}
