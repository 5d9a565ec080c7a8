import { expect, test } from "vitest";
import { median, ofRounds } from "./measurement.ts";

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[10, 9], 9.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
  expect(ofRounds(values)).toEqual({ value: expected, spread: [Math.min(...values), Math.max(...values)] });
});

test("of nothing there is no median", () => expect(median([])).toBeNaN());
