/** Requests about listings at the desk. */
import { DomainError } from "../../domain/domain-error.ts";
import { formatPrice } from "../../domain/places/number-words.ts";
import type { Place } from "../../domain/places/place.ts";
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
      visit: visitFacts(found.place),
      isHidden: found.hiddenAt !== undefined,
    },
    isChanged: (await lastChangeFor(site.db, row)) !== undefined,
    others: await listPendingRequests(site.db, row.locationId, row.id),
  };
}

/** What visitors correct most, as it is now. */
function visitFacts({ openingHours, hoursChecked, phoneNumber, website, admission, ticketPrice, access }: Place) {
  const checked = hoursChecked && `, checked ${hoursChecked}`;
  return {
    hours: openingHours && `${openingHours}${checked ?? ""}`,
    phone: phoneNumber,
    website,
    admission: [admission, ticketPrice !== undefined && formatPrice(ticketPrice)].filter(Boolean).join(", "),
    access,
  };
}

export async function decideRequest(site: SiteContext, id: string, by: Reviewer, form: FormData): Promise<void> {
  const decision = { correctionId: id, version: readVersion(form), by, now: site.now(), reason: readReason(form) };
  switch (form.get("intent")) {
    case "done":
      return decideCorrection(site.db, { ...decision, outcome: "approved" });
    case "hide":
      return decideCorrection(site.db, { ...decision, outcome: "approved", hideListing: true });
    case "decline":
      return decideCorrection(site.db, { ...decision, outcome: "rejected", reason: requireReason(form) });
    case "undo":
      return decideCorrection(site.db, { ...decision, outcome: "pending", reason: undefined });
    default:
      throw new DomainError("invalid", "There is no such action.");
  }
}
