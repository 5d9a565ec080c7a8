import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../../../app/domain/places/place.ts";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const SIX_ACTIVITIES = [
  "/activity/apparitions",
  "/activity/object-movement",
  "/activity/door-slamming",
  "/activity/footsteps",
  "/activity/physical-contact",
  "/activity/unexplained-noises",
];

/** Ohio fills three pages; its best place is an inn in Cleveland, and ten cities share the rest. */
const ohio: Place[] = Array.from({ length: 60 }, (_, i) =>
  makePlace({
    id: `oh-${i}`,
    houseName: `House ${String(i).padStart(2, "0")}`,
    city: i < 20 ? "Cleveland" : `Town ${i % 10}`,
    state: "Ohio",
    rating: i === 0 ? 5 : 3,
    reviewCount: 25,
    ...(i === 1 ? { latitude: 41.5, longitude: -81.7 } : {}),
  }),
);
/** One place in each of thirteen other states, best first. */
const elsewhere: Place[] = [
  "Texas",
  "Maine",
  "Utah",
  "Iowa",
  "Idaho",
  "Kansas",
  "Nevada",
  "Oregon",
  "Alaska",
  "Hawaii",
  "Vermont",
  "Virginia",
  "Wyoming",
].map((state, i) =>
  makePlace({ id: `x-${i}`, houseName: "Hall", city: `${state} City`, state, rating: 4.9 - i / 10, reviewCount: 1 }),
);
const odd: Place[] = [
  makePlace({ id: "il", houseName: "Lincoln Hall", city: "Springfield", state: "Illinois", rating: 4, reviewCount: 2 }),
  makePlace({ id: "il2", houseName: "Inn", city: "Springfield", state: "Illinois", latitude: 39.8, longitude: -89.6 }),
  makePlace({
    id: "mo",
    houseName: "Pythian Castle",
    city: "Springfield",
    state: "Missouri",
    rating: 4.5,
    reviewCount: 3,
  }),
  makePlace({
    id: "la",
    houseName: "The Myrtles",
    city: "St. Francisville",
    state: "Louisiana",
    rating: 4.6,
    reviewCount: 1,
  }),
  makePlace({ id: "co", houseName: "Prison", city: "Cañon City", state: "Colorado" }),
];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [...ohio, ...elsewhere, ...odd] });
});
afterAll(() => site.close());
const page = async (path: string) => readPage(await site.get(path));

describe("a state page", () => {
  test("shows its header, figures and breadcrumb", async () => {
    const { status, title, h1, text, breadcrumbs, link } = await page("/state/ohio");
    expect(status).toBe(200);
    expect(title).toBe("Haunted Ohio: Haunted Houses and Places | Hauntway");
    expect(h1).toEqual(["Haunted Ohio"]);
    expect(breadcrumbs).toEqual(["Home", "Ohio"]);
    expect(text).toContain("60 haunted attractions");
    for (const figure of [
      "Haunted Locations 60",
      "Cities 11",
      "Reviews things people report 1,500",
      "Avg Rating our editors' scores and visitors' stars 3.0",
    ]) {
      expect(text).toContain(figure);
    }
    expect(link("canonical")).toBe("https://hauntway.test/state/ohio");
  });

  test("has its sections in order, with the cards by rating", async () => {
    const { h2, h3 } = await page("/state/ohio");
    expect(h2).toEqual([
      "Map of Ohio",
      "Popular Cities",
      "All Haunted Attractions",
      "Explore More",
      "Other States with Haunted Locations",
      "Browse by Activity Type",
    ]);
    expect(h3).toHaveLength(24);
    expect(h3.slice(0, 2)).toEqual(["House 00", "House 01"]);
  });

  test("names the eight cities with the most haunts", async () => {
    const { links, text } = await page("/state/ohio");
    const cities = links.filter((href) => href.startsWith("/city/"));
    expect(cities).toHaveLength(8);
    expect(cities[0]).toBe("/city/cleveland");
    expect(text).toContain("Cleveland 20 haunts");
  });

  test("shows no popular cities where there is one city, and no map where no position is known", async () => {
    const { h2 } = await page("/state/texas");
    expect(h2).not.toContain("Popular Cities");
    expect(h2).not.toContain("Map of Texas");
  });

  test("links a city's name that other states share to the one in this state", async () => {
    const two = await startTestSite({ places: [...odd, makePlace({ id: "chi", city: "Chicago", state: "Illinois" })] });
    const { links } = await readPage(await two.get("/state/illinois"));
    expect(links).toContain("/city/springfield?state=illinois");
    expect(links).toContain("/city/chicago");
    await two.close();
  });

  test("leads on: explore more, twelve other states in data order without itself, six activities and all", async () => {
    const { links, text } = await page("/state/ohio");
    for (const href of [
      "/most-haunted",
      "/all-locations",
      "/haunted-roadtrip",
      "/",
      "/activity-types",
      ...SIX_ACTIVITIES,
    ]) {
      expect(links).toContain(href);
    }
    const states = links.filter((href) => /^\/state\/[^?]+$/.test(href));
    expect(states).toHaveLength(12);
    expect(states.slice(0, 2)).toEqual(["/state/texas", "/state/maine"]);
    expect(states).not.toContain("/state/ohio");
    expect(text).toContain("Texas 1 location");
  });

  test("pages in steps of 24, with rel links, a canonical address and a plain Show more", async () => {
    const [first, second, third] = [
      await page("/state/ohio"),
      await page("/state/ohio?page=2"),
      await page("/state/ohio?page=3"),
    ];
    expect(first.link("prev")).toBeUndefined();
    expect(first.link("next")).toBe("https://hauntway.test/state/ohio?page=2");
    expect(first.html).toMatch(
      /<a [^>]*rel="next"[^>]*href="\/state\/ohio\?page=2"|href="\/state\/ohio\?page=2"[^>]*rel="next"/,
    );
    expect(first.text).toContain("Page 1 of 3 Show more");
    expect(second.link("prev")).toBe("https://hauntway.test/state/ohio");
    expect(second.link("next")).toBe("https://hauntway.test/state/ohio?page=3");
    expect(second.link("canonical")).toBe("https://hauntway.test/state/ohio?page=2");
    expect(second.title).toContain("Page 2");
    expect(third.h3).toHaveLength(12);
    expect(third.link("next")).toBeUndefined();
    expect(third.text).not.toContain("Show more");
    expect(new Set([...first.h3, ...second.h3, ...third.h3]).size).toBe(60);
  });

  test.each(["4", "0", "-1", "x", "1e3", "02", "99999999999"])("page=%s is not found", async (number) => {
    const found = await page(`/state/ohio?page=${number}`);
    expect(found.status).toBe(404);
    expect(found.title).toBe("404 - Page Not Found");
    const unknown = await page("/no-such-page");
    for (const name of ["robots", "description", "keywords", "og:title", "og:image", "twitter:image"]) {
      expect(found.meta(name)).toBe(unknown.meta(name));
      expect(found.meta(name)).toBeTruthy();
    }
    expect(found.meta("robots")).toBe("noindex");
    expect(found.text).toBe(unknown.text);
  });

  test("describes itself to search engines", async () => {
    const { data, meta, html } = await page("/state/ohio?page=2");
    expectValidStructuredData(html);
    expect(data("WebSite")).toMatchObject({ potentialAction: { "@type": "SearchAction" } });
    expect(data("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "https://hauntway.test/" },
        { position: 2, name: "Ohio", item: "https://hauntway.test/state/ohio" },
      ],
    });
    const collection = data("CollectionPage") as { mainEntity: { numberOfItems: number; itemListElement: object[] } };
    expect(collection).toMatchObject({ url: "https://hauntway.test/state/ohio?page=2" });
    expect(collection.mainEntity.numberOfItems).toBe(60);
    expect(collection.mainEntity.itemListElement[0]).toMatchObject({
      "@type": "ListItem",
      position: 25,
      url: expect.stringMatching(/^https:\/\/hauntway\.test\/location\/house-\d\d-/),
    });
    expect(meta("description")).toContain("60 documented haunted places in Ohio");
    expect(meta("keywords")).toContain("haunted Ohio");
    expect(meta("og:image")).toBe("https://hauntway.test/share/state/ohio.png");
    expect(meta("og:url")).toBe("https://hauntway.test/state/ohio?page=2");
  });

  test("a state of the Union without places: the empty screen, 200, not indexed", async () => {
    const found = await page("/state/new-mexico");
    expect(found.status).toBe(200);
    expect(found.meta("robots")).toBe("noindex");
    expect(found.h1).toEqual(["No Haunted Locations Found"]);
    expect(found.title).toContain("No Results");
    expect(found.text).toContain("No Results");
    expect(found.text).toContain("We couldn't find any haunted attractions in New Mexico.");
    expect(found.html).toMatch(/href="\/"[^>]*>Explore Other States</);
  });

  test.each([
    ["/state/narnia", "Narnia"],
    ["/state/new-atlantis", "New Atlantis"],
    ["/state/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "<script>alert(1)</script>"],
  ])("%s: the empty screen, 404, not indexed", async (path, name) => {
    const found = await page(path);
    expect(found.status).toBe(404);
    expect(found.meta("robots")).toBe("noindex");
    expect(found.h1).toEqual(["No Haunted Locations Found"]);
    expect(found.text).toContain(`We couldn't find any haunted attractions in ${name}.`);
    expect(found.html).not.toContain("<script>alert");
  });

  test.each([
    ["/state/ohioo", "/state/ohio"],
    ["/city/clevelandd", "/search?q=Cleveland%2C%20Ohio"],
  ])("%s: asks whether %s was meant", async (path, meant) => {
    const { text, links } = await page(path);
    expect(text).toContain("Did you mean");
    expect(links).toContain(meant);
  });

  test("another spelling of the path moves, with its query", async () => {
    const response = await site.get("/state/new%20mexico?page=2");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/state/new-mexico?page=2");
  });

  test.each([
    ["ny", "new-york"],
    ["n-y", "new-york"],
    ["N.Y.", "new-york"],
    ["calif", "california"],
    ["n.c.", "north-carolina"],
    ["lone-star-state", "texas"],
    ["the-buckeye-state", "ohio"],
  ])("/state/%s moves to /state/%s", async (typed, slug) => {
    const response = await site.get(`/state/${typed}`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(`/state/${slug}`);
  });
});

describe("a city page", () => {
  test("of a city in one state", async () => {
    const { status, h1, h2, text, breadcrumbs, links, link } = await page("/city/cleveland");
    expect(status).toBe(200);
    expect(h1).toEqual(["Haunted Cleveland"]);
    expect(breadcrumbs).toEqual(["Home", "Ohio", "Cleveland"]);
    expect(text).toContain("20 haunted attractions in Cleveland, Ohio.");
    for (const figure of [
      "Haunted Locations 20",
      "Reviews things people report 500",
      "Avg Rating our editors' scores and visitors' stars 3.1",
    ])
      expect(text).toContain(figure);
    expect(h2).toEqual(["Map of Cleveland", "All Haunted Attractions", "Explore More", "Browse by Activity Type"]);
    expect(text).toContain("More in Ohio");
    for (const href of ["/state/ohio", "/most-haunted", "/all-locations", "/activity-types", ...SIX_ACTIVITIES]) {
      expect(links).toContain(href);
    }
    expect(link("canonical")).toBe("https://hauntway.test/city/cleveland");
  });

  test("counts one attraction in the singular and shows its name from the data", async () => {
    const { text, h1 } = await page("/city/st-francisville");
    expect(h1).toEqual(["Haunted St. Francisville"]);
    expect(text).toContain("1 haunted attraction in St. Francisville, Louisiana.");
  });

  test("of a name in several states shows all, state by state, with links to each", async () => {
    const { h1, h2, h3, breadcrumbs, links, text, link } = await page("/city/springfield");
    expect(h1).toEqual(["Haunted Springfield"]);
    expect(breadcrumbs).toEqual(["Home", "Springfield"]);
    expect(text).toContain("3 haunted attractions in Illinois and Missouri.");
    expect(h2.slice(0, 4)).toEqual([
      "Springfield by State",
      "Map of Springfield",
      "Springfield, Illinois",
      "Springfield, Missouri",
    ]);
    expect(text).toContain("The map opens on Springfield, Illinois.");
    expect(h3.slice(0, 3)).toEqual(["Lincoln Hall", "Inn", "Pythian Castle"]);
    expect(links).toContain("/city/springfield?state=illinois");
    expect(links).toContain("/city/springfield?state=missouri");
    expect(link("canonical")).toBe("https://hauntway.test/city/springfield");
  });

  test("of one of several states names that state", async () => {
    const { h3, breadcrumbs, links, text, link, html } = await page("/city/springfield?state=illinois");
    expectValidStructuredData(html);
    expect(breadcrumbs).toEqual(["Home", "Illinois", "Springfield"]);
    expect(h3).toEqual(["Lincoln Hall", "Inn"]);
    expect(text).toContain("Avg Rating our editors' scores and visitors' stars 4.0");
    expect(text).toContain("More in Illinois");
    expect(links).toContain("/city/springfield?state=missouri");
    expect(link("canonical")).toBe("https://hauntway.test/city/springfield?state=illinois");
  });

  test("a needless state leads search engines to the plain address", async () => {
    const { status, link } = await page("/city/cleveland?state=ohio");
    expect(status).toBe(200);
    expect(link("canonical")).toBe("https://hauntway.test/city/cleveland");
  });

  test.each([
    ["/city/atlantis", "Atlantis"],
    ["/city/springfield?state=ohio", "Springfield, Ohio"],
    ["/city/springfield?state=%22%3E%3Cb%3E", 'Springfield, "><b>'],
  ])("%s: the empty screen, 404, not indexed", async (path, name) => {
    const found = await page(path);
    expect(found.status).toBe(404);
    expect(found.meta("robots")).toBe("noindex");
    expect(found.text).toContain("No Results");
    expect(found.h1).toEqual(["No Haunted Locations Found"]);
    expect(found.text).toContain(`We couldn't find any haunted attractions in ${name}.`);
    expect(found.html).toMatch(/href="\/"[^>]*>Explore Other Cities</);
  });

  test.each([
    ["/city/st.-francisville", "/city/st-francisville"],
    ["/city/ca%C3%B1on-city", "/city/canon-city"],
    ["/city/canon%20city", "/city/canon-city"],
    ["/city/St.%20Francisville", "/city/st-francisville"],
    ["/City/Ca%C3%91on%20City/", "/city/canon-city"],
  ])("SPEC's literal form %s moves to %s in one hop", async (path, location) => {
    const response = await site.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(location);
    expect((await site.get(location)).status).toBe(200);
  });

  test("a place in a city whose name several states have leads to that state's", async () => {
    const { links, data, breadcrumbs } = await page("/location/lincoln-hall-springfield-illinois");
    expect(breadcrumbs).toEqual(["Home", "Illinois", "Springfield", "Lincoln Hall"]);
    expect(links.filter((href) => href.startsWith("/city/"))).toEqual(
      Array(3).fill("/city/springfield?state=illinois"),
    );
    expect(JSON.stringify(data("BreadcrumbList"))).toContain("https://hauntway.test/city/springfield?state=illinois");
  });

  test("past the end is not found", async () => {
    expect((await page("/city/springfield?page=2")).status).toBe(404);
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
