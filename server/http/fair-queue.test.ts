import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

/** Who has begun, in order. */
function askFor(addresses: readonly string[]): string[] {
  const turns = new Turns();
  const begun: string[] = [];
  for (const address of addresses) void turns.take(address).then(() => begun.push(address));
  return begun;
}

test.each([
  [
    ["a", "a", "a"],
    ["a", "a", "a"],
  ],
  [
    ["a", "a", "a", "a", "b"],
    ["a", "b", "a", "a", "a"],
  ],
  [
    ["a", "a", "b", "b", "c"],
    ["a", "b", "c", "a", "b"],
  ],
])("requests of %j begin in the order %j, one in each round of the event loop", async (asked, order) => {
  const begun = askFor(asked);
  expect(begun).toEqual([]);
  for (let round = 1; round <= order.length; round++) {
    await setImmediate();
    expect(begun.length).toBeLessThanOrEqual(round);
  }
  await setImmediate();
  expect(begun).toEqual(order);
});

test("a request begins after all others are done", async () => {
  const turns = new Turns();
  await turns.take("a");
  await turns.take("a");
  await expect(turns.take("b")).resolves.toBeUndefined();
});
