import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("tasks run one at a time, in order, whatever becomes of the others", async () => {
  const run = oneAtATime();
  let running = 0;
  const seen: number[] = [];
  const task = async () => {
    seen.push(++running);
    await new Promise(setImmediate);
    running -= 1;
    if (seen.length === 2) throw new Error("no memory");
    return seen.length;
  };
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => run(task)));
  expect(seen).toEqual([1, 1, 1, 1]);
  expect(results.map((result) => result.status === "fulfilled" && result.value)).toEqual([1, false, 3, 4]);
});
