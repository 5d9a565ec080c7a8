import { describe, expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { MAX_LINKED, readSavedLink, savedSearch } from "./saved-link.ts";

const places = Array.from({ length: 150 }, (_, i) => makePlace({ id: `oh-house-${i}`, houseName: `House ${i}` }));
const catalog = makeCatalog(places);
const valuesOf = (search: string) => new URLSearchParams(search).getAll("places");
const idsOf = (values: readonly string[]) => {
  const link = readSavedLink(catalog, values);
  return "places" in link ? link.places.map(({ id }) => id) : link.mistake;
};

describe("a link", () => {
  test("holds ids, and is read back in its order", () => {
    expect(savedSearch(["oh-house-2", "oh-house-1"])).toBe("?places=oh-house-2,oh-house-1");
    expect(idsOf(["oh-house-2,oh-house-1"])).toEqual(["oh-house-2", "oh-house-1"]);
  });

  test("holds a hundred places, in parameters that the server does not cut", () => {
    const ids = places.slice(0, MAX_LINKED).map(({ id }) => id);
    const values = valuesOf(savedSearch(ids));
    expect(Math.max(...values.map(({ length }) => length))).toBeLessThan(1_000);
    expect(idsOf(values)).toEqual(ids);
  });

  test("may name places by slug, and each counts once", () => {
    expect(idsOf([`${places[3]!.slug},oh-house-3`])).toEqual(["oh-house-3"]);
  });

  test("says how many places are no longer there", () => {
    expect(readSavedLink(catalog, ["oh-house-1,nowhere,gone"])).toMatchObject({ missing: 2 });
  });

  test.each([
    ["oh-house-1,"],
    [",oh-house-1"],
    ["<script>"],
    ["oh house"],
    ["OH-HOUSE-1"],
    ["../x"],
    ["a".repeat(201)],
  ])("is refused if it was tampered with: %s", (value) => {
    expect(idsOf([value])).toBe("damaged");
  });

  test("that the server would cut off is refused, rather than shown in part", () => {
    const joined = places
      .slice(0, MAX_LINKED)
      .map(({ id }) => id)
      .join();
    expect(idsOf([joined.slice(0, 1_000)])).toBe("cut-off");
  });

  test("of more than a hundred places is refused", () => {
    expect(idsOf(valuesOf(savedSearch(places.slice(0, 101).map(({ id }) => id))))).toBe("too-many");
  });
});
