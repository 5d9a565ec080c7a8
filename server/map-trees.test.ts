import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PlaceCard } from "../app/domain/places/place.ts";
import { makePlace } from "../tests/make-place.ts";
import { MapTrees } from "./map-trees.ts";

const EVERYTHING = { box: { west: -180, south: -85, east: 180, north: 85 }, zoom: 3 };

const cards = (count: number): PlaceCard[] =>
  Array.from({ length: count }, (_, index) =>
    makePlace({
      id: `p-${index}`,
      houseName: `House ${index}`,
      latitude: 30 + (index % 100) / 10,
      longitude: -120 + Math.floor(index / 100) / 10,
    }),
  );

const MANY = cards(6_050);

let trees: MapTrees;
let errors: unknown[];
beforeEach(() => {
  errors = [];
  trees = new MapTrees(process.cwd(), { info() {}, warn() {}, error: (...said) => errors.push(said) });
});
afterEach(() => trees.stop());

const count = async (version: number, places: PlaceCard[] | Promise<PlaceCard[]>, key = "large") => {
  const found = await trees.find(key, version, () => places, EVERYTHING);
  return found.places.length + found.groups.reduce((sum, group) => sum + group.count, 0);
};
/** What gives way to everybody takes its time where all cores are busy. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 50_000, interval: 5 });

describe("the groups of a large list", () => {
  test("stay as they were until their successors are there", async () => {
    expect(await count(1, MANY.slice(0, 6_000))).toBe(6_000);
    const gate = Promise.withResolvers<PlaceCard[]>();
    expect(await count(2, gate.promise)).toBe(6_000);
    expect(await count(2, gate.promise)).toBe(6_000);
    gate.resolve(MANY.slice(0, 6_001));
    await eventually(async () => expect(await count(2, gate.promise)).toBe(6_001));
    expect(trees.threads).toBe(1);
  });

  test("are made one after the other when places come fast, and the newest are shown in the end", async () => {
    expect(await count(1, MANY.slice(0, 6_000))).toBe(6_000);
    let lists = 0;
    let last = 6_000;
    const find = (version: number) =>
      trees.find("large", version, () => [MANY.slice(0, 6_000 + version), lists++][0] as PlaceCard[], EVERYTHING);
    const counted = async (version: number) => {
      const { places, groups } = await find(version);
      return places.length + groups.reduce((sum, group) => sum + group.count, 0);
    };
    for (let version = 2; version <= 50; version++) {
      const now = await counted(version);
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
      expect(trees.threads).toBe(1);
    }
    await eventually(async () => expect(await counted(50)).toBe(6_050));
    expect(lists).toBeLessThan(25);
  });

  test("are those of the newest version when their turn comes after another list's", async () => {
    await count(1, MANY, "first");
    await count(1, MANY.slice(0, 6_000));
    const gate = Promise.withResolvers<PlaceCard[]>();
    await count(2, gate.promise, "first");
    const outdated = vi.fn(() => MANY.slice(0, 6_002));
    await trees.find("large", 2, outdated, EVERYTHING);
    await count(3, MANY.slice(0, 6_003));
    gate.resolve(MANY);
    await eventually(async () => expect(await count(3, MANY.slice(0, 6_003))).toBe(6_003));
    expect(outdated).not.toHaveBeenCalled();
  });

  test("stay when their renewal fails, which is tried again", async () => {
    expect(await count(1, MANY.slice(0, 6_001))).toBe(6_001);
    expect(await count(2, Promise.reject(new Error("away")))).toBe(6_001);
    await eventually(async () => expect(await count(2, MANY.slice(0, 6_002))).toBe(6_002));
  });

  test("are made in pieces between which the old ones answer", async () => {
    const all = cards(20_000);
    await count(1, all.slice(1));
    let answered = 0;
    await eventually(async () => {
      const found = await count(2, all);
      if (found === 19_999) answered += 1;
      expect(found).toBe(20_000);
    });
    expect(answered).toBeGreaterThan(5);
  });
});

test("the groups of a small list are never behind", async () => {
  const all = cards(30);
  expect(await count(1, all, "small")).toBe(30);
  expect(await count(2, all.slice(1), "small")).toBe(29);
  expect(trees.threads).toBe(1);
});

test("a small list is grouped once for all who ask at the same time", async () => {
  const all = cards(30);
  await count(1, all, "small");
  const list = vi.fn(() => all.slice(1));
  await Promise.all(Array.from({ length: 10 }, () => trees.find("small", 2, list, EVERYTHING)));
  expect(list).toHaveBeenCalledTimes(1);
});

test("places without a position are left out, and the others are themselves", async () => {
  const lost = makePlace({ id: "lost", latitude: undefined, longitude: undefined });
  const [first, second] = [
    makePlace({ id: "a", latitude: 40, longitude: -80 }),
    makePlace({ id: "b", latitude: 20, longitude: 60 }),
  ];
  const { places, groups } = await trees.find("some", 1, () => [lost, first, lost, second], EVERYTHING);
  expect(new Set(places)).toEqual(new Set([first, second]));
  expect(groups).toEqual([]);
});

describe("a thread that fails", () => {
  const UNHEARD_OF = { ...EVERYTHING, zoom: 99 };

  test("is logged, and another one makes the groups anew", async () => {
    expect(await count(1, MANY)).toBe(6_050);
    await expect(trees.find("large", 1, () => MANY, UNHEARD_OF)).rejects.toThrow("ended");
    expect(errors).toHaveLength(1);
    expect(await count(1, MANY)).toBe(6_050);
    expect(trees.threads).toBe(1);
  });

  test("while a successor is being made takes nothing with it", async () => {
    await count(1, MANY.slice(0, 6_000));
    const gate = Promise.withResolvers<PlaceCard[]>();
    await count(2, gate.promise);
    await expect(trees.find("large", 1, () => MANY, UNHEARD_OF)).rejects.toThrow("ended");
    gate.resolve(MANY);
    expect(await count(3, MANY.slice(0, 6_003))).toBe(6_003);
    await eventually(() => expect(trees.threads).toBe(1));
    expect(await count(3, MANY.slice(0, 6_003))).toBe(6_003);
  });
});

test("after the end there are no threads, and none begins", async () => {
  await count(1, MANY.slice(0, 6_000));
  await count(2, MANY);
  await trees.stop();
  await eventually(() => expect(trees.threads).toBe(0));
  await expect(count(1, MANY)).rejects.toThrow("closed");
  expect(trees.threads).toBe(0);
  expect(errors).toEqual([]);
});
