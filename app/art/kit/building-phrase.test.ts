import { expect, it } from "vitest";
import type { Building } from "./building.ts";
import { buildingPhrase } from "./building-phrase.ts";

it.each<[Building, Partial<Building>, string]>([
  [{ build: "house", noun: "old inn" }, { material: "stone" }, "an old stone inn"],
  [{ build: "house", noun: "old stone house" }, { material: "stone" }, "an old stone house"],
  [{ build: "block", noun: "inn", balconies: 1 }, { stories: 11 }, "an 11-story inn with an iron balcony"],
  [{ build: "block", noun: "shop", balconies: 2 }, { stories: 1 }, "a one-story shop with iron balconies"],
])("%j is told as it is drawn", (building, known, phrase) => {
  expect(buildingPhrase(building, known)).toBe(phrase);
});
