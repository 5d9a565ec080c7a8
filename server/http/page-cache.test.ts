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

  test("plans of trips have a bound of their own and evict no other page", async () => {
    const text = "x".repeat(10_000);
    const cache = new PageCache(100_000, 50_000);
    await cache.fetch("/state/ohio", () => page(text));
    for (let i = 0; i < 20; i++) await cache.fetchPlan(`/trip?from=${i}`, () => page(text));
    expect(cache.get("/state/ohio")).toBeDefined();
    expect(cache.get("/trip?from=19")).toBeDefined();
    expect(cache.get("/trip?from=0")).toBeUndefined();
    expect(cache.bytes).toBeLessThanOrEqual(75_000);
    cache.clear();
    expect(cache.get("/trip?from=19")).toBeUndefined();
  });

  test("a plan is neither shared while it is rendered nor stored unless it is a 200", async () => {
    const cache = new PageCache();
    const render =
      (text: string, status = 200) =>
      async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return page(text, status);
      };
    const [left, stays] = await Promise.all([
      cache.fetchPlan("/trip", render("left", 503)),
      cache.fetchPlan("/trip", render("stays")),
    ]);
    expect([left.status, stays.status]).toEqual([503, 200]);
    expect(cache.get("/trip")).toBe(stays);
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
