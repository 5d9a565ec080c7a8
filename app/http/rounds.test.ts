import { describe, expect, test } from "vitest";
import { inOwnRound, nextRound } from "./rounds.ts";

/** Counts rounds of the event loop until `isOver`. */
function countRounds(isOver: () => boolean): { count: number } {
  const rounds = { count: 0 };
  const next = () => {
    rounds.count += 1;
    if (!isOver()) setImmediate(next);
  };
  setImmediate(next);
  return rounds;
}

describe("rounds", () => {
  test("each work has one of its own, in the order in which they came", async () => {
    const seen: [string, number][] = [];
    let over = false;
    const rounds = countRounds(() => over);
    for (const name of ["a", "b", "c"]) inOwnRound(() => seen.push([name, rounds.count]));
    await nextRound();
    over = true;
    expect(seen.map(([name]) => name)).toEqual(["a", "b", "c"]);
    expect(new Set(seen.map(([, round]) => round)).size).toBe(3);
  });

  test("pieces of two works take turns", async () => {
    const order: string[] = [];
    const work = async (name: string) => {
      for (let piece = 0; piece < 3; piece++) {
        order.push(name);
        await nextRound();
      }
    };
    await Promise.all([work("a"), work("b")]);
    expect(order).toEqual(["a", "b", "a", "b", "a", "b"]);
  });

  test("urgent works go first, but four in a row at most", async () => {
    const order: string[] = [];
    inOwnRound(() => order.push("page 1"));
    for (let i = 1; i <= 6; i++) inOwnRound(() => order.push(`urgent ${i}`), true);
    await nextRound();
    expect(order).toEqual(["urgent 1", "urgent 2", "urgent 3", "urgent 4", "page 1", "urgent 5", "urgent 6"]);
  });
});
