import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../../../app/domain/places/place.ts";
import { makePlace } from "../../make-place.ts";
import { ROUTE_PATTERNS } from "../../route-patterns.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const places: Place[] = [
  makePlace({
    id: "z",
    houseName: "Zion Jail",
    city: "Salem",
    state: "Oregon",
    rating: 5,
    reviewCount: 1,
    placeType: "prison",
    access: "tours",
    latitude: 45,
    longitude: -123,
  }),
  makePlace({
    id: "a",
    houseName: "Álamo Inn",
    city: "Cañon City",
    state: "Colorado",
    rating: 4,
    reviewCount: 9,
    paranormalActivityType: "Voices",
    stay: true,
  }),
  makePlace({
    id: "m",
    houseName: "Mill",
    city: "Portland",
    state: "Oregon",
    rating: 3,
    reviewCount: 5,
    paranormalActivityType: "Disembodied Voices; Bells",
  }),
  // Twenty-five types, so that the filter cannot list them all.
  ...Array.from({ length: 25 }, (_, i) =>
    makePlace({
      id: `t${i}`,
      houseName: `Tower ${String(i).padStart(2, "0")}`,
      city: "Cleveland",
      state: "Ohio",
      paranormalActivityType: `Type ${String.fromCharCode(65 + i)}`,
    }),
  ),
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
const ORDER = ["Zion Jail", "Álamo Inn", "Mill"];

describe("all locations", () => {
  test("shows everything by rating, in steps of 24", async () => {
    const { status, h1, h3, text, breadcrumbs, link } = await page("/all-locations");
    expect(status).toBe(200);
    expect(h1).toEqual(["All Paranormal Locations"]);
    expect(breadcrumbs).toEqual(["Home", "All Locations"]);
    expect(text).toContain("Showing 28 of 28 paranormal locations");
    expect(h3).toHaveLength(24);
    expect(h3.slice(0, 4)).toEqual([...ORDER, "Tower 00"]);
    expect(link("canonical")).toBe("https://hauntway.test/all-locations");
    expect(link("next")).toBe("https://hauntway.test/all-locations?page=2");
    expect((await page("/all-locations?page=2")).h3).toHaveLength(4);
    expect((await page("/all-locations?page=3")).status).toBe(404);
  });

  test.each([
    ["q=jail", ["Zion Jail"]],
    ["q=+SALEM+", ["Zion Jail"]],
    ["q=canon", ["Álamo Inn"]],
    ["state=Oregon", ["Zion Jail", "Mill"]],
    ["activity=voices", ["Álamo Inn", "Mill"]],
    ["kind=prison", ["Zion Jail"]],
    ["access=tours", ["Zion Jail"]],
    ["enter=1", ["Zion Jail"]],
    ["stay=1", ["Álamo Inn"]],
    ["stay=0&dark=yes&state=Oregon", ["Zion Jail", "Mill"]],
    ["state=Oregon&activity=voices", ["Mill"]],
    ["state=Pacific+Northwest", ["Zion Jail", "Mill"]],
    ["score=4", ["Zion Jail", "Álamo Inn"]],
    ["score=4&sort=name", ["Álamo Inn", "Zion Jail"]],
    ["score=4&price=x&month=13", ["Zion Jail", "Álamo Inn"]],
    ["in=97301&miles=50", ["Zion Jail"]],
    ["miles=50&kind=prison", ["Zion Jail"]],
    ["state=Oregon&sort=name", ["Mill", "Zion Jail"]],
    ["state=all&activity=all&q=m&sort=reviews&kind=hotel", ["Álamo Inn", "Mill"]],
    ["state=Oregon&activity=&q=&sort=nonsense&kind=nonsense&access=", ["Zion Jail", "Mill"]],
  ])("?%s shows %j", async (query, names) => {
    const { status, h3, text } = await page(`/all-locations?${query}`);
    expect(status).toBe(200);
    expect(h3).toEqual(names);
    expect(text).toContain(`Showing ${names.length} of 28 paranormal locations`);
    expect(text).not.toContain("Clear All Filters");
  });

  test.each([
    ["name", ["Álamo Inn", "Mill", "Tower 00"]],
    ["state", ["Álamo Inn", "Tower 00", "Tower 01"]],
    ["reviews", ["Álamo Inn", "Mill", "Zion Jail"]],
    ["rating", ORDER],
  ])("sort=%s", async (sort, names) => {
    const { h3, options } = await page(`/all-locations?sort=${sort}`);
    expect(h3.slice(0, 3)).toEqual(names);
    expect(options("sort").find(({ chosen }) => chosen)?.value).toBe(sort);
  });

  test("every filter in use has a chip that drops it, and choices say how many places they leave", async () => {
    const { html, text, options } = await page("/all-locations?state=Oregon&kind=prison&enter=1");
    const chips = [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)<svg[^>]*lucide-x[\s\S]*?remove this filter/g)];
    expect(chips.map(([, href, label]) => [label, href!.replaceAll("&amp;", "&")])).toEqual([
      ["Oregon", "/all-locations?kind=prison&enter=1"],
      ["Prisons &amp; Jails", "/all-locations?state=Oregon&enter=1"],
      ["Can be entered", "/all-locations?state=Oregon&kind=prison"],
    ]);
    expect((await page("/all-locations?in=Oregon&state=Oregon")).text).not.toContain("In or near Oregon");
    expect(html).toMatch(/name="enter"[^>]*checked=""/);
    expect(text).toContain("Sleep here (0)");
    expect(options("kind").find(({ value }) => value === "prison")?.text).toBe("Prisons & Jails (1)");
  });

  test("the form offers the states that are there, sorted, and remembers what was chosen", async () => {
    const { options, html } = await page("/all-locations?q=m%22%3E&state=Oregon&kind=hotel&access=tours");
    expect(options("state").map(({ text }) => text)).toEqual(["All States", "Colorado (0)", "Ohio (0)", "Oregon (0)"]);
    expect(options("state").find(({ chosen }) => chosen)?.value).toBe("Oregon");
    expect(options("kind").find(({ chosen }) => chosen)?.value).toBe("hotel");
    expect(options("access").find(({ chosen }) => chosen)?.value).toBe("tours");
    expect(options("sort").map(({ text }) => text)).toEqual(["Rating", "Name", "State", "Reviews"]);
    expect(html).toContain('value="m&quot;&gt;"');
    expect(/<form[^>]*>/.exec(html)?.[0]).toContain('action="/all-locations"');
    expect(/<form[^>]*>/.exec(html)?.[0]).not.toContain("post");
    expect(html).toMatch(/<button type="submit"[^>]*>Apply filters</);
  });

  test("the activity filter ends at twenty with how many more there are", async () => {
    const { options } = await page("/all-locations");
    const [all, ...listed] = options("activity");
    const more = listed.pop();
    expect(all?.text).toBe("All Activity Types");
    expect(listed).toHaveLength(20);
    expect(listed[0]).toMatchObject({ value: "bells", text: "Bells" });
    expect(more).toMatchObject({ text: "... and 8 more", disabled: true });
  });

  test("a chosen activity beyond the twenty is added as the selected option", async () => {
    const { options, h3 } = await page("/all-locations?activity=type-y");
    expect(h3).toEqual(["Tower 24"]);
    expect(options("activity")).toHaveLength(23);
    expect(options("activity").find(({ chosen }) => chosen)).toMatchObject({ value: "type-y", text: "Type Y" });
    expect(options("activity").at(-1)?.text).toBe("... and 7 more");
  });

  test("filters stay in the addresses of further pages", async () => {
    const { links, link } = await page("/all-locations?state=Ohio");
    expect(links).toContain("/all-locations?state=Ohio&page=2");
    expect(link("canonical")).toBe("https://hauntway.test/all-locations?state=Ohio");
    expect(link("next")).toBe("https://hauntway.test/all-locations?state=Ohio&page=2");
    expect((await page("/all-locations?state=Ohio&page=2")).h3).toHaveLength(1);
  });

  test("a view is named by its filter, and what is put together from several is not indexed", async () => {
    const plain = await page("/all-locations");
    expect(plain.title).toBe("All Paranormal Locations | Hauntway");
    expect(plain.meta("description")).toMatch(/^28 documented haunted places in the United States\. Search by name/);
    expect(plain.meta("robots")).toBeUndefined();
    const ohio = await page("/all-locations?state=Ohio");
    expect(ohio.title).toBe("All Paranormal Locations in Ohio | Hauntway");
    expect(ohio.meta("description")).toMatch(/^25 documented haunted places in Ohio\. /);
    expect(ohio.meta("robots")).toBeUndefined();
    expect(ohio.h1).toEqual(["All Paranormal Locations"]);
    const bells = await page("/all-locations?activity=bells");
    expect(bells.title).toBe("All Paranormal Locations: Bells | Hauntway");
    expect((await page("/all-locations?state=Ohio&page=2")).title).toBe(
      "All Paranormal Locations in Ohio - Page 2 | Hauntway",
    );
    for (const query of ["state=Ohio&sort=name", "sort=name&page=2", "state=Ohio&kind=hotel"]) {
      expect((await page(`/all-locations?${query}`)).meta("robots")).toBe("noindex");
    }
  });

  test("another order begins with no page of its own, goes on with pages, and a search is not indexed", async () => {
    const first = await page("/all-locations?sort=name");
    expect(first.link("canonical")).toBe("https://hauntway.test/all-locations");
    expect(first.link("next")).toBe("https://hauntway.test/all-locations?sort=name&page=2");
    const second = await page("/all-locations?sort=name&page=2");
    expect(second.link("canonical")).toBe("https://hauntway.test/all-locations?sort=name&page=2");
    expect(second.link("prev")).toBe("https://hauntway.test/all-locations?sort=name");
    expect((await page("/all-locations?q=mill")).meta("robots")).toBe("noindex");
  });

  test.each(["q=zzzz", "state=Narnia", "activity=mists", "kind=ship", "q=%3Cscript%3Ealert(1)%3C/script%3E"])(
    "?%s: nothing found, and filters are cleared but not the order",
    async (query) => {
      const { status, text, links, h2, html, meta } = await page(`/all-locations?${query}&sort=name`);
      expect(status).toBe(200);
      expect(meta("robots")).toBe("noindex");
      expect(text).toContain("Showing 0 of 28 paranormal locations");
      expect(text).toContain("No locations found");
      expect(text).toContain("Try adjusting your search criteria.");
      expect(text).toContain("Clear All Filters");
      expect(links).toContain("/all-locations?sort=name");
      expect(h2).not.toContain("On the Map");
      expect(html).not.toContain("<script>alert");
    },
  );

  test("where nothing is left, each filter that could be dropped says how many places there are without it", async () => {
    for (const path of ["/all-locations", "/map"]) {
      const { text, links } = await page(`${path}?kind=prison&state=Ohio&score=4`);
      expect(text).toContain("Without Ohio (1)");
      expect(text).not.toContain("Without Prisons");
      expect(links).toContain(`${path}?kind=prison&score=4`);
    }
    const far = await page("/all-locations?in=97301&miles=50&what=hotels");
    expect(far.text).toContain('Without "hotels" (1)');
    expect(far.links.find((href) => href.startsWith("/all-locations?in=") && !href.includes("what="))).toContain(
      "miles=50",
    );
  });

  test("what is open now is not stored by anyone, and only then counted", async () => {
    expect((await page("/all-locations")).text).toContain("Open now Distance");
    const response = await site.get("/all-locations?now=1");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await readPage(response)).text).toMatch(/Open now \(\d+\)/);
    for (const path of ["/map?now=1", "/api/map?bbox=-125,24,-66,50&zoom=5&now=1", "/api/search?now=1"]) {
      expect((await site.get(path)).headers.get("cache-control")).toBe("no-store");
    }
  });

  test("distances are counted from a town, and sorted by", async () => {
    const { options, text } = await page("/all-locations?in=97301");
    expect(options("miles").map((option) => option.text)).toEqual([
      "10 miles (1)",
      "25 miles (1)",
      "50 miles (1)",
      "100 miles (1)",
      "250 miles (1)",
    ]);
    expect(options("sort")[0]).toMatchObject({ value: "found", text: "Distance" });
    expect(text).toContain("In or near 97301 (remove this filter)");
  });

  test("leads on: states with the most places, the first eight types and all of them", async () => {
    const { h2, links, text } = await page("/all-locations");
    expect(h2).toEqual(["Locations", "On the Map", "Browse by State", "Browse by Activity Type", "Explore More"]);
    expect(links.filter((href) => href.startsWith("/state/"))).toEqual([
      "/state/ohio",
      "/state/oregon",
      "/state/colorado",
    ]);
    expect(text).toContain("Ohio 25 locations");
    expect(links.filter((href) => href.startsWith("/activity/"))).toHaveLength(8);
    expect(text).toContain("View All 28 activity types");
    for (const href of ["/activity-types", "/most-haunted", "/haunted-roadtrip", "/submit", "/"]) {
      expect(links).toContain(href);
    }
  });

  test("what is put together from filters is rendered, not kept", async () => {
    await page("/all-locations");
    const { size } = site.http.pages;
    for (const query of ["q=a", "state=Ohio", "activity=bells", "kind=ship", "access=open", "sort=name", "junk=1"]) {
      await page(`/all-locations?${query}`);
    }
    expect(site.http.pages.size).toBe(size);
  });

  test("a sentence that no name contains is handed on to the search", async () => {
    const { text, links } = await page("/all-locations?q=a+haunted+hotel+in+Ohio");
    expect(text).toContain('Search stories and towns for "a haunted hotel in Ohio"');
    expect(links).toContain("/search?q=a+haunted+hotel+in+Ohio");
  });

  test("of an empty directory", async () => {
    const { status, text, options } = await page("/all-locations", empty);
    expect(status).toBe(200);
    expect(text).toContain("Showing 0 of 0 paranormal locations");
    expect(text).toContain("No locations found");
    expect(options("activity")).toHaveLength(1);
  });
});

describe("hostile text in every field", () => {
  const HOSTILE = `<img src=x onerror=alert(1)>"'&</script><script>alert(2)</script>`;
  const LONG = `${"Extraordinarily ".repeat(12)}Long`.slice(0, 200);
  let hostile: TestSite;
  beforeAll(async () => {
    hostile = await startTestSite({
      places: [
        makePlace({
          id: "h1",
          houseName: HOSTILE,
          city: HOSTILE,
          state: "Ohio",
          address: HOSTILE,
          storySummary: HOSTILE,
          paranormalActivityType: `${HOSTILE.replaceAll(";", "")}; Voices`,
          architectureStyle: HOSTILE,
          yearBuilt: 1900,
          imageUrl: "javascript:alert(3)",
          website: "javascript:alert(4)",
          rating: 4,
          reviewCount: 2,
        }),
        makePlace({
          id: "h2",
          houseName: LONG,
          city: LONG,
          state: "Ohio",
          paranormalActivityType: LONG,
          rating: 3,
          reviewCount: 1,
        }),
      ],
    });
  });
  afterAll(() => hostile.close());

  test("is text on every list page, and in their structured data", async () => {
    const { links } = await page("/state/ohio", hostile);
    const cities = links.filter((href) => href.startsWith("/city/"));
    expect(cities).toHaveLength(2);
    const types = (await page("/activity-types", hostile)).links.filter((href) => href.startsWith("/activity/"));
    expect(types).toHaveLength(3);
    for (const path of ["/state/ohio", ...cities, ...types, "/activity-types", "/most-haunted", "/all-locations"]) {
      const { status, html, data, meta } = await page(path, hostile);
      const image = new URL(meta("og:image")!);
      expect([path, (await hostile.get(image.pathname, { method: "HEAD" })).status]).toEqual([path, 200]);
      expect([path, status]).toEqual([path, 200]);
      expect(html).not.toContain("<img src=x");
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain('="javascript:');
      expect(data("BreadcrumbList")).toBeDefined();
      expectValidStructuredData(html);
    }
    expect(hostile.errors).toEqual([]);
  });
});

test("nothing was logged as an error", () => {
  expect([...site.errors, ...empty.errors]).toEqual([]);
});

test("no route reads a parameter twice, which would double it in the address that the page sees", () => {
  const doubled = ROUTE_PATTERNS.filter(({ params }) => new Set(params).size < params.length);
  expect(doubled.map(({ path }) => path)).toEqual([]);
});
