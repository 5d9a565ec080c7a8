import { describe, expect, test } from "vitest";
import { INVESTIGATED, type ScoredFacts, scoreOf, scoreParts } from "./editors-score.ts";
import { RATING_RUBRIC, RUBRIC_START } from "./rating-rubric.ts";

const editorsScore = (facts: ScoredFacts, now: Date) => scoreOf(scoreParts(facts, now));
const NOW = new Date("2026-06-01");
const [breadth, sources, time, investigation] = RATING_RUBRIC.map((part) => part.steps);

/** The rating of a place with the minimum of everything but the given facts. */
function pointsFor(facts: Partial<ScoredFacts>): number {
  const least = { activities: [], investigated: "none" } as const;
  return Math.round((editorsScore({ ...least, ...facts }, NOW) - editorsScore(least, NOW)) * 10) / 10;
}

const labels = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index}`);

describe("the published rubric matches the rating", () => {
  test.each(breadth!.map(([label, points], index) => [label, points, index + 2] as const))(
    "breadth, %s: %s",
    (_label, points, count) => {
      expect(pointsFor({ activities: labels(count, "activity") })).toBe(points);
    },
  );

  test.each(sources!.map(([label, points], index) => [label, points, index + 1] as const))(
    "sources, %s: %s",
    (_label, points, count) => {
      expect(pointsFor({ citations: labels(count, "book") })).toBe(points);
    },
  );

  test("more than four sources don't raise it", () => {
    expect(pointsFor({ citations: labels(9, "book") })).toBe(sources!.at(-1)![1]);
  });

  test.each([
    [0, 19],
    [1, 20],
    [1, 49],
    [2, 50],
    [2, 99],
    [3, 100],
    [3, 300],
  ])("time, step %s: %s years", (step, years) => {
    const unknown = time![0]![1];
    expect(pointsFor({ reportedSince: 2026 - years })).toBeCloseTo(time![step]![1] - unknown, 5);
  });

  test.each(INVESTIGATED.map((investigated, index) => [investigated, investigation![index]![1]] as const))(
    "investigation, %s: %s",
    (investigated, points) => {
      expect(pointsFor({ investigated })).toBe(points);
    },
  );

  test("goes from one to five", () => {
    const unknown = time![0]![1];
    expect(editorsScore({ activities: [], investigated: "none" }, NOW)).toBeCloseTo(RUBRIC_START + unknown, 5);
    const most = RATING_RUBRIC.reduce((sum, part) => sum + part.steps.at(-1)![1], RUBRIC_START);
    expect(most).toBeCloseTo(5, 5);
  });
});
