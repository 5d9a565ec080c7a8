import { expect, test } from "vitest";
import { visitorPosition } from "./search-parameters.ts";

test.each([
  ["lat=42.5&lng=-70.9", [42.5, -70.9]],
  ["lat=0&lng=0", [0, 0]],
  ["lat=-90&lng=180", [-90, 180]],
  ["lat=91&lng=0", undefined],
  ["lat=0&lng=180.1", undefined],
  ["lat=42.5", undefined],
  ["lng=1", undefined],
  ["lat=x&lng=1", undefined],
  ["lat=1e3&lng=1", undefined],
  ["lat=Infinity&lng=1", undefined],
  ["lat=&lng=", undefined],
  ["", undefined],
])("%s is the position %j", (query, position) => {
  expect(visitorPosition(new URLSearchParams(query))).toEqual(position);
});
