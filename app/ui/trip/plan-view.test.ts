import { expect, test } from "vitest";
import { freeText } from "./plan-view.ts";

test.each([
  [0, false, undefined],
  [60, false, undefined],
  [119, false, undefined],
  [120, false, "About 2 hr free before"],
  [281, false, "About 4 hr 45 min free before"],
  [281, true, undefined],
])("%i minutes before a stop, night there %s: %j", (freeMinutes, sleep, text) => {
  expect(freeText({ freeMinutes, sleep })).toBe(text);
});
