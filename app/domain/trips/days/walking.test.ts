import { expect, test } from "vitest";
import { mayWalk, walk } from "./walking.ts";

/** So many straight miles north of a point in Salem. */
const at = (miles: number) => ({ lat: 42.52 + miles / 69.05, lng: -70.9 });

test("a way on foot is somewhat longer than the straight line", () => {
  const { miles, minutes } = walk(at(0), at(0.3));
  expect(miles).toBeCloseTo(0.39, 2);
  expect(minutes).toBeCloseTo(7.8, 1);
});

test.each<[string, number, number, number, boolean]>([
  ["to a stop next door", 0, 0.2, 0, true],
  ["no farther than half a mile", 0, 0.55, 0, false],
  ["no farther than three quarters of a mile from the car", 0.6, 0.8, 0, false],
])("one walks %s", (_, from, to, car, walks) => {
  expect(mayWalk(at(from), at(to), at(car))).toBe(walks);
});
