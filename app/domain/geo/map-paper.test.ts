import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cellAt, cellsIn, decodePaper, decodeWater, type PaperFile } from "./map-paper.ts";

const FOLDER = "data/map";
const read = (name: string) => decodePaper(JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as PaperFile);

test.each([
  [40.7, -74, "-80_40"],
  [21.3, -157.9, "-160_16"],
  [52, -184, "-190_48"],
])("%d, %d lies in the cell %s", (lat, lng, cell) => {
  expect(cellAt(lat, lng)).toBe(cell);
});

test("a view touches every cell that one of its points lies in", () => {
  expect(cellsIn({ west: -81, south: 39, east: -69, north: 41 }).sort()).toEqual(
    ["-70_32", "-70_40", "-80_32", "-80_40", "-90_32", "-90_40"].sort(),
  );
});

describe("the files", () => {
  test("the country's has neighbors, water, Interstates and the largest cities of the states alone", () => {
    const { abroad, greatLakes, lakes, rivers, roads, towns } = read("country.json");
    expect(greatLakes).toHaveLength(5);
    for (const lines of [abroad, lakes, rivers]) expect(lines.length).toBeGreaterThan(20);
    expect(roads.every(({ kind }) => kind === "interstate")).toBe(true);
    expect(roads.some(({ number }) => number === "80")).toBe(true);
    const names = towns.map(({ name }) => name);
    expect(names).toContain("Chicago");
    expect(names).not.toContain("Toronto");
  });

  test("each detail lies in its own cell", () => {
    const details = readdirSync(FOLDER).filter((name) => name.startsWith("detail-"));
    expect(details.length).toBeGreaterThan(20);
    for (const name of details) {
      const [, west, south] = /^detail-(-?\d+)_(-?\d+)\.json$/.exec(name)!.map(Number);
      for (const { lat, lng } of read(name).towns) {
        // Rounding may cross the edge by this much.
        expect(cellAt(lat - Math.sign(lat - south! - 4) * 0.01, lng - Math.sign(lng - west! - 5) * 0.01)).toBe(
          `${west}_${south}`,
        );
      }
    }
  });
});

test("no shore runs along the edges of the tiles that the source cuts its water into", () => {
  const lake = { scale: 1000, water: [[-112_700, 40_800, 200, 0, 0, 180, -200, 0]] };
  // Its eastern and northern sides are cuts: -112.5 and 40.98 degrees.
  expect(decodeWater(lake).shores).toEqual([
    [-112.7, 40.8, -112.5, 40.8],
    [-112.7, 40.98, -112.7, 40.8],
  ]);
});
