import { expect, test } from "vitest";
import { freeText } from "./day-view.ts";

test.each([
  [0, false, undefined],
  [60, false, undefined],
  [119, false, undefined],
  [120, false, "About 2 hr free in Salem before"],
  [281, false, "About 4 hr 45 min free in Salem before: time for another stop"],
  [281, true, undefined],
])("%i minutes before a stop, night there %s: %j", (freeMinutes, sleep, text) => {
  expect(freeText({ freeMinutes, sleep, place: { city: "Salem" } })).toBe(text);
});
