import { describe, expect, test } from "vitest";
import { filmedLine, readFilmed, SHOWS, showsOf } from "./shows.ts";

describe("A line of a place's television programs", () => {
  test.each([
    ["Ghost Hunters, 2006", "Ghost Hunters, 2006"],
    ["ghost hunters, 2006", "Ghost Hunters, 2006"],
    ["TAPS", "Ghost Hunters"],
    ["Dead Files, Season 3", "The Dead Files, season 3"],
    ["The Holzer Files", "The Holzer Files"],
    ["In Search of..., 1978", "In Search of..., 1978"],
  ])("%s is %s", (line, canonical) => {
    expect(filmedLine(readFilmed(line)!)).toBe(canonical);
  });

  test.each(["Ghost Hunters 2006", "Ghost Hunters, 206", "A Program Nobody Made, 2006", ""])("%s is none", (line) => {
    expect(readFilmed(line)).toBeUndefined();
  });

  test("is read in the order of the record, without titles that left the table", () => {
    expect(showsOf({ shows: "Ghost Adventures, 2011\nGone From The Table\nGhost Hunters" }).map(filmedLine)).toEqual([
      "Ghost Adventures, 2011",
      "Ghost Hunters",
    ]);
    expect(showsOf({})).toEqual([]);
  });
});

test("Every title has an address of its own, and stands in the order of the alphabet", () => {
  expect(new Set(SHOWS.map(({ slug }) => slug)).size).toBe(SHOWS.length);
  const titles = SHOWS.map(({ title }) => title.toLowerCase());
  expect(titles).toEqual(titles.toSorted());
});
