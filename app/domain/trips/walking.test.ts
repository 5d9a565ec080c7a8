import { describe, expect, test } from "vitest";
import { milesBetween } from "../geo/miles-between.ts";
import { mayWalk, Traveler, walk } from "./walking.ts";

/** So many straight miles north of a point in Salem. */
const at = (miles: number) => ({ lat: 42.52 + miles / 69.05, lng: -70.9 });
const minutes = (from: { lat: number; lng: number }, to: { lat: number; lng: number }) =>
  6 + milesBetween(from, to) * 2;

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

describe("a traveler", () => {
  test("walks back to the car before the next drive", () => {
    const start = at(0);
    const traveler = new Traveler(start, minutes, false);
    const [near, far] = [at(0.3), at(5)];
    expect(traveler.go(near)).toBeCloseTo(7.8, 1);
    expect(traveler.go(far)).toBeCloseTo(7.8 + minutes(start, far), 1);
    expect(traveler.go(at(9))).toBeCloseTo(minutes(far, at(9)), 5);
  });

  test("without a car walks all of it", () => {
    const onFoot = (from: { lat: number; lng: number }, to: { lat: number; lng: number }) => walk(from, to).minutes;
    const traveler = new Traveler(at(0), onFoot, true);
    expect(traveler.go(at(1))).toBeCloseTo(26, 0);
  });
});
