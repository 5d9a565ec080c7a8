import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeOutlines, milesOutside, type OutlinesFile } from "./state-outlines.ts";
import { US_STATES } from "./us-states.ts";

const file = readFileSync(new URL("../../../data/state-outlines.json", import.meta.url), "utf8");
const outlines = decodeOutlines(JSON.parse(file) as OutlinesFile);

const isInside = (code: string, lat: number, lng: number, tolerance = 0): boolean =>
  milesOutside(outlines.get(code)!, lat, lng) <= tolerance;

describe("state outlines", () => {
  it("exist for all 51", () => {
    expect([...outlines.keys()].toSorted()).toEqual(US_STATES.map((state) => state.code).toSorted());
  });

  it.each([
    ["Winchester Mystery House", "CA", 37.3183, -121.9511],
    ["the White House", "DC", 38.8977, -77.0365],
    ["Anchorage", "AK", 61.2181, -149.9003],
    ["Attu, beyond the antimeridian", "AK", 52.9025, 173.15],
    ["Adak", "AK", 51.88, -176.6581],
    ["Honolulu", "HI", 21.3069, -157.8583],
    ["Key West", "FL", 24.5551, -81.78],
    ["Nantucket", "MA", 41.2835, -70.0995],
    ["Detroit", "MI", 42.3314, -83.0458],
    ["Marquette, on the Upper Peninsula", "MI", 46.5436, -87.3954],
  ])("contain %s", (_name, code, lat, lng) => {
    expect(isInside(code, lat, lng, 1)).toBe(true);
  });

  it.each([
    ["Fairfax, Virginia", "DC", 38.8462, -77.3064],
    ["Kansas City, Missouri", "KS", 39.0997, -94.5],
    ["Chicago", "IN", 41.8781, -87.6298],
    ["the sea off Alaska", "AK", 52, 179.9],
    ["London", "NY", 51.5, -0.1],
  ])("do not contain %s", (_name, code, lat, lng) => {
    expect(isInside(code, lat, lng, 1)).toBe(false);
  });

  it("allow a lighthouse a few miles off the coast", () => {
    const minotsLedge = [42.2697, -70.7592] as const;
    expect(isInside("MA", ...minotsLedge)).toBe(false);
    expect(isInside("MA", ...minotsLedge, 3)).toBe(true);
    expect(isInside("MA", 42.27, -70.2, 3)).toBe(false);
  });
});
