import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_ROUTES } from "../../../app/domain/trips/sample-routes.ts";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const [first, second, third] = SAMPLE_ROUTES[0]!.days[0]!;
const ROUTE = `/haunted-roadtrip/${SAMPLE_ROUTES[0]!.id}`;
const HOSTILE = `</script><img src=x onerror=alert(1)> "Inn" & 'Co'`;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    env: { CONTACT: "https://desk.example.org/write" },
    places: [
      makePlace({ id: first!, houseName: "First House", latitude: 41.7, longitude: -71.15, access: "open" }),
      makePlace({ id: second!, houseName: HOSTILE, latitude: 42.36, longitude: -71.06, accessNote: HOSTILE }),
      makePlace({ id: third!, houseName: "Third House", latitude: 42, longitude: -71, access: "private" }),
    ],
  });
});
afterAll(() => site.close());

const read = async (path: string, from = site) => {
  const response = await from.get(path);
  expect(response.status).toBe(200);
  return response.text();
};
const textOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)![1]!.replace(/<[^>]+>/g, " ");

describe.each(["/haunted-roadtrip", "/about", "/privacy"])("GET %s", (path) => {
  test("has one h1, a title, a description, keywords, sharing tags and a canonical address", async () => {
    const html = await read(path);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+ \| Hauntway<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{60,200}"/);
    expect(html).toContain('<meta name="keywords"');
    expect(html).toContain(`<link rel="canonical" href="https://hauntway.test${path}"/>`);
    expect(html).toContain(`<meta property="og:url" content="https://hauntway.test${path}"/>`);
  });

  test("says valid structured data about itself", async () => {
    const types = expectValidStructuredData(await read(path)).map((block) => block["@type"]);
    expect(types).toContain("BreadcrumbList");
  });

  test("names no picture that is not there", async () => {
    const html = await read(path);
    const named = [...html.matchAll(/https:\/\/hauntway\.test(\/share\/[^"\\]+)/g)].map((match) => match[1]!);
    expect(named).toContain(`/share/page${path}.png`);
    for (const picture of new Set(named)) expect((await site.get(picture)).status, picture).toBe(200);
  });

  test("has a table of contents whose every line leads somewhere", async () => {
    const html = await read(path);
    const targets = [...html.matchAll(/<a[^>]* href="#([\w-]+)"/g)].map((match) => match[1]!);
    expect(targets.length).toBeGreaterThan(4);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });
});

describe("the road trip guide", () => {
  test("is an article of 1,500 words or more, without the routes", async () => {
    const empty = await startTestSite();
    const words = textOf(await read("/haunted-roadtrip", empty))
      .split(/\s+/)
      .filter((word) => /\w/.test(word));
    await empty.close();
    expect(words.length).toBeGreaterThan(1_500);
  });

  test("speaks of everything it should, and leads on", async () => {
    const html = await read("/haunted-roadtrip");
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map((match) => match[1]);
    expect(headings).toEqual(
      expect.arrayContaining([
        "Finding real haunted sites",
        "Permission and the law",
        "Etiquette",
        "Safety",
        "Planning the drive",
        "What to pack",
        "Sample routes",
      ]),
    );
    expect(html).toContain("four to six hours of driving per day");
    for (const href of ["/activity-types", "/activity/cold-spots", "/activity/voices", "/submit"]) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  test("leads to its routes, but not to those of which too little is left", async () => {
    const html = await read("/haunted-roadtrip");
    expect(html).toContain(`href="${ROUTE}"`);
    expect(html).toContain(SAMPLE_ROUTES[0]!.name);
    expect(html).not.toContain(SAMPLE_ROUTES[1]!.name);
    expect((await site.get(`/haunted-roadtrip/${SAMPLE_ROUTES[1]!.id}`)).status).toBe(404);
    expect(await read("/sitemap.xml?part=1")).toContain(`${ROUTE}</loc>`);
    expect(await read("/sitemap.xml?part=1")).not.toContain(SAMPLE_ROUTES[1]!.id);
  });
  test("of an empty directory has no routes and says nothing about them", async () => {
    const empty = await startTestSite();
    const html = await read("/haunted-roadtrip", empty);
    await empty.close();
    expect(html).not.toContain("Sample routes");
    expect(html).not.toContain("in this directory are open");
  });
});

describe("a route of the guide", () => {
  test("takes its stops from the directory, measured from each other, and leaves out what cannot be visited", async () => {
    const html = await read(ROUTE);
    expect(html).toContain('href="/location/first-house-salem-oregon"');
    expect(html).toMatch(/>(1 hr )?\d+ min, \d\d miles</);
    expect(html).not.toContain("Third House");
    expect(html).toContain('href="/trip?');
    expect(html).toMatch(/src="\/map\.svg\?trip=/);
  });

  test("shows a hostile name as text", async () => {
    const html = await read(ROUTE);
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test("says valid structured data about itself, with the way to it", async () => {
    const types = expectValidStructuredData(await read(ROUTE)).map((block) => block["@type"]);
    expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "Article"]));
  });
});

describe("the operator's contact", () => {
  test.each(["/about", "/privacy"])("stands on %s where it is set", async (path) => {
    expect(await read(path)).toContain('<a href="https://desk.example.org/write">desk.example.org/write</a>');
  });

  test("is not invented where it is not", async () => {
    const silent = await startTestSite();
    for (const path of ["/about", "/privacy"]) {
      const html = await read(path, silent);
      expect(html).not.toMatch(/mailto:|[Ww]rite to/);
    }
    await silent.close();
  });
});

test("the about page does not call the District of Columbia a state", async () => {
  const text = textOf(await read("/about"));
  expect(text).toMatch(/locations? in \d+ states?( and the District of Columbia)?\./);
  expect(text).not.toContain("51 states");
});

test("the about page shows the rubric, the access classes and the credits", async () => {
  const text = textOf(await read("/about"));
  for (const words of [
    "known to people who do not care for ghosts",
    "Private, do not visit",
    "GeoNames",
    "OpenStreetMap",
    "us-atlas",
    "Lucide",
  ]) {
    expect(text).toContain(words);
  }
});

test("the privacy page names the tile service that is really used", async () => {
  const other = await startTestSite({ env: { TILE_URL: "https://tiles.example.net/{z}/{x}/{y}.png" } });
  const html = await read("/privacy", other);
  await other.close();
  expect(html).toContain("tiles.example.net");
  expect(await read("/privacy")).toContain("tile.openstreetmap.org");
});

test("reading the text pages sets no cookie", async () => {
  for (const path of ["/haunted-roadtrip", "/about", "/privacy"]) {
    expect((await site.get(path)).headers.get("set-cookie")).toBeNull();
  }
});

test("the log of requests holds neither the search nor the address of a visitor, as the privacy page says", async () => {
  const path = `/no-such-page-${site.logged.length}`;
  await site.get(`${path}?q=my+secret+house&lat=44.5&lng=-70.1`);
  await expect.poll(() => JSON.stringify(site.logged)).toContain(path);
  expect(JSON.stringify(site.logged)).not.toMatch(/secret|44\.5|127\.0\.0\.1|::1/);
});

test("GET /corrections without a place leads to the search", async () => {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(await read("/corrections"))![1];
  expect(main).toMatch(/<a [^>]*href="\/search"[^>]*>Find the listing<\/a>/);
});
