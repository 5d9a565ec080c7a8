import { expect, test } from "vitest";
import { makePlace } from "../../tests/make-place.ts";
import { withDistance } from "./schemas.ts";

test.each([
  [12.345678, 12.35],
  [0, 0],
  [0.004, 0],
  [500, 500],
])("the distance of a place has two decimals, and its card no long texts: %d", (distance, expected) => {
  const place = makePlace({ fullStory: "Long." });
  const { fullStory, reports, documentedReports, visitorStars, ...card } = place;
  expect(withDistance({ place, distance })).toEqual({ ...card, distance: expected });
});
