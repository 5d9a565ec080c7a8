/** Computes the editors' score of a place with the rubric: from its record and nothing else. */
import { activityLabels } from "./activities.ts";
import { hostOf, sourceLinks, webLink } from "./links/web-links.ts";
import type { PlaceDraft } from "./place.ts";
import { type Measure, RATING_RUBRIC, type RubricPartKey, scoreOfPoints } from "./rating-rubric.ts";

/** The rubric's input, with lists as arrays. */
export interface ScoredFacts {
  readonly renown?: number | undefined;
  readonly activities: readonly string[];
  readonly reports: readonly string[];
  readonly website?: string | undefined;
  readonly articleUrl?: string | undefined;
  readonly additionalSources: readonly string[];
  readonly citations: readonly string[];
  readonly witnesses?: number | undefined;
  readonly investigation?: string | undefined;
  readonly reportedSince?: number | undefined;
  readonly stillTold?: boolean | undefined;
}

/** Sites that retell others' articles: together they count as one source. */
const RETELLERS: ReadonlySet<string> = new Set([
  "ahauntedplace.com",
  "anomalien.com",
  "frightfind.com",
  "ghostcitytours.com",
  "hauntedhouses.com",
  "hauntedplaces.org",
  "hauntedrooms.com",
  "hauntedus.com",
  "hauntedusa.org",
  "islands.com",
  "newsbreak.com",
  "occult-world.com",
  "onlyinyourstate.com",
  "ourparanormalworld.com",
  "random-times.com",
  "spookfinder.com",
  "thehauntedplaces.com",
  "unexplainable.net",
  "usghostadventures.com",
  "waymarking.com",
  "what-when-how.com",
]);
/** One company's ghost tours, with a site for each city. */
const CITY_TOURS = /^[a-z]+ghosts\.com$/;
const RETELLER = "a reteller";

/** The official site, other web hosts, printed works. */
export function independentSources({ website, articleUrl, additionalSources, citations }: ScoredFacts): number {
  const links = [website, articleUrl, ...additionalSources].map(webLink);
  const hosts = links.filter((link) => link !== undefined).map(hostOf);
  const sources = new Set(hosts.map((host) => (RETELLERS.has(host) || CITY_TOURS.test(host) ? RETELLER : host)));
  return sources.size + new Set(citations).size;
}

/** Points of each part. */
export function scoreParts(facts: ScoredFacts): Readonly<Record<RubricPartKey, number>> {
  const { renown, reports, record, span } = RATING_RUBRIC;
  return {
    renown: pointsFor(renown.measures.renown, facts.renown ?? 0),
    reports:
      pointsFor(reports.measures.kinds, new Set(facts.activities).size) +
      pointsFor(reports.measures.experiences, facts.reports.length),
    record:
      pointsFor(record.measures.sources, independentSources(facts)) +
      pointsFor(record.measures.witnesses, facts.witnesses ?? 0) +
      pointsFor(record.measures.investigations, facts.investigation ? 1 : 0),
    span:
      pointsFor(span.measures.since, (facts.reportedSince ?? LONG_AGO) < LONG_AGO ? 1 : 0) +
      pointsFor(span.measures.present, facts.stillTold ? 1 : 0),
  };
}

/** Undefined until somebody has judged the renown. */
export function rubricScore(facts: ScoredFacts): number | undefined {
  if (facts.renown === undefined) return undefined;
  return scoreOfPoints(Object.values(scoreParts(facts)).reduce((sum, points) => sum + points, 0));
}

/** A draft with the score that the rubric computes; without a renown its own score stays. */
export function withRubricScore<Draft extends PlaceDraft>(draft: Draft): Draft {
  const score = rubricScore(scoredFacts(draft));
  return score === undefined ? draft : { ...draft, score };
}

export function scoredFacts(place: PlaceDraft): ScoredFacts {
  return {
    ...place,
    activities: activityLabels(place.paranormalActivityType),
    additionalSources: sourceLinks(place.additionalSources).map(({ href }) => href),
    citations: place.citations?.split("\n") ?? [],
  };
}

function pointsFor({ steps }: Measure, count: number): number {
  return steps.findLast(([from]) => count >= from)![2];
}

/** A fixed year, so that no score changes by itself. */
const LONG_AGO = 1990;
