import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../../../app/domain/places/place.ts";
import { readLists } from "../../../server/read-lists.ts";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/** The directory has three places of one list: one of them is gone, another in a state of its own. */
const LIST = readLists("data/lists").find(({ slug }) => slug === "lighthouses")!;
const [first, second, third] = LIST.places;
const places: Place[] = [
  makePlace({ id: first!.id, houseName: "First Light", placeType: "lighthouse", latitude: 44.9, longitude: -123 }),
  makePlace({ id: second!.id, houseName: "Second Light", placeType: "lighthouse", access: "gone" }),
  makePlace({ id: third!.id, houseName: "Third Light", placeType: "lighthouse", state: "Ohio", access: "open" }),
  makePlace({ id: "inn", houseName: "Tavern", placeType: "hotel", latitude: 44.8, longitude: -123 }),
];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places });
});
afterAll(() => site.close());

const page = async (path: string) => readPage(await site.get(path));

describe("the editors' lists", () => {
  test("are listed with how many of their places the directory has; empty ones are not", async () => {
    const { status, h3, text, links } = await page("/lists");
    expect(status).toBe(200);
    expect(h3).toContain(LIST.title);
    expect(text).toContain("3 places");
    expect(links).toContain("/lists/lighthouses");
    expect(links.filter((link) => link.startsWith("/lists/"))).toHaveLength(
      readLists("data/lists").filter((list) => list.places.some(({ id }) => places.some((place) => place.id === id)))
        .length,
    );
    expect(links).toEqual(expect.arrayContaining(["/kind/lighthouse", "/kind/hotel"]));
  });

  test("have a page each, with the reason for every place, a map and a trip through those that may be visited", async () => {
    const { h1, h3, text, links, html, data } = await page("/lists/lighthouses");
    expect(h1).toEqual([LIST.title]);
    expect(h3.slice(0, 3)).toEqual(["First Light", "Second Light", "Third Light"]);
    for (const { why } of [first!, second!, third!]) expect(text).toContain(why);
    for (const paragraph of LIST.introduction) expect(text).toContain(paragraph);
    expect(links).toContain("/map?list=lighthouses");
    expect(links).toContain("/trip?list=lighthouses");
    expectValidStructuredData(html);
    expect(data("CollectionPage")?.mainEntity).toMatchObject({ numberOfItems: 3 });
  });

  test("have a feed each, which their pages announce", async () => {
    const xml = await (await site.get("/feed.xml?list=lighthouses")).text();
    expect(xml).toContain(`what is new in ${LIST.title}`);
    expect(xml).toContain("First Light");
    expect(xml).not.toContain("Tavern");
    expect((await page("/lists/lighthouses")).links).toContain("/feed.xml?list=lighthouses");
  });

  test("filter the map and all locations", async () => {
    const map = (await (await site.get("/api/map?bbox=-130,20,-60,60&zoom=4&list=lighthouses")).json()) as {
      places: { houseName: string }[];
    };
    expect(map.places.map(({ houseName }) => houseName)).toEqual(["First Light"]);
    for (const path of ["/map", "/all-locations"]) {
      const { text, links } = await page(`${path}?list=lighthouses`);
      expect(text).toContain("First Light");
      expect(text).not.toContain("Tavern");
      expect(text).toContain(`${LIST.title} (remove this filter)`);
      expect(links).toContain(path);
    }
    expect((await page("/all-locations?list=lighthouses&find=light&state=Ohio")).h3).toContain("Third Light");
    expect((await page("/all-locations?list=nothing")).text).not.toContain("First Light");
  });

  test("are linked from the home page, from their places and from their kind", async () => {
    expect((await page("/")).links).toEqual(expect.arrayContaining(["/lists", "/lists/lighthouses"]));
    const location = await page("/location/first-light-salem-oregon");
    expect(location.links).toEqual(expect.arrayContaining(["/lists/lighthouses", "/kind/lighthouse"]));
    expect(location.text).toContain(`In our list: ${LIST.title}`);
    expect((await page("/location/tavern-salem-oregon")).text).not.toContain("In our list");
    expect((await page("/kind/lighthouse")).links).toContain("/lists/lighthouses");
    expect((await page("/kind/hotel")).links).not.toContain("/lists/lighthouses");
  });

  test("have a sharing picture", async () => {
    for (const path of ["/share/list/lighthouses.png", "/share/kind/hotel.png", "/share/page/lists.png"]) {
      expect((await site.get(path)).headers.get("content-type")).toBe("image/png");
    }
  });

  test("that do not exist are not found", async () => {
    for (const path of ["/lists/nothing", "/kind/castle", "/kind/ship", "/kind/hotel?page=2"]) {
      expect((await page(path)).status, path).toBe(404);
    }
  });

  test("whose address is mistyped are not far", async () => {
    const { text, links } = await page("/lists/lighthouse");
    expect(text).toContain("Did you mean");
    expect(links).toEqual(expect.arrayContaining(["/lists", "/all-locations?kind=lighthouse"]));
    expect((await page("/kind/hotels")).links).toContain("/all-locations?kind=hotel");
  });

  test("lead the planner, until they are dropped", async () => {
    const { text, links, html } = await page("/trip?list=lighthouses&with=tavern-salem-oregon");
    expect(text).toContain(`Chosen from our list: ${LIST.title}`);
    expect(html).toContain('name="list" value="lighthouses"');
    expect(links).toContain("/trip?with=tavern-salem-oregon");
    expect(links).toContain("/trip?list=lighthouses");
  });
});

describe("a kind of place", () => {
  test("has a page with its places and their number by state", async () => {
    const { status, h1, h3, text, links, html } = await page("/kind/lighthouse");
    expect(status).toBe(200);
    expect(h1).toEqual(["Haunted Lighthouses"]);
    expect(h3).toEqual(expect.arrayContaining(["First Light", "Second Light", "Third Light"]));
    expect(text).toContain("Oregon 2");
    expect(text).toContain("Ohio 1");
    expect(links).toContain("/all-locations?state=Ohio&kind=lighthouse");
    expect(links).toContain("/map?kind=lighthouse");
    expectValidStructuredData(html);
  });
});
