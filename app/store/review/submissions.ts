import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { PendingSubmission } from "../../domain/submissions/pending-duplicates.ts";
import type { Submission, SubmissionFields } from "../../domain/submissions/submission.ts";
import { SUBMISSION_FIELDS } from "../../domain/submissions/submission-fields.ts";
import type { SubmissionsTable, Tables } from "../engine/tables.ts";

interface SubmissionCircumstances {
  readonly now: Date;
  /** Makes sending a form twice idempotent. */
  readonly idempotencyKey?: string | undefined;
  readonly senderHash?: string | undefined;
}

export interface ReceivedSubmission {
  readonly submission: Submission;
  readonly trackingToken: string;
  /** False if the same form was received before. */
  readonly isNew: boolean;
}

/** Stores a submission, durably when it returns; a second one with the same key returns the first. */
export async function addSubmission(
  db: Kysely<Tables>,
  fields: SubmissionFields,
  { now, idempotencyKey, senderHash }: SubmissionCircumstances,
): Promise<ReceivedSubmission> {
  const inserted = await db
    .insertInto("submissions")
    .values({
      id: randomUUID(),
      ...columnsOf(fields),
      submittedAt: now.toISOString(),
      idempotencyKey: idempotencyKey ?? null,
      // Hex, because page URLs are lower case.
      trackingToken: randomBytes(16).toString("hex"),
      senderHash: senderHash ?? null,
    })
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returningAll()
    .executeTakeFirst();
  const row = inserted ?? (await findByKey(db, idempotencyKey!))!;
  return { submission: submissionFromRow(row), trackingToken: row.trackingToken!, isNew: inserted !== undefined };
}

export async function findReceived(db: Kysely<Tables>, key: string): Promise<ReceivedSubmission | undefined> {
  const row = await findByKey(db, key);
  return row && { submission: submissionFromRow(row), trackingToken: row.trackingToken!, isNew: false };
}

function findByKey(db: Kysely<Tables>, key: string) {
  return db.selectFrom("submissions").selectAll().where("idempotencyKey", "=", key).executeTakeFirst();
}

export async function findSubmission(db: Kysely<Tables>, id: string): Promise<Submission | undefined> {
  const row = await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
  return row && submissionFromRow(row);
}

/** Newest first, without internal columns. */
export async function listSubmissions(db: Kysely<Tables>, limit: number): Promise<Submission[]> {
  const rows = await db.selectFrom("submissions").selectAll().orderBy("submittedAt", "desc").limit(limit).execute();
  return rows.map(submissionFromRow);
}

/** Cap on pending submissions compared for duplicates; keeps a spam flood from going quadratic. */
const MAX_COMPARED = 1_000;

/** Pending submissions in these states, oldest first: possible duplicates of a new one. */
export async function listPending(db: Kysely<Tables>, states: readonly string[]): Promise<PendingSubmission[]> {
  if (states.length === 0) return [];
  return db
    .selectFrom("submissions")
    .select(["id", "attractionName", "streetAddress", "city", "state", "submittedAt"])
    .where("status", "=", "pending")
    .where("state", "in", states)
    .orderBy("submittedAt")
    .orderBy("id")
    .limit(MAX_COMPARED)
    .execute();
}

/** Deletes the digests of senders' addresses. */
export async function forgetSenders(db: Kysely<Tables>, before: Date): Promise<void> {
  for (const table of ["submissions", "corrections", "visit_reports", "photos"] as const) {
    await db
      .updateTable(table)
      .set(table === "visit_reports" ? { senderHash: null, senderDay: null } : { senderHash: null })
      .where("senderHash", "is not", null)
      .where("submittedAt", "<", before.toISOString())
      .execute();
  }
}

type SubmissionRow = Selectable<SubmissionsTable>;

function columnsOf(fields: SubmissionFields): Pick<SubmissionRow, (typeof SUBMISSION_FIELDS)[number]> {
  return Object.fromEntries(SUBMISSION_FIELDS.map((field) => [field, fields[field] ?? null])) as never;
}

export function submissionFromRow(row: SubmissionRow): Submission {
  const shown = ["id", ...SUBMISSION_FIELDS, "status", "submittedAt"] as const;
  return Object.fromEntries(
    shown.map((field) => [field, row[field]] as const).filter(([, value]) => value !== null),
  ) as unknown as Submission;
}
