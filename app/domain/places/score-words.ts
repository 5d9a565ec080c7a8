/** "Why this score": a sentence for each part of a place's score, with its points. */
import { capitalized } from "../counting-words.ts";
import { independentSources, scoredFacts, scoreParts } from "./editors-score.ts";
import { RENOWN_WORDS } from "./number-words.ts";
import type { Place } from "./place.ts";
import { maxPoints, RATING_RUBRIC, type RubricPartKey } from "./rating-rubric.ts";

interface ExplainedPart {
  readonly name: string;
  readonly sentence: string;
  readonly points: number;
  readonly max: number;
}

/** In the rubric's order; undefined if the rubric did not compute the score. */
export function explainScore(place: Place): readonly ExplainedPart[] | undefined {
  if (place.renown === undefined) return undefined;
  const facts = scoredFacts(place);
  const points = scoreParts(facts);
  const sentences: Record<RubricPartKey, string> = {
    renown: [RENOWN_WORDS[place.renown], place.renownNote].filter(Boolean).join(": "),
    reports: `${number(facts.activities.length, "kind")} of activity in ${number(facts.reports.length, "described experience")}`,
    record: recordSentence(place, independentSources(facts)),
    span: spanSentence(place),
  };
  return Object.entries(RATING_RUBRIC).map(([key, part]) => ({
    name: part.name,
    sentence: `${capitalized(sentences[key as RubricPartKey])}.`,
    points: points[key as RubricPartKey],
    max: maxPoints(part),
  }));
}

function recordSentence({ witnesses = 0, investigation }: Place, sources: number): string {
  const told = `${number(sources, "independent source")}, ${witnesses === 0 ? "no witness" : number(witnesses, "witness", "witnesses")} known by date, role or name`;
  return investigation ? `${told}. Investigated: ${investigation}` : told;
}

function spanSentence({ reportedSince, stillTold }: Place): string {
  if (reportedSince === undefined) {
    return stillTold
      ? "Still told; we have no dated record of its beginning"
      : "We have no dated record of its beginning, nor of a recent report";
  }
  const since = `Told since ${decadeOf(reportedSince)}`;
  return stillTold ? `${since}, and still told` : `${since}; we know of no recent report`;
}

/** "the 1930s" for a decade's first year, "1869" for any other. */
const decadeOf = (year: number): string => (year % 10 === 0 ? `the ${year}s` : String(year));

function number(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? "no" : count} ${count === 1 ? one : many}`;
}
