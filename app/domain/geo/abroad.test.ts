import { expect, test } from "vitest";
import { isAbroad } from "./abroad.ts";

test.each([
  ["Windsor, Ontario", true],
  ["windsor ontario", true],
  ["Vancouver, BC", true],
  ["Niagara Falls, ON", true],
  ["Niagara Falls, Ontario", true],
  ["Nogales, Sonora", true],
  ["Juárez", true],
  ["Tijuana", true],
  ["Tijuana, Mexico", true],
  ["Ciudad Juárez", true],
  ["Montréal", true],
  ["London, England", true],
  ["Ontario", false],
  ["Ontario, California", false],
  ["Ontario, CA", false],
  ["Mexico, Missouri", false],
  ["Santa Fe, New Mexico", false],
  ["New Mexico", false],
  ["Toronto, Ohio", false],
  ["Vancouver", false],
  ["Niagara Falls", false],
  ["Paris, Texas", false],
  ["Sonora, California", false],
  ["39.95,-82.99", false],
  ["", false],
])("%s is abroad: %s", (text, expected) => {
  expect(isAbroad(text)).toBe(expected);
});
