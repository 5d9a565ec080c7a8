import { expect, test } from "vitest";
import { walkText } from "./leg-text.ts";

test.each([
  [0.04, "a few steps"],
  [0.36, "about 0.4 miles"],
  [0.96, "about 1 mile"],
  [1, "about 1 mile"],
  [1.06, "about 1.1 miles"],
  [2, "about 2 miles"],
  [10.02, "about 10 miles"],
])("%s miles on foot are %j", (miles, text) => {
  expect(walkText(miles)).toBe(text);
});
