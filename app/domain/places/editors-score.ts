/** The editors' rubric of data/README.md, for curated records. */
import { RUBRIC_START } from "./rating-rubric.ts";
import { hostOf } from "./web-links.ts";

export const INVESTIGATED = ["none", "visited", "published"] as const;
type Investigated = (typeof INVESTIGATED)[number];

export interface ScoredFacts {
  readonly activities: readonly string[];
  readonly reportedSince?: number | undefined;
  readonly investigated: Investigated;
  readonly website?: string | undefined;
  readonly articleUrl?: string | undefined;
  readonly additionalSources?: readonly string[] | undefined;
  readonly citations?: readonly string[] | undefined;
}

const PER_ACTIVITY = 0.2;
const MAX_ACTIVITIES = 6;
const PER_SOURCE = 0.3;
const MAX_SOURCES = 4;
const INVESTIGATION: Record<Investigated, number> = { none: 0, visited: 0.3, published: 0.6 };

/** The four parts of the score, each with the name of the place's field. */
export interface ScoreParts {
  readonly scoreBreadth: number;
  readonly scoreSources: number;
  readonly scoreTime: number;
  readonly scoreInvestigation: number;
}

export function scoreParts(facts: ScoredFacts, now: Date): ScoreParts {
  return {
    scoreBreadth: oneDecimal(PER_ACTIVITY * Math.min(MAX_ACTIVITIES, new Set(facts.activities).size)),
    scoreSources: oneDecimal(PER_SOURCE * Math.min(MAX_SOURCES, independentSources(facts))),
    scoreTime: forHowLong(facts.reportedSince, now),
    scoreInvestigation: INVESTIGATION[facts.investigated],
  };
}

/** 1.0 to 5.0, to one decimal. */
export function scoreOf({ scoreBreadth, scoreSources, scoreTime, scoreInvestigation }: ScoreParts): number {
  return oneDecimal(RUBRIC_START + scoreBreadth + scoreSources + scoreTime + scoreInvestigation);
}

const oneDecimal = (points: number): number => Math.round(points * 10) / 10;

/** The official site, other web hosts, printed works. */
export function independentSources(facts: ScoredFacts): number {
  const links = [facts.website, facts.articleUrl, ...(facts.additionalSources ?? [])];
  const hosts = new Set(links.filter((link) => link !== undefined).map(hostOf));
  return hosts.size + new Set(facts.citations).size;
}

function forHowLong(reportedSince: number | undefined, now: Date): number {
  const years = reportedSince === undefined ? 0 : now.getUTCFullYear() - reportedSince;
  return years >= 100 ? 1 : years >= 50 ? 0.8 : years >= 20 ? 0.5 : 0.2;
}
