/** The review record: who did what, when and why. Append-only. */
import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { ReviewAction, ReviewStep } from "../../domain/review/review-steps.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import type { Tables } from "../engine/tables.ts";

interface NewEvent {
  readonly action: ReviewAction;
  /** Absent if the writer of a report acted. */
  readonly by?: Reviewer | undefined;
  readonly now: Date;
  readonly submissionId?: string | undefined;
  readonly correctionId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly reportId?: string | undefined;
  readonly photoId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly reason?: string | undefined;
  /** The state before and after; an empty object if there was none. */
  readonly before?: object;
  readonly after?: object;
}

export async function addEvent(db: Kysely<Tables>, event: NewEvent): Promise<void> {
  await db
    .insertInto("review_events")
    .values({
      id: await nextId(db, event.now),
      at: event.now.toISOString(),
      userId: event.by?.id ?? null,
      submissionId: event.submissionId ?? null,
      correctionId: event.correctionId ?? null,
      locationId: event.locationId ?? null,
      reportId: event.reportId ?? null,
      photoId: event.photoId ?? null,
      accountId: event.accountId ?? null,
      action: event.action,
      reason: event.reason ?? null,
      before: JSON.stringify(event.before ?? {}),
      after: JSON.stringify(event.after ?? {}),
    })
    .execute();
}

/** Ids increase with every event, whatever the servers' clocks say: the history is read in that order. */
async function nextId(db: Kysely<Tables>, now: Date): Promise<string> {
  const { last } = await db
    .selectFrom("review_events")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const moment = Math.max(Number.parseInt(last?.split("-")[0] ?? "0", 36) + 1, now.getTime() * 1_000);
  return `${moment.toString(36).padStart(12, "0")}-${randomBytes(4).toString("hex")}`;
}

export interface ReviewEvent {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly action: ReviewAction;
  readonly of: ReviewStep["of"];
  readonly reason: string | undefined;
  readonly before: Readonly<Record<string, unknown>> | undefined;
  readonly after: Readonly<Record<string, unknown>> | undefined;
}

export type EventSubject = {
  readonly [K in "submissionId" | "correctionId" | "locationId" | "reportId" | "photoId" | "accountId"]?: string;
};

/** Newest first. */
export async function listEvents(db: Kysely<Tables>, subject: EventSubject, limit = 50): Promise<ReviewEvent[]> {
  const [column, id] = Object.entries(subject)[0] as [keyof EventSubject, string];
  const rows = await db
    .selectFrom("review_events")
    .leftJoin("users", "users.id", "review_events.userId")
    .select(["review_events.id", "at", "username", "action", "correctionId", "reportId", "photoId", "accountId"])
    .select(["reason", "before", "after"])
    .where(column, "=", id)
    .orderBy("review_events.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const after = row.after ? JSON.parse(row.after) : undefined;
    return {
      id: row.id,
      at: row.at,
      by: row.username ?? whoElse(row),
      action: row.action as ReviewAction,
      of: subjectNamed(row, after),
      reason: row.reason ?? undefined,
      before: row.before ? JSON.parse(row.before) : undefined,
      after,
    };
  });
}

/** Actors without a desk account. */
function whoElse(row: Readonly<Record<"action" | "reportId" | "photoId" | "accountId", string | null>>): string {
  if (row.action === "rescale") return "An upgrade";
  if (row.accountId !== null || row.action === "add") return "An operator";
  return row.reportId === null && row.photoId === null ? "someone" : "The writer";
}

/** An edit made for a request belongs to the listing: only decisions change a status. */
function subjectNamed(
  row: Readonly<Record<"correctionId" | "reportId" | "photoId" | "accountId", string | null>>,
  after: { status?: unknown } | undefined,
): ReviewStep["of"] {
  if (row.accountId !== null) return "account";
  if (row.photoId !== null) return "photo";
  if (row.reportId !== null) return "report";
  return row.correctionId !== null && after?.status !== undefined ? "request" : "listing";
}
