import { setImmediate as nextRound } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { Turns } from "./turns.ts";

/** Lets whoever may go, go. */
async function settle(): Promise<void> {
  for (let i = 0; i < 50; i++) await nextRound();
}

describe("turns", () => {
  test("addresses take turns, however many requests one of them has", async () => {
    const turns = new Turns();
    const order: string[] = [];
    const ask = (address: string, name: string) =>
      turns.take(address)!.then((end) => {
        order.push(name);
        end();
      });
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) void ask("a", name);
    void ask("b", "b1");
    void ask("b", "b2");
    await settle();
    expect(order).toEqual(["a1", "b1", "a2", "b2", "a3", "a4", "a5"]);
    expect(turns.size).toBe(0);
  });

  test("short works go first, and a long one comes after four of them", async () => {
    const turns = new Turns();
    const order: string[] = [];
    const ask = (address: string, name: string, isShort: boolean) =>
      turns.take(address, isShort)!.then((end) => {
        order.push(name);
        end();
      });
    for (const name of ["page 1", "page 2"]) void ask("a", name, false);
    for (let i = 1; i <= 6; i++) void ask(`visitor ${i}`, `short ${i}`, true);
    await settle();
    const shorts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `short ${from + i}`);
    expect(order).toEqual([...shorts(1, 4), "page 1", ...shorts(5, 6), "page 2"]);
    expect(turns.size).toBe(0);
  });

  test("one address has four under way at most, and others do not wait for it", async () => {
    const turns = new Turns();
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (address: string) =>
      turns.take(address)!.then((end) => {
        begun.push(address);
        ends.push(end);
      });
    for (let i = 0; i < 6; i++) void ask("a");
    void ask("b");
    await settle();
    expect(begun.toSorted()).toEqual(["a", "a", "a", "a", "b"]);
    ends[0]!();
    await settle();
    expect(begun.length).toBe(6);
  });

  test("a line that is too long takes no more until it has moved", async () => {
    const turns = new Turns();
    const taken = Array.from({ length: 64 }, () => turns.take("a")!);
    expect(turns.take("a")).toBeUndefined();
    expect(turns.take("b")).toBeDefined();
    for (const turn of taken) (await turn)();
    expect(turns.take("a")).toBeDefined();
  });
});
