import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MAX_ZOOM } from "../../app/domain/browse/map-features.ts";
import type { Bounds } from "../../app/domain/geo/state-outlines.ts";
import { isLocated, type PlaceCard } from "../../app/domain/places/place.ts";
import { boundsIn, boxAround, project } from "../../app/map/drawn/mercator.ts";
import { groupSize } from "../../app/map/group-marks.ts";
import { makePlace } from "../../tests/make-place.ts";
import { seededRandom } from "../../tests/seeded-random.ts";
import { readCuratedPlaces } from "../read-curated-places.ts";
import { ClusterCache } from "./clusters.ts";

type Position = readonly [lng: number, lat: number];

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const random = seededRandom(44);
const between = (from: number, to: number) => from + random() * (to - from);
const repeat = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const placesAt = (positions: readonly Position[]): PlaceCard[] =>
  positions.map(([longitude, latitude], index) => makePlace({ id: `p-${index}`, longitude, latitude }));

let clusters: ClusterCache;
beforeEach(() => {
  clusters = new ClusterCache(process.cwd());
});
afterEach(() => clusters.close());

const find = (places: readonly PlaceCard[], zoom: number, box: Bounds = WORLD, list = "list") =>
  clusters.find(list, 1, () => [...places], { box, zoom });

test("every place is shown exactly once at every zoom", async () => {
  const places = placesAt(repeat(500, () => [between(-124, -68), between(25, 48)] as const));
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
    const { places: single, groups } = await find(places, zoom);
    expect(single.length + groups.reduce((sum, { count }) => sum + count, 0)).toBe(500);
  }
});

test("places come in the order of their list; those without a position are left out", async () => {
  const located = placesAt(repeat(200, () => [between(-124, -68), between(25, 48)] as const));
  const lost = makePlace({ id: "lost", latitude: undefined, longitude: undefined });
  const { places } = await find([lost, ...located, lost], 12);
  expect(places.length).toBeGreaterThan(100);
  expect(places).toEqual(located.filter((place) => places.includes(place)));
});

describe("the curated places", () => {
  const curated = readCuratedPlaces("data/places")
    .map(({ id, state, latitude, longitude }) => makePlace({ id, state, latitude, longitude }))
    .filter(isLocated);
  const lists = [["country", curated] as const, ...Map.groupBy(curated, ({ state }) => state)];

  test("no mark covers another: in towns each has a free circle of 24 pixels, from afar they do not touch", async () => {
    for (const [name, places] of lists) {
      for (let zoom = 3; zoom <= MAX_ZOOM; zoom++) {
        const { places: single, groups } = await find(places, zoom, WORLD, name);
        expect(single.length + groups.reduce((sum, { count }) => sum + count, 0)).toBe(places.length);
        const marks = [
          ...single.map((place) => ({ ...project(place.latitude!, place.longitude!, zoom), size: 30 })),
          ...groups.map(({ lat, lng, count }) => ({ ...project(lat, lng, zoom), size: groupSize(count, zoom) })),
        ].toSorted((a, b) => a.x - b.x);
        for (const [i, a] of marks.entries()) {
          for (const b of marks.slice(i + 1)) {
            if (b.x - a.x > 60) break;
            const needed = zoom < 9 ? (a.size + b.size) / 2 : 24 + Math.abs(a.size - b.size) / 2;
            const apart = Math.hypot(a.x - b.x, a.y - b.y);
            if (apart < needed)
              expect.fail(`${name} at ${zoom}: ${apart} pixels between marks of ${a.size} and ${b.size}`);
          }
        }
      }
    }
  });

  test("of the country hardly a mark stands for more than 150 places", async () => {
    const { groups } = await find(curated, 4);
    expect(Math.max(...groups.map(({ count }) => count))).toBeLessThan(200);
    expect(groups.filter(({ count }) => count > 150).length).toBeLessThan(2);
  });

  test("pressing groups on a phone leads to every place", async () => {
    const reached = new Set<string>();
    const seen = new Set<string>();
    const openWindow = async (lat: number, lng: number, zoom: number): Promise<void> => {
      const box = boundsIn(boxAround(project(lat, lng, zoom), 380, 320), zoom);
      const { places, groups } = await find(curated, zoom, box);
      for (const { id } of places) reached.add(id);
      for (const group of groups) {
        if (group.zoom > MAX_ZOOM) for (const { id } of group.members) reached.add(id);
        const key = `${group.lat} ${group.lng} ${group.zoom}`;
        if (group.zoom > MAX_ZOOM || seen.has(key)) continue;
        seen.add(key);
        expect(group.zoom).toBeGreaterThan(zoom);
        await openWindow(group.lat, group.lng, group.zoom);
      }
    };
    for (const { lat, lng } of (await find(curated, 3)).groups) await openWindow(lat, lng, 3);
    expect(curated.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe("a group", () => {
  test("at one spot never comes apart and names forty of its places", async () => {
    const places = placesAt([[10, 10], ...repeat(50, () => [-71, 42] as const)]);
    const { places: single, groups } = await find(places, MAX_ZOOM);
    expect(single).toEqual([places[0]]);
    expect(groups).toEqual([
      {
        lat: expect.closeTo(42, 6),
        lng: expect.closeTo(-71, 6),
        count: 50,
        zoom: MAX_ZOOM + 1,
        members: expect.anything(),
      },
    ]);
    expect(groups[0]!.members).toEqual(places.slice(1, 41));
  });

  test("of a town comes apart in one step", async () => {
    const town = repeat(8, () => [between(-70.9, -70.885), between(42.515, 42.525)] as const);
    const places = placesAt(town);
    const box = { west: -72, south: 41, east: -70, north: 43 };
    const [group] = (await find(places, 8, box)).groups;
    expect(group!.count).toBe(8);
    const { places: single, groups } = await find(places, group!.zoom, box);
    expect(single.length).toBeGreaterThanOrEqual(4);
    expect(groups.every(({ count }) => count === 2)).toBe(true);
  });

  test("that comes apart names its first place", async () => {
    const places = placesAt([
      [-100, 40],
      [-71, 42],
      [-71.001, 42.001],
    ]);
    const { groups } = await find(places, 8, { west: -72, south: 41, east: -70, north: 43 });
    const [group] = groups;
    expect(group!.members).toEqual([places[1]]);
    expect((await find(places, group!.zoom)).groups).toEqual([]);
    const { members, zoom } = group!;
    expect((await find(places, zoom - 1)).groups).toMatchObject([{ count: 2, zoom, members }]);
  });
});

test("a window across the date line shows both sides of it", async () => {
  const places = placesAt([
    [179, 0],
    [-179, 0],
    [0, 0],
  ]);
  const shown = async (west: number, east: number) =>
    (await find(places, 8, { west, south: -10, east, north: 10 })).places.map(({ id }) => id);
  expect(await shown(178, 182)).toEqual(["p-0", "p-1"]);
  expect(await shown(-182, -178)).toEqual(["p-0", "p-1"]);
  expect(await shown(170, 180)).toEqual(["p-0"]);
  expect(await shown(538, 541.5)).toEqual(["p-0", "p-1"]);
  expect(await shown(-400, 400)).toEqual(["p-0", "p-1", "p-2"]);
});

describe("the cache", () => {
  const window = { box: WORLD, zoom: 3 };
  const places = placesAt(repeat(30, () => [-90, 40] as const));
  const count = async (version: number, list: () => PlaceCard[] | Promise<PlaceCard[]>, key = "list") =>
    (await clusters.find(key, version, list, window)).groups[0]?.count;

  test("is never behind the version asked for", async () => {
    expect(await count(1, () => places)).toBe(30);
    expect(await count(2, () => places.slice(1))).toBe(29);
    expect(await count(1, () => places)).toBe(29);
  });

  test("asks for a list once per version", async () => {
    const list = vi.fn(() => places);
    await count(1, list);
    await count(1, list);
    expect(list).toHaveBeenCalledTimes(1);
    await count(2, list);
    expect(list).toHaveBeenCalledTimes(2);
  });

  test("answers many lists at once, even when they evict each other", async () => {
    const large = placesAt(repeat(60_000, () => [-90, 40] as const));
    const keys = ["a", "b", "c", "a", "b", "c"];
    const counts = await Promise.all(keys.map((key) => count(1, () => large, key)));
    expect(counts).toEqual(keys.map(() => 60_000));
  });

  test("does not remember a list that failed", async () => {
    await expect(count(1, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await count(1, () => places)).toBe(30);
  });

  test("is built again after its thread has ended", async () => {
    await count(1, () => places);
    await clusters.close();
    expect(await count(1, () => places.slice(1))).toBe(29);
  });
});
