import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { readXml } from "../../well-formed-xml.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const SITE_URL = "https://hauntway.test";
const HOSTILE = `]]><script>alert("1")</script> & 'Sons' \u0001\u{1f47b}`;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    env: { CONTACT: "desk@example.org" },
    places: [
      makePlace({ id: "old", houseName: "Old Inn", updatedAt: "2026-01-01T00:00:00.000Z" }),
      makePlace({ id: "new", houseName: "New Inn", updatedAt: "2026-02-01T00:00:00.000Z" }),
      makePlace({
        id: "bad",
        houseName: HOSTILE,
        city: HOSTILE,
        storySummary: HOSTILE,
        updatedAt: "2025-12-01T00:00:00.000Z",
        paranormalActivityType: HOSTILE,
      }),
    ],
  });
});
afterAll(() => site.close());

async function readFile(path: string, type: string) {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  return response.text();
}

describe("GET /sitemap.xml", () => {
  test("is an index of parts, and a part lists absolute addresses with the day of their last change", async () => {
    const index = readXml(await readFile("/sitemap.xml", "application/xml"));
    expect(index("loc")).toEqual([`${SITE_URL}/sitemap.xml?part=1`]);
    const part = await readFile("/sitemap.xml?part=1", "application/xml");
    const addresses = readXml(part)("loc");
    expect(addresses.every((address) => address.startsWith(`${SITE_URL}/`) && URL.canParse(address))).toBe(true);
    expect(addresses).toContain(`${SITE_URL}/location/new-inn-salem-oregon`);
    expect(addresses).toContain(`${SITE_URL}/haunted-roadtrip`);
    expect(part).toContain(`<loc>${SITE_URL}/location/old-inn-salem-oregon</loc><lastmod>2026-01-01</lastmod>`);
    expect(readXml(part)("lastmod").every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
  });

  test("names its own text pages, which exist and may be indexed", async () => {
    const addresses = readXml(await readFile("/sitemap.xml?part=1", "application/xml"))("loc");
    for (const path of ["/haunted-roadtrip", "/about", "/privacy"]) {
      expect(addresses).toContain(SITE_URL + path);
      const response = await site.get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("noindex");
    }
  });

  test.each(["0", "2", "x", "01", "1e0", "99999"])("has no part %s", async (part) => {
    const response = await site.get(`/sitemap.xml?part=${part}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("GET /feed.xml", () => {
  test("is an Atom feed of places, the last changed first", async () => {
    const xml = await readFile("/feed.xml", "application/atom+xml");
    const feed = readXml(xml);
    expect(feed("title").slice(1, 3)).toEqual(["New Inn, Salem, Oregon", "Old Inn, Salem, Oregon"]);
    expect(feed("updated")).toContain("2026-02-01T00:00:00.000Z");
    expect(xml).toContain(`href="${SITE_URL}/location/new-inn-salem-oregon"`);
    expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${SITE_URL}/feed.xml"/>`);
    expect(new Set(feed("id")).size).toBe(4);
    expect(feed("entry")).toHaveLength(3);
  });

  test("carries a hostile name as text and nothing else", async () => {
    const feed = readXml(await readFile("/feed.xml", "application/atom+xml"));
    expect(feed("summary")).toContain(HOSTILE.replace("\u0001", ""));
    expect(feed("script")).toEqual([]);
  });

  test("holds the newest fifty", async () => {
    const places = Array.from({ length: 60 }, (_, index) =>
      makePlace({
        id: `p-${index}`,
        houseName: `House ${index}`,
        updatedAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      }),
    );
    const busy = await startTestSite({ places });
    const feed = readXml(await (await busy.get("/feed.xml")).text());
    await busy.close();
    expect(feed("entry")).toHaveLength(50);
    expect(feed("title")[1]).toBe("House 59, Salem, Oregon");
  });

  test("is there for a state, a city and a list, and their pages announce it", async () => {
    for (const [path, page, name] of [
      ["/feed.xml?state=oregon", "/state/oregon", "Oregon"],
      ["/feed.xml?city=salem", "/city/salem", "Salem, Oregon"],
    ] as const) {
      const xml = await readFile(path, "application/atom+xml");
      expect(readXml(xml)("title")[0]).toBe(`Hauntway: what is new in ${name}`);
      expect(readXml(xml)("entry").length).toBeGreaterThan(0);
      expect(xml).toContain(`href="${SITE_URL}${page}"`);
      const html = await (await site.get(page)).text();
      expect(html).toContain(
        `type="application/atom+xml" title="Hauntway: what is new in ${name}" href="${SITE_URL}${path}"`,
      );
      expect(html).toContain(`<a href="${path}"`);
    }
  });

  test.each([
    ["/feed.xml?state=Oregon", 301],
    ["/feed.xml?city=SALEM", 301],
    ["/feed.xml?state=ohio", 404],
    ["/feed.xml?city=nowhere", 404],
    ["/feed.xml?list=nothing", 404],
    ["/feed.xml?list=lighthouses&state=oregon", 404],
  ])("answers %s with %d", async (path, status) => {
    expect((await site.get(path)).status).toBe(status);
  });

  test("of an empty directory is still a feed", async () => {
    const empty = await startTestSite();
    const feed = readXml(await (await empty.get("/feed.xml")).text());
    await empty.close();
    expect(feed("entry")).toEqual([]);
    expect(feed("updated")).toHaveLength(1);
  });
});

test("GET /robots.txt keeps robots from the desk and from searching, and names the sitemap", async () => {
  const lines = (await readFile("/robots.txt", "text/plain")).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toEqual(expect.arrayContaining(["Disallow: /api/search", "Disallow: /api/map"]));
  expect(lines).not.toContain("Disallow: /");
  expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

test("GET /opensearch.xml describes the site's search", async () => {
  const xml = await readFile("/opensearch.xml", "application/opensearchdescription+xml");
  expect(readXml(xml)("ShortName")).toEqual(["Hauntway"]);
  expect(xml).toContain(`template="${SITE_URL}/search?q={searchTerms}"`);
});

/** "192x192", from the header of a PNG. */
const pngSize = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("GET /site.webmanifest names the site and its icons", async () => {
  const manifest = JSON.parse(await readFile("/site.webmanifest", "application/manifest+json"));
  expect(manifest).toMatchObject({ name: "Hauntway", start_url: "/", theme_color: "#0c0f16" });
  expect(manifest.icons.map((icon: { src: string }) => icon.src)).toEqual(
    expect.arrayContaining(["/icons/icon-192.png", "/icons/icon-512.png", "/icons/icon-maskable-512.png"]),
  );
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons);
  for (const { src, sizes, type } of [...manifest.icons, ...shortcutIcons]) {
    const response = await site.get(src);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain(type);
    if (type === "image/png") expect(pngSize(Buffer.from(await response.arrayBuffer()))).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(["Near me", "My trip", "Saved"]);
  for (const { url } of manifest.shortcuts as { url: string }[]) expect((await site.get(url)).status).toBe(200);
  expect((await site.get("/icons/icon-180.png")).status).toBe(200);
});

describe("GET /sw.js", () => {
  test("is asked for anew each time, and may fetch from this site alone", async () => {
    const response = await site.get("/sw.js");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self'");
  });

  test("belongs to the release that pages and their data name", async () => {
    const [page, data, worker] = await Promise.all(["/about", "/about.data", "/sw.js"].map((path) => site.get(path)));
    const release = page!.headers.get("x-release")!;
    expect(release).toMatch(/^\w{8}$/);
    expect(data!.headers.get("x-release")).toBe(release);
    expect(await worker!.text()).toContain(release);
    expect(page!.headers.get("content-security-policy")).toContain("worker-src 'self'");
  });

  test("finds the scripts, styles and map data of all public pages, and none of the desk", async () => {
    const release = (await site.get("/about")).headers.get("x-release");
    const files = (await (await site.get(`/assets/files-${release}.json`)).json()) as string[];
    for (const name of ["framework", "root", "location", "trip", "saved", "open-map", "country", "site"]) {
      expect(files.some((file) => file.startsWith(`/assets/${name}`))).toBe(true);
    }
    expect(files.filter((file) => /\/(queue|sign-in|account)-/.test(file))).toEqual([]);
    for (const file of files) expect((await site.get(file)).status, file).toBe(200);
  });
});

describe("GET /.well-known/security.txt", () => {
  test("names the contact and runs out within a year", async () => {
    const text = await readFile("/.well-known/security.txt", "text/plain");
    expect(text).toContain("Contact: mailto:desk@example.org\n");
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test("is not there without a contact", async () => {
    const silent = await startTestSite();
    const response = await silent.get("/.well-known/security.txt");
    await silent.close();
    expect(response.status).toBe(404);
  });
});

test("every page points to the manifest, the search, the feed and the icon", async () => {
  const html = await (await site.get("/")).text();
  for (const [rel, href] of [
    ["manifest", "/site.webmanifest"],
    ["search", "/opensearch.xml"],
    ["alternate", "/feed.xml"],
    ["apple-touch-icon", "/icons/icon-180.png"],
  ]) {
    expect(html).toMatch(new RegExp(`<link rel="${rel}" href="${href}"`));
  }
});
