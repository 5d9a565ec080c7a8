import { expect, test } from "vitest";
import { slowerBecause } from "./slower-because.ts";

const quiet = (count: number): number[] => Array.from({ length: count }, () => 10);

test.each([
  ["quiet without, quiet after: the slowest against p99", [10, 40, 90], [10, 30, 80], 40],
  ["quiet without, one far beyond after: all of it counts", [10, 2_000], [10, 80], 1_950],
  ["as slow without: not because of it, but the next one counts", [160, 90], [170, 60], 40],
  ["one beyond without excuses none that is far slower", [2_000, 40], [120, 40], 1_880],
  ["one beyond without excuses no second one", [160, 150], [160, 40], 100],
  ["one of a thousand without excuses none of a hundred after", [160, ...quiet(99)], [170, ...quiet(999)], 110],
  [
    "ten of a thousand without excuse one of a hundred",
    [160, ...quiet(99)],
    [...Array(10).fill(170), ...quiet(990)],
    -10,
  ],
  ["one of a hundred without excuses none of a thousand after", [160, ...quiet(999)], [170, ...quiet(99)], 110],
  [
    "as many of each hundred excuse as many",
    [...Array(15).fill(160), ...quiet(1_485)],
    [...Array(10).fill(170), ...quiet(990)],
    -10,
  ],
  ["nothing was asked after", [], [10], Number.NaN],
  ["nothing was asked without", [10], [], Number.NaN],
  ["nothing was asked at all", [], [], Number.NaN],
])("%s", (_what, after, without, expected) => {
  expect(slowerBecause(after, without, 50, 50)).toBe(expected);
});
