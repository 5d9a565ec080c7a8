import { describe, expect, test } from "vitest";
import { DomainError } from "../../app/domain/domain-error.ts";
import { MAX_WAITING_PER_ADDRESS, PLANNER_BUSY, PLANS_WAITING, PlanQueue } from "./plan-queue.ts";

/** A planner that finishes plans on command. */
function createPlanner(options?: { maxWaitMs?: number }) {
  const queue = new PlanQueue<string>(options);
  const begun: string[] = [];
  const abandoned: string[] = [];
  let finish = Promise.withResolvers<void>();
  const ask = (key: string, address = "10.0.0.1", client = new AbortController()) => {
    const plan = queue.request({
      key,
      address,
      left: client.signal,
      make: async (signal) => {
        begun.push(key);
        signal.addEventListener("abort", () => abandoned.push(key));
        await finish.promise;
        return `plan of ${key}`;
      },
    });
    plan.catch(() => {});
    return { plan, leave: () => client.abort() };
  };
  return {
    queue,
    begun,
    abandoned,
    ask,
    async finishOne() {
      const last = finish;
      finish = Promise.withResolvers();
      last.resolve();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const unavailable = (sentence: string) => new DomainError("unavailable", sentence);

test("plans are made one at a time, in order", async () => {
  const { ask, begun, finishOne } = createPlanner();
  const [first, second] = [ask("a"), ask("b", "10.0.0.2")];
  await settled();
  expect(begun).toEqual(["a"]);
  await finishOne();
  await expect(first.plan).resolves.toBe("plan of a");
  expect(begun).toEqual(["a", "b"]);
  await finishOne();
  await expect(second.plan).resolves.toBe("plan of b");
});

test("addresses take turns: a stranger's plan is next, however many another one waits for", async () => {
  const { ask, begun, finishOne } = createPlanner();
  for (const key of ["a1", "a2", "a3"]) ask(key);
  await settled();
  ask("b1", "10.0.0.2");
  ask("c1", "10.0.0.3");
  ask("b2", "10.0.0.2");
  for (let i = 0; i < 6; i++) await finishOne();
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

describe("an address", () => {
  test("has three plans waiting; the fourth is refused, and a stranger's is not", async () => {
    const { ask, queue } = createPlanner();
    for (let i = 0; i < MAX_WAITING_PER_ADDRESS; i++) ask(`a${i}`);
    await expect(ask("a3").plan).rejects.toThrow(unavailable(PLANS_WAITING));
    ask("b", "10.0.0.2");
    expect(queue.size).toBe(MAX_WAITING_PER_ADDRESS + 1);
  });

  test("may ask again when one of them is made, or given up", async () => {
    const { ask, finishOne } = createPlanner();
    const [, second] = [ask("a0"), ask("a1"), ask("a2")];
    await finishOne();
    ask("a3");
    await expect(ask("a4").plan).rejects.toThrow(unavailable(PLANS_WAITING));
    second!.leave();
    await settled();
    const last = ask("a4");
    await settled();
    await expect(Promise.race([last.plan, "waits"])).resolves.toBe("waits");
  });

  test("waits for one plan however often it asks the same", async () => {
    const { ask, begun, finishOne } = createPlanner();
    const all = Array.from({ length: 10 }, () => ask("a"));
    await finishOne();
    expect(begun).toEqual(["a"]);
    await expect(Promise.all(all.map(({ plan }) => plan))).resolves.toEqual(Array(10).fill("plan of a"));
  });
});

describe("a plan whose client has left", () => {
  test("is not begun", async () => {
    const { ask, begun, finishOne } = createPlanner();
    ask("a");
    const gone = ask("b", "10.0.0.2");
    ask("c", "10.0.0.3");
    gone.leave();
    await settled();
    await finishOne();
    expect(begun).toEqual(["a", "c"]);
  });

  test("is abandoned while it is made", async () => {
    const { ask, abandoned } = createPlanner();
    const gone = ask("a");
    await settled();
    gone.leave();
    await settled();
    expect(abandoned).toEqual(["a"]);
  });

  test("goes on while somebody else waits for it", async () => {
    const { ask, abandoned, finishOne } = createPlanner();
    const [gone, stays] = [ask("a"), ask("a", "10.0.0.2")];
    await settled();
    gone.leave();
    await settled();
    expect(abandoned).toEqual([]);
    await finishOne();
    await expect(stays.plan).resolves.toBe("plan of a");
  });

  test("is not even asked for", async () => {
    const { ask, queue } = createPlanner();
    const client = new AbortController();
    client.abort();
    await expect(ask("a", "10.0.0.1", client).plan).rejects.toThrow();
    expect(queue.size).toBe(0);
  });
});

test("thirty plans wait in all", async () => {
  const { ask, queue } = createPlanner();
  for (let i = 0; i < 30; i++) ask(`a${i}`, `10.0.1.${i}`);
  expect(queue.size).toBe(30);
  await expect(ask("b", "10.0.2.1").plan).rejects.toThrow(unavailable(PLANNER_BUSY));
});

test("nobody waits longer than the limit, and a plan that nobody waits for is dropped", async () => {
  const { ask, abandoned, queue } = createPlanner({ maxWaitMs: 1 });
  await expect(ask("a").plan).rejects.toThrow(unavailable(PLANNER_BUSY));
  expect(abandoned).toEqual(["a"]);
  expect(queue.size).toBe(0);
});
