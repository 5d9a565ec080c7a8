import { Link } from "react-router";
import { ANONYMOUS, type VisitReport } from "../../domain/visits/visit-report.ts";
import { shorten } from "../text/format.ts";
import { ReportBody, VISITORS_REPORTS } from "./report-body.tsx";

interface LatestReport {
  readonly slug: string;
  readonly houseName: string;
  readonly where: string;
  readonly report: VisitReport;
}

const LATEST_ACCOUNT_LENGTH = 260;

/** The latest reports of visitors, of all places. */
export function LatestReports({ reports }: { reports: readonly LatestReport[] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {reports.map(({ slug, houseName, where, report }) => (
        <li key={report.id} className="flex flex-col panel">
          <h3 className="text-xl wrap-anywhere">
            <Link to={`/location/${slug}#${VISITORS_REPORTS}`} className="hover:text-pumpkin">
              {houseName}
            </Link>
          </h3>
          <p className="text-sm text-ash">{where}</p>
          <ReportBody
            report={{ ...report, account: report.account && shorten(report.account, LATEST_ACCOUNT_LENGTH) }}
          />
          <p className="mt-auto pt-3 text-[0.9375rem] font-semibold wrap-anywhere">{report.name ?? ANONYMOUS}</p>
        </li>
      ))}
    </ul>
  );
}
