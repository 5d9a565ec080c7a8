import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { PlaceCard } from "../app/domain/place.ts";
import { makePlace } from "../tests/make-place.ts";
import { MapTrees } from "./map-trees.ts";

const QUIET = { info() {}, warn() {}, error() {} };
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

describe("the groups of the map", () => {
  let trees: MapTrees;
  beforeAll(() => {
    trees = new MapTrees(process.cwd(), QUIET);
  });
  afterAll(() => trees.stop());

  const count = async (version: number, places: PlaceCard[] | Promise<PlaceCard[]>, key = "large") => {
    const found = await trees.find(key, version, () => places, EVERYTHING);
    return found.places.length + found.groups.reduce((sum, group) => sum + group.count, 0);
  };

  test("of a large list stay as they were until their successors are there, on one thread in the end", async () => {
    const places = cards(6_000);
    expect(await count(1, places)).toBe(6_000);
    const gate = Promise.withResolvers<PlaceCard[]>();
    expect(await count(2, gate.promise)).toBe(6_000);
    expect(await count(2, gate.promise)).toBe(6_000);
    gate.resolve([...places, ...cards(6_001).slice(6_000)]);
    await vi.waitFor(async () => expect(await count(2, gate.promise)).toBe(6_001), { timeout: 20_000 });
    await vi.waitFor(() => expect(trees.threads).toBe(1));
  });

  test("of a small list are never behind", async () => {
    const all = cards(30);
    expect(await count(1, all, "small")).toBe(30);
    expect(await count(2, all.slice(1), "small")).toBe(29);
  });

  test("a renewal that fails is tried again, and the old groups stay", async () => {
    expect(await count(3, Promise.reject(new Error("away")))).toBe(6_001);
    const more = cards(6_002);
    await vi.waitFor(async () => expect(await count(3, more)).toBe(6_002), { timeout: 20_000 });
  });
});
