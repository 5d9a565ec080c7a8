/** What a page may cost, counted in work and never in time: queries, and how often anything is rendered at all. */
import { StatementSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/**
 * The poll (once a second, which also takes the write lock and releases it) and the cleanup job query whatever is requested.
 * The text index is in memory.
 */
const NOT_FOR_A_PAGE =
  /^(begin immediate|commit)$|catalog_version|^update "(submissions|corrections|visit_reports|photos)" set "sender|^delete from "(attempts|geocode_answers|photo_files)"|"geocode_answers" .* offset |\b(texts|names)\b/;

let site: TestSite;
let slug: string;
const asked: string[] = [];

beforeAll(async () => {
  const known = {
    latitude: 44.94,
    longitude: -123.03,
    paranormalActivityType: "Apparitions",
    rating: 3,
    reviewCount: 2,
  };
  const places = Array.from({ length: 30 }, (_, index) => makePlace({ id: `house-${index}`, ...known }));
  site = await startTestSite({ places });
  slug = site.poller.catalog.places.at(0)!.slug;
  for (const method of ["all", "get", "run", "iterate"] as const) {
    const original = StatementSync.prototype[method];
    vi.spyOn(StatementSync.prototype, method).mockImplementation(function (this: StatementSync, ...args) {
      if (!NOT_FOR_A_PAGE.test(this.sourceSQL)) asked.push(this.sourceSQL);
      return (original as (...args: unknown[]) => never).apply(this, args);
    });
  }
});
beforeEach(() => {
  asked.length = 0;
  site.http.pages.clear();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.close();
});

const timesAnswered = (path: string) => site.logged.filter((line) => "path" in line && line.path === path).length;

describe("queries", () => {
  const LISTS = [
    "/",
    "/all-locations",
    "/all-locations?sort=name",
    "/all-locations?page=2",
    "/all-locations?find=mill",
    "/most-haunted",
    "/activity-types",
    "/activity/apparitions",
    "/state/oregon",
    "/city/salem",
    "/search?q=mill",
    "/search?q=Salem%2C+OR",
  ];
  const OTHER_PAGES = ["/haunted-roadtrip", "/submit", "/corrections", "/about", "/privacy", "/api"];
  const API = [
    "/api/haunted-locations",
    "/api/haunted-locations/state/oregon",
    "/api/haunted-locations/city/salem",
    "/api/related-locations/house-1",
    "/api/nearby-locations/house-1",
    "/api/stats",
    "/api/search?q=mill",
    "/api/search/panel?q=mill",
    "/api/suggest?q=mi",
    "/api/map?bbox=-125,24,-66,50&zoom=5",
    "/api/map?bbox=-125,24,-66,50&zoom=5&state=oregon",
    "/api/openapi.json",
  ];
  const FILES = ["/sitemap.xml", "/feed.xml", "/robots.txt"];
  const DATA = ["/all-locations.data", "/state/oregon.data", "/search.data?q=mill"];
  test.each([...LISTS, ...OTHER_PAGES, ...API, ...FILES, ...DATA])("%s needs none", async (path) => {
    expect((await site.get(path)).status).toBe(200);
    expect(asked).toEqual([]);
  });

  test("places around a point need none", async () => {
    const body = JSON.stringify({ latitude: 44.94, longitude: -123.03, radius: 50 });
    const headers = { "content-type": "application/json" };
    const response = await site.get("/api/search/nearby", { method: "POST", body, headers });
    expect(await response.json()).toHaveLength(30);
    expect(asked).toEqual([]);
  });

  test.each([() => `/location/${slug}`, () => `/location/${slug}.data`])("a place needs none (%#)", async (path) => {
    expect((await site.get(path())).status).toBe(200);
    expect(asked).toEqual([]);
  });
});

describe("renders", () => {
  test("an address is rendered once, whatever is put behind it and in whichever form it is sent", async () => {
    const before = timesAnswered("/most-haunted");
    await site.get("/most-haunted");
    for (const encoding of ["br", "gzip", "identity"]) {
      await site.get("/most-haunted?utm_source=x", { headers: { "accept-encoding": encoding } });
      await site.get("/most-haunted", { headers: { "accept-encoding": encoding } });
    }
    expect(timesAnswered("/most-haunted") - before).toBe(1);
  });
});

describe("a kept page", () => {
  test("says the same in every form, in whichever order they are asked for", async () => {
    const bodies = new Set<string>();
    for (const encoding of ["br", "identity", "gzip", "identity", "br"]) {
      const response = await site.get("/about", { headers: { "accept-encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      bodies.add(await response.text());
    }
    expect(bodies.size).toBe(1);
  });
});
