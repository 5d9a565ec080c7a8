import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { US_STATES } from "../../../app/domain/geo/us-states.ts";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/** Thirteen states and the District of Columbia; the later ones have more places. */
const places = US_STATES.slice(0, 14).flatMap(({ name, code }, index) =>
  Array.from({ length: index + 1 }, (_, i) =>
    makePlace({
      id: `${code.toLowerCase()}-house-${i}`,
      houseName: `House ${code} ${i}`,
      state: name,
      rating: i === 0 ? (index + 1) / 4 : 0,
      reviewCount: 100,
    }),
  ),
);

let site: TestSite;
let html: string;
beforeAll(async () => {
  site = await startTestSite({ places });
  html = await (await site.get("/")).text();
});
afterAll(() => site.close());

describe("GET /", () => {
  test("shows the statistics with thousands separators and the average over rated places", () => {
    const figure = (label: string) =>
      new RegExp(`<dt[^>]*>${label}(?:<span[^>]*>[^<]+</span>)?</dt><dd[^>]*>([^<]+)</dd>`).exec(html)?.[1];
    expect(figure("Paranormal Locations")).toBe("105");
    expect(figure("States Covered")).toBe("13");
    expect(figure("Documented Reports")).toBe("10,500");
    expect(figure("Average Rating")).toBe("1.9");
  });

  test.each([
    ["surprise me", false],
    ["zzzzzz", true],
  ])("says that no place was found only where one was asked for: %s", async (text, isSaid) => {
    const page = await (await site.get(`/?q=${encodeURIComponent(text)}`)).text();
    expect(/>Search Results <span[^>]*>\((?:<!-- -->)?0 locations/.test(page)).toBe(isSaid);
    expect(page.includes("No haunted locations found in that area.")).toBe(isSaid);
    expect(page).toMatch(/<h2 id="search-results"[^>]*>Search Results/);
  });

  test("features the six best rated", () => {
    const cards = [...html.matchAll(/<article[\s\S]*?<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name);
    const best = US_STATES.slice(8, 14).map(({ code }) => `House ${code} 0`);
    expect(cards).toEqual(best.toReversed());
  });

  test("has the twelve states with the most places, two letters and a count each", () => {
    const grid = html.slice(html.indexOf("Browse by State"));
    const links = [...grid.matchAll(/href="\/state\/([a-z-]+)"/g)].map(([, slug]) => slug).slice(0, 12);
    expect(links).toEqual(
      US_STATES.slice(2, 14)
        .map(({ slug }) => slug)
        .toReversed(),
    );
    expect(grid).toContain(">14 locations<");
    expect(grid).toMatch(/>HA</);
  });

  test("offers the planner once, on the first screen", () => {
    const main = /<main[\s\S]*<\/main>/.exec(html)![0];
    expect(main.split('href="/trip"')).toHaveLength(2);
  });

  test.each(["/all-locations", "/most-haunted", "/activity-types", "/haunted-roadtrip", "/submit"])(
    "links to %s",
    (href) => {
      expect(html).toContain(`href="${href}"`);
    },
  );

  test("works as a form without JavaScript", () => {
    expect(html).toMatch(/<form[^>]*action="\/search"/);
    expect(html).toContain('placeholder="Enter city, state, or zip code..."');
  });

  test("carries valid structured data and its sharing image", () => {
    expectValidStructuredData(html);
    expect(html).toContain('<meta property="og:image" content="https://hauntway.test/share/page/home.png"/>');
  });

  test("nonsense in lat and lng is ignored", async () => {
    const nonsense = await (await site.get("/?lat=abc&lng=1e9")).text();
    expect(nonsense).toContain("The Haunted Map");
    expect(await (await site.get("/?lat=42.5&lng=-70.9")).text()).toContain("Haunted Places Near You");
  });
});
