/** Requests about listings at the desk. */
import { DomainError } from "../../domain/domain-error.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import type { SubmissionStatus } from "../../domain/submissions/submission.ts";
import { readEditablePlace } from "../../store/places/edit-place.ts";
import { decideCorrection, listPendingRequests } from "../../store/review/corrections.ts";
import type { ItemRow } from "../../store/review/review-item.ts";
import { lastChangeFor } from "../../store/review/standing-changes.ts";
import type { SiteContext } from "../site-context.ts";
import { readReason, readVersion, requireReason } from "./desk-action.ts";

export async function openCorrection(site: SiteContext, row: ItemRow<"correction">) {
  const found = await readEditablePlace(site.db, row.locationId);
  return {
    kind: row.kind,
    message: row.message,
    contact: row.contact ?? undefined,
    status: row.status as SubmissionStatus,
    place: found && {
      id: found.place.id,
      slug: found.place.slug,
      houseName: found.place.houseName,
      where: `${found.place.address}, ${found.place.city}, ${found.place.state}`,
      storySummary: found.place.storySummary,
      isHidden: found.hiddenAt !== undefined,
    },
    isChanged: (await lastChangeFor(site.db, row)) !== undefined,
    others: await listPendingRequests(site.db, row.locationId, row.id),
  };
}

export async function decideRequest(site: SiteContext, id: string, by: Reviewer, form: FormData): Promise<void> {
  const decision = { correctionId: id, version: readVersion(form), by, now: site.now(), reason: readReason(form) };
  switch (form.get("intent")) {
    case "done":
      return decideCorrection(site.db, { ...decision, outcome: "approved" }, site.gazetteer);
    case "hide":
      return decideCorrection(site.db, { ...decision, outcome: "approved", hideListing: true }, site.gazetteer);
    case "decline":
      return decideCorrection(
        site.db,
        { ...decision, outcome: "rejected", reason: requireReason(form) },
        site.gazetteer,
      );
    case "undo":
      return decideCorrection(site.db, { ...decision, outcome: "pending", reason: undefined }, site.gazetteer);
    default:
      throw new DomainError("invalid", "There is no such action.");
  }
}
