import { expect, test } from "vitest";
import { type Asked, againstAlone } from "./against-alone.ts";

const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);
const asked = (mixed: readonly number[][], alone: readonly number[][]): Asked => ({
  kind: "search",
  rate: 200,
  mixed,
  alone,
  allMixed: 400,
});

test("the figure is of all rounds together, the spread of each", () => {
  const enough = asked([times(60, 20), times(60, 30)], [times(60, 10), times(60, 10)]);
  expect(againstAlone(enough, { quick: false })).toMatchObject({ value: 3, spread: [2, 3], bar: { atMost: 3 } });
});

test("a round without a quiet moment leaves the spread to the others", () => {
  const oneLost = asked([times(60, 20), [], times(60, 30)], [times(60, 10), times(60, 10), times(60, 10)]);
  expect(againstAlone(oneLost, { quick: false }).spread).toEqual([2, 3]);
});

test.each([
  ["in mixed traffic", asked([times(99, 20)], [times(500, 10)])],
  ["alone", asked([times(500, 20)], [times(99, 10)])],
])("fewer than a hundred %s are not judged", (_where, few) => {
  const whole = againstAlone(few, { quick: false });
  expect(whole.value).toBeNaN();
  expect(whole.bar).toEqual({ atMost: 3 });
  expect(whole.note).toMatch(/\b99 .*a p99 takes 100/);
  const quick = againstAlone(few, { quick: true });
  expect(quick.value).toBe(2);
  expect(quick.bar).toBeUndefined();
  expect(quick.note).toContain("too few to be judged");
});
