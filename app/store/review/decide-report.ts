/**
 * Decisions on a visitor's report. Each is one transaction: the change, the place's rating, the catalog's version and
 * an event without any of the visitor's words, which could not be removed from the history.
 */
import type { Kysely, Transaction } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import type { ReviewAction } from "../../domain/review/review-steps.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { isCutOf } from "../../domain/visits/shortened-account.ts";
import { MAX_ACCOUNT, type ReportStatus } from "../../domain/visits/visit-report.ts";
import type { Tables } from "../engine/tables.ts";
import { withdrawPhotosIn } from "../photos/decide-photo.ts";
import { lockCatalog, raiseVersion } from "../places/catalog-version.ts";
import { refreshRatings } from "../places/ratings.ts";
import { addEvent } from "./review-events.ts";
import { conflictOver, decided, UNDECIDED } from "./review-item.ts";
import type { ReportRow } from "./visit-reports.ts";

interface ReportDecision {
  readonly reportId: string;
  /** The version that the reviewer saw. */
  readonly version: number;
  readonly by: Reviewer;
  readonly now: Date;
  /** What the writer is told. */
  readonly reason?: string | undefined;
}

/** What a reviewer removes from a report. */
export interface Cut {
  /** The whole account if nothing is cut from it. */
  readonly account: string | undefined;
  readonly hidesWhere: boolean;
  readonly hidesName: boolean;
}

export function approveReport(db: Kysely<Tables>, decision: ReportDecision, cut?: Cut): Promise<void> {
  return change(db, decision, "approve", ["pending"], async (before, tx) => {
    await requireVisitable(tx, before.locationId);
    return { ...decided(decision, "approved"), ...(cut && columnsOfCut(before, cut)) };
  });
}

export function rejectReport(db: Kysely<Tables>, decision: ReportDecision & { reason: string }): Promise<void> {
  return change(db, decision, "reject", ["pending"], () => decided(decision, "rejected"));
}

/** Shortens it before the decision or after publication. The original stays in its row, for reviewers. */
export function shortenReport(db: Kysely<Tables>, decision: ReportDecision, cut: Cut): Promise<void> {
  return change(db, decision, "shorten", ["pending", "approved"], (before) => columnsOfCut(before, cut));
}

/** It is pending again; cuts stay until a reviewer changes them. */
export function undoReportDecision(db: Kysely<Tables>, decision: ReportDecision): Promise<void> {
  return change(db, decision, "undo", ["approved", "rejected"], () => UNDECIDED);
}

/**
 * Withdraws it for its writer, at any time, permanently. What remains is the fact that there was a report: its words and photographs
 * are deleted. False if no report has this token.
 */
export function withdrawReport(db: Kysely<Tables>, trackingToken: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const before = await tx
      .selectFrom("visit_reports")
      .selectAll()
      .where("trackingToken", "=", trackingToken)
      .executeTakeFirst();
    if (!before) return false;
    if (before.status === "withdrawn") return true;
    const after = await update(tx, before, {
      status: "withdrawn",
      decidedAt: now.toISOString(),
      decidedBy: null,
      ...WITHOUT_WORDS,
    });
    await withdrawPhotosIn(tx, before.id, now);
    await record(tx, { reportId: before.id, now }, "withdraw", before, after);
    return true;
  });
}

const WITHOUT_WORDS = {
  month: null,
  timeOfDay: null,
  happened: null,
  activities: null,
  where: null,
  account: null,
  stars: null,
  name: null,
  shortened: null,
  publicReason: null,
  senderHash: null,
  senderDay: null,
} as const;

/**
 * Reads the report as the reviewer saw it. As everywhere, the catalog's lock comes first, so nobody decides
 * concurrently.
 */
function change(
  db: Kysely<Tables>,
  decision: ReportDecision,
  action: ReviewAction,
  expected: readonly ReportStatus[],
  valuesOf: (before: ReportRow, tx: Transaction<Tables>) => Partial<ReportRow> | Promise<Partial<ReportRow>>,
): Promise<void> {
  const { reportId, version } = decision;
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const before = await tx.selectFrom("visit_reports").selectAll().where("id", "=", reportId).executeTakeFirst();
    if (!before) throw new DomainError("not-found", "There is no such report.");
    if (before.status === "withdrawn") {
      throw new DomainError("conflict", "The writer withdrew this report, and that cannot be undone.");
    }
    if (before.version !== version || !expected.some((status) => status === before.status)) {
      throw await conflictOver(tx, { reportId });
    }
    const after = await update(tx, before, await valuesOf(before, tx));
    await record(tx, decision, action, before, after);
  });
}

/** Writes the row and, if visitors can see the report or could until now, everything derived from it. */
async function update(tx: Transaction<Tables>, before: ReportRow, values: Partial<ReportRow>): Promise<ReportRow> {
  const isPublic = before.status === "approved" || values.status === "approved";
  const catalogVersion = isPublic ? await raiseVersion(tx) : before.catalogVersion;
  const after = {
    ...before,
    ...values,
    claimedBy: null,
    claimedAt: null,
    version: before.version + 1,
    catalogVersion,
  };
  const { id, ...columns } = after;
  await tx.updateTable("visit_reports").set(columns).where("id", "=", id).execute();
  if (isPublic) await refreshRatings(tx, [before.locationId]);
  return after;
}

function columnsOfCut(before: ReportRow, { account, hidesWhere, hidesName }: Cut): Partial<ReportRow> {
  const original = before.account ?? "";
  if (account !== undefined && (account.length > MAX_ACCOUNT || !isCutOf(original, account))) {
    const sentence = "Words can only be cut here, not added or changed. You may write [...] where something was.";
    throw new DomainError("invalid", sentence, { shortened: sentence });
  }
  const shortened = account === undefined || account === original ? null : account;
  return { shortened, hidesWhere: Number(hidesWhere), hidesName: Number(hidesName) };
}

async function requireVisitable(tx: Transaction<Tables>, placeId: string): Promise<void> {
  const place = await tx
    .selectFrom("haunted_locations")
    .select("access")
    .where("id", "=", placeId)
    .executeTakeFirstOrThrow();
  if (place.access === "private") {
    throw new DomainError("conflict", "The place is private now, so its reports cannot be published.");
  }
}

/** For the event: numbers and flags, never words. */
function record(
  tx: Transaction<Tables>,
  { reportId, by, now, reason }: Omit<ReportDecision, "version" | "by"> & { by?: Reviewer },
  action: ReviewAction,
  before: ReportRow,
  after: ReportRow,
): Promise<void> {
  return addEvent(tx, { action, by, now, reason, reportId, before: figuresOf(before), after: figuresOf(after) });
}

function figuresOf({ status, shortened, account, hidesWhere, hidesName }: ReportRow) {
  return {
    status,
    characters: (shortened ?? account)?.length,
    hidesWhere: hidesWhere === 1,
    hidesName: hidesName === 1,
  };
}
