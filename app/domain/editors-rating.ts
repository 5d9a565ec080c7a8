import type { CuratedPlace } from "./curated-place.ts";

type Rated = Pick<
  CuratedPlace,
  "activities" | "website" | "articleUrl" | "additionalSources" | "citations" | "reportedSince" | "investigated"
>;

const INVESTIGATED = { none: 0, visited: 0.3, published: 0.6 } as const;

/** The editors' score by the rubric in data/README.md, which the site publishes. */
export function editorsRating(record: Rated, now: Date): number {
  const breadth = 0.2 * Math.min(record.activities.length, 6);
  const sources = 0.3 * Math.min(independentSources(record), 4);
  const score = 1 + breadth + sources + persistence(record.reportedSince, now) + INVESTIGATED[record.investigated];
  return Math.round(score * 10) / 10;
}

function independentSources(record: Rated): number {
  const links = [record.website, record.articleUrl, ...(record.additionalSources ?? [])].filter(
    (link) => link !== undefined,
  );
  const hosts = new Set(links.map((link) => new URL(link).hostname.replace(/^www\./, "")));
  return hosts.size + (record.citations?.length ?? 0);
}

function persistence(reportedSince: number | undefined, now: Date): number {
  const years = reportedSince === undefined ? 0 : now.getUTCFullYear() - reportedSince;
  if (years >= 100) return 1;
  if (years >= 50) return 0.8;
  return years >= 20 ? 0.5 : 0.2;
}
