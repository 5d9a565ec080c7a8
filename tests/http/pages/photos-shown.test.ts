import { afterAll, beforeAll, expect, test } from "vitest";
import { addPhoto } from "../../make-photo.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const MILL = "/location/old-mill-salem-oregon";
const HOSTILE = `"><script>alert(1)</script>`;

let site: TestSite;
let leading: string;
let second: string;
beforeAll(async () => {
  site = await startTestSite({
    places: [
      makePlace({ id: "mill", slug: "old-mill-salem-oregon", houseName: "Old Mill", city: "Salem", state: "Oregon" }),
      makePlace({ id: "inn", slug: "inn-salem-oregon", houseName: "Inn", city: "Salem", state: "Oregon" }),
    ],
  });
  const words = {
    credit: `Nell ${HOSTILE}`,
    creditUrl: "https://nell.example/",
    licence: "cc-by-sa-4.0",
    sourceUrl: "https://commons.example/File:Mill.jpg",
  } as const;
  leading = await addPhoto(site.store.db, "mill", { words });
  second = await addPhoto(site.store.db, "mill", {
    words: { alt: HOSTILE, caption: HOSTILE },
    drawing: { width: 800 },
  });
  await site.poller.refresh();
});
afterAll(() => site.close());

const page = async (path: string) => (await site.get(path)).text();

test("a place opens with its leading photograph; the poster and the others follow in the gallery", async () => {
  const html = await page(MILL);
  const at = (text: string) => html.indexOf(text);
  expect(at(`src="/photo/${leading}-960.webp"`)).toBeGreaterThan(0);
  const inGallery = at('id="gallery"');
  expect(at(`src="/photo/${leading}-960.webp"`)).toBeLessThan(inGallery);
  const poster = html.indexOf("/art/old-mill-salem-oregon.", inGallery);
  expect(poster).toBeGreaterThan(inGallery);
  expect(html.indexOf(`/photo/${second}-320.webp`, inGallery)).toBeGreaterThan(poster);
});

test("each photograph is a plain link to itself and names author, licence and source", async () => {
  const html = await page(MILL);
  for (const hash of [leading, second]) expect(html).toContain(`href="/photo/${hash}-1920.webp"`);
  expect(html).toContain('href="https://nell.example/"');
  expect(html).toContain('href="https://creativecommons.org/licenses/by-sa/4.0/"');
  expect(html).toContain('href="https://commons.example/File:Mill.jpg"');
  expect(html).not.toContain(HOSTILE);
});

test("search engines read of each its author, its licence and where to get it; the sharing image stays the poster", async () => {
  const html = await page(MILL);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const data = blocks.map(([, text]) => JSON.parse(text!)).find((one) => one["@type"] === "TouristAttraction");
  expect(data.image).toEqual([
    expect.objectContaining({
      "@type": "ImageObject",
      contentUrl: expect.stringMatching(new RegExp(`/photo/${leading}-1920.webp$`)),
      license: "https://creativecommons.org/licenses/by-sa/4.0/",
      creditText: `Nell ${HOSTILE}`,
      creator: { "@type": "Person", name: `Nell ${HOSTILE}`, url: "https://nell.example/" },
      acquireLicensePage: "https://commons.example/File:Mill.jpg",
    }),
    expect.objectContaining({ acquireLicensePage: expect.stringMatching(/\/location\/old-mill-salem-oregon$/) }),
    expect.stringMatching(/\/share\/old-mill-salem-oregon\.png$/),
  ]);
  expect(html).toMatch(/property="og:image" content="[^"]*\/share\/old-mill-salem-oregon\.png"/);
});

test.each(["/all-locations", "/state/oregon", "/city/salem", "/compare?places=old-mill-salem-oregon,inn-salem-oregon"])(
  "%s shows it small, with author and licence in its title, and the poster of a place without",
  async (path) => {
    const html = await page(path);
    expect(html).toContain(`src="/photo/${leading}-320.webp"`);
    expect(html).toContain("CC BY-SA 4.0");
    expect(html).toContain("/art/inn-salem-oregon.");
    expect(html).not.toContain(HOSTILE);
  },
);

test("the card for other pages names the author and has a file for each size", async () => {
  const html = await page("/embed/location/old-mill-salem-oregon");
  expect(html).toContain(`/photo/${leading}-320.webp 320w`);
  expect(html).toMatch(/<span title="[^"]*">Photograph: Nell [^<]*CC BY-SA 4\.0<\/span>/);
  expect(html).not.toContain(HOSTILE);
});

test("the API lists them with the place and in the full list", async () => {
  const one = await (await site.get("/api/haunted-locations/mill")).json();
  const listed = await (await site.get("/api/haunted-locations")).json();
  const expected = [
    expect.objectContaining({ hash: leading, leads: true, licence: "cc-by-sa-4.0", width: 1200, height: 800 }),
    expect.objectContaining({ hash: second, leads: false, licence: "cc-by-4.0" }),
  ];
  expect(one.photos).toEqual(expected);
  expect(listed.map(({ id, photos }: { id: string; photos?: object[] }) => [id, photos?.length])).toContainEqual([
    "mill",
    2,
  ]);
  expect(listed.find(({ id }: { id: string }) => id === "inn")).not.toHaveProperty("photos");
});

test("exports carry them: as a list, and in CSV as JSON in a cell", async () => {
  const { features } = await (await site.get("/api/export.geojson")).json();
  const mill = features.find(({ id }: { id: string }) => id === "mill");
  expect(mill.properties.photos.map(({ hash }: { hash: string }) => hash)).toEqual([leading, second]);
  const csv = await (await site.get("/api/export.csv")).text();
  expect(csv).toContain(`""hash"":""${leading}""`);
});
