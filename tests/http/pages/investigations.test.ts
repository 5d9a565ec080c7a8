/** Nights for ghost hunters and television programs: on a place's page, on pages of their own, as a filter. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const prison = makePlace({
  id: "oh-prison",
  houseName: "Stone Prison",
  city: "Mansfield",
  state: "Ohio",
  placeType: "prison",
  access: "tours",
  hunts: "both",
  huntNote: "Groups of up to ten, 18 and over, from $75 a person in 2025.",
  huntUrl: "https://prison.example/hunts",
  shows: "Ghost Hunters, 2006\nGhost Adventures, season 3\nGhost Hunters, 2010",
  latitude: 40.78,
  longitude: -82.5,
});
const quiet = makePlace({
  id: "or-inn",
  houseName: "Quiet Inn",
  access: "open",
  hunts: "none",
  shows: "Ghost Hunters",
});
const home = makePlace({
  id: "or-home",
  houseName: "Private Home",
  access: "private",
  hunts: "private",
  huntNote: "Ring the bell.",
  huntUrl: "https://home.example/",
});
const unknown = makePlace({ id: "or-mill", houseName: "Old Mill", access: "open" });

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [prison, quiet, home, unknown] });
});
afterAll(() => site.close());

const page = async (path: string) => readPage(await site.get(path));
const pageOf = ({ slug }: { slug: string }) => page(`/location/${slug}`);

describe("a place's page", () => {
  test("says what investigators may do, on what terms, and links to the booking and to each program", async () => {
    const { text, links, html, data } = await pageOf(prison);
    expect(text).toContain("Public nights with tickets, and teams may rent it");
    expect(text).toContain(prison.huntNote);
    expect(links).toEqual(
      expect.arrayContaining(["https://prison.example/hunts", "/shows/ghost-hunters", "/shows/ghost-adventures"]),
    );
    expect(text).toContain("Ghost Hunters , 2006 and 2010");
    expectValidStructuredData(html);
    expect(data("TouristAttraction")?.subjectOf).toContainEqual({ "@type": "TVSeries", name: "Ghost Adventures" });
    expect(data("TouristAttraction")?.subjectOf).toHaveLength(2);
  });

  test("says so where the place says no to them, and nothing where nothing is known", async () => {
    expect((await pageOf(quiet)).text).toContain("Investigations Not allowed");
    expect((await pageOf(unknown)).text).not.toContain("Investigations");
    expect((await pageOf(unknown)).text).not.toContain("On television");
  });

  test("of a private home invites nobody", async () => {
    const { html } = await pageOf(home);
    expect(html).not.toMatch(/Ring the bell|home\.example|Teams may rent/);
  });
});

test("/investigations lists the places by state, with their terms", async () => {
  const { status, h1, h3, text, links, html } = await page("/investigations");
  expect(status).toBe(200);
  expect(h1).toEqual(["Overnight Investigations"]);
  expect(h3).toContain("Ohio");
  expect(text).toContain(prison.huntNote);
  expect(text).not.toMatch(/Quiet Inn|Private Home|Old Mill/);
  expect(links).toEqual(
    expect.arrayContaining([`/location/${prison.slug}`, "https://prison.example/hunts", "/all-locations?hunt=1"]),
  );
  expectValidStructuredData(html);
});

test("/shows has a page for each program, which says when it was where", async () => {
  const all = await page("/shows");
  expect(all.links).toEqual(expect.arrayContaining(["/shows/ghost-hunters", "/shows/ghost-adventures"]));
  expect(all.text).toContain("Ghost Hunters 2 places");
  const { h1, h3, text, links } = await page("/shows/ghost-hunters");
  expect(h1).toEqual(["Haunted Places on Ghost Hunters"]);
  expect(h3).toEqual(expect.arrayContaining(["Stone Prison", "Quiet Inn"]));
  expect(text).toContain("Filmed in 2006 and 2010.");
  expect(links).toEqual(
    expect.arrayContaining(["/trip?list=on-ghost-hunters", "/all-locations?state=Ohio&list=on-ghost-hunters"]),
  );
  expect((await site.get("/shows/no-such-program")).status).toBe(404);
  expect((await site.get("/shows/ghost-hunters?page=2")).status).toBe(404);
});

test("a program's places are a set that the map and All Locations filter by", async () => {
  const listed = await (await site.get("/api/map?bbox=-125,24,-66,50&zoom=5&list=on-ghost-adventures")).json();
  expect(JSON.stringify(listed)).toContain("Stone Prison");
  expect(JSON.stringify(listed)).not.toContain("Quiet Inn");
  expect((await page("/all-locations?list=on-ghost-adventures")).text).toContain("Showing 1 of 4");
});

test("Investigations offered is a filter with its count", async () => {
  const { text } = await page("/all-locations?hunt=1");
  expect(text).toContain("Showing 1 of 4");
  expect(text).toContain("Investigations offered");
});

test("the sitemap has these pages", async () => {
  const xml = await (await site.get("/sitemap.xml?part=1")).text();
  for (const path of ["/investigations", "/shows", "/shows/ghost-hunters"]) expect(xml).toContain(`${path}</loc>`);
});
