import { expect, test } from "vitest";
import { directionTo } from "./compass.ts";

const SALEM = { lat: 42.52, lng: -70.9 };

test.each([
  [0.1, 0, "north"],
  [0.1, 0.13, "northeast"],
  [0, 0.1, "east"],
  [-0.1, 0.13, "southeast"],
  [-0.1, 0, "south"],
  [-0.1, -0.13, "southwest"],
  [0, -0.1, "west"],
  [0.1, -0.13, "northwest"],
])("%d degrees up and %d to the right is %s", (up, right, word) => {
  expect(directionTo(SALEM, { lat: SALEM.lat + up, lng: SALEM.lng + right })).toBe(word);
});
