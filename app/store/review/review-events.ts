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
  readonly reason?: string | undefined;
  /** The state before and after; an empty object if there was none. */
  readonly before: object;
  readonly after: object;
}

let lastMoment = 0;

export async function addEvent(db: Kysely<Tables>, event: NewEvent): Promise<void> {
  // Ids increase with time, so that two events of one millisecond keep their order.
  lastMoment = Math.max(lastMoment + 1, event.now.getTime() * 1_000);
  await db
    .insertInto("review_events")
    .values({
      id: `${lastMoment.toString(36).padStart(12, "0")}-${randomBytes(4).toString("hex")}`,
      at: event.now.toISOString(),
      userId: event.by?.id ?? null,
      submissionId: event.submissionId ?? null,
      correctionId: event.correctionId ?? null,
      locationId: event.locationId ?? null,
      reportId: event.reportId ?? null,
      action: event.action,
      reason: event.reason ?? null,
      before: JSON.stringify(event.before),
      after: JSON.stringify(event.after),
    })
    .execute();
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

export type EventSubject = { readonly [K in "submissionId" | "correctionId" | "locationId" | "reportId"]?: string };

/** Newest first. */
export async function listEvents(db: Kysely<Tables>, subject: EventSubject, limit = 50): Promise<ReviewEvent[]> {
  const [column, id] = Object.entries(subject)[0] as [keyof EventSubject, string];
  const rows = await db
    .selectFrom("review_events")
    .leftJoin("users", "users.id", "review_events.userId")
    .select(["review_events.id", "at", "username", "action", "correctionId", "reportId", "reason", "before", "after"])
    .where(column, "=", id)
    .orderBy("at", "desc")
    .orderBy("review_events.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const after = row.after ? JSON.parse(row.after) : undefined;
    return {
      id: row.id,
      at: row.at,
      by: row.username ?? (row.reportId === null ? "someone" : "The writer"),
      action: row.action as ReviewAction,
      // An edit prompted by a request belongs to the listing: only decisions change a status.
      of:
        row.reportId !== null
          ? "report"
          : row.correctionId !== null && after?.status !== undefined
            ? "request"
            : "listing",
      reason: row.reason ?? undefined,
      before: row.before ? JSON.parse(row.before) : undefined,
      after,
    };
  });
}
