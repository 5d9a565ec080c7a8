import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savePlaces } from "../../../app/store/places/save-places.ts";
import { hidePlaces } from "../../hide-places.ts";
import { makePlace } from "../../make-place.ts";
import { startOutsideService } from "../../outside-service.ts";
import { PLACES_TO_FIND } from "../places-to-find.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
let service: Awaited<ReturnType<typeof startOutsideService>>;
beforeAll(async () => {
  service = await startOutsideService((query, res) => {
    const found = query.includes("wacker") ? [{ lat: "41.8789", lon: "-87.6359", display_name: "Wacker Drive" }] : [];
    res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found));
  });
  site = await startTestSite({ places: PLACES_TO_FIND, env: { GEOCODER_URL: service.url, TRUST_PROXY: "1" } });
});
afterAll(async () => {
  await site.close();
  await service.stop();
});

/** Each of another visitor: those of one address would wait for each other. */
let visitors = 0;
const asAnother = (path: string, init: RequestInit = {}) => {
  visitors += 1;
  return site.get(path, { ...init, headers: { "x-forwarded-for": `192.0.2.${visitors}` } });
};
const json = async (path: string) => (await site.get(path)).json();
const names = (list: { houseName: string }[]) => list.map((place) => place.houseName);

describe("GET /api/geocode", () => {
  test.each([
    ["01970", "Salem, Massachusetts 01970", "zip"],
    ["salem", "Salem, Massachusetts", "city"],
    ["Ohio", "Ohio", "state"],
    ["233 S Wacker Drive", "Wacker Drive", "address"],
    ["310 Essex St", "310 Essex Street, Salem, Massachusetts", "address"],
    ["310 Essex St, Salem, MA", "310 Essex Street, Salem, Massachusetts", "address"],
  ])("%s is %s", async (q, label, precision) => {
    const point = await json(`/api/geocode?q=${encodeURIComponent(q)}`);
    expect(point).toEqual({ lat: expect.any(Number), lng: expect.any(Number), label, precision });
  });

  test("what nobody knows is 404, and nothing is 400", async () => {
    for (const q of ["qwertyuiop", "Zzyqx, OH"]) {
      const unknown = await site.get(`/api/geocode?q=${encodeURIComponent(q)}`);
      expect(unknown.status).toBe(404);
      expect(await unknown.json()).toEqual({
        message: "Unable to find the location you entered. Please try a different address.",
      });
    }
    const empty = await site.get("/api/geocode?q=%20");
    expect(empty.status).toBe(400);
    expect(await empty.json()).toEqual({ message: "Please enter your address, city, or zip code." });
  });
});

describe("when more addresses are asked about than the outside service may be asked", () => {
  // The first answer of each kind takes longest, and turns would pass meanwhile. The last one here takes a turn, so that the crowd waits.
  beforeAll(async () => {
    for (const path of [
      "/api/search?q=salem",
      "/search?q=salem",
      "/all-locations?find=salem",
      "/api/geocode?q=10%20Wacker%20Row",
    ])
      await asAnother(path);
  });

  test("the sixth is told to come again, and is not remembered as unknown", async () => {
    const addresses = Array.from({ length: 6 }, (_, i) => `${i + 1}00 Wacker Lane`);
    const ask = (path: string) => addresses.map((address) => asAnother(`${path}?q=${encodeURIComponent(address)}`));
    const responses = await Promise.all(ask("/api/geocode"));
    const refused = responses.findIndex((response) => response.status === 503);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 503]);
    expect(responses[refused]!.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await responses[refused]!.json()).toEqual({
      message: "Too many addresses are being looked up right now. Please try again in a moment.",
    });
    const again = await site.get(`/api/geocode?q=${encodeURIComponent(addresses[refused]!)}`);
    expect(again.status).toBe(200);
  });

  test("a search says so, on its page and in the API", async () => {
    const crowd = Array.from({ length: 5 }, (_, i) => asAnother(`/api/geocode?q=${i + 1}50%20Wacker%20Court`));
    const list = await asAnother("/api/search?q=960%20Wacker%20Court");
    expect(list.status).toBe(503);
    const response = await asAnother("/search?q=950%20Wacker%20Court");
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(await response.text()).toContain("Too many addresses are being looked up right now.");
    await Promise.all(crowd);
  });

  test("the list of what was found says that the place was not, and is kept by nobody", async () => {
    const crowd = Array.from({ length: 5 }, (_, i) => asAnother(`/api/geocode?q=${i + 1}70%20Wacker%20Court`));
    // Answers of the API go before pages: this one comes after the crowd, and the page after this one.
    expect((await asAnother("/api/search?q=980%20Wacker%20Court")).status).toBe(503);
    const response = await asAnother("/all-locations?find=970%20Wacker%20Court");
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const { text } = await readPage(response);
    expect(text).toContain("Location Not Found");
    expect(text).toContain("Unable to find the location you entered. Please try a different address.");
    expect(text).not.toContain("No locations found");
    await Promise.all(crowd);
  });
});

describe("GET /api/search", () => {
  test("gives a list of locations, nearest first, with their distance", async () => {
    const response = await site.get("/api/search?q=Salem,%20MA");
    const found = await response.json();
    expect(names(found)).toEqual(["Witch House", "Parker Hotel"]);
    expect(found[0]).toMatchObject({ id: "witch", distance: expect.any(Number), rating: 4.5 });
    expect(found[1].distance).toBeCloseTo(14, 0);
    expect(response.headers.get("x-total-count")).toBe("2");
  });

  test("a town that is in a name gives that name first", async () => {
    expect(names(await json("/api/search?q=salem"))).toEqual(["Salem Street Inn", "Witch House", "Parker Hotel"]);
  });

  test("without a point there is no distance", async () => {
    const found = await json("/api/search?q=massachusetts");
    expect(names(found)).toEqual(["Witch House", "Lost Lighthouse", "Parker Hotel"]);
    expect(found[0]).not.toHaveProperty("distance");
  });

  test("the type filter", async () => {
    expect(names(await json("/api/search?q=massachusetts&type=lighthouse"))).toEqual(["Lost Lighthouse"]);
    for (const path of ["/api/search", "/api/search/panel"]) {
      const refused = await site.get(`${path}?q=massachusetts&type=nonsense`);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toEqual({
        message: expect.stringContaining("The type must be one of all, mansion"),
      });
    }
    expect((await site.get("/search?q=massachusetts&type=nonsense")).status).toBe(200);
  });

  test("nothing to search for is 400 in SPEC's words", async () => {
    const response = await site.get("/api/search?q=");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "Please enter a city, state, or zip code to search." });
  });

  test("a place is found as soon as it is published, and no more when it is hidden", async () => {
    const place = makePlace({ id: "new", houseName: "Umbra Hall", city: "Salem", state: "Massachusetts" });
    await savePlaces(site.store.db, [{ place, origin: "curated" }], new Date());
    await site.poller.refresh();
    expect(names(await json("/api/search?q=umbra"))).toEqual(["Umbra Hall"]);
    expect((await json("/api/suggest?q=umb"))[0]).toMatchObject({ label: "Umbra Hall, Salem, Massachusetts" });
    await hidePlaces(site.store.db, ["new"], new Date());
    await site.poller.refresh();
    expect(await json("/api/search?q=umbra")).toEqual([]);
    expect(await json("/api/suggest?q=umbra")).toEqual([]);
  });
});

describe("GET /api/suggest", () => {
  test("gives kind, label and address", async () => {
    expect(await json("/api/suggest?q=witch")).toContainEqual({
      kind: "place",
      label: "Witch House, Salem, Massachusetts",
      href: "/location/witch-house-salem-massachusetts",
    });
    expect(await json("/api/suggest?q=cold")).toContainEqual({
      kind: "activity",
      label: "Cold Spots",
      href: "/activity/cold-spots",
    });
    expect(await json("/api/suggest")).toEqual([]);
  });
});

describe("GET /search", () => {
  const read = async (path: string) => readPage(await site.get(path));

  test("says what it understood, what else may be meant, and shows distances", async () => {
    const page = await read("/search?q=Salem");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Search Results (3 locations found)");
    expect(page.text).toContain("Within 100 miles of Salem, Massachusetts.");
    expect(page.text).toContain("Or another Salem? Salem, Oregon");
    expect(page.links).toContain("/search?q=Salem%2C+Oregon");
    expect(page.links).toContain("/search?q=Salem&as=words");
    expect(page.h3).toEqual([
      'Places named "Salem"',
      "Salem Street Inn",
      "Within 100 miles of Salem, Massachusetts",
      "Witch House",
      "Parker Hotel",
    ]);
    expect(page.text).toContain("13.8 mi");
    expect(page.meta("robots")).toBe("noindex");
    expect(page.options("type").map((option) => option.text)).toEqual([
      "All Types",
      "Haunted Mansions",
      "Plantations",
      "Asylums & Sanatoriums",
      "Hotels & Inns",
      "Lighthouses",
      "Prisons & Jails",
    ]);
  });

  test("looks 50 miles around where the nearby form sent it without JavaScript", async () => {
    const home = await readPage(await site.get("/"));
    expect(home.html).toMatch(/<input type="hidden" name="within" value="50"\/>/);
    const page = await read("/search?within=50&q=Concord,%20NH");
    expect(page.text).toContain("Within 50 miles of Concord, New Hampshire");
    expect(page.text).toContain("No haunted attractions found within 50 miles of your location.");
    const wide = await read("/search?q=Concord,%20NH");
    expect(wide.text).toContain("Search Results (2 locations found)");
    const many = await read("/search?within=50&q=Austin,%20TX");
    expect(many.links).toContain("/search?q=Austin%2C+TX&within=50&page=2");
    expect((await read("/search?within=7&q=Austin,%20TX")).text).toContain("Within 100 miles of Austin, Texas");
  });

  test("measures from a listed address and says so", async () => {
    const page = await read("/search?q=310%20Essex%20St,%20Salem,%20MA");
    expect(page.text).toContain("Within 100 miles of 310 Essex Street, Salem, Massachusetts.");
    expect(page.h3).toContain("Witch House");
  });

  test("takes the same text as words when asked to", async () => {
    const page = await read("/search?q=Salem&as=words");
    expect(page.text).toContain('Names and stories that match "Salem".');
    expect(page.links).toContain("/search?q=Salem");
  });

  test("says so when it corrected the text", async () => {
    const page = await read("/search?q=Californa");
    expect(page.text).toContain('Nothing is called "Californa". In California.');
  });

  test("says so when there is nothing", async () => {
    const page = await read("/search?q=zzzzzz");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Search Results (0 locations found)");
    expect(page.text).toContain(
      "No haunted locations found in that area. Try expanding your search or checking a different location.",
    );
  });

  test.each(["/search", "/search?q=", "/search?q=%20"])("%s asks for something to search", async (path) => {
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<p [^>]*>Please enter a city, state, or zip code to search\.<\/p>/);
    expect(page.links).toContain("/search?q=lighthouses+in+Maine");
  });

  test("pages, and has none past the end", async () => {
    const first = await read("/search?q=Austin,%20TX");
    expect(first.text).toContain("Search Results (30 locations found)");
    expect(first.links).toContain("/search?q=Austin%2C+TX&page=2");
    const second = await read("/search?q=Austin,%20TX&page=2");
    expect(second.h3).toHaveLength(6);
    expect((await site.get("/search?q=Austin,%20TX&page=3")).status).toBe(404);
  });

  test("what was typed is text, never markup", async () => {
    const { html } = await read(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain("<script>alert");
  });

  test.each(["", "???", "\u{1f47b}", ", ."])("asks for words where there are none: %j", async (text) => {
    const page = await read(`/search?q=${encodeURIComponent(text)}`);
    expect(page.text).toContain("Please enter a city, state, or zip code to search.");
    expect(page.text).toContain("scariest place in Ohio");
    expect(page.h2).not.toContain("Search Results (0 locations found)");
  });

  test("near me has the button that asks the device", async () => {
    for (const path of ["/search?q=haunted%20houses%20near%20me", "/?q=what+is+near+me+tonight+that+is+free"]) {
      const page = await read(path);
      expect(page.text).toContain("Only your device knows where you are");
      expect(page.text).toContain("Use My Current Location");
      expect(page.h2).toContain("Near You");
    }
  });

  test("near me with the device's position lists what was wished for there", async () => {
    const page = await read("/search?q=haunted+places+near+me&lat=42.52&lng=-70.89");
    expect(page.text).toContain("Nearby Haunted Attractions (2 found)");
    expect(page.text).toContain("Within 50 miles of you");
    expect(page.text).not.toContain("Only your device knows");
    const free = await read("/search?q=free+haunted+places+near+me&lat=42.52&lng=-70.89");
    expect(free.text).toContain("Nearby Haunted Attractions (0 found)");
    expect(free.text).toContain('Without "Free": 2 locations');
  });
});

describe("View All N Results", () => {
  const read = async (path: string) => readPage(await site.get(path));

  test("leads to exactly those, in the same order, with a chip to drop the search", async () => {
    const page = await read("/all-locations?find=salem");
    expect(page.text).toContain("Showing 3 of 34 paranormal locations");
    const cards = page.h3.filter((heading) => names(PLACES_TO_FIND).includes(heading));
    expect(cards).toEqual(names(await json("/api/search?q=salem")));
    expect(page.text).toContain("Within 100 miles of Salem, Massachusetts (remove this filter)");
    expect(page.links).toContain("/all-locations");
    expect(page.meta("robots")).toBe("noindex");
  });

  test("with its type, with other filters, and in another order", async () => {
    const typed = await read("/all-locations?find=massachusetts&type=lighthouse");
    expect(typed.text).toContain("Showing 1 of 34");
    const filtered = await read("/all-locations?find=salem&state=Colorado");
    expect(filtered.h3).toContain("Salem Street Inn");
    expect(filtered.text).toContain("Showing 1 of 34");
    expect(filtered.links).toContain("/all-locations?state=Colorado");
    const sorted = await read("/all-locations?find=salem&sort=name");
    expect(sorted.h3.filter((heading) => names(PLACES_TO_FIND).includes(heading))).toEqual([
      "Parker Hotel",
      "Salem Street Inn",
      "Witch House",
    ]);
  });
});

describe("GET /?lat=&lng=", () => {
  test("shows the nearest five with their distances", async () => {
    const page = await readPage(await site.get("/?lat=42.52&lng=-70.9"));
    expect(page.text).toContain("Nearby Haunted Attractions (2 found)");
    expect(page.text).toMatch(/Witch House Salem, Massachusetts 0\.\d miles/);
    expect(page.text).toContain("View Details : Witch House");
  });

  test("far from everything says so", async () => {
    const page = await readPage(await site.get("/?lat=0&lng=0"));
    expect(page.text).toContain("No haunted attractions found within 50 miles of your location.");
  });

  test.each(["/?lat=abc&lng=1", "/?lat=91&lng=0", "/?lat=42", "/?lat=NaN&lng=Infinity", "/?lat=1e3&lng=0"])(
    "%s is the plain home page",
    async (path) => {
      const page = await readPage(await site.get(path));
      expect(page.status).toBe(200);
      expect(page.text).not.toContain("Nearby Haunted Attractions");
    },
  );
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});

describe("a wish", () => {
  const read = async (query: string) => readPage(await asAnother(`/search?q=${encodeURIComponent(query)}`));

  test("about a drive leads to the planner", async () => {
    const response = await site.get("/search?q=haunted+hotels+on+the+way+from+Boston+to+New+York", {
      redirect: "manual",
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/trip?from=Boston&to=New+York&kind=hotel&inns=1");
    expect((await readPage(await asAnother("/?q=drive+from+Boston+to+New+York"))).links).toContain(
      "/trip?from=Boston&to=New+York",
    );
  });

  test("says what was understood, in parts that can be dropped", async () => {
    const { text, links } = await read("scariest places within 2 hours of Salem, MA");
    expect(text).toContain("Most haunted first (remove this)");
    expect(text).toContain("Within 2 hours of Salem, Massachusetts (remove this)");
    const asked = "/search?q=scariest+places+within+2+hours+of+Salem%2C+MA";
    expect(links).toContain(`${asked}&in=Salem%2C+Massachusetts&minutes=120`);
    expect(links).toContain(`${asked}&order=best`);
  });

  test("has an address of slots, which the search, All Locations, the map and the API share", async () => {
    const slots = "in=Massachusetts&what=lighthouses";
    const listed = names(await json(`/api/search?${slots}`));
    expect(listed).toEqual(["Lost Lighthouse"]);
    const page = await readPage(await asAnother(`/search?q=anything&${slots}`));
    expect(page.text).toContain("Search Results (1 location found)");
    expect(page.html).toContain('value="anything"');
    const all = await readPage(await asAnother(`/all-locations?${slots}`));
    expect(all.text).toContain("Showing 1 of");
    expect(all.links).toContain("/all-locations?in=Massachusetts");
    expect(all.links).toContain("/all-locations?what=lighthouses");
    expect((await readPage(await asAnother(`/map?${slots}`))).text).not.toContain("Parker Hotel");
    const unknown = await readPage(await asAnother("/all-locations?in=Xyzzyville;Massachusetts"));
    expect(unknown.text).toContain("We could not use: Xyzzyville.");
  });

  test("for a surprise leads to a place that may be visited, not the last one, and nobody stores that", async () => {
    const paths = ["/surprise", "/surprise?in=Massachusetts", "/search?q=surprise+me"];
    const [first, near, asked] = await Promise.all(paths.map((path) => asAnother(path, { redirect: "manual" })));
    expect([first!.status, near!.status, asked!.status]).toEqual([302, 302, 302]);
    expect(first!.headers.get("cache-control")).toContain("no-store");
    expect(first!.headers.get("x-robots-tag")).toBe("noindex");
    expect(asked!.headers.get("location")).toBe("/surprise");
    expect((await asAnother("/all-locations?now=1")).status).toBe(200);
    for (const taste of ["in=Guam", "what=lighthouses", "in=Boston&miles=5&last=parker-hotel-boston-massachusetts"]) {
      const nothing = await asAnother(`/surprise?${taste}`, { redirect: "manual" });
      expect(nothing.headers.get("location")).toMatch(/^\/search\?/);
    }
    expect((await readPage(await asAnother("/"))).links).toContain("/surprise");
  });

  test.each([
    "/?q=open+now+near+Salem",
    "/search?q=cemeteries+near+Salem+tonight",
    "/search?in=Salem&not=Open+now",
    "/all-locations?find=open+now+near+Salem",
    "/all-locations?find=Salem+tonight",
    "/map?find=open+now+near+Salem",
    "/api/map?bbox=-72,42,-70,43&zoom=8&find=open+now+near+Salem",
    "/api/search?q=open+now+near+Salem",
  ])("that has another answer in an hour is stored by nobody: %s", async (path) => {
    expect((await asAnother(path)).headers.get("cache-control")).toBe("no-store");
  });

  test("finds only what can be reached by car in that time", async () => {
    const far = await read("within 2 hours of Salem, MA");
    const near = await read("within 10 minutes of Salem, MA");
    expect(far.h3.length).toBeGreaterThan(near.h3.length);
    expect(near.h3.length).toBeGreaterThan(0);
    for (const name of near.h3) expect(far.h3).toContain(name);
  });
});

describe("a guessed address", () => {
  test.each([
    ["/location/witch-house", "Witch House, Salem, Massachusetts", "/location/witch-house-salem-massachusetts"],
    [
      "/location/the-parker-hotel",
      "Parker Hotel, Boston, Massachusetts",
      "/location/parker-hotel-boston-massachusetts",
    ],
    ["/places/parker_hotel", "Parker Hotel, Boston, Massachusetts", "/location/parker-hotel-boston-massachusetts"],
  ])("%s offers %s", async (path, label, href) => {
    const { status, text, links, h2 } = await readPage(await asAnother(path));
    expect(status).toBe(404);
    expect(h2).toContain("Did you mean");
    expect(text).toContain(label);
    expect(links).toContain(href);
  });

  test("of a kind of place offers that kind, and the box has its words", async () => {
    const { status, h1, html, links } = await readPage(await asAnother("/haunted-lighthouses"));
    expect([status, h1]).toEqual([404, ["404 - Page Not Found"]]);
    expect(links.some((link) => link.startsWith("/location/lost-lighthouse") || link.includes("lighthouse"))).toBe(
      true,
    );
    expect(html).toMatch(/name="q"[^>]*value="haunted lighthouses"|value="haunted lighthouses"[^>]*name="q"/);
  });

  test.each([
    ["/maps", "/map"],
    ["/favorites", "/saved"],
    ["/haunted-places", "/all-locations"],
    ["/trip-planner", "/trip"],
  ])("%s offers %s", async (path, page) => {
    expect((await readPage(await asAnother(path))).links).toContain(page);
  });

  test("that means nothing offers the search alone, and never repeats markup", async () => {
    for (const path of ["/wp-login.php", "/zzzz-qqqq", "/%3Cscript%3Ealert(1)%3C%2Fscript%3E"]) {
      const { status, h2, html } = await readPage(await asAnother(path));
      expect(status).toBe(404);
      expect(h2).not.toContain("Did you mean");
      expect(html).toContain('action="/search"');
      expect(html).not.toContain("<script>alert");
    }
  });
});
