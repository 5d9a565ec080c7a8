import { Link } from "react-router";
import type { NamedActivity } from "../../domain/visits/report-summary.ts";
import type { ReportFields, ReportStatus } from "../../domain/visits/visit-report.ts";
import { plural, shorten } from "../text/format.ts";
import { formatMonth } from "../text/months.ts";
import { StatusMark } from "./desk-parts.tsx";

interface PlaceReport extends ReportFields {
  readonly id: string;
  readonly status: ReportStatus;
}

interface PlaceReportsProps {
  readonly heading: string;
  readonly reports: readonly PlaceReport[];
  /** Activities that several visitors named and the listing lacks. */
  readonly suggested?: readonly NamedActivity[];
}

const ACCOUNT_LENGTH = 120;
/** More than this are behind a click. */
const SHOWN = 8;

/** Visitors' reports of a place, newest first. */
export function PlaceReports({ heading, reports, suggested = [] }: PlaceReportsProps) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="place-reports" className="mt-8 panel">
      <h2 id="place-reports" className="text-xl">
        {heading} ({reports.length})
      </h2>
      {suggested.length > 0 && (
        <p className="mt-2 text-ember">
          Visitors noticed what the listing lacks:{" "}
          {suggested.map(({ label, count }) => `${label} (${plural(count, "visitor")})`).join(", ")}.
        </p>
      )}
      <Rows reports={reports.slice(0, SHOWN)} />
      {reports.length > SHOWN && (
        <details>
          <summary className="w-fit py-1 text-moon">{plural(reports.length - SHOWN, "older report")}</summary>
          <Rows reports={reports.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

function Rows({ reports }: { reports: readonly PlaceReport[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {reports.map((report) => (
        <li key={report.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 text-[0.9375rem]">
          <Link to={`/review/report/${report.id}`} className="text-link">
            {formatMonth(report.month)}, {report.happened}, {plural(report.stars, "star")}
          </Link>
          <StatusMark status={report.status} />
          <span className="min-w-0 wrap-anywhere">{shorten(report.account ?? "No words.", ACCOUNT_LENGTH)}</span>
        </li>
      ))}
    </ul>
  );
}
