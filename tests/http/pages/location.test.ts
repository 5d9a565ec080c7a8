import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCESS_LABELS, ACCESS_SENTENCES } from "../../../app/domain/places/access-sentence.ts";
import { savePlaces } from "../../../app/store/places/save-places.ts";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

const inn = makePlace({
  id: "or-old-mill-inn",
  latitude: 44.94,
  longitude: -123.03,
  rating: 4.25,
  reviewCount: 2,
  yearBuilt: 1887,
  architectureStyle: "Italianate",
  paranormalActivityType: "Footsteps; Cold Spots",
  dateActivity: "1920s to the present",
  storySummary: `A mill that was turned into an inn. ${"Steps are heard in the attic. ".repeat(8)}`.trim(),
  fullStory: "THE MILL\n\nIt ground flour.\nThen it stopped.\n\nA <b>bold</b> claim<script>alert(1)</script>.",
  reports: ["Steps cross the attic at night.", "A cold spot stands on the stairs."],
  website: "https://mill.example/",
  articleUrl: "https://news.example/mill",
  socialProofUrl: "https://www.reddit.com/r/mill",
  additionalSources: "https://www.archive.example/a; javascript:alert(1), https://library.example/b",
  citations: "A. Author, Ghosts of Mills (1990)",
  access: "tours",
  accessNote: "Tours on weekends.",
  stay: true,
  afterDark: true,
  season: "11-4",
});
const neighbor = makePlace({
  id: "or-jail",
  houseName: "Old Jail",
  paranormalActivityType: "Footsteps",
  reviewCount: 1,
  latitude: 44.95,
  longitude: -123.04,
});
const free = makePlace({
  id: "or-free",
  houseName: "Free Fort",
  city: "Astoria",
  access: "open",
  ticketPrice: 0,
  stay: false,
  afterDark: false,
});
const bare = makePlace({ id: "or-bare", houseName: "Bare House", city: "Bend" });
const shut = makePlace({
  id: "or-shut",
  houseName: "Shut House",
  address: "Private property, not open to visitors",
  access: "private",
  stay: true,
  afterDark: true,
  season: "5-10",
  latitude: 44.94,
  longitude: -123.03,
});
const hostile = makePlace({
  id: "or-hostile",
  houseName: HOSTILE,
  city: HOSTILE,
  address: HOSTILE,
  storySummary: HOSTILE,
  fullStory: HOSTILE,
  reports: [HOSTILE],
  paranormalActivityType: HOSTILE,
  dateActivity: HOSTILE,
  architectureStyle: HOSTILE,
  yearBuilt: 1900,
  website: "javascript:alert(1)",
  articleUrl: "data:text/html,<script>alert(1)</script>",
  socialProofUrl: HOSTILE,
  imageUrl: "javascript:alert(1)",
  citations: HOSTILE,
  accessNote: HOSTILE,
  access: "open",
});

const pictured = makePlace({ id: "or-pictured", houseName: "Pictured", imageUrl: "https://pictures.test/a.jpg" });
const insecure = makePlace({
  id: "or-insecure",
  houseName: "Insecure",
  imageUrl: "http://pictures.test/a.jpg",
  paranormalActivityType: "Unknown",
});
const famous = makePlace({
  id: "ca-famous",
  houseName: "Winchester Mystery House",
  city: "San Jose",
  state: "California",
  imageUrl: "https://pictures.test/a.jpg",
});

const ELGIN = { latitude: 45.56, longitude: -117.92 };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [free, inn, neighbor, bare, shut, hostile, pictured, insecure, famous] });
});
afterAll(() => site.close());

const page = async (slug: string) => (await site.get(`/location/${slug}`)).text();

describe("GET /location/:slug", () => {
  test("shows every section in SPEC's order", async () => {
    const html = await page("old-mill-inn-salem-oregon");
    const order = [
      "FOOTSTEPS",
      "<h1",
      "Salem<!-- -->, <!-- -->Oregon",
      "2 reports",
      "<aside",
      "The Haunting Story",
      "Reported Paranormal Activity",
      "Active Period",
      ">Location</h2>",
      "Explore All Haunted Houses in Oregon",
      "Related Paranormal Locations",
      "Explore More Haunted Locations",
      "Quick Navigation",
      "Similar Activity Types",
    ];
    const positions = order.map((text) => html.indexOf(text, html.indexOf("<main")));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  test("a famous house has its gallery and its history between the story and what is reported", async () => {
    const html = await page("winchester-mystery-house-san-jose-california");
    const order = ["The Haunting Story", ">Gallery</h2>", "History and Resources", "Reported Paranormal"];
    const positions = order.map((text) => html.indexOf(text, html.indexOf("<main")));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  test("says before the story whether one may go there, where it is, and what it costs", async () => {
    const inn = await page("old-mill-inn-salem-oregon");
    const facts = inn.slice(inn.indexOf("<h1"), inn.indexOf("The Haunting Story"));
    for (const text of ["1 Mill Street", "Admission", "Directions", "Share"]) expect(facts).toContain(text);
    const html = await page("shut-house-salem-oregon");
    const head = html.slice(html.indexOf("<h1"), html.indexOf("The Haunting Story"));
    expect(head).toContain("Private property, not open to visitors. Please do not visit.");
    expect(head).toContain('id="visit-information"');
  });

  test("renders the story's headings, lines and allowed markup", async () => {
    const html = await page("old-mill-inn-salem-oregon");
    expect(html).toMatch(/<h3[^>]*>THE MILL<\/h3>/);
    expect(html).toContain("It ground flour.</span><span><br/>Then it stopped.");
    expect(html).toContain("A <b>bold</b> claim.");
  });

  test("gives address, price, duration, architecture, buttons and host names", async () => {
    const html = await page("old-mill-inn-salem-oregon");
    for (const text of [
      "1 Mill Street",
      "$25",
      "45",
      "est.",
      "Italianate",
      "Visit Website",
      "Read Full Article",
      "Social Proof",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/>archive\.example</);
    expect(html).toMatch(/>library\.example</);
    expect(html).not.toContain("javascript:");
    expect(html).toContain("A. Author, Ghosts of Mills (1990)");
    expect(html).toContain("lucide-message-circle");
  });

  test("links on as SPEC says", async () => {
    const html = await page("old-mill-inn-salem-oregon");
    for (const text of [
      "Explore All Haunted Houses in Oregon",
      "More Haunted Houses in Salem",
      "More Footsteps Locations",
      "Similar Footsteps Locations",
      "Nearby Paranormal Locations",
      "Back to Home",
      "Plan Road Trip",
      "Report Activity",
      "Browse All",
    ]) {
      expect(html).toContain(text);
    }
    for (const href of [
      "/state/oregon",
      "/city/salem",
      "/activity/footsteps",
      "/activity-types",
      "/haunted-roadtrip",
      "/submit",
      "/most-haunted",
      "/all-locations",
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toContain("1 report<");
  });

  test("ends in one region, with the chips of activities once and three outline buttons", async () => {
    const html = (await page("old-mill-inn-salem-oregon")).split("<main")[1]!;
    const end = html.slice(html.indexOf("Explore More Haunted Locations"), html.indexOf("</main>"));
    for (const href of ["/map", "/trip", "/lists"]) expect(end).toContain(`href="${href}"`);
    expect(end.match(/<h2/g)).toBeNull();
    expect(html.match(/href="\/activity\/cold-spots"/g)).toHaveLength(1);
    expect(html).toContain("Footsteps\u00a0• Cold Spots");
  });

  test("offers directions in three maps", async () => {
    const html = await page("old-mill-inn-salem-oregon");
    expect(html).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=44.94000%2C-123.03000');
    expect(html).toContain('href="https://maps.apple.com/directions?destination=44.94000%2C-123.03000');
    expect(html).toContain('href="https://www.openstreetmap.org/directions?');
    expect(await page("bare-house-bend-oregon")).not.toContain("Directions");
  });

  test("describes itself with the first 155 characters of the summary", async () => {
    const html = await page("old-mill-inn-salem-oregon");
    expect(html).toContain(`<meta name="description" content="${inn.storySummary.slice(0, 155)}..."/>`);
    expect(html).toContain('<link rel="canonical" href="https://hauntway.test/location/old-mill-inn-salem-oregon"/>');
  });

  test("its structured data holds facts only: no default price, no rating that no visitor gave", async () => {
    const html = await page("old-mill-inn-salem-oregon");
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json!),
    );
    const attraction = blocks.find((block) => block["@type"] === "TouristAttraction");
    expect(attraction).toMatchObject({ name: "Old Mill Inn", geo: { latitude: 44.94, longitude: -123.03 } });
    expect(attraction).not.toHaveProperty("potentialAction");
    expect(attraction).toHaveProperty("publicAccess", true);
    expectValidStructuredData(html);
    expect(attraction).not.toHaveProperty("aggregateRating");
  });

  test("a place that costs nothing says so, and names no estimate", async () => {
    const html = await page("free-fort-astoria-oregon");
    expect(html).toMatch(/Admission<\/dt><dd[^>]*>Free/);
    expect(html).not.toContain("$25");
    expect(html).toContain('"isAccessibleForFree":true');
    expect(html).not.toContain("BuyAction");
    expectValidStructuredData(html);
  });

  test.each([
    ["old-mill-inn-salem-oregon", "Guests can spend the night"],
    ["free-fort-astoria-oregon", "Not offered"],
    ["bare-house-bend-oregon", undefined],
    ["shut-house-salem-oregon", undefined],
  ])("%s says about overnight stays: %s", async (slug, text) => {
    const html = await page(slug);
    expect(/Overnight stays<\/dt><dd[^>]*>([^<]*)</.exec(html)?.[1]).toBe(text);
  });

  test.each([
    ["old-mill-inn-salem-oregon", "Open or guided in the evening", "November to April"],
    ["free-fort-astoria-oregon", "Closed after dark", undefined],
    ["bare-house-bend-oregon", undefined, undefined],
    ["shut-house-salem-oregon", undefined, undefined],
  ])("%s says about evenings and seasons: %s, %s", async (slug, afterDark, season) => {
    const html = await page(slug);
    expect(/After dark<\/dt><dd[^>]*>([^<]*)</.exec(html)?.[1]).toBe(afterDark);
    // In the line of the hours, and not a second time.
    expect(html).not.toContain("Season</dt>");
    expect(/(?:January|November) to \w+/.exec(html)?.[0]).toBe(season);
  });

  test("structured data links the official site", async () => {
    expect(await page("old-mill-inn-salem-oregon")).toContain('"sameAs":"https://mill.example/"');
  });

  test("a place with little known shows defaults and no empty sections", async () => {
    const html = await page("bare-house-bend-oregon");
    expect(html).toContain("HAUNTED");
    expect(html).toContain("0.0");
    expect(html).not.toContain("Active Period");
    expect(html).not.toContain("Similar Activity Types");
    expect(html).not.toContain(">Location</h2>");
    expect(html).not.toContain("Visit Website");
    expect(html).not.toContain("Built in");
  });

  test("a private place says so and gives no directions, price or position", async () => {
    const html = await page("shut-house-salem-oregon");
    expect(html).toContain("Private property, not open to visitors. Please do not visit.");
    expect(html).not.toContain("Directions");
    expect(html).not.toContain("GeoCoordinates");
    expect(html).not.toContain("Admission");
  });

  test.each(["private", "exterior", "gone"] as const)(
    "a %s place estimates nothing, on its page or card",
    async (access) => {
      const place = makePlace({ id: `or-${access}`, houseName: `${access} house`, city: "Elgin", access, ...ELGIN });
      await savePlaces(site.store.db, [{ place, origin: "curated" }], new Date());
      await site.poller.refresh();
      for (const path of [`/location/${access}-house-elgin-oregon`, "/city/elgin"]) {
        const { text } = await readPage(await site.get(path));
        expect(text).toContain(`${access} house`);
        expect(text).not.toMatch(/est\.|\$25|45 minutes/);
        expect(text).toContain(path === "/city/elgin" ? ACCESS_LABELS[access] : ACCESS_SENTENCES[access]);
      }
      const marker = await (await site.get(`/api/map?bbox=-180,0,0,90&zoom=3&place=${place.id}`)).text();
      // A private place that stands nowhere near its city's middle is not drawn at all.
      if (access !== "private") expect(marker).toContain(`${access} house`);
      expect(marker).not.toContain("$25");
    },
  );

  test("hostile text in every field stays text", async () => {
    const list = (await (await site.get("/api/haunted-locations")).json()) as { id: string; slug: string }[];
    const html = await page(list.find((place) => place.id === "or-hostile")!.slug);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain('href="javascript:');
    expect(html).not.toContain('href="data:');
    expect(html).not.toContain('src="javascript:');
  });

  test("an unknown place is SPEC's screen with 404", async () => {
    const response = await site.get("/location/nobody-nowhere-ohio");
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("Haunted Location Not Found");
    expect(html).toContain("We couldn&#x27;t find the haunted location you&#x27;re looking for.");
    expect(html).toContain("Explore Other Locations");
    expect(html).toContain('content="noindex"');
  });

  test("a path that ends in the id, and a former slug, move to the current one in one hop", async () => {
    const withId = await site.get("/location/old-mill-inn-salem-oregon-or-old-mill-inn");
    expect([withId.status, withId.headers.get("location")]).toEqual([301, "/location/old-mill-inn-salem-oregon"]);
    await savePlaces(site.store.db, [{ place: { ...bare, houseName: "Renamed" }, origin: "curated" }], new Date());
    await site.poller.refresh();
    const former = await site.get("/location/bare-house-bend-oregon");
    expect([former.status, former.headers.get("location")]).toEqual([301, "/location/renamed-bend-oregon"]);
  });
});

describe("the picture of a place", () => {
  const hero = async (slug: string) => /<header[\s\S]*?<h1/.exec((await page(slug)).split("<main")[1]!)![0];

  test("is the operator's, over the drawing that is seen where it is broken", async () => {
    const html = await hero("pictured-salem-oregon");
    expect(html).toMatch(/<img src="\/art\/pictured-salem-oregon\.svg" alt="Pictured"/);
    expect(html).toMatch(/<img src="https:\/\/pictures\.test\/a\.jpg" alt=""/);
    expect(html).not.toContain("Drawing, not a likeness");
  });

  test("is the poster where browsers would not load it", async () => {
    const html = await hero("insecure-salem-oregon");
    expect(html).not.toContain("pictures.test");
    expect(html).toMatch(/<img src="\/art\/insecure-salem-oregon\.\w+\.svg" alt="Poster drawing of/);
    expect(html).toContain("Drawing, not a likeness");
  });

  test("is a famous house's own drawing, whatever the record says", async () => {
    expect(await hero("winchester-mystery-house-san-jose-california")).not.toContain("pictures.test");
  });
});

test("a place whose activity is unknown says so", async () => {
  const html = await page("insecure-salem-oregon");
  expect(html).toContain("Reported Paranormal Activity");
  expect(html).toContain("Nothing more particular is on record than the story tells.");
});

describe("GET /art", () => {
  test("draws the same poster every time, without script or outside reference", async () => {
    const first = await site.get("/art/old-mill-inn-salem-oregon.svg");
    expect(first.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    const svg = await first.text();
    expect(await (await site.get("/art/old-mill-inn-salem-oregon.svg")).text()).toBe(svg);
    expect(svg).not.toMatch(/<script|href="http|style=/);
  });

  test("a versioned address is kept for ever, and an old version leads to the current one", async () => {
    const html = await page("old-mill-inn-salem-oregon");
    const path = /\/art\/old-mill-inn-salem-oregon\.[0-9a-z]{7}\.svg/.exec(html)![0];
    expect((await site.get(path)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const old = await site.get("/art/old-mill-inn-salem-oregon.0000000.svg");
    expect([old.status, old.headers.get("location")]).toEqual([302, path]);
  });

  test.each(["/art/nobody.svg", "/art/old-mill-inn-salem-oregon/plan.svg", "/art/nobody/front.svg"])(
    "%s is 404",
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
