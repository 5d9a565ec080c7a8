import { expect, test } from "vitest";
import { ShortestFirst } from "./shortest-first.ts";

const lineOf = (...works: string[]) => {
  const line = new ShortestFirst<string>((work) => work.length);
  for (const work of works) line.add(work);
  return line;
};

const takeAll = (line: ShortestFirst<string>) => {
  const taken: string[] = [];
  for (let work = line.take(); work !== undefined; work = line.take()) taken.push(work);
  return taken;
};

test("the shortest goes first, of equals the one that came first", () => {
  expect(takeAll(lineOf("a page", "all places", "map", "two", "a"))).toEqual([
    "a",
    "map",
    "two",
    "a page",
    "all places",
  ]);
});

test("nothing waits for ever: after eight shorter ones it is its turn", () => {
  const line = lineOf("a search");
  const taken: (string | undefined)[] = [];
  for (let i = 0; i < 12; i++) {
    line.add(`m${i}`);
    taken.push(line.take());
  }
  expect(taken.indexOf("a search")).toBe(8);
});

test("nothing is lost, also among those that come while others are taken", () => {
  const line = lineOf("ccc", "aaaaa");
  expect(line.take()).toBe("ccc");
  line.add("b");
  expect(takeAll(line)).toEqual(["b", "aaaaa"]);
  expect(line.take()).toBeUndefined();
});
