import { expect, test } from "vitest";
import { becauseOfPublishing, type Seen, type Turn } from "./because-of-publishing.ts";

const seen = (count: number, ...slow: number[]): Seen => ({
  times: [...Array.from({ length: count - slow.length }, () => 10), ...slow],
  asked: count + 40,
  moments: 6,
  collections: 1,
});
const judge = (turns: readonly Turn[], quick = false) =>
  becauseOfPublishing({ places: 100_000, rate: 100, turns }, { quick });

test("the spread is the lowest and the highest of the turns, each by the same rule", () => {
  const found = judge([
    { without: seen(500), after: seen(500, 30) },
    { without: seen(500), after: seen(500, 55) },
    { without: seen(500, 200), after: seen(500, 205) },
  ]);
  expect(found).toMatchObject({ value: 45, spread: [5, 45], bar: { atMost: 50 } });
  expect(found.note).toContain("of all 3 turns together, the spread of each alone by the same rule");
  expect(found.note).toContain("after each of 18 publications");
  expect(found.note).not.toContain("Not judged");
});

test("a turn with few requests is told by its slowest against p99, one with none is left out", () => {
  const found = judge([
    { without: seen(500), after: seen(500, 30) },
    { without: seen(20, 200), after: seen(20, 70) },
    { without: seen(0), after: seen(0) },
  ]);
  expect(found.spread).toEqual([20, 60]);
  expect(found.note).toContain("where it had fewer than 100 requests");
});

test("the note says how many requests were left out because others had a processor", () => {
  const { note } = judge([
    { without: seen(500), after: seen(400) },
    { without: seen(600), after: seen(500) },
  ]);
  expect(note).toContain(
    "980 requests after publications and 1,100 of 1,180 without; the others were asked while others",
  );
  expect(note).toContain("Looked at are 900 of 980");
});

test("the quick form makes too few publications to be judged", () => {
  const found = judge([{ without: seen(500), after: { ...seen(500, 300), moments: 3 } }], true);
  expect(found.value).toBe(290);
  expect(found.bar).toBeUndefined();
  expect(found.note).toContain("Not judged: 3 publications, as the quick form makes, are too few");
});

test("one turn alone has no spread", () => {
  const found = judge([{ without: seen(500), after: seen(500, 30) }], true);
  expect(found.spread).toBeUndefined();
  expect(found.note).not.toContain("spread");
});

test("fewer than a hundred requests on either side are not judged", () => {
  const turns = [{ without: seen(99), after: seen(500, 30) }];
  expect(judge(turns)).toMatchObject({ value: Number.NaN, bar: { atMost: 50 } });
  expect(judge(turns).note).toContain("500 after publications and 99 without");
  expect(judge(turns, true).value).toBe(20);
  expect(judge(turns, true).bar).toBeUndefined();
  expect(judge([{ without: seen(0), after: seen(0) }]).value).toBeNaN();
});
