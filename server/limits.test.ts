import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countFirst } from "./limits.ts";

const UNTOLD = 5;
const POINTS = 40;

describe("a budget that two workers share", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  function twoWorkers() {
    const all = new RateLimiterMemory({ points: POINTS, duration: 60 });
    const told = vi.spyOn(all, "consume");
    const worker = () => countFirst(UNTOLD, new RateLimiterMemory({ points: POINTS, duration: 60 }), all);
    return { first: worker(), second: worker(), told };
  }

  /** How many of so many requests at once are let in. */
  async function letIn(worker: ReturnType<typeof countFirst>, times: number): Promise<number> {
    const asked = Array.from({ length: times }, () => worker.consume("visitor"));
    return (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled").length;
  }

  test("nobody is told of who asks little, and all is told of who asks much", async () => {
    const { first, told } = twoWorkers();
    expect(await letIn(first, UNTOLD)).toBe(UNTOLD);
    expect(told).not.toHaveBeenCalled();
    expect(await letIn(first, 60)).toBe(POINTS - UNTOLD);
    expect(told.mock.calls.slice(0, 3)).toEqual([
      ["visitor", UNTOLD + 1],
      ["visitor", 1],
      ["visitor", 1],
    ]);
  });

  test("another worker lets in its share and no more", async () => {
    const { first, second } = twoWorkers();
    expect(await letIn(first, 60)).toBe(POINTS);
    expect(await letIn(second, 60)).toBe(UNTOLD);
  });

  test("a worker's minute that began earlier does not end earlier", async () => {
    const { first } = twoWorkers();
    expect(await letIn(first, 1)).toBe(1);
    await vi.advanceTimersByTimeAsync(26_000);
    expect(await letIn(first, 60)).toBe(POINTS - 1);
    // More than a minute after the first request, and less than one after it was told.
    await vi.advanceTimersByTimeAsync(35_000);
    expect(await letIn(first, 9)).toBe(0);
    await vi.advanceTimersByTimeAsync(26_000);
    expect(await letIn(first, 60)).toBe(POINTS);
  });

  test("what keeps the supervisor from answering is not taken for a refusal", async () => {
    const silent = { consume: () => Promise.reject(new Error("no answer in time")) };
    const worker = countFirst(UNTOLD, new RateLimiterMemory({ points: POINTS, duration: 60 }), silent);
    expect(await letIn(worker, UNTOLD)).toBe(UNTOLD);
    await expect(worker.consume("visitor")).rejects.toThrow("no answer in time");
  });
});
