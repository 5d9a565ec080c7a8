/** What is public may be read by scripts on pages of other sites; the desk, tracking pages and forms never. */
import { DOMParser } from "@xmldom/xmldom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRules } from "../../../app/api/index.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/** Ranked, and reported under one activity. */
const HEARD = { paranormalActivityType: "Bells", rating: 4, reviewCount: 1 };
const BY_CLEVELAND = { latitude: 41.4, longitude: -81.6 };
const inn = makePlace({
  id: "or-inn",
  houseName: "Lantern Inn",
  ...HEARD,
  access: "open",
  latitude: 44.94,
  longitude: -123.03,
});
const jail = makePlace({
  id: "oh-jail",
  houseName: "Old Jail",
  state: "Ohio",
  access: "tours",
  placeType: "prison",
  ...HEARD,
  ...BY_CLEVELAND,
});
const home = makePlace({
  id: "or-home",
  houseName: "Private Home",
  access: "private",
  latitude: 44.9,
  longitude: -123,
});
const gone = makePlace({ id: "or-gone", houseName: "Gone Mill", access: "gone", latitude: 44.8, longitude: -123 });

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [inn, jail, home, gone] });
});
afterAll(() => site.close());

const FOREIGN = { origin: "https://other.example" };
const allowed = (response: Response) => response.headers.get("access-control-allow-origin");
const PUBLIC = apiRules.filter(({ path, methods }) => methods.includes("GET") && path !== "/api/submissions");

test.each([
  ...PUBLIC.map(({ path }) => path.replace(":id", inn.id).replace(":state", "Oregon").replace(":city", "Salem")),
  "/feed.xml",
  "/trip/plan.gpx?from=Salem,+OR&days=1",
  "/download/haunted-places.geojson?state=Oregon",
  "/api/no-such-call",
])("%s may be read from elsewhere, also when it refuses", async (path) => {
  const response = await site.get(path, { headers: FOREIGN });
  await response.arrayBuffer();
  if (path !== "/api/no-such-call")
    expect([allowed(response), response.headers.get("access-control-expose-headers")]).toEqual(["*", "*"]);
  expect(response.headers.has("access-control-allow-credentials")).toBe(false);
  // Answered from the page cache.
  expect(allowed(await site.get(path, { headers: FOREIGN }))).toBe(allowed(response));
});

test.each([
  "/",
  "/review",
  "/review/sign-in",
  "/track/nothing",
  "/submit",
  "/corrections",
  "/api/submissions",
  "/saved",
])("%s may not", async (path) => {
  expect(allowed(await site.get(path, { headers: FOREIGN }))).toBeNull();
});

test("a browser that asks before a call by POST is told yes, and before a form no", async () => {
  const ask = (path: string) =>
    site.get(path, {
      method: "OPTIONS",
      headers: {
        ...FOREIGN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
  const yes = await ask("/api/search/nearby");
  expect(yes.status).toBe(204);
  expect(allowed(yes)).toBe("*");
  expect(yes.headers.get("access-control-allow-methods")).toContain("POST");
  expect(yes.headers.get("access-control-allow-headers")).toBe("*");
  for (const path of ["/api/submissions", "/submit", "/corrections", "/review/sign-in"]) {
    expect(allowed(await ask(path))).toBeNull();
  }
});

describe("the places of a page as a file", () => {
  const read = async (name: string) => {
    const response = await site.get(`/download/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    return response.text();
  };

  test("are those that may be visited", async () => {
    const { features } = JSON.parse(await read("haunted-places.geojson?state=Oregon"));
    expect(features).toHaveLength(1);
    expect(features[0]).toMatchObject({
      geometry: { type: "Point", coordinates: [-123.03, 44.94] },
      properties: { name: "Lantern Inn", url: expect.stringMatching(/\/location\/lantern-inn-salem-oregon$/) },
    });
    const all = await read("haunted-places.csv");
    expect(all).toContain("Old Jail");
    expect(all).not.toMatch(/Private Home|Gone Mill/);
  });

  test.each(["gpx", "kml"])("are well-formed as %s, by kind or by a search", async (format) => {
    const byState = await read(`haunted-places.${format}?state=Oregon`);
    expect(new DOMParser().parseFromString(byState, "text/xml").documentElement?.tagName).toBe(format);
    expect(byState).toContain("Lantern Inn");
    expect(await read(`haunted-places.${format}?find=lantern`)).toContain("Lantern Inn");
    expect(await read(`haunted-places.${format}?kind=prison`)).not.toContain("Lantern Inn");
  });

  test.each([
    ["/state/oregon", 1],
    ["/city/salem", 2],
    ["/kind/hotel", 1],
    ["/activity/bells", 2],
    ["/most-haunted", 2],
    ["/all-locations", 2],
    ["/all-locations?state=Oregon", 1],
    ["/all-locations?q=lantern&kind=hotel", 1],
    ["/all-locations?find=old+jail", 1],
    ["/search?q=old+jail", 1],
    ["/search?q=bells+in+Ohio&what=Bells&in=Ohio", 1],
  ])("are offered on %s, and as many as it says", async (path, count) => {
    const html = (await (await site.get(path)).text()).replaceAll("<!-- -->", "");
    expect(html).toContain(count === 1 ? "Take this place along:" : `Take these ${count} places along:`);
    const [, href] = /href="\/download\/([^"]+csv[^"]*)"/.exec(html)!;
    const [, ...rows] = (await read(href!.replaceAll("&amp;", "&"))).trim().split("\n");
    expect(rows).toHaveLength(count);
  });

  test("are not offered where nobody may go, nor around a visitor, whose position no file has", async () => {
    for (const path of ["/all-locations?access=private", "/search?q=near+me&lat=44.9&lng=-123"]) {
      const html = await (await site.get(path)).text();
      expect(html).toContain("/location/");
      expect(html, path).not.toContain("along:");
    }
    expect((await site.get("/download/haunted-places.pdf")).status).toBe(404);
  });
});
