import { expect, test } from "vitest";
import { ifEnough } from "./enough-requests.ts";
import type { Measurement } from "./measurement.ts";

const one: Measurement = {
  group: "Traffic",
  name: "p99 of search",
  unit: "ratio",
  value: 2.5,
  spread: [2, 3],
  bar: { atMost: 3 },
  note: "25.0 ms",
};
const asked = (count: number): number[] => Array.from({ length: count }, () => 1);
const TOO_FEW =
  "99 in mixed traffic and 1,000 alone in quiet moments are too few to be judged: a p99 takes 100 of each";

test.each([true, false])("a hundred on each side are enough, quick: %s", (quick) => {
  expect(ifEnough(one, { here: asked(100), there: asked(100) }, { quick })).toBe(one);
});

test("the whole form has not measured what is of fewer, on either side", () => {
  const { spread: _, ...rest } = one;
  const few = { "in mixed traffic": asked(99), alone: asked(1_000) };
  expect(ifEnough(one, few, { quick: false })).toEqual({ ...rest, value: Number.NaN, note: TOO_FEW });
  expect(ifEnough(one, { here: asked(100), there: [] }, { quick: false }).value).toBeNaN();
});

test("the quick form tells it without its bar", () => {
  const { spread: _, bar: __, ...rest } = one;
  const few = { "in mixed traffic": asked(99), alone: asked(1_000) };
  expect(ifEnough(one, few, { quick: true })).toEqual({ ...rest, note: `25.0 ms. ${TOO_FEW}` });
});

test("a figure of nothing has neither a bar nor words about it in the quick form", () => {
  const found = ifEnough({ ...one, value: Number.NaN, note: "NaN ms" }, { here: [], there: [] }, { quick: true });
  expect(found.bar).toBeUndefined();
  expect(found.note).not.toContain("NaN");
});
