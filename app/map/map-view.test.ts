import { describe, expect, test } from "vitest";
import { makePlace } from "../../tests/make-place.ts";
import { project } from "./drawn/mercator.ts";
import { EXPLORER_FRAMES, extentOf, fitView, onPaper, viewAt } from "./map-view.ts";

const at = (latitude: number, longitude: number) => makePlace({ latitude, longitude });
const BOSTON = at(42.36, -71.06);
const SALEM = at(42.52, -70.9);
const HONOLULU = at(21.3, -157.86);
const ATTU = at(52.9, 172.9);
const NOWHERE = makePlace({});

describe("what a map opens with", () => {
  test("the view that SPEC names, with the extent of all places", () => {
    expect(viewAt([42.36, -71.06], 7, [BOSTON, SALEM, NOWHERE])).toEqual({
      center: [42.36, -71.06],
      zoom: 7,
      all: { count: 2, bounds: { west: -71.06, south: 42.36, east: -70.9, north: 42.52 } },
    });
  });

  test("nothing without a position", () => {
    expect(fitView([NOWHERE])).toBeUndefined();
    expect(viewAt(undefined, 7, [NOWHERE])).toBeUndefined();
  });

  test("a fit, nearer on wide screens than on narrow ones, and never nearer than a town", () => {
    const { zoom, narrowZoom } = fitView([BOSTON, at(41.8, -87.6)])!;
    expect(zoom).toBeGreaterThan(narrowZoom!);
    expect(fitView([BOSTON])).toMatchObject({ center: [42.36, -71.06], zoom: 11 });
  });

  test("a fit holds places in all corners of a country on a tablet and on paper", () => {
    const places = [at(37.32, -121.95), at(32.75, -117.19), at(41.87, -87.65), at(29.96, -90.06)];
    const { center, zoom } = fitView(places)!;
    const middle = project(...center, zoom);
    for (const { latitude, longitude } of places) {
      const { x, y } = project(latitude!, longitude!, zoom);
      expect(Math.abs(x - middle.x)).toBeLessThan(700 / 2);
      expect(Math.abs(y - middle.y)).toBeLessThan(384 / 2);
    }
  });

  test("a fit holds the visitor, too", () => {
    const [alone, together] = [fitView([BOSTON, SALEM])!, fitView([BOSTON, SALEM], { lat: 40.7, lng: -74 })!];
    expect(together.zoom).toBeLessThan(alone.zoom);
    expect(together.all).toEqual(alone.all);
  });

  test("of a whole country, the mainland, with islands in its extent", () => {
    const seattle = at(47.6, -122.3);
    const { center, all } = fitView([BOSTON, SALEM, seattle, HONOLULU])!;
    expect(center[1]).toBeCloseTo((-122.3 - 70.9) / 2, 1);
    expect(all!.bounds.west).toBe(-157.86);
  });

  test("on paper all places of the page, where the view leaves some outside", () => {
    const fit = fitView([BOSTON, at(42.1, -72.6)])!;
    expect(onPaper(viewAt([42.36, -71.06], 7, [BOSTON, at(42.1, -72.6)])!)).toEqual({
      center: fit.center,
      zoom: fit.zoom,
    });
    expect(onPaper(fit)).toBeUndefined();
  });

  test("in the explorer the mainland fills the frame, between two zooms", () => {
    const corners = [at(48.4, -124.7), at(32.5, -117.1), at(24.6, -81.8), at(44.9, -67), HONOLULU];
    expect(fitView(corners, undefined, EXPLORER_FRAMES)).toMatchObject({ zoom: 4.5, narrowZoom: 3 });
  });

  test("islands beyond the antimeridian lie in the west", () => {
    expect(extentOf([ATTU, BOSTON])!.bounds.west).toBeCloseTo(-187.1);
  });
});
