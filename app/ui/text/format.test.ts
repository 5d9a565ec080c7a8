import { expect, test } from "vitest";
import { formatCount, formatList, formatPrice } from "./format.ts";

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
  [0, "Free"],
  [25, "$25"],
  [1_250, "$1,250"],
  [12.5, "$12.50"],
])("the price %d is written %s", (price, written) => {
  expect(formatPrice(price)).toBe(written);
});

test.each([
  [[], ""],
  [["Ohio"], "Ohio"],
  [["Illinois", "Ohio"], "Illinois and Ohio"],
  [["Illinois", "Missouri", "Ohio"], "Illinois, Missouri, and Ohio"],
])("the names %j are written %j", (names, written) => {
  expect(formatList(names)).toBe(written);
});
