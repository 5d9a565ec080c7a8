import { expect, test } from "vitest";
import { type Host, Patience } from "./in-peace.ts";

const QUIET = 0.01;
const LOUD = 0.4;

/** A host whose looks and parts find what is listed, the last of each again and again; each part takes a minute. */
function hostWith(looks: readonly (number | undefined)[], parts: readonly (number | undefined)[]) {
  let [clock, looked, watched] = [0, 0, 0];
  const of = <Item>(list: readonly Item[], at: number) => list[Math.min(at, list.length - 1)]!;
  const host: Host = {
    look: async () => of(looks, looked++),
    watch: async (work) => {
      await work();
      clock += 60_000;
      return of(parts, watched++);
    },
    wait: async (milliseconds) => {
      clock += milliseconds;
    },
    now: () => clock,
  };
  return host;
}

/** Counts the times that it was measured. */
function counting() {
  let times = 0;
  return async () => ++times;
}

test("on a quiet host a part is measured once, without waiting", async () => {
  const patience = new Patience(hostWith([QUIET], [QUIET]));
  expect(await patience.measure(counting())).toEqual({ result: 1, taken: QUIET });
  expect(patience.waitedMs).toBe(0);
});

test("where the system does not say what others take, nothing is waited for or measured again", async () => {
  const patience = new Patience(hostWith([undefined], [undefined]));
  expect(await patience.measure(counting())).toEqual({ result: 1, taken: undefined });
  expect(patience.waitedMs).toBe(0);
});

test("a part begins when others have left", async () => {
  const patience = new Patience(hostWith([LOUD, LOUD, QUIET], [QUIET]));
  expect(await patience.measure(counting())).toEqual({ result: 1, taken: QUIET });
  expect(patience.waitedMs).toBe(30_000);
});

test("a disturbed part is measured again, and the quietest time counts", async () => {
  const patience = new Patience(hostWith([QUIET], [0.5, 0.1, 0.3]));
  expect(await patience.measure(counting())).toEqual({ result: 2, taken: 0.1 });
});

test("a part that failed while others had the processors gets another chance", async () => {
  let times = 0;
  const patience = new Patience(hostWith([QUIET], [LOUD, QUIET]));
  const once = async () => {
    if (++times === 1) throw new Error("It took more than 300 seconds.");
    return times;
  };
  expect(await patience.measure(once)).toEqual({ result: 2, taken: QUIET });
});

test("a part that fails in peace has failed", async () => {
  let times = 0;
  const patience = new Patience(hostWith([QUIET], [QUIET]));
  const once = async () => {
    times++;
    throw new Error("It broke.");
  };
  await expect(patience.measure(once)).rejects.toThrow("It broke.");
  expect(times).toBe(1);
});

test("what was measured stays, where measuring again fails", async () => {
  let times = 0;
  const patience = new Patience(hostWith([QUIET], [LOUD, QUIET]));
  const once = async () => {
    if (++times === 2) throw new Error("It broke.");
    return times;
  };
  expect(await patience.measure(once)).toEqual({ result: 1, taken: LOUD });
});

test("the quick form does not wait, and what takes long is measured once", async () => {
  const patience = new Patience(hostWith([LOUD], [LOUD, QUIET]));
  const pains = { mayWait: false, mayMeasureAgain: false };
  expect(await patience.measure(counting(), pains)).toEqual({ result: 1, taken: LOUD });
  expect(patience.waitedMs).toBe(0);
});

test("on a host that is never quiet, waiting and measuring again come to an end", async () => {
  const patience = new Patience(hostWith([LOUD], [LOUD]));
  let measured = 0;
  for (let part = 0; part < 14; part++) {
    expect((await patience.measure(async () => ++measured)).taken).toBe(LOUD);
  }
  expect(patience.waitedMs).toBe(25 * 60_000);
  // Two minutes more for each of the first parts, until there were more than fifteen of them.
  expect(measured).toBe(14 + 16);
});
