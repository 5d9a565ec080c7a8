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
    for (const name of ["a", "b", "c"]) inOwnRound("begun", () => seen.push([name, rounds.count]));
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

  /** The order in which works that wait at one time are begun. */
  async function orderOf(kinds: readonly Parameters<typeof inOwnRound>[0][]): Promise<string> {
    const order: string[] = [];
    await Promise.all(
      kinds.map(
        (kind) =>
          new Promise<void>((resolve) => {
            inOwnRound(kind, () => {
              order.push(kind[0]!);
              resolve();
            });
          }),
      ),
    );
    return order.join("");
  }

  test("questions go first, then what is begun, then what is new", async () => {
    expect(await orderOf(["new", "begun", "question", "new", "begun", "question"])).toBe("qqbbnn");
  });

  test("but nobody waits for ever: after four of a line one goes that stands behind", async () => {
    const many = (kind: "question" | "begun" | "new", count: number) => Array.from({ length: count }, () => kind);
    expect(await orderOf([...many("new", 2), ...many("question", 6)])).toBe("qqqqnqqn");
    expect(await orderOf([...many("new", 2), ...many("begun", 6)])).toBe("bbbbnbbn");
    expect(await orderOf([...many("new", 1), ...many("begun", 5), ...many("question", 20)])).toBe(
      "qqqqbqqqqbqqqqbqqqqbqqqqnb",
    );
  });

  test("a crowd that wants pages gets the first one before the last one is begun", async () => {
    const order: string[] = [];
    const page = async (name: string) => {
      await new Promise<void>((resolve) => inOwnRound("new", resolve));
      order.push(`loads ${name}`);
      await nextRound();
      order.push(`renders ${name}`);
    };
    await Promise.all(["a", "b", "c"].map(page));
    expect(order).toEqual(["loads a", "renders a", "loads b", "renders b", "loads c", "renders c"]);
  });
});
