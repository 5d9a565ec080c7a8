/** The editors' rating rubric of data/README.md, for curated records. */
import { hostOf } from "./web-links.ts";

export const INVESTIGATED = ["none", "visited", "published"] as const;
export type Investigated = (typeof INVESTIGATED)[number];

export interface RatedFacts {
  readonly activities: readonly string[];
  readonly reportedSince?: number | undefined;
  readonly investigated: Investigated;
  readonly website?: string | undefined;
  readonly articleUrl?: string | undefined;
  readonly additionalSources?: readonly string[] | undefined;
  readonly citations?: readonly string[] | undefined;
}

const START = 1;
const PER_ACTIVITY = 0.2;
const MAX_ACTIVITIES = 6;
const PER_SOURCE = 0.3;
const MAX_SOURCES = 4;
const INVESTIGATION: Record<Investigated, number> = { none: 0, visited: 0.3, published: 0.6 };

/** 1.0 to 5.0, to one decimal. */
export function editorsRating(facts: RatedFacts, now: Date): number {
  const breadth = PER_ACTIVITY * Math.min(MAX_ACTIVITIES, new Set(facts.activities).size);
  const sources = PER_SOURCE * Math.min(MAX_SOURCES, independentSources(facts));
  const total = START + breadth + sources + forHowLong(facts.reportedSince, now) + INVESTIGATION[facts.investigated];
  return Math.round(total * 10) / 10;
}

/** The official site, other web hosts, printed works. */
export function independentSources(facts: RatedFacts): number {
  const links = [facts.website, facts.articleUrl, ...(facts.additionalSources ?? [])];
  const hosts = new Set(links.filter((link) => link !== undefined).map(hostOf));
  return hosts.size + new Set(facts.citations).size;
}

function forHowLong(reportedSince: number | undefined, now: Date): number {
  const years = reportedSince === undefined ? 0 : now.getUTCFullYear() - reportedSince;
  return years >= 100 ? 1 : years >= 50 ? 0.8 : years >= 20 ? 0.5 : 0.2;
}
