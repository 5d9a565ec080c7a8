import type { Transaction } from "kysely";
import type { ReviewAction } from "../../domain/review/review-steps.ts";
import type { Tables } from "../engine/tables.ts";

export interface ListingChange {
  readonly action: ReviewAction;
  readonly at: string;
  readonly by: string;
}

/** The newest change to a listing since this submission was approved that was not undone. */
export async function lastChangeSinceApproval(
  tx: Transaction<Tables>,
  { submissionId, placeId }: { submissionId: string; placeId: string },
): Promise<ListingChange | undefined> {
  const events = await tx
    .selectFrom("review_events")
    .leftJoin("users", "users.id", "review_events.userId")
    .select(["at", "username", "action", "submissionId", "after"])
    .where("locationId", "=", placeId)
    .orderBy("at")
    .orderBy("review_events.id")
    .execute();
  const approval = events.findLastIndex((event) => event.submissionId === submissionId && event.action === "approve");
  let standing: ListingChange[] = [];
  for (const { username, after, ...event } of events.slice(approval + 1)) {
    const change = { action: event.action as ReviewAction, at: event.at, by: username ?? "someone" };
    if (change.action === "edit" || change.action === "hide") standing.push(change);
    // Only the last edit can be undone; an "undo" that sets a status is about a request.
    if (change.action === "undo" && JSON.parse(after ?? "{}").status === undefined) standing.pop();
    if (change.action === "restore") standing = standing.filter(({ action }) => action !== "hide");
  }
  return standing.at(-1);
}
