import { summarizeReports, summarySentence } from "../../domain/visits/report-summary.ts";
import type { VisitReport } from "../../domain/visits/visit-report.ts";

/** Reports per page. */
const REPORTS_PER_PAGE = 5;
/** Activities that the summary names. */
const MOST_NAMED = 3;

/** The visitors' reports of a place, one page of them. Undefined past the end. */
export function visitsView(reports: readonly VisitReport[], page: number) {
  const pages = Math.max(1, Math.ceil(reports.length / REPORTS_PER_PAGE));
  if (!(page >= 1 && page <= pages)) return undefined;
  const summary = summarizeReports(reports);
  return {
    sentence: summarySentence(summary),
    // A single visitor is not "most often".
    mostNamed: summary.total > 1 ? summary.activities.slice(0, MOST_NAMED) : [],
    reports: reports.slice((page - 1) * REPORTS_PER_PAGE, page * REPORTS_PER_PAGE),
    total: reports.length,
    perPage: REPORTS_PER_PAGE,
    page,
    pages,
  };
}

export type VisitsView = NonNullable<ReturnType<typeof visitsView>>;
