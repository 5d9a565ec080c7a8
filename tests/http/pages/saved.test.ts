/** Saved places, as far as the server knows of them: those that a page asks for, and links that hold a list. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openStore } from "../../../app/store/engine/open-store.ts";
import { savePlaces } from "../../../app/store/places/save-places.ts";
import { makePlace } from "../../make-place.ts";
import { readXml } from "../../well-formed-xml.ts";
import { OWN_ORIGIN } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const INN = makePlace({ id: "or-inn", houseName: "Drowsy Inn", placeType: "hotel", latitude: 44.9, longitude: -123 });
const FORT = makePlace({
  id: "wa-fort",
  houseName: "Old Fort",
  city: "Seattle",
  state: "Washington",
  placeType: "fort",
});
const MANY = Array.from({ length: 110 }, (_, i) => makePlace({ id: `or-house-${i}`, houseName: `House ${i}` }));

let site: TestSite;
beforeAll(async () => {
  const renamed = makePlace({ ...FORT, houseName: "New Fort", slug: "new-fort-seattle-washington" });
  site = await startTestSite({ places: [INN, FORT, ...MANY] });
  const store = openStore({ dataDir: site.dataDir, databaseUrl: undefined });
  await savePlaces(store.db, [{ place: renamed, origin: "curated" }], new Date());
  await store.close();
  await vi.waitUntil(async () => (await site.get("/location/new-fort-seattle-washington")).ok, { timeout: 10_000 });
});
afterAll(() => site.close());

const lookUp = (body: string) =>
  site.get("/saved/lookup", { method: "POST", headers: { ...OWN_ORIGIN, "content-type": "application/json" }, body });

describe("POST /saved/lookup", () => {
  test("answers the places, where they moved to, and which are gone", async () => {
    const response = await lookUp(JSON.stringify([INN.slug, FORT.slug, "no-such-house"]));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { cards, moved, gone } = await response.json();
    expect(cards[0]).toMatchObject({ id: "or-inn", slug: INN.slug, houseName: "Drowsy Inn", kind: "hotel", lat: 44.9 });
    expect(cards[1]).toMatchObject({ id: "wa-fort", houseName: "New Fort" });
    expect(moved).toEqual({ [FORT.slug]: "new-fort-seattle-washington" });
    expect(gone).toEqual(["no-such-house"]);
  });

  test.each([
    "",
    "{",
    "null",
    "{}",
    "[1]",
    '["../review"]',
    '["Upper-Case"]',
    JSON.stringify(Array.from({ length: 251 }, (_, i) => `place-${i}`)),
  ])("refuses %s with a sentence", async (body) => {
    const response = await lookUp(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "Expected a list of up to 250 slugs." });
  });

  test("takes nothing but posts", async () => {
    expect((await site.get("/saved/lookup")).status).toBe(405);
  });

  test("leaves no trace of what was asked, in the log, the database or any file", async () => {
    const before = site.logged.length;
    await lookUp(JSON.stringify([INN.slug, "a-secret-wish"]));
    await expect.poll(() => JSON.stringify(site.logged.slice(before))).toContain("/saved/lookup");
    expect(JSON.stringify([site.logged, site.errors, site.warnings])).not.toMatch(/a-secret-wish|drowsy-inn/);
  });
});

describe("/saved", () => {
  test("is a page without a list, the same for everybody, and not for search engines", async () => {
    const response = await site.get("/saved");
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain("Saving places needs JavaScript");
  });

  test("shows the list of a link to anybody, without JavaScript", async () => {
    const response = await site.get(`/saved?places=wa-fort,or-inn,gone-house`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("2 Haunted Places");
    expect(html.indexOf("New Fort")).toBeLessThan(html.indexOf("Drowsy Inn"));
    expect(html).toContain("One place in this link is no longer in the directory.");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain("/saved/places.gpx?places=wa-fort,or-inn");
    expect(html).toMatch(/<circle cx="-?\d+" cy="-?\d+"/);
  });

  test("follows former addresses", async () => {
    expect(await (await site.get(`/saved?places=${FORT.slug}`)).text()).toContain("New Fort");
  });

  test("takes a hundred places and no more", async () => {
    const search = (count: number) =>
      [0, 40, 80]
        .map((from) => MANY.slice(from, Math.min(from + 40, count)).map(({ id }) => id))
        .map((ids) => `places=${ids.join(",")}`)
        .join("&");
    const full = await site.get(`/saved?${search(100)}`);
    expect([full.status, (await full.text()).includes("100 Haunted Places")]).toEqual([200, true]);
    const more = await site.get(`/saved?${search(101)}`);
    expect([more.status, (await more.text()).includes("A link holds up to 100 places")]).toEqual([400, true]);
  });

  test.each(["<script>alert(1)</script>", "or-inn,,wa-fort", "or-inn;drop", "Or-Inn"])(
    "refuses a link that was tampered with: %s",
    async (places) => {
      const response = await site.get(`/saved?places=${encodeURIComponent(places)}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain("This link is damaged");
    },
  );

  test("says so if nothing of a link is left", async () => {
    const response = await site.get("/saved?places=gone-house");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("None of the places in this link are in the directory anymore.");
  });
});

describe("files of a link", () => {
  test.each([
    ["gpx", "application/gpx+xml", "wpt"],
    ["kml", "application/vnd.google-earth.kml+xml", "Placemark"],
  ])("places.%s", async (format, type, element) => {
    const response = await site.get(`/saved/places.${format}?places=or-inn`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="haunted-places.${format}"`);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(readXml(await response.text())(element)[0]).toContain("Drowsy Inn");
  });

  test("places.csv", async () => {
    const text = await (await site.get("/saved/places.csv?places=or-inn,wa-fort")).text();
    expect(text.split("\n").slice(1, 3).join()).toMatch(/^Drowsy Inn,.*New Fort,/s);
    expect(text).toContain(`https://hauntway.test/location/${INN.slug}`);
  });

  test.each(["places.gpx", "places.gpx?places=<>", "places.gpx?places=gone", "places.exe?places=or-inn", "list.gpx"])(
    "there is no %s",
    async (file) => {
      expect((await site.get(`/saved/${file}`)).status).toBe(404);
    },
  );
});

test("the shapes of the states are one small file with every state", async () => {
  const response = await site.get("/saved/states.svg");
  const svg = await response.text();
  expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(svg.match(/ id="[A-Z]{2}"/g)).toHaveLength(51);
  expect(svg.length).toBeLessThan(12_000);
});
