import { describe, expect, test } from "vitest";
import { pageOf, readPage } from "./paging.ts";

const list = Array.from({ length: 50 }, (_, i) => i);

describe("a page of a list", () => {
  test.each([
    [null, 0, 24],
    ["1", 0, 24],
    ["2", 24, 24],
    ["3", 48, 2],
  ])("page %s begins at %d and has %d", (parameter, first, count) => {
    const paged = pageOf(list, readPage(parameter))!;
    expect([paged.items[0], paged.items.length, paged.total, paged.pages]).toEqual([first, count, 50, 3]);
  });

  test.each(["4", "0", "-1", "x", "1e3", "02", "1.5", " 1", "99999999999"])("there is no page %j", (parameter) => {
    expect(pageOf(list, readPage(parameter))).toBeUndefined();
  });

  test("the first page of an empty list exists, the second does not", () => {
    expect(pageOf([], 1)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
    expect(pageOf([], 2)).toBeUndefined();
  });
});
