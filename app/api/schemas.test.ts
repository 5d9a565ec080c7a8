import { expect, test } from "vitest";
import { makeCard } from "../../tests/make-place.ts";
import { withDistance } from "./schemas.ts";

test.each([
  [12.345678, 12.35],
  [0, 0],
  [0.004, 0],
  [500, 500],
])("the distance of a place has two decimals: %d", (distance, expected) => {
  const place = makeCard({ id: "a", houseName: "A" });
  expect(withDistance({ place, distance })).toEqual({ ...place, distance: expected });
});
