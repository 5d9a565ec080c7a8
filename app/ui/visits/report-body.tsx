import { Moon, Sun } from "lucide-react";
import { MAX_STARS, type ReportFields, TIME_LABELS } from "../../domain/visits/visit-report.ts";
import { plural } from "../text/format.ts";
import { formatMonth } from "../text/months.ts";

/** Anchor of the section on a place's page. */
export const VISITORS_REPORTS = "visitors-reports";

const OUTCOME_WORDS = {
  something: "Noticed something",
  nothing: "Noticed nothing",
  unsure: "Was not sure",
} as const;

/** A visitor's report: when, what, and in their own words. Links in those stay text. */
export function ReportBody({ report }: { report: ReportFields }) {
  const Time = report.timeOfDay === "night" ? Moon : Sun;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem] text-ash">
        <Stars stars={report.stars} />
        <span>{formatMonth(report.month)}</span>
        <span className="inline-flex items-center gap-1.5">
          <Time aria-hidden="true" className="size-4" />
          {TIME_LABELS[report.timeOfDay]}
        </span>
      </p>
      <p className="mt-2">
        <strong className="font-semibold">{OUTCOME_WORDS[report.happened]}</strong>
        {report.activities.length > 0 && <>: {report.activities.join(", ")}</>}
        {report.where && <span className="text-ash wrap-anywhere"> ({report.where})</span>}
      </p>
      {report.account && (
        <p className="mt-2 max-w-[65ch] font-text text-lg whitespace-pre-line wrap-anywhere">{report.account}</p>
      )}
    </>
  );
}

function Stars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">
        {plural(stars, "star")} of {MAX_STARS}
      </span>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a row
        <span key={index} aria-hidden="true" className={`star ${index < stars ? "" : "opacity-25"}`} />
      ))}
    </span>
  );
}
