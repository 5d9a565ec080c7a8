import { expect, test } from "vitest";
import { jsonInSlices } from "./json-in-slices.ts";

test.each([0, 1, 24, 25, 26, 50, 20_001])(
  "a list of %i entries is written as JSON.stringify writes it",
  async (count) => {
    const list = Array.from({ length: count }, (_, id) => ({ id, name: `Café "${id}", [x]`, absent: undefined }));
    expect((await jsonInSlices(list)).toString()).toBe(JSON.stringify(list));
  },
);

test("what is written of an entry may be another form of it", async () => {
  const list = Array.from({ length: 60 }, (_, id) => ({ id, secret: "x" }));
  expect((await jsonInSlices(list, ({ id }) => ({ id }))).toString()).toBe(
    JSON.stringify(list.map(({ id }) => ({ id }))),
  );
});

test("others get their turn while a long list is written", async () => {
  const list = Array.from({ length: 100_000 }, (_, id) => ({ id, text: "x".repeat(200) }));
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await jsonInSlices(list);
  done = true;
  expect(turns).toBeGreaterThan(2);
});
