/** Submissions at the desk. */
import { findByIdOrPath } from "../../domain/catalog/find-place.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { withHoursChecked } from "../../domain/places/hours/hours-checked.ts";
import { listingFromSubmission, placeFromListing, placeIdOf, positionOf } from "../../domain/review/publish-listing.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { REQUIRED } from "../../domain/submissions/form-messages.ts";
import { findSubmissionDuplicates, type LikelyDuplicate } from "../../domain/submissions/likely-duplicates.ts";
import { findPendingDuplicates } from "../../domain/submissions/pending-duplicates.ts";
import type { Submission, SubmissionStatus } from "../../domain/submissions/submission.ts";
import { flagsOf } from "../../domain/submissions/submission-flags.ts";
import { townOf, whereaboutsOf } from "../../domain/submissions/submission-whereabouts.ts";
import {
  approveSubmission,
  type Decision,
  markDuplicate,
  readDraft,
  rejectSubmission,
  saveDraft,
  undoDecision,
} from "../../store/review/decide-submission.ts";
import { type ItemRow, NO_SUCH_LISTING } from "../../store/review/review-item.ts";
import { countBySender } from "../../store/review/review-queue.ts";
import { findSubmission, listPending, submissionFromRow } from "../../store/review/submissions.ts";
import type { SiteContext } from "../site-context.ts";
import { readReason, readVersion, requireReason } from "./desk-action.ts";
import { requireFirstListing, requireListing } from "./require-listing.ts";

export async function openSubmission(site: SiteContext, row: ItemRow<"submission">) {
  const { id } = row;
  const submission = submissionFromRow(row);
  const position = positionOf(submission, site.gazetteer);
  const where = whereaboutsOf(submission, site.gazetteer);
  const duplicates = duplicatesOf(site, { ...submission, id });
  const { state } = submission;
  const pendingDuplicates =
    row.status === "pending" ? findPendingDuplicates(submission, await listPending(site.db, [state])) : [];
  const fromSender = row.senderHash ? ((await countBySender(site.db, [row.senderHash])).get(row.senderHash) ?? 0) : 0;
  const place = row.placeId ? site.catalog.byId.get(row.placeId) : undefined;
  return {
    submission,
    placeId: placeIdOf(id),
    status: row.status as SubmissionStatus,
    place: place && { id: place.id, slug: place.slug, houseName: place.houseName },
    listing: readDraft(row) ?? listingFromSubmission(submission, site.gazetteer),
    flags: flagsOf(submission, {
      duplicates,
      pendingDuplicates,
      fromSender,
      where,
    }),
    pin: {
      guess: position && {
        lat: position.lat,
        lng: position.lng,
        what: position.precision === "zip" ? `zip code ${submission.zipCode}` : position.label,
      },
      town: townOf(where.town),
    },
    milesFromZip: where.milesApart,
    duplicates: duplicates.map(({ place, likeness, miles, sameAddress }) => ({
      id: place.id,
      slug: place.slug,
      houseName: place.houseName,
      address: place.address,
      city: place.city,
      state: place.state,
      storySummary: place.storySummary,
      website: place.website,
      likeness,
      miles,
      sameAddress,
    })),
    pendingDuplicates: await Promise.all(
      pendingDuplicates.map(async ({ submission, likeness, sameAddress }) => ({
        ...submission,
        likeness,
        sameAddress,
        description: (await findSubmission(site.db, submission.id))?.description ?? "",
      })),
    ),
  };
}

export async function decideOnSubmission(site: SiteContext, id: string, by: Reviewer, form: FormData): Promise<void> {
  const decision: Decision = {
    submissionId: id,
    version: readVersion(form),
    by,
    now: site.now(),
    reason: readReason(form),
  };
  switch (form.get("intent")) {
    case "draft":
      return saveDraft(site.db, decision, requireListing(form));
    case "approve": {
      const listing = requireFirstListing(form);
      const written = placeFromListing(listing, placeIdOf(id), site.gazetteer, site.now());
      const place = withHoursChecked(written, undefined, site.now());
      return approveSubmission(site.db, decision, { place, listing });
    }
    case "reject":
      return rejectSubmission(site.db, { ...decision, reason: requireReason(form) });
    case "duplicate":
      return markDuplicate(site.db, decision, findPlaceId(site, String(form.get("placeId") ?? "")));
    case "undo":
      return undoDecision(site.db, decision);
    default:
      throw new DomainError("invalid", "There is no such action.");
  }
}

/** Likely duplicates among the listings; the queue flags the same ones. */
export function duplicatesOf(
  { catalog, gazetteer }: SiteContext,
  submission: Pick<Submission, "id" | "attractionName" | "streetAddress" | "city" | "state" | "zipCode">,
): LikelyDuplicate[] {
  const { id, attractionName: name, streetAddress: address, city, state, zipCode } = submission;
  const wanted = { name, address, city, state, position: positionOf(submission, gazetteer) };
  const found = findSubmissionDuplicates(catalog, wanted, gazetteer.findZip(zipCode.slice(0, 5)));
  return found.filter(({ place }) => place.id !== placeIdOf(id));
}

/** Accepts an id, a slug or a page URL. */
function findPlaceId(site: SiteContext, text: string): string {
  const name = text.trim().split(/[?#]/)[0]!.split("/").filter(Boolean).at(-1) ?? "";
  const place = findByIdOrPath(site.catalog, name)?.place;
  if (place) return place.id;
  throw new DomainError("invalid", NO_SUCH_LISTING, { placeId: text.trim() ? NO_SUCH_LISTING : REQUIRED });
}
