/** Places from other maps' files: compared with ours in the browser, and saved. */
import type { Page } from "@playwright/test";
import { expect, inWidths, test } from "./journey.ts";

const WHALEY = "whaley-house-san-diego-california";
const MARY = "rms-queen-mary-long-beach-california";

const choose = async (page: Page, name: string, content: string | Buffer) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
};
const found = (page: Page) => page.getByRole("form", { name: /Found$/ });
const missing = (page: Page) => page.getByRole("region", { name: /Not Found$/ });

const GPX = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1">
<wpt lat="32.7526" lon="-117.1944"><name>The Whaley House Museum</name></wpt>
<wpt lat="33.7527" lon="-118.1903"><name>Queen Mary</name></wpt>
<wpt lat="40" lon="-100"><name>Grandma's &lt;farm&gt;</name></wpt>
<trk><name>On the way</name><trkseg><trkpt lat="33" lon="-117"/><trkpt lat="34" lon="-118"/></trkseg></trk></gpx>`;

test("a GPX file is compared here, what is chosen is saved in a list of its own, and nothing of it is sent", async ({
  page,
  visitor,
}) => {
  await visitor.visit("/saved");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await choose(page, "Old places.gpx", GPX);
  await expect(found(page)).toContainText("2 Places Found");
  await expect(found(page)).toContainText("San Diego, California");
  await expect(missing(page)).toContainText("1 Place Not Found");
  await expect(missing(page).getByRole("listitem")).toHaveText(["Grandma's <farm>"]);
  expect(asked.filter((one) => !/^GET [^?]+\/(assets\/[^?]+|download\/haunted-places\.geojson) $/.test(one))).toEqual(
    [],
  );
  await inWidths(page, async () => {
    await visitor.expectAccessible();
    await visitor.expectToFit();
  });

  await found(page)
    .getByRole("checkbox", { name: /Queen Mary/ })
    .uncheck();
  await found(page).getByRole("button", { name: "Save these" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Old places" })).toBeVisible();
  const { places } = await page.evaluate(() => JSON.parse(localStorage.getItem("hauntway.saved")!));
  expect(Object.keys(places)).toEqual([WHALEY]);

  await choose(page, "Old places.gpx", GPX);
  await expect(found(page)).toContainText("You have already saved 1 of them.");
  await expect(found(page).getByRole("checkbox")).toHaveCount(1);
});

test.describe("files of other maps", () => {
  const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><Placemark><name>Whaley House</name>
    <Point><coordinates>-117.1945,32.7527,0</coordinates></Point></Placemark></Folder></Document></kml>`;
  const GOOGLE_MAPS = JSON.stringify({
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [-117.1945, 32.7527] },
        properties: { location: { name: "Whaley House", address: "2476 San Diego Ave" } },
      },
    ],
  });
  const TAKEOUT = `What we still want to see\n\nTitle,Note,URL,Comment\n"Whaley House","Cold, they say",https://www.google.com/maps/place/Whaley+House/data=!4m2,\n`;
  const OURS = `name,latitude,longitude,url,note\nAnything,,,http://127.0.0.1/location/${MARY},Deck R\n`;
  for (const [name, content, slug, note] of [
    ["places.kml", KML, WHALEY, undefined],
    ["Saved Places.json", GOOGLE_MAPS, WHALEY, undefined],
    ["Want to go.csv", TAKEOUT, WHALEY, "Cold, they say"],
    ["haunted-places.csv", OURS, MARY, "Deck R"],
  ] as const) {
    test(`${name} is read, with its notes`, async ({ page, visitor }) => {
      await visitor.visit("/saved");
      await choose(page, name, content);
      await expect(found(page)).toContainText("1 Place Found");
      await found(page).getByRole("button", { name: "Save these" }).click();
      await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("1 place in the list");
      const { places } = await page.evaluate(() => JSON.parse(localStorage.getItem("hauntway.saved")!));
      expect(places).toEqual({ [slug]: { list: "2", on: expect.any(String), ...(note && { note }) } });
    });
  }
});

test.describe("files that cannot be read", () => {
  // The browser styles its own message about XML that is not well-formed, in a document that nobody sees.
  test.use({ expectedErrors: [/Applying inline style violates/] });
  test("are refused with a sentence that says why", async ({ page, visitor }) => {
    const points = (count: number) =>
      `<gpx>${Array.from({ length: count }, (_, i) => `<wpt lat="40" lon="-100"><name>${i}</name></wpt>`).join("")}</gpx>`;
    const laughs = `<!DOCTYPE gpx [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${"bcdefghij"[i]} "${`&${"abcdefghi"[i]};`.repeat(10)}">`).join("")}]><gpx><wpt lat="1" lon="1"><name>&j;</name></wpt></gpx>`;
    await visitor.visit("/saved");
    for (const [name, content, sentence] of [
      ["large.gpx", Buffer.alloc(10_000_001, " "), "This file is larger than 10 MB."],
      ["many.gpx", points(5_001), "This file has 5,001 places; up to 5,000 can be read at once."],
      ["cut.gpx", GPX.slice(0, 200), "This file is damaged or was cut off."],
      ["laughs.gpx", laughs, "This file is damaged or was cut off."],
      ["page.kml", "<html><body><p>Not found</p></body></html>", "This is not a GPX, KML, GeoJSON or CSV file."],
      ["empty.gpx", "<gpx></gpx>", "There are no places with names in this file."],
      ["maps.kmz", "PK\u0003\u0004", "This file is compressed (KMZ or ZIP)."],
      ["cut.geojson", '{"features":[', "This file is damaged or was cut off."],
      ["null.json", "[null]", "This is not a GPX, KML, GeoJSON or CSV file."],
      [
        "odd.geojson",
        '{"features":[null,7,{"properties":{"name":{"a":1}}},{"geometry":[]}]}',
        "There are no places with names",
      ],
      ["saved.json", '{"version":2,"lists":[],"places":{},"been":{}}', 'Open it under "On Another Device".'],
      ["notes.csv", "a,b\n1,2\n", 'A CSV file needs a column "name" or "title".'],
      ["text.txt", '"open', "This is not a GPX, KML, GeoJSON or CSV file."],
    ] as const) {
      await choose(page, name, content);
      await expect(page.getByText(sentence), name).toBeVisible();
      await expect(found(page)).toHaveCount(0);
    }
    await choose(page, "many.gpx", points(5_000));
    await expect(missing(page)).toContainText("5,000 Places Not Found");
    await expect(missing(page)).toContainText("And 4,800 more.");
  });
});

test.describe("without a connection to our list", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test("a sentence says what to do", async ({ page, visitor }) => {
    await visitor.visit("/saved");
    await page.route("**/download/*", (route) => route.abort());
    await choose(page, "places.gpx", GPX);
    await expect(page.getByText("Our list of places could not be loaded.")).toBeVisible();
  });
});
