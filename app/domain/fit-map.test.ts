import { describe, expect, test } from "vitest";
import { makeCatalog } from "../../tests/make-catalog.ts";
import { fitMap } from "./fit-map.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("a map that shows all of its places", () => {
  test.each([
    ["one place: as close as allowed", [at(44.9, -123)], { center: [44.9, -123], zoom: 11 }],
    ["coast to coast", [at(44.9, -123), at(42.5, -70.9)], { center: [43.7, -96.95], zoom: 3 }],
    ["neighbouring states", [at(39.8, -89.6), at(37.2, -93.3)], { center: [38.5, -91.45], zoom: 6 }],
    ["two houses in one street", [at(40, -80), at(40.0001, -80.0001)], { center: [40.00005, -80.00005], zoom: 11 }],
    ["places without a position do not count", [at(40, -80), {}, { latitude: 10 }], { center: [40, -80], zoom: 11 }],
    ["none is known", [{}, { longitude: 3 }], undefined],
  ])("%s", (_what, positions, expected) => {
    const view = fitMap(makeCatalog(positions).places, 11);
    if (!expected) return expect(view).toBeUndefined();
    expect(view?.zoom).toBe(expected.zoom);
    expect(view?.center[0]).toBeCloseTo(expected.center[0]!, 6);
    expect(view?.center[1]).toBeCloseTo(expected.center[1]!, 6);
  });
});
