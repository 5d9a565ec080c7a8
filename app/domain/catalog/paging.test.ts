import { describe, expect, test } from "vitest";
import { MAX_PAGES_AT_ONCE, PAGE_SIZE, pageOf, readPages } from "./paging.ts";

const list = Array.from({ length: 50 }, (_, i) => i);
const read = (query: string) => pageOf(list, readPages(new URLSearchParams(query)));

describe("a page of a list", () => {
  test.each([
    ["", 0, 24],
    ["page=1", 0, 24],
    ["page=2", 24, 24],
    ["page=3", 48, 2],
  ])("%j starts at %d and has %d", (query, first, count) => {
    const paged = read(query)!;
    expect([paged.items[0], paged.items.length, paged.total, paged.pages]).toEqual([first, count, 50, 3]);
  });

  test.each(["4", "0", "-1", "x", "1e3", "02", "1.5", " 1", "99999999999"])("there is no page %j", (page) => {
    expect(pageOf(list, readPages(new URLSearchParams({ page })))).toBeUndefined();
  });

  test("the first page of an empty list exists, the second does not", () => {
    expect(pageOf([], { page: 1, lastPage: 1 })).toEqual({ items: [], total: 0, page: 1, lastPage: 1, pages: 1 });
    expect(pageOf([], { page: 2, lastPage: 2 })).toBeUndefined();
  });
});

describe("several pages in a row", () => {
  test("are one slice of the list", () => {
    expect(read("page=3&from=2")).toMatchObject({ page: 2, lastPage: 3, items: list.slice(24) });
    expect(read("page=3&from=1")?.items).toEqual(list);
    expect(read("page=4&from=1")).toBeUndefined();
  });

  test.each(["page=2&from=3", "page=2&from=2", "page=2&from=x", "page=2&from=0"])(
    "%j is the second page alone",
    (query) => {
      expect(read(query)).toMatchObject({ page: 2, lastPage: 2 });
    },
  );

  test("are limited in number", () => {
    const long = Array.from({ length: 40 * PAGE_SIZE }, (_, i) => i);
    const readLong = (query: string) => pageOf(long, readPages(new URLSearchParams(query)))?.items.length;
    expect(readLong(`page=${MAX_PAGES_AT_ONCE}&from=1`)).toBe(MAX_PAGES_AT_ONCE * PAGE_SIZE);
    expect(readLong(`page=${MAX_PAGES_AT_ONCE + 9}&from=1`)).toBe(MAX_PAGES_AT_ONCE * PAGE_SIZE);
  });
});
