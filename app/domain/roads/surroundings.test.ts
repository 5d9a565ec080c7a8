import { describe, expect, test } from "vitest";
import { readGazetteer } from "../../../tests/curated-directory.ts";
import { createSurroundings } from "./surroundings.ts";

const surroundingsOf = createSurroundings(readGazetteer());

describe("what is around a spot", () => {
  test.each([
    ["Manhattan", 40.78, -73.97, "city"],
    ["Los Angeles", 34.05, -118.24, "city"],
    ["Madison, Wisconsin", 43.07, -89.4, "town"],
    ["Reno", 39.53, -119.81, "town"],
    ["US 95 at Tonopah", 38.07, -117.23, "west"],
    ["I 80 in Nebraska", 41.1, -101.7, "west"],
    ["I 64 in West Virginia", 37.8, -80.6, "country"],
    ["the Alaska Highway", 63.34, -143, "country"],
    ["Hawaii, between Hilo and Waimea", 19.7, -155.5, "country"],
  ])("%s", (_, lat, lng, expected) => {
    expect(surroundingsOf({ lat, lng })).toBe(expected);
  });
});
