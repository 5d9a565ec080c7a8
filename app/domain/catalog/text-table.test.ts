import { expect, test } from "vitest";
import { seededRandom } from "../../../tests/seeded-random.ts";
import { TextTable } from "./text-table.ts";

test("says what a map would say, whatever is added and removed", () => {
  const random = seededRandom(11);
  const texts: string[] = [];
  const table = new TextTable((number) => texts[number]!);
  const map = new Map<string, number>();
  for (let step = 0; step < 20_000; step++) {
    const text = `place-${Math.floor(random() * 3_000)}`;
    if (map.has(text) && random() < 0.6) {
      table.remove(text);
      map.delete(text);
    } else if (!map.has(text)) {
      table.add(text, texts.push(text) - 1);
      map.set(text, texts.length - 1);
    }
    expect(table.find(text)).toBe(map.get(text));
  }
  expect(table.size).toBe(map.size);
  for (let i = 0; i < 3_000; i++) expect(table.find(`place-${i}`)).toBe(map.get(`place-${i}`));
});

test("removing what is not there changes nothing", () => {
  const table = new TextTable(() => "here");
  table.remove("nobody");
  expect(table.size).toBe(0);
  table.add("here", 0);
  table.remove("nobody");
  expect([table.size, table.find("here"), table.find("nobody")]).toEqual([1, 0, undefined]);
});

test("holds as many as it was made for, and more", () => {
  for (const expected of [0, 1, 1_000]) {
    const table = new TextTable((number) => `é${number}`, expected);
    for (let i = 0; i < 5_000; i++) table.add(`é${i}`, i);
    for (let i = 0; i < 5_000; i++) expect(table.find(`é${i}`)).toBe(i);
    expect(table.find("é5000")).toBeUndefined();
  }
});
