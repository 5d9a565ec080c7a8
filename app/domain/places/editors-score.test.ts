import { describe, expect, it } from "vitest";
import { independentSources, type ScoredFacts, scoreOf, scoreParts } from "./editors-score.ts";

const editorsScore = (facts: ScoredFacts, now: Date) => scoreOf(scoreParts(facts, now));
const NOW = new Date("2026-06-01T00:00:00Z");
const LABELS = ["Apparitions", "Footsteps", "Voices", "Music", "Bells", "Orbs", "Mists"];
const least: ScoredFacts = { activities: LABELS.slice(0, 2), investigated: "none", citations: ["A, B (1990)"] };

describe("the editors' score", () => {
  it.each<[string, ScoredFacts, number]>([
    ["the least that a record can carry", least, 1.9],
    ["three activities", { ...least, activities: LABELS.slice(0, 3) }, 2.1],
    ["six activities", { ...least, activities: LABELS.slice(0, 6) }, 2.7],
    ["an activity named twice", { ...least, activities: ["Voices", "Footsteps", "Voices"] }, 1.9],
    ["reports for 19 years", { ...least, reportedSince: 2007 }, 1.9],
    ["reports for 20 years", { ...least, reportedSince: 2006 }, 2.2],
    ["reports for 50 years", { ...least, reportedSince: 1976 }, 2.5],
    ["reports for a century", { ...least, reportedSince: 1926 }, 2.7],
    ["a visit by investigators", { ...least, investigated: "visited" }, 2.2],
    ["published findings", { ...least, investigated: "published" }, 2.5],
    [
      "everything",
      {
        activities: LABELS.slice(0, 6),
        reportedSince: 1800,
        investigated: "published",
        website: "https://a.org",
        articleUrl: "https://b.org/x",
        citations: ["A, B (1990)", "C, D (1991)", "E, F (1992)"],
      },
      5,
    ],
  ])("with %s", (_what, facts, rating) => {
    expect(editorsScore(facts, NOW)).toBe(rating);
  });

  it("counts each host once, including the official one", () => {
    expect(
      independentSources({
        ...least,
        website: "https://www.inn.com",
        articleUrl: "https://inn.com/history",
        additionalSources: ["https://paper.com/1", "https://www.paper.com/2"],
      }),
    ).toBe(3);
  });
});
