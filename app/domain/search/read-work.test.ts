/** How much reading a question does, counted in lookups: of the gazetteer, of the text index and of similar words. */
import { afterEach, expect, test, vi } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import { readQuery } from "./read-query.ts";

const context = searchContextOf(curatedPlaces());

afterEach(() => vi.restoreAllMocks());

test.each([
  ["a plain question", "free cemeteries near Savannah after dark"],
  ["thirty states", "MA ".repeat(40)],
  ["thirty towns", "Salem Boston Chicago Denver Dallas Austin ".repeat(5)],
  ["thirty prepositions", "in near from to of at ".repeat(6)],
  ["thirty misspelled words", "hotles prizon cematery lighthose ".repeat(8)],
  ["thirty numbers", "60614 90210 01970 10001 ".repeat(8)],
  ["one long word", "a".repeat(200)],
  ["signs alone", "?!,;".repeat(50)],
])("%s costs a bounded number of lookups", (_what, text) => {
  const exact = vi.spyOn(context.gazetteer, "findCity");
  const similar = vi.spyOn(context.gazetteer, "findSimilarCities");
  const named = vi.spyOn(context.index, "findNamed");
  const known = vi.spyOn(context.index, "hasWords");
  readQuery(context, text);
  expect(exact.mock.calls.length).toBeLessThanOrEqual(1_000);
  expect(similar.mock.calls.length).toBeLessThanOrEqual(40);
  expect(named.mock.calls.length).toBeLessThanOrEqual(40);
  expect(known.mock.calls.length).toBeLessThanOrEqual(40);
});
