/** The works and sites that records cite, and how to cite a place. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const WORK = "L. B. Taylor Jr., The Ghosts of Virginia (1993)";
const MILL = { id: "mill", houseName: "Old Mill & Co_", citations: WORK, updatedAt: "2026-10-31T12:00:00.000Z" };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    places: [
      makePlace({ ...MILL, articleUrl: "https://www.example.org/mill" }),
      makePlace({
        id: "inn",
        houseName: "New Inn",
        citations: `${WORK}\nEd and Lorraine Warren, Graveyard (1992)\nGeorgia Writers' Project, Drums and Shadows (1940)`,
        additionalSources: "https://example.org/inn; https://1850.example/inn",
      }),
    ],
  });
});
afterAll(() => site.close());

const read = async (path: string) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return response.text();
};
const entries = (html: string) =>
  [...html.matchAll(/<li id="[^"]+"[^>]*><p[^>]*>(.*?)<\/p><p[^>]*>(.*?)<\/p>/g)].map(([, name, places]) => [
    name!.replaceAll("&#x27;", "'"),
    [...places!.matchAll(/href="\/location\/([^"]+)"/g)].map(([, slug]) => slug),
  ]);

describe("GET /sources", () => {
  test("counts works and sites, names those cited most, and leads to each letter", async () => {
    const html = await read("/sources");
    expectValidStructuredData(html);
    expect(html).toContain("3 printed works and 2 sites");
    const letters = [...html.matchAll(/href="\/sources\/([^"#]+)"/g)].map(([, letter]) => letter);
    expect(letters).toEqual(["e", "g", "t", "w", "0-9"]);
    expect(html).toContain('href="/sources/t#l-b-taylor-jr-the-ghosts-of-virginia-1993"');
  });

  test.each([
    ["t", [[WORK, ["new-inn-salem-oregon", "old-mill-co-salem-oregon"]]]],
    ["w", [["Ed and Lorraine Warren, Graveyard (1992)", ["new-inn-salem-oregon"]]]],
    ["g", [["Georgia Writers' Project, Drums and Shadows (1940)", ["new-inn-salem-oregon"]]]],
    ["e", [["example.org", ["new-inn-salem-oregon", "old-mill-co-salem-oregon"]]]],
    ["0-9", [["1850.example", ["new-inn-salem-oregon"]]]],
  ])("/%s has authors by surname, bodies and sites by name, each with its places", async (letter, expected) => {
    expect(entries(await read(`/sources/${letter}`))).toEqual(expected);
  });

  test("a letter without sources is not there", async () => {
    expect((await site.get("/sources/q")).status).toBe(404);
  });

  test("is in the sitemap and linked from the page about our data", async () => {
    const sitemap = await read("/sitemap.xml?part=1");
    for (const path of ["/sources", "/sources/t"]) expect(sitemap).toContain(`<loc>https://hauntway.test${path}</loc>`);
    expect(await read("/about")).toContain('href="/sources"');
  });
});

describe("a place", () => {
  const PAGE = "/location/old-mill-co-salem-oregon";
  const URL_OF_PAGE = `https://hauntway.test${PAGE}`;

  test("offers a reference in Chicago style with the day of its last change", async () => {
    expect(await read(PAGE)).toContain(`href="${PAGE}/cite"`);
    const html = await read(`${PAGE}/cite`);
    expect(html).toContain(
      `Hauntway. “Old Mill &amp; Co_, Salem, Oregon.” Last modified October 31, 2026. ${URL_OF_PAGE}.`,
    );
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test("is a BibTeX entry, escaped", async () => {
    const response = await site.get(`${PAGE}/cite/reference.bib`);
    expect(response.headers.get("content-type")).toBe("application/x-bibtex; charset=utf-8");
    expect(await response.text()).toBe(
      [
        "@misc{hauntway-mill,",
        "  author = {{Hauntway}},",
        "  title = {{Old Mill \\& Co\\_, Salem, Oregon}},",
        "  year = {2026},",
        "  month = oct,",
        "  note = {Last modified October 31, 2026},",
        `  url = {${URL_OF_PAGE}}`,
        "}\n",
      ].join("\n"),
    );
  });

  test("is a CSL-JSON item, which other sites may read", async () => {
    const response = await site.get(`${PAGE}/cite/reference.json`);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual([
      {
        id: "hauntway-mill",
        type: "webpage",
        author: [{ literal: "Hauntway" }],
        title: "Old Mill & Co_, Salem, Oregon",
        "container-title": "Hauntway",
        issued: { "date-parts": [[2026, 10, 31]] },
        URL: URL_OF_PAGE,
        language: "en-US",
      },
    ]);
  });

  test("that is not there has none", async () => {
    for (const path of ["cite", "cite/reference.bib", "cite/reference.json"]) {
      expect((await site.get(`/location/no-such-place/${path}`)).status).toBe(404);
    }
    expect((await site.get(`${PAGE}/cite/reference.doc`)).status).toBe(404);
  });
});
