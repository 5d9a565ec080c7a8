/** What reviewers did to a listing and did not take back. */
import type { Kysely } from "kysely";
import type { Tables } from "../engine/tables.ts";

export interface ListingChange {
  readonly action: "edit" | "hide";
  readonly at: string;
  readonly by: string;
  /** The request that led to it. */
  readonly correctionId: string | null;
}

/** The newest one since this submission was approved. */
export async function lastChangeSinceApproval(
  db: Kysely<Tables>,
  { submissionId, placeId }: { submissionId: string; placeId: string },
): Promise<ListingChange | undefined> {
  const events = await listSteps(db, placeId);
  const approval = events.findLastIndex((event) => event.submissionId === submissionId && event.action === "approve");
  return standing(events.slice(approval + 1)).at(-1);
}

/** The newest one that was made for this request. */
export async function lastChangeFor(
  db: Kysely<Tables>,
  request: { id: string; locationId: string },
): Promise<ListingChange | undefined> {
  const changes = standing(await listSteps(db, request.locationId));
  return changes.findLast(({ correctionId }) => correctionId === request.id);
}

/** The step that a listing is hidden by. */
export async function lastHide(db: Kysely<Tables>, placeId: string): Promise<ListingChange | undefined> {
  return standing(await listSteps(db, placeId)).findLast(({ action }) => action === "hide");
}

type Step = Awaited<ReturnType<typeof listSteps>>[number];

function listSteps(db: Kysely<Tables>, placeId: string) {
  return db
    .selectFrom("review_events")
    .leftJoin("users", "users.id", "review_events.userId")
    .select(["at", "username", "action", "submissionId", "correctionId", "after"])
    .where("locationId", "=", placeId)
    .orderBy("at")
    .orderBy("review_events.id")
    .execute();
}

function standing(steps: readonly Step[]): ListingChange[] {
  let changes: ListingChange[] = [];
  for (const { action, at, username, correctionId, after } of steps) {
    if (action === "edit" || action === "hide") changes.push({ action, at, by: username ?? "someone", correctionId });
    // Only the last edit can be undone; an "undo" that sets a status is about a request.
    if (action === "undo" && JSON.parse(after ?? "{}").status === undefined) changes.pop();
    if (action === "restore") changes = changes.filter((change) => change.action !== "hide");
  }
  return changes;
}
