import { describe, expect, test } from "vitest";
import { KeptResponse, wantedEncoding } from "./kept-response.ts";
import { PageCache } from "./page-cache.ts";
import { TightPacking } from "./tight-packing.ts";

const page = (text: string, status = 200) =>
  new KeptResponse(status, { "content-type": "text/html" }, Buffer.from(text));

describe("the page cache", () => {
  test("concurrent misses for one address render once", async () => {
    const cache = new PageCache();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return page("a");
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.render("/a", render)));
    expect(renders).toBe(1);
    expect(new Set(all).size).toBe(1);
    expect(cache.get("/a")).toBe(all[0]);
  });

  test("what was rendered while one stood in line is not rendered again", async () => {
    const cache = new PageCache();
    const first = await cache.render("/a", async () => page("a"));
    expect(await cache.render("/a", () => Promise.reject(new Error("rendered twice")))).toBe(first);
    expect(cache.known("/a")).toBe(first);
    expect(cache.known("/b")).toBeUndefined();
  });

  test("what is asked for again is packed tightly, once; after a change again", async () => {
    const packed: unknown[] = [];
    const packing = Object.assign(new TightPacking(), { add: (one: unknown) => packed.push(one) > 0 });
    const cache = new PageCache(200_000, packing);
    const first = await cache.render("/a", async () => page("a"));
    cache.get("/a");
    expect(packed).toEqual([]);
    for (let visit = 0; visit < 9; visit++) cache.get("/a");
    expect(packed).toEqual([first]);
    const renewed = page("a, changed");
    cache.clear(new Map([["/a", renewed]]));
    cache.get("/a");
    expect(packed).toEqual([first, renewed]);
  });

  test("keeps nothing but 200", async () => {
    const cache = new PageCache();
    await cache.render("/missing", async () => page("no", 404));
    expect(cache.get("/missing")).toBeUndefined();
  });

  test("a failed render is not kept and the next one tries again", async () => {
    const cache = new PageCache();
    await expect(cache.render("/a", async () => Promise.reject(new Error("stop")))).rejects.toThrow("stop");
    await cache.render("/a", async () => page("a"));
    expect(cache.get("/a")).toBeDefined();
  });

  test("a page that began rendering before the catalog changed is not kept after it", async () => {
    const cache = new PageCache();
    const gate = Promise.withResolvers<void>();
    const rendering = cache.render("/a", () => gate.promise.then(() => page("old")));
    cache.clear();
    gate.resolve();
    await rendering;
    expect(cache.get("/a")).toBeUndefined();
  });

  test("stays within its bound whatever is put into it", async () => {
    const bound = 200_000;
    const cache = new PageCache(bound);
    for (let i = 0; i < 1_000; i++) await cache.render(`/${i}`, async () => page("x".repeat(i * 10)));
    expect(cache.bytes).toBeLessThanOrEqual(bound);
    expect(cache.size).toBeGreaterThan(5);
  });

  test("when it is full, what is asked for once pushes nothing out; what is asked for again does", async () => {
    const cache = new PageCache(200_000);
    const visit = async (key: string) =>
      cache.get(key) ?? (await cache.render(key, async () => page("x".repeat(1_000))));
    const popular = ["/", "/state/ohio", "/state/texas"];
    for (const key of popular) await visit(key);
    for (let i = 0; i < 1_000; i++) await visit(`/location/${i}`);
    const size = cache.size;
    for (const key of popular) expect(cache.get(key), key).toBeDefined();
    await visit("/location/999");
    expect(cache.get("/location/999")).toBeDefined();
    expect(cache.get("/location/998")).toBeUndefined();
    expect(cache.size).toBe(size);
    expect(cache.bytes).toBeLessThanOrEqual(200_000);
  });

  test("keeps a large answer beside the bound, until the catalog changes", async () => {
    const cache = new PageCache(10_000);
    await cache.render("/small", async () => page("small"));
    await cache.render("/list", async () => page("x".repeat(50_000)), true);
    expect(cache.get("/list")).toBeDefined();
    expect(cache.get("/small")).toBeDefined();
    cache.clear();
    expect(cache.get("/list")).toBeUndefined();
  });

  test("knows which addresses are asked for again, most often first", async () => {
    const cache = new PageCache();
    for (const key of ["/once", "/twice", "/often"]) await cache.render(key, async () => page(key));
    cache.get("/twice");
    for (let i = 0; i < 3; i++) cache.get("/often");
    expect(cache.popular(5).map(([key]) => key)).toEqual(["/often", "/twice"]);
    expect(cache.popular(1).map(([key]) => key)).toEqual(["/often"]);
  });

  test("what was rendered anew takes the place of everything, and is still known as popular", async () => {
    const cache = new PageCache();
    for (const key of ["/a", "/b"]) await cache.render(key, async () => page(`old ${key}`));
    for (let i = 0; i < 4; i++) cache.get("/a");
    const fresh = page("new /a");
    cache.clear(new Map([["/a", fresh]]));
    expect(cache.popular(5)).toEqual([["/a", fresh]]);
    expect(cache.get("/a")).toBe(fresh);
    expect(cache.get("/b")).toBeUndefined();
  });

  test("a page that is gone after a change is not kept", () => {
    const cache = new PageCache();
    cache.clear(new Map([["/a", page("no such place", 404)]]));
    expect(cache.get("/a")).toBeUndefined();
  });

  test("does not keep what says no-store", async () => {
    const cache = new PageCache();
    const headers = { "content-type": "application/json", "cache-control": "no-store" };
    await cache.render("/a", async () => new KeptResponse(200, headers, Buffer.from("[]")));
    expect(cache.get("/a")).toBeUndefined();
  });
});

describe("the encoding a client gets", () => {
  test.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.0, gzip; q=0", "identity"],
    ["BR", "br"],
    ["brotli", "identity"],
  ])("for %j is %s", (header, encoding) => {
    expect(wantedEncoding(header)).toBe(encoding);
  });
});
