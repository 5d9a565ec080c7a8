import { expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { explainScore } from "./score-words.ts";

const inn = makePlace({
  score: 3.4,
  renown: 3,
  renownNote: "Ghost Hunters filmed here",
  paranormalActivityType: "Voices; Footsteps",
  reports: ["Steps cross the attic."],
  citations: "Ada Cooper, Inns of the North Shore (1951)",
  witnesses: 0,
  reportedSince: 1930,
  stillTold: true,
});

const sentences = (fields: object) => explainScore({ ...inn, ...fields })?.map(({ sentence }) => sentence);

test("each part of a score has its sentence and its points", () => {
  expect(explainScore(inn)).toEqual([
    { name: "Renown", sentence: "Known nationwide: Ghost Hunters filmed here.", points: 23, max: 28 },
    { name: "Reports", sentence: "2 kinds of activity in 1 described experience.", points: 0, max: 5 },
    {
      name: "Record",
      sentence: "1 independent source, no witness known by date, role or name.",
      points: 0,
      max: 5,
    },
    { name: "Span", sentence: "Told since the 1930s, and still told.", points: 2, max: 2 },
  ]);
});

test.each([
  [{ renown: 0, renownNote: undefined }, "Known in town."],
  [{ renown: 4, renownNote: "A novel and a film" }, "A household name: A novel and a film."],
  [{ witnesses: 1 }, "1 independent source, 1 witness known by date, role or name."],
  [
    { witnesses: 3, investigation: "Hans Holzer, 1965: took the voices for genuine" },
    "1 independent source, 3 witnesses known by date, role or name. Investigated: Hans Holzer, 1965: took the voices for genuine.",
  ],
  [{ reportedSince: 1869, stillTold: false }, "Told since 1869; we know of no recent report."],
  [{ reportedSince: undefined }, "Still told; we have no dated record of its beginning."],
])("%j reads %j", (fields, sentence) => {
  expect(sentences(fields)).toContain(sentence);
});

test("a score that the rubric did not make is not explained by it", () => {
  expect(sentences({ renown: undefined })).toBeUndefined();
});
