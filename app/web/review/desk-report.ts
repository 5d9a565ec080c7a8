/** Loader and action of the page of a visitor's report. */
import { redirect } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { cleanText } from "../../domain/submissions/clean-input.ts";
import { isOverdue, promisedBy } from "../../domain/submissions/submission.ts";
import { reportFlags } from "../../domain/visits/report-flags.ts";
import type { ReportStatus } from "../../domain/visits/visit-report.ts";
import { readEditablePlace } from "../../store/places/edit-place.ts";
import {
  approveReport,
  type Cut,
  rejectReport,
  shortenReport,
  undoReportDecision,
} from "../../store/review/decide-report.ts";
import { claimItem } from "../../store/review/review-item.ts";
import { nextInQueue } from "../../store/review/review-queue.ts";
import { fieldsOf, findReport, listReportsOf } from "../../store/review/visit-reports.ts";
import type { SiteContext } from "../site-context.ts";
import { readReason, readVersion, requireReason } from "./desk-action.ts";
import { readHistory } from "./review-history.ts";

export async function openReport(site: SiteContext, id: string, reviewer: Reviewer) {
  const row = await findReport(site.db, id);
  if (!row) return undefined;
  const now = site.now();
  const status = row.status as ReportStatus;
  const { place, hiddenAt } = (await readEditablePlace(site.db, row.locationId))!;
  const ofPlace = await listReportsOf(site.db, row.locationId);
  const report = status === "withdrawn" ? undefined : fieldsOf(row);
  return {
    id,
    report,
    cut: { account: row.shortened ?? undefined, hidesWhere: row.hidesWhere === 1, hidesName: row.hidesName === 1 },
    flags: report ? reportFlags({ id, submittedAt: row.submittedAt, ...report }, ofPlace) : [],
    status,
    version: row.version,
    submittedAt: row.submittedAt,
    promisedBy: promisedBy(row.submittedAt).toISOString(),
    overdue: isOverdue(row, now),
    // A withdrawal is not a reviewer's decision and cannot be undone.
    decided:
      row.decidedAt && status !== "withdrawn"
        ? { at: row.decidedAt, by: row.decidedByName ?? "someone", reason: row.publicReason ?? "" }
        : null,
    withdrawnAt: status === "withdrawn" ? row.decidedAt : null,
    place: {
      id: place.id,
      slug: place.slug,
      houseName: place.houseName,
      where: `${place.city}, ${place.state}`,
      isPrivate: place.access === "private",
      isHidden: hiddenAt !== undefined,
    },
    others: ofPlace.filter((other) => other.id !== id),
    claim: await claimItem(site.db, "visit_reports", id, { reviewer, now }),
    next: await nextInQueue(site.db, row, { reviewer, now }),
    history: await readHistory(site.db, { reportId: id }),
  };
}

export async function decideOnReport(site: SiteContext, id: string, by: Reviewer, form: FormData): Promise<Response> {
  const decision = { reportId: id, version: readVersion(form), by, now: site.now(), reason: readReason(form) };
  switch (form.get("intent")) {
    case "approve":
      await approveReport(site.db, decision, readCut(form));
      break;
    case "shorten":
      await shortenReport(site.db, decision, readCut(form));
      break;
    case "reject":
      await rejectReport(site.db, { ...decision, reason: requireReason(form) });
      break;
    case "undo":
      await undoReportDecision(site.db, decision);
      break;
    default:
      throw new DomainError("invalid", "There is no such action.");
  }
  await site.refreshCatalog();
  return redirect(`/review/report/${id}`, 303);
}

function readCut(form: FormData): Cut {
  const account = cleanText(form.get("shortened"));
  return {
    account: typeof account === "string" ? account : undefined,
    hidesWhere: form.get("hidesWhere") === "yes",
    hidesName: form.get("hidesName") === "yes",
  };
}
