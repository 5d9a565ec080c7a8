import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { incompleteParts, isSameMachine, keepRun, lastRun, type WholeRun, withQuieter } from "./last-run.ts";
import type { PartResult } from "./measurement.ts";

const part = (name: string, taken: number | undefined, value = 1): PartResult => ({
  part: name,
  taken,
  measured: [{ group: "Pages", name, unit: "ratio", value }],
});
const RUN: WholeRun = {
  code: "abc",
  about: { Processor: "a fast one" },
  results: [part("cached", 0.01), part("growth", undefined), part("lighthouse", 0.41)],
};
const ORDER = ["cached", "growth", "import", "lighthouse"];

test("a run is kept as it was, with what could not be measured", () => {
  const folder = mkdtempSync(join(tmpdir(), "hauntway-run-"));
  try {
    const file = join(folder, "deep/run");
    expect(lastRun(file)).toBeUndefined();
    const run = { ...RUN, results: [part("workers", 0, Number.NaN)] };
    keepRun(run, file);
    expect(lastRun(file)).toEqual(run);
    writeFileSync(file, "not a run");
    expect(lastRun(file)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("what others disturbed and what is not there is measured again", () => {
  expect(incompleteParts(RUN, ORDER)).toEqual(["import", "lighthouse"]);
});

test("the quieter one counts, whatever it found, in the usual order", () => {
  const again = [part("lighthouse", 0.02, 9), part("import", 0.3, 9)];
  const { results, about } = withQuieter(RUN, again, ORDER);
  expect(results.map((one) => [one.part, one.measured[0]!.value])).toEqual([
    ["cached", 1],
    ["growth", 1],
    ["import", 9],
    ["lighthouse", 9],
  ]);
  expect(about).toBe(RUN.about);
});

test("one that was disturbed more does not count, and what failed again is missing", () => {
  const { results } = withQuieter(RUN, [part("lighthouse", 0.5, 9)], ORDER);
  expect(results.map((one) => [one.part, one.measured[0]!.value])).toEqual([
    ["cached", 1],
    ["growth", 1],
    ["lighthouse", 1],
  ]);
});

test("another machine, other versions or other places are another run", () => {
  const about = { Processor: "a", Memory: "b", Versions: "c", Places: "d", Date: "2026-01-01", "Load average": "1" };
  const run = { ...RUN, about };
  expect(isSameMachine(run, { ...about, Date: "2026-01-02", "Load average": "2" })).toBe(true);
  for (const what of ["Processor", "Memory", "Versions", "Places"])
    expect(isSameMachine(run, { ...about, [what]: "other" }), what).toBe(false);
});
