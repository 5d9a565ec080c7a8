import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../tests/seeded-random.ts";
import { ACTIVITY_PHRASES, inferActivities, MOST_LABELS } from "./infer-activities.ts";
import { inferPlaceType, KIND_PHRASES } from "./infer-place-type.ts";
import { phraseBeginnings } from "./phrase-beginnings.ts";
import { PhraseTable } from "./phrase-table.ts";

describe("the phrases of a pattern begin", () => {
  it.each<[string, string[]]>([
    ["headless|head of", ["head"]],
    ["icy|orbs?", ["icy", "orb", "orbs"]],
    ["in (the|a) mirrors?", ["in t", "in a"]],
    ["(old )?(inn|house)", ["old ", "inn", "hous"]],
    ["(?:b ?& ?b)", ["b & ", "b &b", "b& b", "b&b"]],
    ["u\\.?s\\.?s", ["u.s.", "u.ss", "us.s", "uss"]],
    ["caf[eé]", ["caf"]],
    ["to[mn]b?", ["tom", "tomb", "ton", "tonb"]],
    ["st(?=\\.?$)", ["st"]],
    ["a+h", ["ah", "aah", "aaah", "aaaa"]],
    ["x(y){0,2}z", ["xz", "xyz", "xyyz", "xyyy"]],
    ["go\\w* on", ["go", "go o"]],
    ["dogs?\\b|hell", ["dog", "dogs", "hell"]],
    ["Ghost", ["ghos"]],
  ])("in /%s/ with %j", (pattern, beginnings) => {
    expect([...phraseBeginnings(pattern)].toSorted()).toEqual(beginnings.toSorted());
  });

  it.each(["\\w+ house", "(\\w+ )?house", "x?", "house|", "éa", "a{2}b", "(?<!x)a", "(a"])(
    "with nothing that can be told in /%s/, which is refused",
    (pattern) => {
      expect(() => phraseBeginnings(pattern)).toThrow();
    },
  );
});

describe("a table of phrases", () => {
  const table = new PhraseTable(
    ["light ?house", "house( of)?|inn", "in", "go\\w* on", "goat"].map((words) => ({
      label: words,
      words,
      pattern: new RegExp(`\\b(?:${words})\\b`, "iy"),
    })),
  );
  const found = (text: string): [number, number, number][] => {
    const phrases: [number, number, number][] = [];
    table.walk(text, (row, start, end) => {
      phrases.push([row, start, end]);
      return end;
    });
    return phrases;
  };

  it.each<[string, [number, number, number][]]>([
    ["", []],
    ["nothing here", []],
    ["IN", [[2, 0, 2]]],
    ["goats on", [[3, 0, 8]]],
    ["goat on", [[3, 0, 7], [4, 0, 4]]], // biome-ignore format: one case, one line
    ["the Light House inn", [[0, 4, 15], [1, 10, 15], [1, 16, 19]]], // biome-ignore format: one case, one line
    ["lighthouses, innkeepers", []],
    ["an in-house inn’s", [[2, 3, 5], [1, 6, 11], [1, 12, 15]]], // biome-ignore format: one case, one line
  ])("finds in %j %j", (text, phrases) => {
    expect(found(text)).toEqual(phrases);
  });
});

/** Words of the tables themselves, whole and broken, in any case and order. */
function textsOf(table: PhraseTable<string>, count: number): string[] {
  const random = seededRandom(11);
  const words = table.rows.flatMap(({ words }) => words.match(/[a-z']+/g) ?? []);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const word = (): string => {
    const plain = pick([...words, "the", "a", "of", "is", "café"]) + pick(["", "", "s", "ing"]);
    return pick([plain, plain, plain.toUpperCase(), plain.charAt(0).toUpperCase() + plain.slice(1)]);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 12 }, () => word() + pick([" ", " ", " ", " ", ". ", "-", "'", "é", "’s ", " & "])).join(""),
  );
}

describe("reading from word to word finds what reading the whole text for each row finds:", () => {
  it("the activities", () => {
    const rows = ACTIVITY_PHRASES.rows.map(({ label, pattern }) => ({ label, whole: new RegExp(pattern.source, "i") }));
    for (const text of textsOf(ACTIVITY_PHRASES, 3_000)) {
      const expected = rows.filter(({ whole }) => whole.test(text)).map(({ label }) => label);
      expect(inferActivities(text), text).toEqual(expected.slice(0, MOST_LABELS));
    }
  });

  it("the kinds of place", () => {
    const rows = KIND_PHRASES.rows.map(({ label, pattern }) => ({ label, whole: new RegExp(pattern.source, "giu") }));
    for (const text of textsOf(KIND_PHRASES, 3_000)) {
      const expected = rows.flatMap(({ whole }, row) => [...text.matchAll(whole)].map((m) => [row, m.index, m[0]]));
      const found: unknown[] = [];
      KIND_PHRASES.walk(text, (row, start, end) => {
        found.push([row, start, text.slice(start, end)]);
        return end;
      });
      expect(found.toSorted(), text).toEqual(expected.toSorted());
    }
    expect(inferPlaceType("CAFÉ of the Ghost", "")).toBe("restaurant");
  });
});
