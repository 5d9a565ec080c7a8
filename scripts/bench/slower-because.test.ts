import { expect, test } from "vitest";
import { slowerBecause } from "./slower-because.ts";

test.each([
  ["quiet without, quiet after: the slowest against p99", [10, 40, 90], [10, 30, 80], 40],
  ["quiet without, one far beyond after: all of it counts", [10, 2_000], [10, 80], 1_950],
  ["as slow without: not because of it, but the next one counts", [160, 90], [170, 60], 40],
  ["one beyond without excuses none that is far slower", [2_000, 40], [120, 40], 1_880],
  ["one beyond without excuses no second one", [160, 150], [160, 40], 100],
  ["nothing was asked", [], [10], Number.NEGATIVE_INFINITY],
])("%s", (_what, after, without, expected) => {
  expect(slowerBecause(after, without, 50, 50)).toBe(expected);
});
