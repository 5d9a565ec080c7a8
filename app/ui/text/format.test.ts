import { expect, test } from "vitest";
import { formatCount, formatList } from "./format.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [10_283, "10,283"],
  [1_234_567, "1,234,567"],
])("the figure %d is written %s", (count, written) => {
  expect(formatCount(count)).toBe(written);
});

test.each([
  [[], ""],
  [["Ohio"], "Ohio"],
  [["Illinois", "Ohio"], "Illinois and Ohio"],
  [["Illinois", "Missouri", "Ohio"], "Illinois, Missouri, and Ohio"],
])("the names %j are written %j", (names, written) => {
  expect(formatList(names)).toBe(written);
});
