/** What the published reports of a place say in total. */
import { activitySlug } from "../places/slug.ts";
import type { VisitReport } from "./visit-report.ts";

export interface NamedActivity {
  readonly label: string;
  readonly count: number;
}

interface ReportSummary {
  readonly total: number;
  readonly something: number;
  readonly nothing: number;
  readonly unsure: number;
  /** Named by the most visitors first. */
  readonly activities: readonly NamedActivity[];
}

export function summarizeReports(reports: readonly Pick<VisitReport, "happened" | "activities">[]): ReportSummary {
  const counts = { something: 0, nothing: 0, unsure: 0 };
  const named = new Map<string, number>();
  for (const { happened, activities } of reports) {
    counts[happened]++;
    for (const label of activities) named.set(label, (named.get(label) ?? 0) + 1);
  }
  const activities = [...named].map(([label, count]) => ({ label, count }));
  activities.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return { total: reports.length, ...counts, activities };
}

/** From this many visitors on, an activity missing from the listing is suggested to reviewers. */
const MIN_TO_SUGGEST = 3;

export function suggestedActivities(
  reports: readonly Pick<VisitReport, "happened" | "activities">[],
  listed: readonly string[],
): readonly NamedActivity[] {
  const slugs = new Set(listed.map(activitySlug));
  return summarizeReports(reports).activities.filter(
    ({ label, count }) => count >= MIN_TO_SUGGEST && !slugs.has(activitySlug(label)),
  );
}

/** "14 visitors wrote: 5 noticed something, 9 did not." Empty if nobody wrote. */
export function summarySentence({ total, something, nothing, unsure }: ReportSummary): string {
  if (total === 0) return "";
  const said = [
    something > 0 && `${something} noticed something`,
    nothing > 0 && (something > 0 ? `${nothing} did not` : `${nothing} noticed nothing`),
    unsure > 0 && `${unsure} ${unsure === 1 ? "was" : "were"} not sure`,
  ].filter(Boolean);
  return `${total} ${total === 1 ? "visitor" : "visitors"} wrote: ${said.join(", ")}.`;
}
