import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cellAt, decodePaper, type MapPaper, type PaperFile, type PaperTown } from "../../domain/geo/map-paper.ts";
import { boxAround, project } from "./mercator.ts";
import { placeLabels } from "./place-labels.ts";

const NO_PAPER: MapPaper = { abroad: [], greatLakes: [], lakes: [], rivers: [], borders: [], roads: [], towns: [] };
const CLEVELAND: PaperTown = { name: "Cleveland", zoom: 5, lat: 41.4995, lng: -81.6954 };
const LAKEWOOD: PaperTown = { name: "Lakewood", zoom: 7, lat: 41.482, lng: -81.7982 };
const OHIO = {
  name: "Ohio",
  code: "OH",
  lat: 40.3,
  lng: -82.7,
  bounds: { west: -84.8, south: 38.4, east: -80.5, north: 42 },
};
const zoom = 7;
const middle = project(CLEVELAND.lat, CLEVELAND.lng, zoom);
const area = (taken: ReturnType<typeof boxAround>[] = []) => ({ zoom, box: boxAround(middle, 800, 400), taken });
const texts = (paper: Partial<MapPaper>, taken?: ReturnType<typeof boxAround>[], at = zoom) =>
  placeLabels([OHIO], [{ ...NO_PAPER, ...paper }], { ...area(taken), zoom: at }).map(
    ({ kind, text }) => `${kind} ${text}`,
  );

describe("names on the drawn map", () => {
  test("states, cities and towns, each from its own zoom on", () => {
    expect(texts({ towns: [CLEVELAND, { ...LAKEWOOD, zoom: 8 }] })).toEqual(["state Ohio", "city Cleveland"]);
  });

  test("a name makes way for a marker, and its dot stays where the town is", () => {
    const [free] = placeLabels([], [{ ...NO_PAPER, towns: [CLEVELAND] }], area());
    const [moved] = placeLabels([], [{ ...NO_PAPER, towns: [CLEVELAND] }], area([boxAround(middle, 30, 30)]));
    expect(moved!.dot).toEqual(free!.dot);
    expect(moved!.at).not.toEqual(free!.at);
  });

  test.each([4, 5, 6, 7, 9])("at zoom %d a name stands beside its town, whatever covers it", (at) => {
    const dot = project(CLEVELAND.lat, CLEVELAND.lng, at);
    const area = { zoom: at, box: boxAround(dot, 800, 400), taken: [boxAround(dot, 54, 54)] };
    const milesOfPixel = (24_901 * Math.cos((CLEVELAND.lat * Math.PI) / 180)) / (256 * 2 ** at);
    const labels = placeLabels([], [{ ...NO_PAPER, towns: [{ ...CLEVELAND, zoom: 4 }] }], area);
    for (const label of labels) {
      const off = Math.max(Math.abs(label.at.x - dot.x) - "Cleveland".length * 4, Math.abs(label.at.y - dot.y));
      expect(off * milesOfPixel).toBeLessThan(40);
    }
    expect(labels.length).toBe(at >= 7 ? 1 : 0);
  });

  test("without room for it, a name is left out", () => {
    expect(texts({ towns: [CLEVELAND] }, [boxAround(middle, 800, 400)])).toEqual([]);
  });

  test("the larger town has the first choice", () => {
    const twin = { ...CLEVELAND, name: "Ohio City", zoom: 7 };
    const [, first, second] = placeLabels([OHIO], [{ ...NO_PAPER, towns: [twin, CLEVELAND] }], area());
    expect(first!.text).toBe("Cleveland");
    expect(second!.at).not.toEqual(first!.at);
  });

  test("numbers of long roads in view, Interstates before U.S. routes", () => {
    const line = [-86, 41.4, -78, 41.4];
    const roads = [
      { kind: "us", number: "20", line },
      { kind: "interstate", number: "80", line: line.map((value, i) => (i % 2 ? value + 0.5 : value)) },
    ] as const;
    expect(new Set(texts({ roads }))).toEqual(new Set(["state Ohio", "us 20", "interstate 80"]));
    expect(
      placeLabels([], [{ ...NO_PAPER, roads }], {
        zoom: 6,
        box: boxAround(project(41.5, -81.7, 6), 800, 400),
        taken: [],
      }).map(({ text }) => text),
    ).not.toContain("20");
  });
});

describe("on the map as it ships", () => {
  const read = (name: string): PaperFile => JSON.parse(readFileSync(`data/map/${name}.json`, "utf8"));
  const namesAt = (lat: number, lng: number, at: number) => {
    const box = boxAround(project(lat, lng, at), 640, 480);
    const papers = [read("country"), read(`detail-${cellAt(lat, lng)}`)].map(decodePaper);
    return placeLabels([], papers, { zoom: at, box, taken: [] }).map(({ text }) => text);
  };

  test.each(["Mexico City", "Toronto", "Tijuana", "Vancouver", "Havana"])("%s lies abroad and has no name", (name) => {
    expect(read("country").towns.names.split("|")).not.toContain(name);
  });

  test.each([
    [40.75, -73.6, 8, ["New York", "Newark", "Brooklyn", "New Haven"], ["Fordham", "Flatlands", "Washington Heights"]],
    [29.95, -90.1, 8, ["New Orleans", "Baton Rouge"], ["Metairie Terrace", "Terrytown"]],
    [36.9, -76.3, 8, ["Norfolk", "Virginia Beach"], ["East Hampton"]],
    [34, -117.9, 5, ["Los Angeles", "San Diego"], ["Santa Ana", "Irvine", "Riverside", "Long Beach"]],
    [26.6, -81.4, 7, ["Miami", "Tampa", "Orlando"], ["Lehigh Acres", "Coral Springs", "Poinciana"]],
    [41.3, -72.9, 8, ["New Haven", "Bridgeport", "Hartford"], ["Hamden"]],
  ] as const)("around %d, %d at zoom %d are the towns that people know", (lat, lng, at, known, unknown) => {
    const names = namesAt(lat, lng, at);
    expect(names).toEqual(expect.arrayContaining([...known]));
    expect(names.filter((name) => (unknown as readonly string[]).includes(name))).toEqual([]);
  });
});
