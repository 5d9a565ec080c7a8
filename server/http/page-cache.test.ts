import { describe, expect, test } from "vitest";
import { readResponse } from "./cached-response.ts";
import { PageCache } from "./page-cache.ts";

const page = (text: string, status = 200, headers: HeadersInit = {}) =>
  readResponse(new Response(text, { status, headers: { "content-type": "text/html", ...headers } }));

describe("the page cache", () => {
  test("concurrent misses for one key render once", async () => {
    const cache = new PageCache();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return page("a");
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.fetch("/a", render)));
    expect(renders).toBe(1);
    expect(new Set(all).size).toBe(1);
    expect(cache.get("/a")).toBe(all[0]);
  });

  test("a cached page is not rendered again", async () => {
    const cache = new PageCache();
    const first = await cache.fetch("/a", () => page("a"));
    expect(await cache.fetch("/a", () => Promise.reject(new Error("rendered twice")))).toBe(first);
    expect(cache.get("/b")).toBeUndefined();
  });

  test("stores nothing but 200", async () => {
    const cache = new PageCache();
    const missing = await cache.fetch("/missing", () => page("no", 404));
    expect(missing.status).toBe(404);
    expect([cache.get("/missing"), cache.size]).toEqual([undefined, 0]);
  });

  test("does not store what says no-store", async () => {
    const cache = new PageCache();
    await cache.fetch("/a", () => page("a", 200, { "cache-control": "no-store" }));
    expect(cache.get("/a")).toBeUndefined();
  });

  test("a failed render is not stored, and the next one tries again", async () => {
    const cache = new PageCache();
    await expect(cache.fetch("/a", () => Promise.reject(new Error("stop")))).rejects.toThrow("stop");
    await cache.fetch("/a", () => page("a"));
    expect(cache.get("/a")).toBeDefined();
  });

  test("a page whose render began before the catalog changed is sent, but not stored", async () => {
    const cache = new PageCache();
    const gate = Promise.withResolvers<void>();
    const rendering = cache.fetch("/a", () => gate.promise.then(() => page("old")));
    cache.clear();
    const next = await cache.fetch("/a", () => page("new"));
    gate.resolve();
    expect((await rendering).body.toString()).toBe("old");
    expect(cache.get("/a")).toBe(next);
  });

  test("stays within its bound whatever is put into it", async () => {
    const bound = 200_000;
    const cache = new PageCache(bound);
    for (let i = 0; i < 1_000; i++) await cache.fetch(`/${i}`, () => page("x".repeat(i * 10)));
    expect(cache.bytes).toBeLessThanOrEqual(bound);
    expect(cache.size).toBeGreaterThan(5);
  });

  test("pages that cannot be stored push nothing out", async () => {
    const cache = new PageCache(10_000);
    await cache.fetch("/a", () => page("a"));
    for (let i = 0; i < 10; i++) await cache.fetch(`/missing-${i}`, () => page("no", 404));
    expect(cache.get("/a")).toBeDefined();
  });
});
