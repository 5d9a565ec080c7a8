/** What travels to a visitor, counted in bytes of the finished build: a guard, so that nothing grows unseen. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assetsNamed, firstLoadScripts, isFramework, readClientManifest, sentBytes } from "../../first-load.ts";
import { housesOnTheHill } from "../houses-on-the-hill.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const KB = 1_000;
const manifest = readClientManifest();
const PUBLIC_ROUTES = Object.keys(manifest.routes).filter(
  (id) => id.startsWith("routes/") && !/^routes\/(review|art|share)/.test(id) && manifest.routes[id]!.hasDefaultExport,
);
/** Pages that are only read, and pages with a map, a planner or a store; brotli, as all sizes here, with some room. */
const LIGHT = new Set(
  [
    "texts/about",
    "activity-types",
    "texts/api",
    "compare",
    "corrections",
    "lists",
    "most-haunted",
    "not-found",
    "offline",
    "texts/privacy",
    "trip/mine",
  ].map((name) => `routes/${name}`),
);
const HEAVY = new Set(
  ["all-locations", "home", "location", "map", "saved", "trip/trip", "trip/day"].map((name) => `routes/${name}`),
);
const ownKilobytesOf = (routeId: string): number => (LIGHT.has(routeId) ? 32 : HEAVY.has(routeId) ? 55 : 41);
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

  const ownKilobytes = ownKilobytesOf(routeId);

  test(`takes at most 96 KB of the framework and ${ownKilobytes} KB of our own scripts`, () => {
    expect(sum(scripts.filter(isFramework))).toBeLessThanOrEqual(96 * KB);
    expect(sum(scripts.filter((path) => !isFramework(path)))).toBeLessThanOrEqual(ownKilobytes * KB);
  });

  test("comes without the map and without the checks of forms", () => {
    for (const path of scripts) {
      const code = readFileSync(`build/client${path}`, "utf8");
      expect(/leaflet-container|_zod\b|allowedTags/.test(code), path).toBe(false);
    }
  });

  test("asks for a handful of files", () => {
    expect(scripts.length).toBeLessThanOrEqual(30);
  });
});

test("the library that reads opening hours stays on the server", () => {
  const scripts = assetsNamed(/\.js$/);
  expect(scripts.length).toBeGreaterThan(20);
  const code = scripts.map((path) => readFileSync(`build/client${path}`, "utf8")).join("\n");
  // The first is a word of the library's own, the second of the table of time zones.
  for (const word of ["time_wraps_over_midnight", "Pacific/Bougainville"]) expect(code.includes(word)).toBe(false);
});

test("there is one stylesheet for all pages, of 14 KB at most, one for maps and one for trips on paper", () => {
  const sheets = assetsNamed(/\.css$/);
  // A digest has eight characters, and a hyphen may be one of them.
  expect(sheets.map((path) => path.replace(/-.{8}\.css$/, "")).sort()).toEqual([
    "/assets/open-map",
    "/assets/site",
    "/assets/trip-print",
  ]);
  expect(sum(sheets.filter((path) => path.includes("/site-")))).toBeLessThanOrEqual(14 * KB);
});

test("the map, which comes when it is in view, is 50 KB, and what it is drawn from 85 KB, with all details 250 KB", () => {
  expect(sum(assetsNamed(/^(open-map|draw-map)[^/]*\.(js|css)$/))).toBeLessThanOrEqual(50 * KB);
  expect(sum(assetsNamed(/^(state-outlines|country).*\.json$/))).toBeLessThanOrEqual(85 * KB);
  expect(sum(assetsNamed(/^(state-outlines|country|detail).*\.json$/))).toBeLessThanOrEqual(250 * KB);
});

test("fonts are 90 KB in all, and 27 KB on the first screen", async () => {
  expect(sum(assetsNamed(/\.woff2$/))).toBeLessThanOrEqual(90 * KB);
  const html = await (await site.get("/")).text();
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href!);
  expect(preloaded).toHaveLength(2);
  expect(sum(preloaded)).toBeLessThanOrEqual(27 * KB);
});

describe.each([
  ["/", 10, 8],
  ["/state/oregon", 11, 22],
  ["/city/salem", 11, 22],
  ["/activity/apparitions", 11, 22],
  ["/all-locations", 12, 24],
  ["/most-haunted", 10, 15],
  ["/location/house-number-1-on-the-hill-salem-oregon", 11, 11],
  ["/search", 7, 5],
  ["/haunted-roadtrip", 13, 6],
  ["/activity-types", 7, 6],
  ["/about", 9, 6],
  ["/privacy", 8, 6],
  ["/api", 21, 44],
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
  ["/search?q=house", 10],
  ["/submit", 8],
  ["/corrections", 4.7],
])("the page %s, which is made for each visitor, has at most %d KB of HTML", async (path, kilobytes) => {
  expect(await sentFor(path)).toBeLessThanOrEqual(kilobytes * KB);
});

test.each([
  ["routes/state", 8, "/state/oregon.data"],
  ["routes/location", 20, "/location/house-number-1-on-the-hill-salem-oregon.data"],
  ["routes/all-locations", 11, "/all-locations.data"],
])("from home the next page, %s, takes at most %d KB", async (routeId, kilobytes, dataPath) => {
  const there = new Set(firstLoadScripts(manifest, "routes/home"));
  const missing = firstLoadScripts(manifest, routeId).filter((path) => !there.has(path));
  expect(sum(missing) + (await sentFor(dataPath))).toBeLessThanOrEqual(kilobytes * KB);
});
