import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ratingOf, withScore } from "./rating.ts";

const NOBODY = { documentedReports: 0, visitorReports: 0, visitorStars: 0 };

describe("the rating of a place", () => {
  test.each([
    ["no score, no visitors: unrated", {}, 0],
    ["a score alone stays as it is", { score: 4.4 }, 4.4],
    ["a score of 0 is a score", { score: 0 }, 0],
    ["one visitor moves it by an eleventh", { score: 4, visitorReports: 1, visitorStars: 5 }, 4.0909],
    ["without a score, 3.0 stands for it from the first stars on", { visitorReports: 1, visitorStars: 5 }, 3.1818],
    ["ten visitors weigh as much as the editors", { score: 2, visitorReports: 10, visitorStars: 40 }, 3],
    ["many visitors outweigh them", { score: 1, visitorReports: 990, visitorStars: 4950 }, 4.96],
  ])("%s", (_what, parts, rating) => {
    expect(ratingOf({ ...NOBODY, ...parts }).rating).toBe(rating);
  });

  test("reviews are documented reports and those of visitors", () => {
    expect(ratingOf({ documentedReports: 7, visitorReports: 3, visitorStars: 9 }).reviewCount).toBe(10);
  });

  test("is the formula's value, between the score and the visitors' mean", () => {
    const stars = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 300 });
    const score = fc.option(fc.integer({ min: 10, max: 50 }), { nil: undefined });
    fc.assert(
      fc.property(score, stars, (tenths, given) => {
        const parts = {
          score: tenths === undefined ? undefined : tenths / 10,
          documentedReports: 2,
          visitorReports: given.length,
          visitorStars: given.reduce((sum, one) => sum + one, 0),
        };
        const { rating } = ratingOf(parts);
        const isUnrated = parts.score === undefined && given.length === 0;
        const formula = ((parts.score ?? 3) * 10 + parts.visitorStars) / (10 + given.length);
        expect(rating).toBeCloseTo(isUnrated ? 0 : formula, 4);
        expect(rating).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe("a record from before the score was apart", () => {
  test.each([
    ["brings its rating as the score", { rating: 4.2, reviewCount: 6 }, { score: 4.2, documentedReports: 6 }],
    ["has no score if it is unrated", { rating: 0, reviewCount: 0 }, { documentedReports: 0 }],
    ["is left alone if it is new", { rating: 3.5, documentedReports: 2 }, { documentedReports: 2 }],
    ["may bring the score itself", { rating: 3.5, score: 4 }, { score: 4, documentedReports: 0 }],
  ])("%s", (_what, record, expected) => {
    const { score, documentedReports } = withScore(record as { score?: number });
    expect({ ...(score === undefined ? {} : { score }), documentedReports }).toEqual(expected);
  });
});
