/** What reviewers changed in a listing and did not revert. */
import type { Kysely } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { changedFields } from "../../domain/places/changed-fields.ts";
import { withScore } from "../../domain/places/rating.ts";
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

/** Fields that reviewers changed and did not change back, by the listing's id. */
export async function fieldsOfReviewers(
  db: Kysely<Tables>,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const fields = new Map<string, ReadonlySet<string>>();
  for (const id of placeIds) {
    const edits = standing(await listSteps(db, id)).filter(({ action }) => action === "edit");
    fields.set(id, new Set(edits.flatMap(({ changed }) => changed)));
  }
  return fields;
}

/** A score computed by the rubric is nobody's choice; a score chosen by a reviewer comes without the rubric's renown. */
function chosenFields(before: string | null, after: string | null): readonly string[] {
  const [was, is] = [before, after].map((json) => withScore(JSON.parse(json ?? "{}"))) as [Draft, Draft];
  const fields = changedFields({ ...was }, { ...is }).map(({ field }) => field);
  if (!fields.includes("score")) return fields;
  return is.renown === undefined ? [...fields, "renown", "renownNote"] : fields.filter((field) => field !== "score");
}

type Draft = { readonly renown?: number };
/** The step that hid the listing. */
export async function lastHide(db: Kysely<Tables>, placeId: string): Promise<ListingChange | undefined> {
  return standing(await listSteps(db, placeId)).findLast(({ action }) => action === "hide");
}

/** Throws a conflict while the listing stands removed for a request other than this one. */
export async function requireNoRemoval(db: Kysely<Tables>, placeId: string, exceptFor?: string): Promise<void> {
  const removal = standingRemovals(await listSteps(db, placeId)).find((step) => step.correctionId !== exceptFor);
  if (!removal) return;
  const request = exceptFor === undefined ? "a request" : "another request, too";
  throw new DomainError(
    "conflict",
    `${removal.username ?? "Someone"} removed the listing for ${request} (${momentOf(removal.at)}). That still stands, so nothing was changed; undo that decision first.`,
  );
}

function standingRemovals(steps: readonly Step[]): Step[] {
  let removals: Step[] = [];
  for (const step of steps) {
    const { hides } = JSON.parse(step.after ?? "{}");
    if (step.action === "approve" && hides === true) removals.push(step);
    if (step.action === "undo") removals = removals.filter(({ correctionId }) => correctionId !== step.correctionId);
    if (step.action === "restore") removals = [];
  }
  return removals;
}

export const momentOf = (at: string): string => `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`;

type Step = Awaited<ReturnType<typeof listSteps>>[number];

function listSteps(db: Kysely<Tables>, placeId: string) {
  return db
    .selectFrom("review_events")
    .leftJoin("users", "users.id", "review_events.userId")
    .select(["at", "username", "action", "submissionId", "correctionId", "before", "after"])
    .where("locationId", "=", placeId)
    .orderBy("review_events.id")
    .execute();
}

function standing(steps: readonly Step[]): (ListingChange & { readonly changed: readonly string[] })[] {
  let changes: ReturnType<typeof standing> = [];
  for (const { action, at, username, correctionId, before, after } of steps) {
    const by = username ?? "someone";
    if (action === "edit") changes.push({ action, at, by, correctionId, changed: chosenFields(before, after) });
    if (action === "hide") changes.push({ action, at, by, correctionId, changed: [] });
    // Only the last edit can be undone; an "undo" that sets a status is about a request.
    if (action === "undo" && JSON.parse(after ?? "{}").status === undefined) changes.pop();
    if (action === "restore") changes = changes.filter((change) => change.action !== "hide");
  }
  return changes;
}
