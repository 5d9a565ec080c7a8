import { expect, test } from "vitest";
import { readProcessorTime, shareInWords, shareTaken } from "./taken-time.ts";

const stat = (busy: number, taken: number) => `cpu  ${busy} 0 10 5000 20 1 9 ${taken} 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n`;

test("the share is what others got of what was wanted, waiting for a disk not counted", () => {
  const before = readProcessorTime(stat(100, 50));
  expect(before).toEqual({ busy: 120, taken: 50 });
  expect(shareTaken(before, readProcessorTime(stat(400, 150)))).toBe(0.25);
});

test("nothing wanted is nothing taken, and a system that does not say is not known", () => {
  const one = readProcessorTime(stat(100, 50));
  expect(shareTaken(one, one)).toBe(0);
  expect(shareTaken(undefined, one)).toBeUndefined();
});

test.each([
  [0, "under 1 %"],
  [0.0099, "under 1 %"],
  [0.125, "13 %"],
])("%f is %s", (share, words) => {
  expect(shareInWords(share)).toBe(words);
});
