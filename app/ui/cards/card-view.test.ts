import { expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { cardView } from "./card-view.ts";

test.each([
  ["a place with a closed season", { access: "tours", season: "5-10" }, "May to October"],
  ["one that is open all year", { access: "tours" }, undefined],
  ["a private house", { access: "private", season: "5-10" }, undefined],
  ["a place that is gone", { access: "gone", season: "5-10" }, undefined],
] as const)("the card of %s says its season: %o is %s", (_name, fields, season) => {
  expect(cardView(makePlace(fields)).season).toBe(season);
});
