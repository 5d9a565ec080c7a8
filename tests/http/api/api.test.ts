import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { milesBetween } from "../../../app/domain/geo/miles-between.ts";
import { type Place, withoutDetails } from "../../../app/domain/places/place.ts";
import { savePlaces } from "../../../app/store/places/save-places.ts";
import { makePlace } from "../../make-place.ts";
import { seededRandom } from "../../seeded-random.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const HOSTILE = `<script>alert(1)</script>'"&\u2028\u0000${"x".repeat(200)}`.replaceAll("\u0000", "");

const everyField: Required<Omit<Place, "photos">> = {
  id: "or-lantern-hotel",
  slug: "lantern-hotel-salem-oregon",
  houseName: "Lantern Hotel",
  city: "Salem",
  state: "Oregon",
  zipCode: "12345",
  openingHours: "Tu-Su 10:00-17:00; Dec-Mar off",
  hoursChecked: "2025-06",
  stepFree: "partly",
  minAge: 6,
  dogs: "outside",
  boat: "Lantern Wharf",
  hunts: "both",
  huntNote: "Groups of up to ten, 18 and over, from $75 a person in 2025.",
  huntUrl: "https://lantern.example/hunts",
  shows: "Ghost Hunters, 2006\nGhost Adventures",
  address: "12 Court Street",
  storySummary: "A hotel where a lantern is said to move along the third floor.",
  dateActivity: "1890s to today",
  articleUrl: "https://news.example/lantern",
  imageUrl: "https://pictures.example/lantern.jpg",
  socialProofUrl: "https://www.reddit.com/r/x",
  paranormalActivityType: "Apparitions; Cold Spots",
  architectureStyle: "Italianate",
  additionalSources: "https://a.example; https://b.example",
  citations: "A. Writer, Hotels (1999)",
  website: "https://lantern.example",
  phoneNumber: "503-555-0100",
  yearBuilt: 1889,
  duration: 60,
  reviewCount: 2,
  latitude: 44.94,
  longitude: -123.03,
  ticketPrice: 0,
  rating: 4.5,
  score: 4.5,
  renown: 3,
  renownNote: "Filmed for national television",
  reportedSince: 1920,
  stillTold: true,
  witnesses: 2,
  investigation: "A team of the university, 1998: found drafts",
  admission: "ticket",
  priceYear: 2025,
  documentedReports: 2,
  visitorReports: 0,
  visitorStars: 0,
  placeType: "hotel",
  access: "tours",
  accessNote: "Tours on Fridays.",
  stay: true,
  afterDark: true,
  season: "5-10",
  updatedAt: "2026-01-01T00:00:00.000Z",
  fullStory: "THE LANTERN\n\nA long story.",
  reports: ["A light on the third floor.", "Steps on the stairs."],
};

const PLACES: readonly Place[] = [
  everyField,
  makePlace({ id: "il-inn", houseName: "Inn", city: "Springfield", state: "Illinois", rating: 3 }),
  makePlace({
    id: "mo-jail",
    houseName: "Jail",
    city: "Springfield",
    state: "Missouri",
    rating: 4,
    paranormalActivityType: "Voices; Apparitions",
    latitude: 37.2,
    longitude: -93.29,
  }),
  makePlace({
    id: "mo-inn",
    houseName: "Lemp Inn",
    city: "St. Louis",
    state: "Missouri",
    paranormalActivityType: "apparitions",
    latitude: 38.59,
    longitude: -90.21,
  }),
  makePlace({ id: "dc-house", houseName: "Octagon", city: "Washington", state: "District of Columbia" }),
  makePlace({ id: "id-lake", houseName: HOSTILE, city: "Coeur d'Alene", state: "Idaho", storySummary: HOSTILE }),
  makePlace({
    id: "ak-attu",
    houseName: "Attu Camp",
    city: "Attu",
    state: "Alaska",
    latitude: 52.9,
    longitude: 173.15,
  }),
  makePlace({
    id: "ak-adak",
    houseName: "Adak Hut",
    city: "Adak",
    state: "Alaska",
    latitude: 51.88,
    longitude: -176.66,
  }),
];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: PLACES });
});
afterAll(() => site.close());

type Row = Record<string, unknown> & { id: string; distance: number };
const read = async (path: string): Promise<Row[]> => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Row[];
};
const ids = (rows: readonly Row[]) => rows.map((row) => row.id);

describe("GET /api/haunted-locations", () => {
  test("lists all places in data order with every field but long texts and the parts of the rating", async () => {
    const rows = await read("/api/haunted-locations");
    expect(ids(rows)).toEqual(site.poller.catalog.places.map((place) => place.id));
    const card = withoutDetails(everyField);
    expect(card).not.toHaveProperty("fullStory");
    expect(card).not.toHaveProperty("renownNote");
    expect(rows.find((row) => row.id === everyField.id)).toEqual(card);
  });

  test("leaves what is unknown out, without the defaults of the screen", async () => {
    const row = (await read("/api/haunted-locations")).find(({ id }) => id === "il-inn")!;
    for (const field of [
      "duration",
      "ticketPrice",
      "latitude",
      "longitude",
      "yearBuilt",
      "website",
      "access",
      "stay",
      "afterDark",
      "season",
    ]) {
      expect(row).not.toHaveProperty(field);
    }
    expect(Object.values(row)).not.toContain(null);
  });

  test("carries hostile text unharmed, as JSON that no browser takes for a page", async () => {
    const response = await site.get("/api/haunted-locations");
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const rows = (await response.json()) as Row[];
    expect(rows.find(({ id }) => id === "id-lake")).toMatchObject({ houseName: HOSTILE, storySummary: HOSTILE });
  });

  test("a new place is in the list after a look", async () => {
    const other = await startTestSite({ places: PLACES.slice(0, 2) });
    const before = await other.get("/api/haunted-locations");
    await savePlaces(other.store.db, [{ place: PLACES[2]!, origin: "curated" }], new Date());
    await other.poller.refresh();
    const after = await other.get("/api/haunted-locations", {
      headers: { "if-none-match": before.headers.get("etag")! },
    });
    expect(after.status).toBe(200);
    expect(await after.json()).toHaveLength(3);
    await other.close();
  });
});

describe("the full list at 11,000 places", () => {
  const COUNT = 11_000;
  /** As many different words as a long book has. */
  const WORDS = Array.from({ length: 5_000 }, (_, i) => (i * 7_919 + 46_656).toString(36));
  let large: TestSite;
  beforeAll(async () => {
    const random = seededRandom(11);
    const places = Array.from({ length: COUNT }, (_, i) =>
      makePlace({
        id: `p${i}`,
        houseName: `House ${i}`,
        slug: `house-${i}`,
        storySummary: Array.from({ length: 40 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(" "),
      }),
    );
    large = await startTestSite({ places });
  });
  afterAll(() => large.close());

  test("is made once, cached beside other pages, compressed, and costs a 304 when unchanged", async () => {
    await large.get("/");
    const [first, second] = await Promise.all([
      large.get("/api/haunted-locations"),
      large.get("/api/haunted-locations"),
    ]);
    const text = await first.text();
    expect(JSON.parse(text)).toHaveLength(COUNT);
    expect(await second.text()).toBe(text);
    const cached = large.http.pages.get("/api/haunted-locations");
    expect(cached).toBeDefined();
    expect(large.http.pages.get("/")).toBeDefined();

    for (const encoding of ["br", "gzip"]) {
      const packed = await large.get("/api/haunted-locations", { headers: { "accept-encoding": encoding } });
      expect(packed.headers.get("content-encoding")).toBe(encoding);
      expect(Number(packed.headers.get("content-length"))).toBeLessThan(text.length * 0.7);
      expect(await packed.text()).toBe(text);
    }
    const unchanged = await large.get("/api/haunted-locations", {
      headers: { "if-none-match": first.headers.get("etag")! },
    });
    expect(unchanged.status).toBe(304);
    expect(large.http.pages.get("/api/haunted-locations")).toBe(cached);
  });

  test.each([
    ["/api/haunted-locations?x=1", 200],
    ["/api/haunted-locations/", 404],
    ["/api/Haunted-Locations", 404],
    ["/api/haunted%2Dlocations", 404],
    ["/api/haunted-locations.data", 404],
    ["/API/haunted-locations", 301],
  ])("cannot be had made again by asking for %s", async (path, status) => {
    await large.get("/api/haunted-locations");
    const { size } = large.http.pages;
    expect((await large.get(path)).status).toBe(status);
    expect(large.http.pages.size).toBe(size);
  });
});

describe("GET /api/haunted-locations/{id or slug}", () => {
  test.each(["or-lantern-hotel", "lantern-hotel-salem-oregon"])("%s gives every field", async (key) => {
    const response = await site.get(`/api/haunted-locations/${key}`);
    expect(response.headers.get("etag")).toBeTruthy();
    expect(await response.json()).toEqual({ ...everyField, latestVisits: [] });
  });

  test("a place without story or reports has no story and an empty list", async () => {
    const place = await (await site.get("/api/haunted-locations/il-inn")).json();
    expect(place).not.toHaveProperty("fullStory");
    expect(place.reports).toEqual([]);
  });

  test("an address that ends in the id leads to the place", async () => {
    const response = await site.get("/api/haunted-locations/lantern-hotel-salem-oregon-or-lantern-hotel");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/api/haunted-locations/lantern-hotel-salem-oregon");
  });

  test.each([
    "nobody",
    "state",
    "city",
    "__proto__",
    "constructor",
    "%3Cscript%3E",
    "..%2F..%2Fetc%2Fpasswd",
    "or-lantern-hotel'%20or%201=1--",
    "-".repeat(400),
    "%F0%9F%91%BB",
  ])("unknown %s is 404 in JSON", async (key) => {
    const response = await site.get(`/api/haunted-locations/${key}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ message: "Location not found" });
  });

  test("If-None-Match: * does not turn what is missing into unchanged", async () => {
    const response = await site.get("/api/haunted-locations/nobody", { headers: { "if-none-match": "*" } });
    expect(response.status).toBe(404);
  });
});

describe("GET /api/haunted-locations/state/{state} and city/{city}", () => {
  test.each([
    ["state/Missouri", ["mo-jail", "mo-inn"]],
    ["state/missouri", ["mo-jail", "mo-inn"]],
    ["state/MISSOURI", ["mo-jail", "mo-inn"]],
    ["state/District%20Of%20Columbia", ["dc-house"]],
    ["state/district-of-columbia", ["dc-house"]],
    ["state/District%20of%20Columbia", ["dc-house"]],
    ["state/Ohio", []],
    ["state/Ruritania", []],
    ["state/%3Cscript%3E", []],
    ["state/__proto__", []],
    ["city/Springfield", ["mo-jail", "il-inn"]],
    ["city/springfield", ["mo-jail", "il-inn"]],
    ["city/St.%20Louis", ["mo-inn"]],
    ["city/St%20Louis", ["mo-inn"]],
    ["city/st-louis", ["mo-inn"]],
    ["city/sT-LOUIS", ["mo-inn"]],
    ["city/Coeur%20d'Alene", ["id-lake"]],
    ["city/Coeur%20Dalene", ["id-lake"]],
    ["city/Nowhere", []],
    ["city/constructor", []],
    [`city/${"a".repeat(400)}`, []],
  ])("%s", async (path, expected) => {
    expect(ids(await read(`/api/haunted-locations/${path}`))).toEqual(expected);
  });

  test("only usual spellings are kept, so that the others cannot fill the memory", async () => {
    await read("/api/haunted-locations/state/Missouri");
    expect(site.http.pages.get("/api/haunted-locations/state/Missouri")).toBeDefined();
    const { size } = site.http.pages;
    for (const state of ["mISSOURI", "Miss%6Furi", "Missouri!", "Nowhere"]) {
      await read(`/api/haunted-locations/state/${state}`);
    }
    for (const city of ["sPRINGFIELD", "Nowhere", "Spring%66ield"]) await read(`/api/haunted-locations/city/${city}`);
    expect(site.http.pages.size).toBe(size);
  });
});

describe("GET /api/related-locations/{id}", () => {
  test("gives others that share the first activity, in data order", async () => {
    expect(ids(await read("/api/related-locations/or-lantern-hotel"))).toEqual(["mo-jail", "mo-inn"]);
    expect(await read("/api/related-locations/mo-jail")).toEqual([]);
  });

  test("gives at most six", async () => {
    const places = Array.from({ length: 9 }, (_, i) =>
      makePlace({ id: `p${i}`, houseName: `H${i}`, rating: i / 2, paranormalActivityType: "Voices" }),
    );
    const crowded = await startTestSite({ places });
    const rows = (await (await crowded.get("/api/related-locations/p8")).json()) as Row[];
    expect(ids(rows)).toEqual(["p7", "p6", "p5", "p4", "p3", "p2"]);
    await crowded.close();
  });
});

describe("GET /api/nearby-locations/{id}", () => {
  test("gives the nearest at any distance with miles, not the place itself", async () => {
    const rows = await read("/api/nearby-locations/mo-jail");
    expect(ids(rows)).toEqual(["mo-inn", "or-lantern-hotel", "ak-adak", "ak-attu"]);
    expect(rows[0]!.distance).toBeCloseTo(milesBetween({ lat: 37.2, lng: -93.29 }, { lat: 38.59, lng: -90.21 }), 1);
  });

  test("knows no neighbors of a place without coordinates", async () => {
    expect(await read("/api/nearby-locations/il-inn")).toEqual([]);
  });

  test.each(["related-locations", "nearby-locations"])("an unknown id of %s is 404", async (call) => {
    const response = await site.get(`/api/${call}/nobody`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "Location not found" });
  });
});

describe("GET /api/submissions", () => {
  test("is 401 in JSON for everybody who is not signed in", async () => {
    const response = await site.get("/api/submissions");
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ message: "Only reviewers may read the submissions." });
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
