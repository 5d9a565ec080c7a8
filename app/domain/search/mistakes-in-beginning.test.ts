import { expect, test } from "vitest";
import { mistakesInBeginning } from "./mistakes-in-beginning.ts";

test.each([
  ["mist", "mystery", 1],
  ["myst", "mystery", 0],
  ["mistery", "mystery", 1],
  ["poltergiest", "poltergeist activity", 1],
  ["polterg", "poltergeist activity", 0],
  ["apparations", "apparitions", 1],
  ["aparations", "apparitions", 2],
  ["mystery house", "mystery", undefined],
  ["history", "mystery", undefined],
  ["mis", "mystery", undefined],
  ["", "mystery", undefined],
])("%j as a beginning of %j has %j mistakes", (typed, whole, mistakes) => {
  expect(mistakesInBeginning(typed, whole)).toBe(mistakes);
});
