import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createLandGrid, parseBarriers } from "./land-grid.ts";
import { decodeOutlines } from "./state-outlines.ts";

const read = (path: string): string => readFileSync(new URL(`../../../data/${path}`, import.meta.url), "utf8");
const outlines = decodeOutlines(JSON.parse(read("state-outlines.json")));
const land = createLandGrid(outlines, parseBarriers(read("barriers.txt")));
const spot = ([lat, lng]: readonly [number, number]) => ({ lat, lng });

describe("the land grid", () => {
  test.each([
    [[41.88, -87.7], "IL"],
    [[38.9, -77.03], "DC"],
    [[41.82, -71.42], "RI"],
    [[21.31, -157.86], "HI"],
    [[36.999, -109.06], "AZ"],
    [[37.01, -109.03], "CO"],
    [[42.0, -87.0], undefined],
    [[25.0, -90.0], undefined],
    [[45.5, -73.6], undefined],
    [[51.5, 0], undefined],
  ] as const)("%j is in %s", (position, state) => {
    expect(land.stateAt(spot(position))).toBe(state);
  });

  test.each([
    ["San Francisco Bay", [37.72, -122.4], [37.69, -122.13]],
    ["Mobile Bay", [30.25, -88.08], [30.39, -87.85]],
    ["Chesapeake Bay", [38.9, -76.5], [38.85, -76.2]],
    ["Puget Sound", [47.6, -122.33], [47.57, -122.63]],
    ["Lake Pontchartrain", [30.0, -90.1], [30.36, -90.08]],
    ["the lower Hudson", [41.08, -73.86], [41.09, -73.92]],
    ["Lake Tahoe", [39.17, -120.14], [39.1, -119.92]],
    ["the Grand Canyon", [36.06, -112.14], [36.2, -112.05]],
    ["Green Bay", [44.9, -87.9], [44.83, -87.37]],
  ] as const)("a hop across %s is barred", (_name, from, to) => {
    expect(land.isBarred(spot(from), spot(to))).toBe(true);
    expect(land.isBarred(spot(to), spot(from))).toBe(true);
  });

  test.each([
    ["Indianapolis to a suburb", [39.77, -86.16], [39.96, -86.01]],
    ["along a shore", [41.88, -87.63], [42.05, -87.69]],
    ["in Alaska, which has no grid", [61.22, -149.9], [61.33, -149.57]],
  ] as const)("%s is not", (_name, from, to) => {
    expect(land.isBarred(spot(from), spot(to))).toBe(false);
  });
});

test("every barrier is a line of two spots or more, somewhere in the country", () => {
  for (const line of parseBarriers(read("barriers.txt"))) {
    expect(line.length).toBeGreaterThan(1);
    for (const { lat, lng } of line) {
      expect(lat).toBeGreaterThan(24);
      expect(lat).toBeLessThan(49.5);
      expect(lng).toBeGreaterThan(-125);
      expect(lng).toBeLessThan(-66);
    }
  }
});
