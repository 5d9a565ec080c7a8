import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

/** Who has begun, in order. */
function askFor(addresses: readonly string[]): string[] {
  const queue = new FairQueue();
  const begun: string[] = [];
  for (const address of addresses) void queue.enter(address).then(() => begun.push(address));
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
  const queue = new FairQueue();
  await queue.enter("a");
  await queue.enter("a");
  await expect(queue.enter("b")).resolves.toBeUndefined();
});
