import type { Kysely } from "kysely";
import type { SubmissionStatus } from "../../domain/submissions/submission.ts";
import type { Tables } from "../engine/tables.ts";

/** What a sender sees at the private tracking URL. */
export interface TrackedItem {
  readonly kind: "submission" | "correction";
  readonly title: string;
  readonly status: SubmissionStatus;
  readonly submittedAt: string;
  readonly decidedAt: string | undefined;
  readonly publicReason: string | undefined;
  /** The published place, the one it duplicates, or the one it is about. */
  readonly placeId: string | undefined;
}

export async function findTracked(db: Kysely<Tables>, token: string): Promise<TrackedItem | undefined> {
  const submission = await db
    .selectFrom("submissions")
    .select(["attractionName", "status", "submittedAt", "decidedAt", "publicReason", "placeId"])
    .where("trackingToken", "=", token)
    .executeTakeFirst();
  if (submission) return { kind: "submission", title: submission.attractionName, ...shown(submission) };
  const correction = await db
    .selectFrom("corrections")
    .leftJoin("haunted_locations", "haunted_locations.id", "corrections.locationId")
    .select(["houseName", "status", "submittedAt", "decidedAt", "publicReason", "locationId as placeId"])
    .where("trackingToken", "=", token)
    .executeTakeFirst();
  return correction && { kind: "correction", title: correction.houseName ?? "A listing", ...shown(correction) };
}

function shown(row: {
  status: string;
  submittedAt: string;
  decidedAt: string | null;
  publicReason: string | null;
  placeId: string | null;
}) {
  return {
    status: row.status as SubmissionStatus,
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt ?? undefined,
    publicReason: row.publicReason ?? undefined,
    placeId: row.placeId ?? undefined,
  };
}
