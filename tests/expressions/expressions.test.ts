/** No regular expression of the program can be made to run for long by what somebody writes. */
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { composedExpressions, composingFiles, type Expression, literalExpressions } from "./collect-expressions.ts";
import { stuckTrials } from "./run-trials.ts";

/** More than a request can carry (64 KB). */
const LONG = 100_000;
/** A text of that length is read in a millisecond; one that is read once for each of its characters takes longer than this. */
const PATIENCE_MS = 3_000;

/** Files whose texts are cut short before any expression sees them; they are tried at that length. */
const MAX_LENGTHS: readonly (readonly [file: RegExp, length: number, why: string])[] = [
  [/^app\/art\//, 300, "names of places and cities: 200 characters"],
  [/^app\/domain\/geo\/geocode\.ts$/, 300, "MAX_TEXT_LENGTH cuts at 200"],
  [/^app\/domain\/import-export\/infer-place-type\.ts$/, 300, "a name, or the first 200 characters of a story"],
  [/^app\/domain\/import-export\/infer-activities\.ts$/, 10_000, "MAX_TEXT_LENGTH cuts at 8,000"],
  [/^app\/domain\/places\/curated-place\.ts$/, 1_000, "records of this repository only"],
  [/^server\/config\.ts$/, 1_000, "settings of the operator only"],
];
const lengthFor = (file: string): number => MAX_LENGTHS.find(([files]) => files.test(file))?.[1] ?? LONG;

const distinct = (all: readonly Expression[]): readonly Expression[] => [
  ...new Map(all.map((one) => [`${lengthFor(one.file)} ${one.source} ${one.flags}`, one])).values(),
];
const trialsOf = (all: readonly Expression[]) => distinct(all).map((one) => ({ ...one, length: lengthFor(one.file) }));
const inWords = (trials: readonly Expression[]) =>
  trials.map(({ file, source, flags }) => `${file}: /${source}/${flags}`);

describe("regular expressions", () => {
  test("written in the sources stay quick on long hostile texts", async () => {
    const trials = trialsOf(literalExpressions());
    expect(trials.length).toBeGreaterThan(300);
    expect(inWords(await stuckTrials(trials, PATIENCE_MS))).toEqual([]);
  });

  test("put together by the program stay quick, too", async () => {
    const files = composingFiles();
    const made: Expression[] = [];
    for (const file of files) {
      const url = `${pathToFileURL(file)}?watched`;
      const load = async () => {
        const { routePattern } = await import(/* @vite-ignore */ url);
        // Composed when it is called; all of its patterns are made of the same parts.
        routePattern?.("/state/:state/:city/*");
      };
      made.push(...(await composedExpressions(file, load)));
    }
    expect(new Set(made.map(({ file }) => file))).toEqual(new Set(files));
    expect(inWords(await stuckTrials(trialsOf(made), PATIENCE_MS))).toEqual([]);
  });

  test.each(["(a+)+$", "\\s+$", "<[^>]*>", "^(\\w+\\s?)*$", "abc.*xyz"])(
    "a slow one (%s) is noticed",
    async (source) => {
      const trial = { source, flags: "", file: "", length: LONG };
      expect(await stuckTrials([trial], PATIENCE_MS / 4)).toEqual([trial]);
    },
  );
});
