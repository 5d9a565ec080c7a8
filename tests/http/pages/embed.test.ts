import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hidePlaces } from "../../hide-places.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const HOSTILE = `</style><img src=x onerror=alert(1)> "Inn" & 'Co'`;
const PRIVATE = "hill-house-salem-oregon";
const REMOVED = "gone-house-salem-oregon";
const OPEN = "old-mill-salem-oregon";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    places: [
      makePlace({ id: "mill", houseName: "Old Mill", address: "12 Mill Street", access: "open" }),
      makePlace({ id: "hill", houseName: "Hill House", address: "4711 Telltale Lane", access: "private" }),
      makePlace({ id: "gone", houseName: "Gone House" }),
      makePlace({ id: "bad", houseName: HOSTILE, storySummary: HOSTILE }),
    ],
  });
  await hidePlaces(site.store.db, ["gone"], new Date());
  await site.poller.refresh();
});
afterAll(() => site.close());

describe("the card of a place for other pages", () => {
  test("has the place, its access and address, and links to its page", async () => {
    const response = await site.get(`/embed/location/${OPEN}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const part of [
      "Old Mill",
      "Salem, Oregon",
      "12 Mill Street",
      `href="https://hauntway.test/location/${OPEN}"`,
    ]) {
      expect(html).toContain(part);
    }
  });

  test("needs no script, may be framed, is not indexed, and weighs less than 30 KB with its picture", async () => {
    const { headers, ...response } = await site.get(`/embed/location/${OPEN}`);
    expect(response).toBeDefined();
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-.*frame-ancestors \*$/,
    );
    expect(headers.get("x-robots-tag")).toBe("noindex");
    const html = await (await site.get(`/embed/location/${OPEN}`)).text();
    expect(html).not.toMatch(/<script|<link rel="stylesheet"/);
    const [, picture] = /<img src="([^"]+)"/.exec(html)!;
    const art = await (await site.get(picture!)).text();
    expect(Buffer.byteLength(html) + Buffer.byteLength(art)).toBeLessThan(30_000);
  });

  test("is the only page that may be framed", async () => {
    for (const path of ["/", `/location/${OPEN}`, "/embed", "/api", `/art/${OPEN}.svg`]) {
      const { headers } = await site.get(path);
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    }
  });

  test("of a private place has no address", async () => {
    const html = await (await site.get(`/embed/location/${PRIVATE}`)).text();
    expect(html).toContain("Private property, not open to visitors");
    expect(html).not.toContain("Telltale");
  });

  test("shows hostile words as text", async () => {
    const slug = (await (await site.get("/api/haunted-locations/bad")).json()).slug;
    const html = await (await site.get(`/embed/location/${slug}`)).text();
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test.each([
    [REMOVED, 410],
    ["nobody-knows-this", 404],
    ["Old-Mill-Salem-Oregon", 301],
  ])("%s is answered with %d", async (slug, status) => {
    expect((await site.get(`/embed/location/${slug}`)).status).toBe(status);
  });
});

describe("oEmbed", () => {
  const ask = (query: Record<string, string>) => site.get(`/api/oembed?${new URLSearchParams(query)}`);
  const url = `https://hauntway.test/location/${OPEN}`;

  test("is announced on the page of the place", async () => {
    const html = await (await site.get(`/location/${OPEN}`)).text();
    const [, href] = /<link rel="alternate" type="application\/json\+oembed"[^>]*href="([^"]+)"/.exec(html)!;
    const answer = await site.get(href!.replace("https://hauntway.test", ""));
    expect(await answer.json()).toMatchObject({ title: "Old Mill, Salem, Oregon", type: "rich" });
  });

  test("gives the card within the sizes that are asked for", async () => {
    const answer = await (await ask({ url })).json();
    expect(answer).toMatchObject({ version: "1.0", provider_name: "Hauntway", width: 520, height: 220 });
    expect(answer.html).toMatch(/^<iframe src="https:\/\/hauntway\.test\/embed\/location\/old-mill-salem-oregon" /);
    expect(answer.thumbnail_url).toBe(`https://hauntway.test/share/${OPEN}.png`);
    const small = await (await ask({ url, maxwidth: "300", maxheight: "200" })).json();
    expect(small).toMatchObject({ width: 300, height: 200 });
    expect(small.thumbnail_url).toBeUndefined();
  });

  test.each([
    [{ url: "https://elsewhere.test/location/old-mill-salem-oregon" }, 404],
    [{ url: "https://hauntway.test/about" }, 404],
    [{ url: `https://hauntway.test/location/${REMOVED}` }, 404],
    [{ url: "not an address" }, 404],
    [{}, 400],
    [{ url, format: "xml" }, 400],
    [{ url, maxwidth: "wide" }, 400],
  ])("answers %j with %d", async (query, status) => {
    expect((await ask(query as Record<string, string>)).status).toBe(status);
  });
});
