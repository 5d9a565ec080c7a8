/** What travels to a visitor, counted in bytes of the finished build: a guard, so that nothing grows unseen. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assetsNamed, firstLoadScripts, isFramework, readClientManifest, sentBytes } from "../first-load.ts";
import { makePlace } from "../make-place.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

const KB = 1_000;
const manifest = readClientManifest();
const PUBLIC_ROUTES = Object.keys(manifest.routes).filter(
  (id) =>
    id.startsWith("routes/") && !/^routes\/(api\.|review|art|share)/.test(id) && manifest.routes[id]!.hasDefaultExport,
);
const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + sentBytes(path), 0);

let site: TestSite;
beforeAll(async () => {
  const places = Array.from({ length: 30 }, (_, i) =>
    makePlace({
      id: `place-${i}`,
      houseName: `House number ${i} on the hill`,
      city: "Salem",
      state: "Oregon",
      latitude: 45 + i / 100,
      longitude: -123,
      paranormalActivityType: "Apparitions; Footsteps",
    }),
  );
  site = await startTestSite({ places });
});
afterAll(() => site.close());

async function bytesOf(path: string): Promise<number> {
  const response = await site.get(path, { headers: { "accept-encoding": "identity" } });
  expect(response.status).toBe(200);
  return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
}

test("there are public routes to look at", () => {
  expect(PUBLIC_ROUTES).toContain("routes/home");
  expect(PUBLIC_ROUTES.length).toBeGreaterThan(14);
});

describe.each(PUBLIC_ROUTES)("the first load of %s", (routeId) => {
  const scripts = firstLoadScripts(manifest, routeId);

  test("takes at most 125 KB of scripts, less than 30 KB of them our own", () => {
    expect(sum(scripts)).toBeLessThanOrEqual(125 * KB);
    expect(sum(scripts.filter((path) => !isFramework(path)))).toBeLessThan(30 * KB);
  });

  test("comes without the map and without the checks of forms", () => {
    for (const path of scripts) {
      const code = readFileSync(`build/client${path}`, "utf8");
      expect(code, path).not.toMatch(/leaflet-container|_zod\b|allowedTags/);
    }
  });

  test("asks for a handful of files", () => {
    expect(scripts.length).toBeLessThanOrEqual(20);
  });
});

test("there is one stylesheet for all pages, of 10 KB at most, and one for maps", () => {
  const sheets = assetsNamed(/\.css$/);
  // A digest has eight characters, and a hyphen may be one of them.
  expect(sheets.map((path) => path.replace(/-.{8}\.css$/, "")).sort()).toEqual(["/assets/open-map", "/assets/site"]);
  expect(sum(sheets.filter((path) => path.includes("/site-")))).toBeLessThanOrEqual(10 * KB);
});

test("fonts are 95 KB in all, and 42 KB on the first screen", async () => {
  expect(sum(assetsNamed(/\.woff2$/))).toBeLessThanOrEqual(95 * KB);
  const html = await (await site.get("/")).text();
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href!);
  expect(preloaded).toHaveLength(2);
  expect(sum(preloaded)).toBeLessThanOrEqual(42 * KB);
});

describe.each([
  ["/", 12],
  ["/state/oregon", 14],
  ["/all-locations", 16],
  ["/location/house-number-1-on-the-hill-salem-oregon", 11],
])("the page %s", (path, kilobytes) => {
  test(`has at most ${kilobytes} KB of HTML`, async () => {
    expect(await bytesOf(path)).toBeLessThanOrEqual(kilobytes * KB);
  });

  test("begins with the doctype, so that browsers keep to the standards", async () => {
    expect(await (await site.get(path)).text()).toMatch(/^<!DOCTYPE html><html /);
  });

  test("starts its scripts after the first screen, and carries its data once", async () => {
    const html = await (await site.get(path)).text();
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).toMatch(/\.rel=[`"]modulepreload[`"]/);
    expect(html.match(/id="page-data"/g)).toHaveLength(1);
  });
});

test.each([
  ["routes/state", "/state/oregon.data"],
  ["routes/location", "/location/house-number-1-on-the-hill-salem-oregon.data"],
  ["routes/all-locations", "/all-locations.data"],
])("from home the next page, %s, takes less than 30 KB", async (routeId, dataPath) => {
  const there = new Set(firstLoadScripts(manifest, "routes/home"));
  const missing = firstLoadScripts(manifest, routeId).filter((path) => !there.has(path));
  expect(sum(missing) + (await bytesOf(dataPath))).toBeLessThan(30 * KB);
});
