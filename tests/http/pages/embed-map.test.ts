/** Maps of our pages for other pages: which places, in what, and for which addresses. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLists } from "../../../server/read-lists.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const HOSTILE = `</style><img src=x onerror=alert(1)> "Inn" & 'Co'`;
const LIST = readLists("data/lists").find(({ slug }) => slug === "lighthouses")!;
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const PLACES = [
  makePlace({
    id: "mill",
    houseName: "Old Mill",
    access: "open",
    paranormalActivityType: "Cold Spots",
    ...at(44.94, -123.03),
  }),
  makePlace({ id: "jail", houseName: "Old Jail", access: "tours", placeType: "prison", ...at(44.1, -121.3) }),
  makePlace({ id: "home", houseName: "Private Home", access: "private", ...at(45.2, -120) }),
  makePlace({ id: "gone", houseName: "Gone Mill", access: "gone", ...at(44.5, -122.2) }),
  makePlace({ id: "bad", houseName: HOSTILE, state: "Idaho", city: "Boise", access: "open", ...at(43.6, -116.2) }),
  makePlace({ id: "far", houseName: "Salem Tavern", state: "Massachusetts", access: "open", ...at(42.5, -70.9) }),
  makePlace({ id: LIST.places[0]!.id, houseName: "First Light", state: "Maine", access: "exterior", ...at(44, -69) }),
];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: PLACES });
});
afterAll(() => site.close());

const embed = async (query: string) => (await site.get(`/embed/map?${query}`)).text();

describe("a map for other pages", () => {
  test("needs no script, may be framed, is not indexed and may be cached", async () => {
    const response = await site.get("/embed/map?state=Oregon");
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-.*frame-ancestors \*$/,
    );
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toMatch(/^public/);
    expect(await response.text()).not.toMatch(/<script|<link rel="stylesheet"/);
  });

  test("lists the places that may be visited, with links to their pages in windows of their own", async () => {
    const html = await embed("state=Oregon");
    expect(html).toContain(
      '<a href="https://hauntway.test/location/old-mill-salem-oregon" target="_blank" rel="noopener">',
    );
    expect(html).toContain("2 places to visit");
    expect(html).toContain('<link rel="canonical" href="https://hauntway.test/state/oregon"/>');
    expect(html).not.toMatch(/Private Home|Gone Mill/);
  });

  test("has a picture with the marks of these places alone", async () => {
    const html = await embed("state=Oregon");
    const [, picture] = /<img src="([^"]+)"/.exec(html)!;
    const marks = async (path: string) =>
      (await (await site.get(path)).text()).match(/<use |class="group"/g)?.length ?? 0;
    const path = picture!.replaceAll("&amp;", "&");
    expect(await marks(path)).toBe(2);
    expect(await marks(path.replace("&visitable=1", ""))).toBeGreaterThan(2);
  });

  test.each([
    ["state=Oregon", "Haunted Oregon", "/state/oregon", 2],
    ["state=oregon", "Haunted Oregon", "/state/oregon", 2],
    ["city=salem", "Haunted Salem", "/city/salem", 4],
    ["city=salem&state=Oregon", "Haunted Salem, Oregon", "/city/salem?state=oregon", 2],
    ["kind=prison", "Haunted Prisons &amp; Jails", "/kind/prison", 1],
    ["activity=cold-spots", "Places with Reports of Cold Spots", "/activity/cold-spots", 1],
    ["list=lighthouses", LIST.title, "/lists/lighthouses", 1],
    ["kind=prison&state=Oregon", "Haunted Prisons &amp; Jails, Haunted Oregon", "/all-locations?kind=prison", 1],
  ])("of %s is called %s", async (query, title, path, count) => {
    const html = await embed(query);
    expect(html).toContain(`<h1><a href="https://hauntway.test${path}`);
    expect(html).toContain(`rel="noopener">${title}</a></h1>`);
    expect(html.match(/<li>/g)).toHaveLength(count);
  });

  test.each([
    "",
    "state=Atlantis",
    "state=Texas",
    "city=nowhere",
    "city=salem&kind=prison",
    "city=salem&state=Texas",
    "kind=castle",
    "kind=prison&state=Idaho",
    "activity=nothing",
    "list=nothing",
    "state=Oregon&list=nothing",
    `state=${encodeURIComponent("<script>alert(1)</script>")}`,
  ])("of %j is refused with a sentence", async (query) => {
    const response = await site.get(`/embed/map?${query}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toMatch(/^No places are listed under these filters\./);
  });

  test("shows hostile words as text", async () => {
    const html = await embed("state=Idaho");
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test("is light or dark as the author of the page says", async () => {
    expect(await embed("state=Oregon&theme=light")).toContain('data-theme="light"');
    expect(await embed("state=Oregon&theme=dark")).toContain('data-theme="dark"');
    expect(await embed("state=Oregon&theme=pink")).toContain('<html lang="en-US">');
  });
});

describe.each([
  ["/state/oregon", "state=Oregon", "Haunted Oregon"],
  ["/city/salem?state=oregon", "city=salem&state=Oregon", "Haunted Salem, Oregon"],
  ["/kind/prison", "kind=prison", "Haunted Prisons & Jails"],
  ["/activity/cold-spots", "activity=cold-spots", "Places with Reports of Cold Spots"],
  ["/lists/lighthouses", "list=lighthouses", LIST.title],
])("%s", (page, query, title) => {
  test("has the code of its map, and announces it", async () => {
    const html = await (await site.get(page)).text();
    const src = `https://hauntway.test/embed/map?${query}`;
    expect(html).toContain(`&lt;iframe src=&quot;${src.replaceAll("&", "&amp;amp;")}&quot;`);
    const [, href] = /<link rel="alternate" type="application\/json\+oembed"[^>]*href="([^"]+)"/.exec(html)!;
    const answer = await site.get(href!.replace("https://hauntway.test", ""));
    expect(answer.status).toBe(200);
    const told = await answer.json();
    expect(told).toMatchObject({ version: "1.0", type: "rich", title, width: 720, height: 440 });
    expect(told.html).toContain(`<iframe src="${src.replaceAll("&", "&amp;")}"`);
    expect((await site.get(told.thumbnail_url.replace("https://hauntway.test", ""))).status).toBe(200);
  });
});

test("oEmbed gives a narrow map more height, and answers 404 for pages without a map", async () => {
  const ask = async (url: string, more = "") => site.get(`/api/oembed?url=${encodeURIComponent(url)}${more}`);
  expect(await (await ask("/state/oregon", "&maxwidth=300")).json()).toMatchObject({ width: 300, height: 560 });
  for (const url of ["/state/atlantis", "/state/oregon/more", "/lists", "/kind/%E0%A4%A", "/map"]) {
    expect((await ask(url)).status, url).toBe(404);
  }
});
