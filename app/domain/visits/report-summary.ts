/** What the published reports of a place say together. */
import { activitySlug } from "../places/slug.ts";
import type { VisitReport } from "./visit-report.ts";

export interface NamedActivity {
  readonly label: string;
  readonly count: number;
}

export interface ReportSummary {
  readonly total: number;
  readonly something: number;
  readonly nothing: number;
  readonly unsure: number;
  /** Named by the most visitors first. */
  readonly activities: readonly NamedActivity[];
}

export function summariseReports(reports: readonly Pick<VisitReport, "happened" | "activities">[]): ReportSummary {
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

/** From this many visitors on, an activity that the listing lacks is suggested to reviewers. */
const MIN_TO_SUGGEST = 3;

export function suggestedActivities(
  reports: readonly Pick<VisitReport, "happened" | "activities">[],
  listed: readonly string[],
): readonly NamedActivity[] {
  const slugs = new Set(listed.map(activitySlug));
  return summariseReports(reports).activities.filter(
    ({ label, count }) => count >= MIN_TO_SUGGEST && !slugs.has(activitySlug(label)),
  );
}
