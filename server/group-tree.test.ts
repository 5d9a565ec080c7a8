import Supercluster from "supercluster";
import { describe, expect, test } from "vitest";
import { GROUP_RADIUS_PIXELS, MAX_ZOOM, TILE_PIXELS } from "../app/domain/browse/map-features.ts";
import { seededRandom } from "../tests/seeded-random.ts";
import { findInTree } from "./find-in-tree.ts";
import { type GroupTree, groupInSteps, groupPositions } from "./group-tree.ts";

type Position = readonly [lng: number, lat: number];

const random = seededRandom(44);
const between = (from: number, to: number) => from + random() * (to - from);
const many = (count: number, make: () => Position): Position[] => Array.from({ length: count }, make);
const treeOf = (positions: readonly Position[]): GroupTree => groupPositions(Float64Array.from(positions.flat()));

const TOWNS = many(40, () => [between(-124, -68), between(25, 48)]);
const inTown = (): Position => {
  const [lng, lat] = TOWNS[Math.floor(random() * TOWNS.length)]!;
  return [lng + between(-0.05, 0.05) ** 3 * 400, lat + between(-0.05, 0.05) ** 3 * 400];
};

const LISTS: [string, Position[]][] = [
  ["places all over the country", many(4_000, () => [between(-124, -68), between(25, 48)])],
  [
    "places in towns, many of them at a town's middle",
    [...many(3_000, inTown), ...TOWNS, ...TOWNS.flatMap((town) => many(30, () => town))],
  ],
  ["places all over the world, to its edges", many(2_000, () => [between(-180, 180), between(-90, 90)])],
  ["a few places", many(7, inTown)],
  ["one place", many(1, inTown)],
];

/** What a zoom shows: places by index, groups by what they hold. */
interface Shown {
  readonly members: readonly number[];
  readonly lng: number;
  readonly lat: number;
  readonly comesApartAt: number;
}

describe.each(LISTS)("%s", (_, positions) => {
  const tree = treeOf(positions);
  const theirs = supercluster(positions);

  test("are grouped as supercluster groups them, at every zoom", () => {
    for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
      const ours = byMembers(shownByUs(tree, zoom));
      const expected = byMembers(shownByThem(theirs, zoom));
      expect([...ours.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [key, group] of expected) {
        expect(ours.get(key)!.comesApartAt).toBe(group.comesApartAt);
        expect(ours.get(key)!.lng).toBeCloseTo(group.lng, 9);
        expect(ours.get(key)!.lat).toBeCloseTo(group.lat, 9);
      }
    }
  });

  test("are found in the windows in which supercluster finds them", () => {
    for (let round = 0; round < 300; round++) {
      const zoom = Math.floor(random() * (MAX_ZOOM + 1));
      const [lng, lat] = positions[Math.floor(random() * positions.length)]!;
      const [width, height] = [between(0, 1_000 / 2 ** zoom), between(0, 500 / 2 ** zoom)];
      // Once or twice around the world, too.
      const west = lng - random() * width + 360 * Math.floor(between(-2, 3));
      const box = { west, east: west + width, south: Math.max(-90, lat - height), north: Math.min(90, lat + height) };
      const { places, groups } = findInTree(tree, { box, zoom });
      const expected = theirs.getClusters([box.west, box.south, box.east, box.north], zoom);
      const single = expected.flatMap(({ properties }) => ("cluster" in properties ? [] : [properties.index]));
      expect(places.toSorted()).toEqual(single.toSorted());
      expect(groups.map(({ count }) => count).toSorted()).toEqual(
        expected.flatMap(({ properties }) => ("cluster" in properties ? [properties.point_count] : [])).toSorted(),
      );
    }
  });
});

describe("a group", () => {
  test("at one spot never comes apart, and names twenty of its places", () => {
    const tree = treeOf([[10, 10], ...many(30, () => [-71, 42])]);
    const { places, groups } = findInTree(tree, { box: WORLD, zoom: MAX_ZOOM });
    expect(places).toEqual([0]);
    expect(groups).toEqual([
      {
        lat: expect.closeTo(42, 6),
        lng: expect.closeTo(-71, 6),
        count: 30,
        zoom: MAX_ZOOM + 1,
        members: expect.anything(),
      },
    ]);
    expect(new Set(groups[0]!.members).size).toBe(20);
    expect(groups[0]!.members.every((member) => member >= 1 && member <= 30)).toBe(true);
  });

  test("that comes apart names one of its places", () => {
    const tree = treeOf([
      [-100, 40],
      [-71, 42],
      [-71.001, 42.001],
    ]);
    const [group] = findInTree(tree, { box: { west: -72, south: 41, east: -70, north: 43 }, zoom: 8 }).groups;
    expect(group!.members).toEqual([1]);
    expect(findInTree(tree, { box: WORLD, zoom: group!.zoom }).groups).toEqual([]);
    expect(findInTree(tree, { box: WORLD, zoom: group!.zoom - 1 }).groups).toEqual([group]);
  });
});

test("places without a position are nowhere, and the others keep their index", () => {
  const tree = treeOf([
    [Number.NaN, Number.NaN],
    [-71, 42],
    [Number.NaN, 3],
    [-71, 42],
    [20, 20],
  ]);
  const { places, groups } = findInTree(tree, { box: WORLD, zoom: 10 });
  expect(places).toEqual([4]);
  expect(groups.map(({ members }) => members.toSorted())).toEqual([[1, 3]]);
  for (const nobody of [[], [[Number.NaN, Number.NaN]] as Position[]])
    expect(findInTree(treeOf(nobody), { box: WORLD, zoom: 0 })).toEqual({ places: [], groups: [] });
});

test("places are found in the order of their list", () => {
  const positions = many(200, () => [between(-124, -68), between(25, 48)]);
  const { places } = findInTree(treeOf(positions), { box: WORLD, zoom: 12 });
  expect(places.length).toBeGreaterThan(100);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("a window across the date line shows both sides of it", () => {
  const tree = treeOf([
    [179, 0],
    [-179, 0],
    [0, 0],
  ]);
  const shown = (west: number, east: number) =>
    findInTree(tree, { box: { west, south: -10, east, north: 10 }, zoom: 8 }).places.toSorted();
  expect(shown(178, 182)).toEqual([0, 1]);
  expect(shown(-182, -178)).toEqual([0, 1]);
  expect(shown(170, 180)).toEqual([0]);
  expect(shown(538, 541.5)).toEqual([0, 1]);
  expect(shown(-400, 400)).toEqual([0, 1, 2]);
});

test("comes in many steps, the more the more places there are", () => {
  const steps = (count: number) => [...groupInSteps(Float64Array.from(many(count, inTown).flat()))].length;
  const [few, more] = [steps(5_000), steps(50_000)];
  expect(few).toBeGreaterThan(MAX_ZOOM);
  expect(more).toBeGreaterThan(2 * few);
});

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

type Index = { readonly index: number };

function supercluster(positions: readonly Position[]): Supercluster<Index, Index> {
  const options = { radius: GROUP_RADIUS_PIXELS, extent: TILE_PIXELS, maxZoom: MAX_ZOOM };
  const points = positions.map((position, index) => ({
    type: "Feature" as const,
    properties: { index },
    geometry: { type: "Point" as const, coordinates: [...position] },
  }));
  return new Supercluster<Index, Index>(options).load(points);
}

function shownByThem(theirs: Supercluster<Index, Index>, zoom: number): Shown[] {
  return theirs.getClusters([-180, -90, 180, 90], zoom).flatMap(({ properties, geometry }) => {
    if (!("cluster" in properties)) return [];
    const [lng, lat] = geometry.coordinates as [number, number];
    const members = theirs
      .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
      .map((leaf) => leaf.properties.index);
    return { members, lng, lat, comesApartAt: theirs.getClusterExpansionZoom(properties.cluster_id) };
  });
}

/** With all of their members, of which a window names but a few. */
function shownByUs(tree: GroupTree, zoom: number): Shown[] {
  return findInTree(tree, { box: WORLD, zoom }).groups.map(
    ({ lat, lng, count, members: [first], zoom: comesApartAt }) => {
      const from = tree.members.indexOf(first!);
      return { members: [...tree.members.subarray(from, from + count)], lng, lat, comesApartAt };
    },
  );
}

const byMembers = (shown: readonly Shown[]) =>
  new Map(shown.map((group) => [group.members.toSorted((a, b) => a - b).join(), group]));
