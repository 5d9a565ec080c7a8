/** What travels to a visitor, counted in bytes of the finished build: a guard, so that nothing grows unseen. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assetsNamed, firstLoadScripts, isFramework, readClientManifest, sentBytes } from "../../first-load.ts";
import { housesOnTheHill } from "../houses-on-the-hill.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const KB = 1_000;
const manifest = readClientManifest();
const PUBLIC_ROUTES = Object.keys(manifest.routes).filter(
  (id) =>
    id.startsWith("routes/") && !/^routes\/(api\.|review|art|share)/.test(id) && manifest.routes[id]!.hasDefaultExport,
);
/** Brotli, as all sizes here. What a route does not say is at most 26. */
const OWN_KILOBYTES: Readonly<Record<string, number>> = {
  "routes/location-report": 26.7,
  "routes/activity": 26.6,
  "routes/state": 28,
  "routes/kind": 26.9,
  "routes/saved": 37.8,
  "routes/trip": 40.1,
  "routes/map": 29.6,
  "routes/home": 34.3,
  "routes/location": 35.9,
  "routes/city": 28.6,
  "routes/all-locations": 30.3,
  "routes/submit": 31,
  "routes/search": 27.2,
  "routes/most-haunted": 27.8,
  "routes/haunted-roadtrip": 22.2,
  "routes/corrections": 23.9,
  "routes/activity-types": 15.6,
  "routes/track": 26.1,
  "routes/about": 19.3,
  "routes/privacy": 17.9,
  "routes/api": 17,
  "routes/not-found": 15,
};
/** On every page besides: the hearts, and the saved places that they show. */
const HEART_KILOBYTES = 2.8;
/** And: the service worker's registration, and what is said without a network. */
const OFFLINE_KILOBYTES = 1.2;
const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + sentBytes(path), 0);

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: housesOnTheHill() });
});
afterAll(() => site.close());

/** Of the body as it travels to a browser. */
async function sentFor(path: string): Promise<number> {
  const response = await site.get(path, { headers: { "accept-encoding": "br" } });
  await response.arrayBuffer();
  expect([response.status, response.headers.get("content-encoding")]).toEqual([200, "br"]);
  return Number(response.headers.get("content-length"));
}

/** All blocks of a page: code, the loaders' data and what search engines read. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, text]) => ({
    attributes: attributes!,
    text: text!,
  }));

/** Without the marks that change when a text is quoted once more. */
const unquoted = (text: string): string => text.replace(/[\\"]/g, "");

/** Stretches that nobody writes twice by chance. */
const piecesOf = (data: string): string[] => unquoted(data).match(/[\s\S]{60}/g) ?? [];

test("there are public routes to look at", () => {
  expect(PUBLIC_ROUTES).toContain("routes/home");
  expect(PUBLIC_ROUTES.length).toBeGreaterThan(14);
});

describe.each(PUBLIC_ROUTES)("the first load of %s", (routeId) => {
  const scripts = firstLoadScripts(manifest, routeId);

  const ownKilobytes = (OWN_KILOBYTES[routeId] ?? 26) + HEART_KILOBYTES + OFFLINE_KILOBYTES;

  test(`takes at most 96 KB of the framework and ${ownKilobytes} KB of our own scripts`, () => {
    expect(sum(scripts.filter(isFramework))).toBeLessThanOrEqual(96 * KB);
    expect(sum(scripts.filter((path) => !isFramework(path)))).toBeLessThanOrEqual(ownKilobytes * KB);
  });

  test("comes without the map and without the checks of forms", () => {
    for (const path of scripts) {
      const code = readFileSync(`build/client${path}`, "utf8");
      expect(code, path).not.toMatch(/leaflet-container|_zod\b|allowedTags/);
    }
  });

  test("asks for a handful of files", () => {
    expect(scripts.length).toBeLessThanOrEqual(21);
  });
});

test("there is one stylesheet for all pages, of 11.8 KB at most, one for maps and one for trips on paper", () => {
  const sheets = assetsNamed(/\.css$/);
  // A digest has eight characters, and a hyphen may be one of them.
  expect(sheets.map((path) => path.replace(/-.{8}\.css$/, "")).sort()).toEqual([
    "/assets/open-map",
    "/assets/site",
    "/assets/trip-print",
  ]);
  expect(sum(sheets.filter((path) => path.includes("/site-")))).toBeLessThanOrEqual(11.8 * KB);
});

test("the map, which comes when it is in view, is 50 KB, and what it is drawn from 85 KB, with all details 250 KB", () => {
  expect(sum(assetsNamed(/^(open-map|draw-map)[^/]*\.(js|css)$/))).toBeLessThanOrEqual(50 * KB);
  expect(sum(assetsNamed(/^(state-outlines|country).*\.json$/))).toBeLessThanOrEqual(85 * KB);
  expect(sum(assetsNamed(/^(state-outlines|country|detail).*\.json$/))).toBeLessThanOrEqual(250 * KB);
});

test("fonts are 90 KB in all, and 26.5 KB on the first screen", async () => {
  expect(sum(assetsNamed(/\.woff2$/))).toBeLessThanOrEqual(90 * KB);
  const html = await (await site.get("/")).text();
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href!);
  expect(preloaded).toHaveLength(2);
  expect(sum(preloaded)).toBeLessThanOrEqual(26.5 * KB);
});

describe.each([
  ["/", 8.6, 7],
  ["/state/oregon", 9.6, 19.2],
  ["/city/salem", 9.6, 19.3],
  ["/activity/apparitions", 9.4, 19.3],
  ["/all-locations", 10.5, 19.8],
  ["/most-haunted", 8.9, 13],
  ["/location/house-number-1-on-the-hill-salem-oregon", 9.7, 9.6],
  ["/search", 6, 4.05],
  ["/haunted-roadtrip", 11.5, 4.9],
  ["/activity-types", 5.8, 5.2],
  ["/about", 7.7, 4.65],
  ["/privacy", 6.6, 4.6],
  ["/api", 16.4, 32.5],
])("the page %s", (path, kilobytes, unpacked) => {
  test(`has at most ${kilobytes} KB of HTML`, async () => {
    expect(await sentFor(path)).toBeLessThanOrEqual(kilobytes * KB);
  });

  test("begins with the doctype, so that browsers keep to the standards", async () => {
    expect(await (await site.get(path)).text()).toMatch(/^<!DOCTYPE html><html /);
  });

  test("defers its scripts, and carries its data once", async () => {
    const html = await (await site.get(path)).text();
    const [deferred] = /<template>.*?<\/template>/s.exec(html) ?? [""];
    expect(deferred).toContain('rel="modulepreload"');
    expect(html.replace(deferred, "")).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]*\ssrc=/);
    const scripts = scriptsOf(html);
    const [data, ...more] = scripts.filter(({ text }) => text.includes("streamController.enqueue("));
    expect(more).toEqual([]);
    const pieces = piecesOf(data!.text);
    expect(pieces.length).toBeGreaterThan(0);
    // Search engines are told of a place in its own words.
    const others = scripts.filter((one) => one !== data && !one.attributes.includes("ld+json"));
    for (const { text } of others) {
      expect(pieces.filter((piece) => unquoted(text).includes(piece))).toEqual([]);
    }
  });

  test(`has at most ${unpacked} KB of scripts and data before they are packed, which hides what is said twice`, async () => {
    const html = await (await site.get(path)).text();
    const bytes = scriptsOf(html).reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    expect(bytes).toBeLessThanOrEqual(unpacked * KB);
  });
});

test.each([
  ["/search?q=house", 8.9],
  ["/submit", 7.8],
  ["/corrections", 4.7],
])("the page %s, which is made for each visitor, has at most %d KB of HTML", async (path, kilobytes) => {
  expect(await sentFor(path)).toBeLessThanOrEqual(kilobytes * KB);
});

test.each([
  ["routes/state", 8, "/state/oregon.data"],
  ["routes/location", 14.3, "/location/house-number-1-on-the-hill-salem-oregon.data"],
  ["routes/all-locations", 11, "/all-locations.data"],
])("from home the next page, %s, takes at most %d KB", async (routeId, kilobytes, dataPath) => {
  const there = new Set(firstLoadScripts(manifest, "routes/home"));
  const missing = firstLoadScripts(manifest, routeId).filter((path) => !there.has(path));
  expect(sum(missing) + (await sentFor(dataPath))).toBeLessThanOrEqual(kilobytes * KB);
});
