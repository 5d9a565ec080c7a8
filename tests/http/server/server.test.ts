import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savePlaces } from "../../../app/store/places/save-places.ts";
import { hidePlaces } from "../../hide-places.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [makePlace({ id: "inn", rating: 4, reviewCount: 3 })] });
});
afterAll(() => site.close());

describe("pages", () => {
  test("GET / renders the home page on the server", async () => {
    const response = await site.get("/");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await response.text();
    expect(html).toContain("Paranormal Locations");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
  });

  test("the same page is byte for byte the same, and an unchanged one costs a 304", async () => {
    const first = await site.get("/");
    const second = await site.get("/");
    expect(await second.text()).toBe(await first.text());
    const etag = first.headers.get("etag")!;
    const unchanged = await site.get("/", { headers: { "if-none-match": etag } });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe("");
    expect((await site.get("/", { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
  });

  test.each(["/", "/robots.txt", "/favicon.svg"])(
    "the tag of %s is compared weakly, alone and in a list",
    async (path) => {
      const etag = (await site.get(path)).headers.get("etag")!;
      const strong = etag.replace(/^W\//, "");
      for (const tags of [etag, strong, `W/${strong}`, `"other", ${strong}`, `W/"other",${etag}`, "*"]) {
        const { status } = await site.get(path, { headers: { "if-none-match": tags } });
        expect([tags, status]).toEqual([tags, 304]);
      }
      for (const tags of [strong.slice(1, -1), `w/${strong}`, `W/W/${strong}`, ""]) {
        const { status } = await site.get(path, { headers: { "if-none-match": tags } });
        expect([tags, status]).toEqual([tags, 200]);
      }
    },
  );

  test.each(["br", "gzip"])("comes compressed as %s", async (encoding) => {
    const response = await site.get("/", { headers: { "accept-encoding": encoding } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(await response.text()).toContain("</html>");
  });

  test("HEAD says what GET would, without a body", async () => {
    const head = await site.get("/", { method: "HEAD" });
    const get = await site.get("/");
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    expect(await head.text()).toBe("");
  });

  test("junk in the query changes nothing and is not reflected", async () => {
    const plain = await site.get("/");
    const junk = await site.get("/?utm_source=%3Cscript%3E&x=1");
    expect(await junk.text()).toBe(await plain.text());
  });

  test("junk in the query does not fill the cache", async () => {
    await site.get("/");
    const { size } = site.http.pages;
    for (let i = 0; i < 50; i++) await site.get(`/?junk=${i}`);
    for (let i = 0; i < 20; i++) await site.get(`/?lat=${i}&lng=-${i}`);
    for (let i = 0; i < 20; i++) await site.get(`/no-such-page-${i}`);
    expect(site.http.pages.size).toBe(size);
  });

  test("GET /no-such-page answers 404 with the not-found page, which is not indexed", async () => {
    const response = await site.get("/no-such-page");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain("404 - Page Not Found");
    expect(html).toContain("The page you&#x27;re looking for doesn&#x27;t exist.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const href of [
      "/most-haunted",
      "/all-locations",
      "/haunted-roadtrip",
      "/",
      "/activity/apparitions",
      "/activity/object-movement",
      "/activity/door-slamming",
      "/activity/footsteps",
      "/state/california",
      "/state/new-york",
      "/state/texas",
      "/state/pennsylvania",
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  test.each(["/no-such-page", "/location/none", "/state/nowhere", "/city/none", "/activity/none"])(
    "%s names no address of its own and no canonical one",
    async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('property="og:title"');
      expect(html).not.toContain("og:url");
      expect(html).not.toContain('rel="canonical"');
    },
  );

  test("a page's data lives ten seconds in a browser, its HTML is asked for each time", async () => {
    expect((await site.get("/most-haunted.data")).headers.get("cache-control")).toMatch(/^public, max-age=10,/);
    expect((await site.get("/most-haunted")).headers.get("cache-control")).toMatch(/^public, max-age=0,/);
    expect((await site.get("/no-such-page.data")).headers.get("cache-control")).toBe("no-store");
  });

  test("GET /favicon.ico gives the icon", async () => {
    const response = await site.get("/favicon.ico");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  });

  test.each([
    ["/STATE/Ohio", "/state/ohio"],
    ["/State/New%20York/", "/state/new-york"],
    ["/State/New%20York/?page=2", "/state/new-york?page=2"],
    ["/City/SALEM/", "/city/salem"],
    ["/city/Salem.", "/city/salem"],
    ["/Location/Old%20Mill%20Inn-Salem-Oregon/", "/location/old-mill-inn-salem-oregon"],
    ["/LOCATION/x-INN", "/location/old-mill-inn-salem-oregon"],
    ["/City/Nowhere/", "/city/nowhere"],
    ["/most-haunted/", "/most-haunted"],
    ["//evil.example/", "/evil.example"],
  ])("GET %s answers 301 to %s", async (path, location) => {
    const response = await site.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(location);
  });

  test("a published place is on the page at once after a look, and a hidden one is gone", async () => {
    const place = makePlace({ id: "new", houseName: "New Inn" });
    await savePlaces(site.store.db, [{ place, origin: "curated" }], new Date());
    await site.poller.refresh();
    expect(await (await site.get("/api/stats")).json()).toMatchObject({ totalLocations: 2 });
    await hidePlaces(site.store.db, ["new"], new Date());
    await site.poller.refresh();
    expect(await (await site.get("/api/stats")).json()).toMatchObject({ totalLocations: 1 });
  });
});

test("a crowd behind one address that wants one page gets it, however many they are", async () => {
  const crowded = await startTestSite({ places: [makePlace({ id: "first", houseName: "First Inn" })] });
  const busy = crowded.get("/all-locations?q=busy");
  const answers = await Promise.all(Array.from({ length: 150 }, () => crowded.get("/most-haunted")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await busy;
  await crowded.close();
});

describe("security headers", () => {
  test.each(["/", "/no-such-page", "/api/stats", "/api/nope", "/healthz", "/favicon.svg", "/State/X"])(
    "stand on %s",
    async (path) => {
      const { headers } = await site.get(path);
      expect(headers.get("content-security-policy")).toMatch(
        /default-src 'self'; media-src 'none'.*frame-ancestors 'none'/,
      );
      expect(headers.get("content-security-policy")).not.toMatch(/unsafe/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("geolocation=(self)");
      expect(headers.get("strict-transport-security")).toMatch(/max-age=\d+/);
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("server")).toBeNull();
    },
  );

  test("the policy names every inline script of a page and nothing else", async () => {
    const response = await site.get("/");
    const html = await response.text();
    const policy = response.headers.get("content-security-policy")!;
    const inline = [...html.matchAll(/<script(?![^>]*src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(2);
    const hash = async (code: string) =>
      Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code))).toString("base64");
    const hashes = new Set(await Promise.all(inline.map(([, code]) => hash(code!))));
    expect(new Set([...policy.matchAll(/'sha256-([^']+)'/g)].map(([, named]) => named))).toEqual(hashes);
  });
});

describe("the API", () => {
  test("GET /api/stats gives the statistics", async () => {
    const response = await site.get("/api/stats");
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ totalLocations: 1, totalStates: 1, totalReviews: 3, avgRating: 4 });
  });
});

describe("static files", () => {
  test("carry a hash in their name, are compressed and kept for ever", async () => {
    const html = await (await site.get("/")).text();
    const script = /\/assets\/[\w.-]+\.js/.exec(html)![0];
    const response = await site.get(script, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  test("come in part for a range of bytes, whole for any other unit", async () => {
    const part = (range: string) => site.get("/favicon.svg", { headers: { range } });
    expect((await part("bytes=0-9")).status).toBe(206);
    for (const odd of ["lines=0-9", "bytes=x", "bytes=0-1,3-4"]) expect((await part(odd)).status).toBe(200);
  });

  test.each([
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/nope.js",
    "/.vite/manifest.json",
  ])("%s is not there", async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});

describe("health", () => {
  test("GET /healthz and /readyz say that all is well", async () => {
    expect(await (await site.get("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await site.get("/readyz")).json()).toMatchObject({ status: "ready", places: 1 });
  });

  test("while the search index is built pages are served, and a balancer is told to wait", async () => {
    const places = Array.from({ length: 600 }, (_, index) => makePlace({ id: `inn-${index}` }));
    const young = await startTestSite({ places });
    const first = await young.get("/readyz");
    expect([first.status, await first.json()]).toEqual([503, { status: "starting" }]);
    expect((await young.get("/about")).status).toBe(200);
    expect((await young.get("/api/search?q=inn")).status).toBe(200);
    expect((await young.get("/readyz")).status).toBe(200);
    await young.close();
  });

  test("without its database the site keeps serving and says so", async () => {
    const lonely = await startTestSite({ places: [makePlace({ id: "inn" })] });
    await lonely.store.close();
    await lonely.poller.refresh().catch(() => {});
    const ready = await lonely.get("/readyz");
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: "degraded", database: "unreachable" });
    expect((await lonely.get("/")).status).toBe(200);
    await lonely.close();
  });

  test("while it stops it says so", async () => {
    const leaving = await startTestSite();
    leaving.http.draining = true;
    expect((await leaving.get("/readyz")).status).toBe(503);
    await leaving.close();
  });

  test("a request under way is finished before the site stops", async () => {
    const leaving = await startTestSite();
    const { hostname, port } = new URL(leaving.address);
    const arrived = once(leaving.http.server, "request");
    const socket = connect(Number(port), hostname);
    socket.write("POST /api/nope HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n");
    await arrived;
    const stopped = leaving.close();
    socket.write("{}");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    await stopped;
  });
});

test("every answer has a number", async () => {
  const numbers = [];
  for (const path of ["/", "/", "/?x=1", "/favicon.svg", "/api/stats", "/api/nope", "/healthz", "/State/Ohio"]) {
    numbers.push((await site.get(path)).headers.get("x-request-id"));
  }
  const etag = (await site.get("/")).headers.get("etag")!;
  numbers.push((await site.get("/", { headers: { "if-none-match": etag } })).headers.get("x-request-id"));
  expect(numbers).toEqual(numbers.map(() => expect.stringMatching(/^[0-9a-f]{6}-[0-9a-z]+$/)));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
