import { describe, expect, it, test } from "vitest";
import { independentSources, rubricScore, type ScoredFacts, scoreParts } from "./editors-score.ts";
import { maxPoints, RATING_RUBRIC, scoreOfPoints } from "./rating-rubric.ts";

const LABELS = ["Apparitions", "Footsteps", "Voices", "Music", "Bells", "Orbs", "Mists"];
const reports = (count: number) => Array.from({ length: count }, (_, index) => `Report ${index}.`);
const books = (count: number) => Array.from({ length: count }, (_, index) => `Ada Cooper, Inns ${index} (1951)`);

const least: ScoredFacts = { renown: 0, activities: [], reports: [], additionalSources: [], citations: books(1) };
const most: ScoredFacts = {
  renown: 4,
  activities: LABELS,
  reports: reports(8),
  website: "https://a.org",
  additionalSources: ["https://b.org/x"],
  citations: books(2),
  witnesses: 3,
  investigation: "Ghost Hunters, 2006: found nothing",
  reportedSince: 1850,
  stillTold: true,
};

describe("the editors' score", () => {
  it.each<[string, Partial<ScoredFacts>, number]>([
    ["the least that a record can carry", {}, 2.5],
    ["a name in the region", { renown: 1 }, 3.125],
    ["a name across the state", { renown: 2 }, 3.5625],
    ["a name in the nation", { renown: 3 }, 3.9375],
    ["a household name", { renown: 4 }, 4.25],
    ["two kinds of activity", { activities: LABELS.slice(0, 2) }, 2.5],
    ["three kinds", { activities: LABELS.slice(0, 3) }, 2.5625],
    ["four kinds, and no more for six", { activities: LABELS.slice(0, 6) }, 2.625],
    ["an activity named twice", { activities: ["Voices", "Footsteps", "Voices", "Bells"] }, 2.5625],
    ["three described experiences", { reports: reports(3) }, 2.5625],
    ["six, and no more for eight", { reports: reports(8) }, 2.6875],
    ["four sources, and no more for nine", { citations: books(9) }, 2.625],
    ["one named witness", { witnesses: 1 }, 2.5625],
    ["two, and no more for five", { witnesses: 5 }, 2.625],
    ["an investigation with findings", { investigation: "Ghost Hunters, 2006: found nothing" }, 2.5625],
    ["reports since 1990", { reportedSince: 1990 }, 2.5],
    ["reports since 1989", { reportedSince: 1989 }, 2.5625],
    ["reports to this day", { stillTold: true }, 2.5625],
    ["everything", most, 5],
  ])("with %s", (_what, facts, score) => {
    expect(rubricScore({ ...least, ...facts })).toBe(score);
  });

  it("is unknown while nobody has judged the renown", () => {
    expect(rubricScore({ ...most, renown: undefined })).toBeUndefined();
  });
});

test("the rubric goes from two and a half to five, and each part to what it says", () => {
  const parts = Object.entries(RATING_RUBRIC).map(([name, part]) => [name, maxPoints(part)] as const);
  expect(scoreParts(most)).toEqual(Object.fromEntries(parts));
  expect(scoreOfPoints(0)).toBe(2.5);
  expect(scoreOfPoints(parts.reduce((sum, [, points]) => sum + points, 0))).toBe(5);
});

test.each<[string, readonly string[], number]>([
  ["a host and its pages", ["https://paper.com/1", "https://www.paper.com/2"], 1],
  ["two hosts", ["https://paper.com/1", "https://library.org/2"], 2],
  ["sites that retell each other", ["https://www.hauntedplaces.org/a", "https://hauntedrooms.com/b"], 1],
  ["a company's tours of two cities", ["https://salemghosts.com/a", "https://phillyghosts.com/b"], 1],
  ["what is no link", ["javascript:alert(1)", "somewhere"], 0],
])("%s count as sources", (_what, additionalSources, sources) => {
  expect(independentSources({ ...least, citations: [], additionalSources })).toBe(sources);
});

test("the official site is one with the article on it, and each book is one", () => {
  const links = { website: "https://www.inn.com", articleUrl: "https://inn.com/history" };
  expect(independentSources({ ...least, ...links, citations: [...books(2), ...books(2)] })).toBe(3);
});
