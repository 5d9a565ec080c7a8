import { describe, expect, test } from "vitest";
import { Lookup } from "./lookup.ts";

interface Named {
  readonly name: string;
  readonly at: number;
}

describe.each([
  ["a map", () => new Lookup<Named>(new Map())],
  ["a list whose values tell their keys", () => Lookup.by<Named>(({ name }) => name)],
])("a lookup on %s", (_kind, empty) => {
  const entry = (at: number): [string, Named] => [`n${at}`, { name: `n${at}`, at }];

  test.each([1, 999, 1_000, 1_001, 5_000])("finds each of %i, and nobody else", (count) => {
    const lookup = empty().revise(Array.from({ length: count }, (_, at) => entry(at)));
    for (let at = 0; at < count; at++) expect(lookup.get(`n${at}`)?.at).toBe(at);
    expect(lookup.get(`n${count}`)).toBeUndefined();
    expect(new Map(lookup).size).toBe(count);
  });

  test("what is changed, added and removed is seen in the new one only, however much it is", () => {
    const before = empty().revise(Array.from({ length: 3_000 }, (_, at) => entry(at)));
    for (const most of [3, 2_400]) {
      const changes = Array.from({ length: most }, (_, i): [string, Named | undefined] =>
        i % 3 === 0 ? [`n${i}`, undefined] : i % 3 === 1 ? [`n${i}`, { name: `n${i}`, at: -i }] : entry(3_000 + i),
      );
      const after = before.revise(changes);
      for (const [key, value] of changes) expect(after.get(key)).toEqual(value);
      expect(new Map(after).size).toBe(3_000 - most / 3 + most / 3);
      expect([before.get("n0")?.at, before.get("n1")?.at, before.get("n3002")]).toEqual([0, 1, undefined]);
      expect(after.revise([entry(0)]).get("n0")?.at).toBe(0);
    }
  });
});
