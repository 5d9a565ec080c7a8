import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../../../app/domain/places/place.ts";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const STATES = ["Ohio", "Iowa", "Utah", "Maine", "Texas", "Idaho", "Kansas", "Nevada", "Oregon", "Alaska", "Hawaii"];

const places: Place[] = [
  ...Array.from({ length: 30 }, (_, i) =>
    makePlace({
      id: `f-${i}`,
      houseName: `House ${String(i).padStart(2, "0")}`,
      city: "Town",
      state: STATES[i % STATES.length]!,
      rating: 4,
      reviewCount: 100,
      paranormalActivityType: "Footsteps; Cold Spots",
      ...(i === 2 ? { latitude: 40.1, longitude: -80.2 } : {}),
    }),
  ),
  makePlace({
    id: "v",
    houseName: "Best",
    state: "Vermont",
    rating: 5,
    reviewCount: 100,
    paranormalActivityType: "Phantom Footsteps",
  }),
  makePlace({
    id: "x",
    houseName: "Extreme",
    state: "Ohio",
    rating: 4.9,
    reviewCount: 1,
    paranormalActivityType: "Extreme Activity",
  }),
  makePlace({
    id: "p",
    houseName: "Poltergeist",
    state: "Ohio",
    rating: 3,
    reviewCount: 1,
    paranormalActivityType: "Poltergeist Activity",
  }),
  makePlace({
    id: "a",
    houseName: "Apparition",
    state: "Ohio",
    rating: 2,
    reviewCount: 1,
    paranormalActivityType: "Apparitions",
  }),
  makePlace({
    id: "d",
    houseName: "Doors",
    state: "Ohio",
    paranormalActivityType: "Doors/Windows; present; 1984; https://example.com/x",
  }),
  makePlace({ id: "u", houseName: "Untold", state: "Wyoming", rating: 1, reviewCount: 1 }),
  makePlace({ id: "n", houseName: "Never Reported", state: "Wyoming", rating: 5 }),
];

let site: TestSite;
let empty: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places });
  empty = await startTestSite();
});
afterAll(async () => {
  await site.close();
  await empty.close();
});
const page = async (path: string, on = site) => readPage(await on.get(path));

describe("an activity page", () => {
  test("shows heading, count line, breadcrumb and figures, over all types that contain the name", async () => {
    const { status, h1, text, breadcrumbs, link, html } = await page("/activity/footsteps");
    expectValidStructuredData(html);
    expect(status).toBe(200);
    expect(h1).toEqual(["Footsteps Paranormal Locations"]);
    expect(breadcrumbs).toEqual(["Home", "All Locations", "Footsteps"]);
    expect(text).toContain("31 documented locations with reports of footsteps.");
    for (const figure of [
      "Total Locations 31",
      "Avg Activity Level our editors' scores and visitors' stars 4.0",
      "Total Reports things people report 3,100",
      "States Covered 12",
    ]) {
      expect(text).toContain(figure);
    }
    expect(link("canonical")).toBe("https://hauntway.test/activity/footsteps");
    expect(link("next")).toBe("https://hauntway.test/activity/footsteps?page=2");
  });

  test("shows cards by rating, eight popular states by count, a map and the closing links", async () => {
    const { h2, h3, links, text } = await page("/activity/footsteps");
    expect(h3).toHaveLength(24);
    expect(h3[0]).toBe("Best");
    expect(h2).toContain("Popular States for Footsteps");
    const states = links.filter((href) => href.startsWith("/state/"));
    expect(states).toHaveLength(8);
    expect(states[0]).toBe("/state/ohio");
    expect(text).toContain("Ohio 3 locations");
    expect(h2).toContain("Map of Footsteps");
    for (const href of ["/all-locations", "/activity-types", "/most-haunted", "/haunted-roadtrip"]) {
      expect(links).toContain(href);
    }
  });

  test("of one state shows no popular states, and no map without a position", async () => {
    const { h2, text } = await page("/activity/doors-windows");
    expect(h2.join()).not.toMatch(/Popular States|Map of/);
    expect(text).toContain("1 documented location with");
    expect(text).toContain("Avg Activity Level our editors' scores and visitors' stars 0.0");
  });

  test.each([
    ["/activity/doorswindows", "/activity/doors-windows"],
    ["/activity/cold%20spots", "/activity/cold-spots"],
    ["/activity/Footsteps", "/activity/footsteps"],
  ])("%s moves to %s", async (path, location) => {
    const response = await site.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(location);
  });

  test.each(["/activity/zither-music", "/activity/footstep", "/activity/present", "/activity/1984", "/activity/ab"])(
    "%s: the empty screen, 404, not indexed",
    async (path) => {
      const found = await page(path);
      expect(found.status).toBe(404);
      expect(found.meta("robots")).toBe("noindex");
      expect(found.text).toContain("No Results");
      expect(found.h1).toEqual(["No Haunted Locations Found"]);
      expect(found.html).toMatch(/href="\/"[^>]*>Explore Other States</);
      expect(found.links).toContain("/activity-types");
    },
  );

  test("past the end is not found", async () => {
    expect((await page("/activity/footsteps?page=2")).status).toBe(200);
    expect((await page("/activity/footsteps?page=3")).status).toBe(404);
  });

  test.each([
    ["/activity/extreme-activity", "bg-badge-extreme"],
    ["/activity/apparitions", "bg-badge-apparition"],
    ["/activity/poltergeist-activity", "bg-badge-poltergeist"],
    ["/activity/cold-spots", "bg-badge-other"],
  ])("the badges on %s are %s", async (path, color) => {
    expect((await page(path)).html).toMatch(new RegExp(`class="[^"]*${color}[^"]*"`));
  });
});

describe("the activity types", () => {
  test("are listed alphabetically, cleaned, with their counts", async () => {
    const { h1, text, links, breadcrumbs } = await page("/activity-types");
    expect(h1).toEqual(["Paranormal Activity Types"]);
    expect(breadcrumbs).toEqual(["Home", "Activity Types"]);
    expect(links.filter((href) => href.startsWith("/activity/"))).toEqual([
      "/activity/apparitions",
      "/activity/cold-spots",
      "/activity/doors-windows",
      "/activity/extreme-activity",
      "/activity/footsteps",
      "/activity/phantom-footsteps",
      "/activity/poltergeist-activity",
    ]);
    expect(text).toContain("7 activity types");
    expect(text).toContain("Footsteps 31 documented locations");
    expect(text).toContain("Apparitions 1 documented location ");
    for (const href of ["/all-locations", "/most-haunted", "/haunted-roadtrip"]) expect(links).toContain(href);
  });

  test("are described as a list", async () => {
    const { data, link, html } = await page("/activity-types");
    expectValidStructuredData(html);
    expect(link("canonical")).toBe("https://hauntway.test/activity-types");
    expect(data("CollectionPage")).toMatchObject({ mainEntity: { "@type": "ItemList", numberOfItems: 7 } });
  });

  test("of an empty directory are none", async () => {
    const { status, text } = await page("/activity-types", empty);
    expect(status).toBe(200);
    expect(text).toContain("No activity has been documented yet.");
  });
});

describe("the most haunted", () => {
  test("are ranked by score: rating, then reports up to a hundred", async () => {
    const { h1, h3, text, breadcrumbs } = await page("/most-haunted");
    expect(h1).toHaveLength(1);
    expect(breadcrumbs).toEqual(["Home", "Most Haunted"]);
    expect(text).toContain("Top 5 Most Haunted Locations");
    // 5 x 0.7 + 0.3 = 3.8, 4.9 x 0.7 + 0.003 = 3.433, 4 x 0.7 + 0.3 = 3.1
    expect(h3.slice(0, 5)).toEqual(["Best", "Extreme", "House 00", "House 01", "House 02"]);
    expect(text).not.toContain("Never Reported");
  });

  test("carry gold, silver and bronze on the first three", async () => {
    const { html } = await page("/most-haunted");
    const cards = html.slice(html.indexOf("Top 5 Most Haunted"), html.indexOf("The Top 20"));
    const badges = [...cards.matchAll(/rounded-full[^"]*bg-(gold|silver|bronze|night)/g)].map((match) => match[1]);
    expect(badges).toEqual(["gold", "silver", "bronze", "night", "night"]);
  });

  test("end at twenty", async () => {
    const { data, html } = await page("/most-haunted");
    expectValidStructuredData(html);
    const { mainEntity } = data("CollectionPage") as { mainEntity: { itemListElement: object[] } };
    expect(mainEntity.itemListElement).toHaveLength(20);
    expect(html).toContain("Map of the 20 most haunted places");
  });

  test("have a panel per primary type from all ranked places, three at most, with a way to all of them", async () => {
    const { h3, text, links } = await page("/most-haunted");
    expect(h3.slice(5)).toEqual([
      "Phantom Footsteps",
      "Extreme Activity",
      "Footsteps",
      "Poltergeist Activity",
      "Apparitions",
      "Unknown",
    ]);
    expect(text).toContain("Apparition 2.0 of 5, the score in its record Salem, Ohio 1 report");
    expect(text).toContain(
      "House 02 4.0 of 5, the score in its record Town, Utah 100 reports View All Footsteps Locations",
    );
    expect(links).toContain("/activity/phantom-footsteps");
    expect(text).not.toContain("View All Unknown Locations");
  });

  test("have states in data order, not by count, and lead on", async () => {
    const { h2, links, text } = await page("/most-haunted");
    expect(h2).toEqual([
      "Top 5 Most Haunted Locations",
      "Most Haunted by Activity Type",
      "The Top 20",
      "Explore More",
      "Most Haunted States",
      "Browse by Activity Type",
    ]);
    const states = links.filter((href) => href.startsWith("/state/"));
    expect(states).toHaveLength(12);
    expect(states.slice(0, 3)).toEqual(["/state/vermont", "/state/wyoming", "/state/ohio"]);
    expect(text).toContain("Wyoming 2 locations");
    for (const href of [
      "/all-locations",
      "/haunted-roadtrip",
      "/submit",
      "/",
      "/activity-types",
      "/activity/apparitions",
      "/activity/object-movement",
      "/activity/door-slamming",
      "/activity/footsteps",
      "/activity/physical-contact",
      "/activity/unexplained-noises",
    ]) {
      expect(links).toContain(href);
    }
  });

  test("of an empty directory are none", async () => {
    const { status, text, h2 } = await page("/most-haunted", empty);
    expect(status).toBe(200);
    expect(text).toContain("nothing to rank");
    expect(h2).toEqual(["Explore More", "Browse by Activity Type"]);
  });
});

test("nothing was logged as an error", () => {
  expect([...site.errors, ...empty.errors]).toEqual([]);
});
