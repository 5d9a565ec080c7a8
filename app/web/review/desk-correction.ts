/** Loader and action of the correction page. */
import { redirect } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { isOverdue, promisedBy, type SubmissionStatus } from "../../domain/submissions/submission.ts";
import { readEditablePlace } from "../../store/places/edit-place.ts";
import { decideCorrection, findCorrection, listPendingRequests } from "../../store/review/corrections.ts";
import { claimItem } from "../../store/review/review-item.ts";
import { nextInQueue } from "../../store/review/review-queue.ts";
import type { SiteContext } from "../site-context.ts";
import { readReason, readVersion, requireReason } from "./desk-action.ts";
import { readHistory } from "./review-history.ts";

export async function openCorrection(site: SiteContext, id: string, reviewer: Reviewer) {
  const row = await findCorrection(site.db, id);
  if (!row) return undefined;
  const now = site.now();
  const found = await readEditablePlace(site.db, row.locationId);
  const history = await readHistory(site.db, { correctionId: id });
  return {
    id,
    kind: row.kind,
    message: row.message,
    contact: row.contact ?? undefined,
    status: row.status as SubmissionStatus,
    version: row.version,
    submittedAt: row.submittedAt,
    promisedBy: promisedBy(row.submittedAt).toISOString(),
    overdue: isOverdue(row, now),
    decided: row.decidedAt && { at: row.decidedAt, by: row.decidedByName ?? "someone", reason: row.publicReason ?? "" },
    place: found && {
      id: found.place.id,
      slug: found.place.slug,
      houseName: found.place.houseName,
      where: `${found.place.address}, ${found.place.city}, ${found.place.state}`,
      storySummary: found.place.storySummary,
      hidden: found.hiddenAt !== undefined,
    },
    // "Done" tells the visitor that the listing was changed.
    isChanged: history.some(({ action }) => action === "edit" || action === "hide"),
    others: await listPendingRequests(site.db, row.locationId, id),
    claim: await claimItem(site.db, "corrections", id, { reviewer, now }),
    next: await nextInQueue(site.db, row, { reviewer, now }),
    history,
  };
}

export async function decideRequest(site: SiteContext, id: string, by: Reviewer, form: FormData): Promise<Response> {
  const decision = { correctionId: id, version: readVersion(form), by, now: site.now() };
  switch (form.get("intent")) {
    case "done":
      await decideCorrection(site.db, { ...decision, outcome: "approved", reason: readReason(form) });
      break;
    case "hide":
      await decideCorrection(site.db, {
        ...decision,
        outcome: "approved",
        hideListing: true,
        reason: readReason(form),
      });
      break;
    case "decline":
      await decideCorrection(site.db, { ...decision, outcome: "rejected", reason: requireReason(form) });
      break;
    case "undo":
      await decideCorrection(site.db, { ...decision, outcome: "pending" });
      break;
    default:
      throw new DomainError("invalid", "There is no such action.");
  }
  await site.refreshCatalog();
  return redirect(`/review/correction/${id}`, 303);
}
