/** Visitors' reports at the desk. */
import { DomainError } from "../../domain/domain-error.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { cleanText } from "../../domain/submissions/clean-input.ts";
import { reportFlags } from "../../domain/visits/report-flags.ts";
import type { ReportStatus } from "../../domain/visits/visit-report.ts";
import { listPhotosOf } from "../../store/photos/desk-photos.ts";
import {
  approveReport,
  type Cut,
  rejectReport,
  shortenReport,
  undoReportDecision,
} from "../../store/review/decide-report.ts";
import type { ItemRow } from "../../store/review/review-item.ts";
import { fieldsOf, listReportsOf } from "../../store/review/visit-reports.ts";
import type { SiteContext } from "../site-context.ts";
import { readReason, readVersion, requireReason } from "./desk-action.ts";
import { deskListing } from "./desk-listing.ts";

export async function openReport(site: SiteContext, row: ItemRow<"report">) {
  const { id } = row;
  const status = row.status as ReportStatus;
  const ofPlace = await listReportsOf(site.db, row.locationId);
  const report = status === "withdrawn" ? undefined : fieldsOf(row);
  return {
    report,
    photos: await listPhotosOf(site.db, { reportId: id }),
    cut: { account: row.shortened ?? undefined, hidesWhere: row.hidesWhere === 1, hidesName: row.hidesName === 1 },
    flags: report ? reportFlags({ id, submittedAt: row.submittedAt, ...report }, ofPlace) : [],
    status,
    place: await deskListing(site, row.locationId),
    others: ofPlace.filter((other) => other.id !== id),
  };
}

export async function decideOnReport(site: SiteContext, id: string, by: Reviewer, form: FormData): Promise<void> {
  const decision = { reportId: id, version: readVersion(form), by, now: site.now(), reason: readReason(form) };
  switch (form.get("intent")) {
    case "approve":
      return approveReport(site.db, decision, readCut(form));
    case "shorten":
      return shortenReport(site.db, decision, readCut(form));
    case "reject":
      return rejectReport(site.db, { ...decision, reason: requireReason(form) });
    case "undo":
      return undoReportDecision(site.db, decision);
    default:
      throw new DomainError("invalid", "There is no such action.");
  }
}

function readCut(form: FormData): Cut {
  const account = cleanText(form.get("shortened"));
  return {
    account: typeof account === "string" ? account : undefined,
    hidesWhere: form.get("hidesWhere") === "yes",
    hidesName: form.get("hidesName") === "yes",
  };
}
