import { expect, test } from "vitest";
import { turnsOfOthers } from "../../../tests/turns-of-others.ts";
import { jsonInSlices } from "./json-in-slices.ts";

const written = (entry: unknown) => Buffer.from(JSON.stringify(entry));

test.each([0, 1, 99, 100, 101, 200, 20_001])(
  "a list of %i entries is written as JSON.stringify writes it",
  async (count) => {
    const list = Array.from({ length: count }, (_, id) => ({ id, name: `Café "${id}", [x]`, absent: undefined }));
    expect((await jsonInSlices(list, written)).toString()).toBe(JSON.stringify(list));
  },
);

test("what an entry is written in stays its own", async () => {
  const entry = Buffer.from(JSON.stringify("x".repeat(100_000)));
  const whole = await jsonInSlices([entry], (bytes) => bytes);
  expect(whole.toString()).toBe(`[${entry}]`);
  expect(whole.buffer).not.toBe(entry.buffer);
});

test("others get their turn while a long list is written", async () => {
  const list = Array.from({ length: 10_000 }, (_, id) => ({ id, text: "x".repeat(200) }));
  expect(await turnsOfOthers(() => jsonInSlices(list, written))).toBeGreaterThan(2);
});
