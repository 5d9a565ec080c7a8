/**
 * How many places are looked at for an answer, counted in the running site at two sizes: a page must not walk through the whole
 * directory. A guard in numbers of places and never in time.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { syntheticPlaces } from "../../scripts/bench/synthetic-places.ts";
import { hidePlaces } from "../hide-places.ts";
import { type Watch, watchPlaces } from "../watch-places.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

const FEW = 1_000;
const MANY = 10_000;
/** What a list or a window that was not full yet may gain before it counts as growth. */
const ROOM = 50;

interface Watched {
  readonly site: TestSite;
  readonly watch: Watch;
}

const sites = new Map<number, Watched>();

beforeAll(async () => {
  for (const size of [FEW, MANY]) {
    const places = syntheticPlaces(size).map((place) => ({ ...place, reports: [] }));
    const site = await startTestSite({ places, env: { TRUST_PROXY: "1" } });
    // The index, the map's groups, the words of names, the columns of filters and the dates of changes are made from all places, once.
    for (const path of ["search?q=old+mill", "map?bbox=-125,24,-66,50&zoom=5", "similar?name=old+mill"]) {
      await site.get(`/api/${path}`);
    }
    await site.get("/feed.xml");
    for (const sort of ["rating", "name", "state", "reviews"]) {
      await site.get(`/all-locations?kind=hotel&activity=footsteps&q=town&sort=${sort}`);
    }
    sites.set(size, { site, watch: watchPlaces(site.keeper.catalog.places) });
  }
});
afterAll(async () => {
  for (const { site } of sites.values()) await site.close();
});

const catalogOf = (size: number) => sites.get(size)!.site.keeper.catalog;
let visitors = 0;

/** For an answer that nobody has asked for yet. */
async function lookedAtFor(size: number, path: string, init: RequestInit = {}): Promise<number> {
  const { site, watch } = sites.get(size)!;
  visitors += 1;
  site.site.pages.clear();
  watch.begin();
  const response = await site.get(path, {
    ...init,
    headers: { ...init.headers, "x-forwarded-for": `10.0.0.${visitors}` },
  });
  await response.arrayBuffer();
  expect([path, response.status]).toEqual([path, 200]);
  return watch.looked.size;
}

test("whoever looks at a place is seen, also at what it does not have", () => {
  const [place] = syntheticPlaces(1);
  const watch = watchPlaces([place!]);
  expect([watch.looked.size, watch.reads]).toEqual([0, 0]);
  expect([place!.houseName, place!.access, place!.latitude]).toEqual([
    expect.any(String),
    undefined,
    expect.any(Number),
  ]);
  expect([watch.looked.size, watch.reads]).toEqual([1, 3]);
  expect(JSON.parse(JSON.stringify(place)).city).toMatch(/^Town/);
});

describe(`of ${MANY.toLocaleString("en-US")} places`, () => {
  const someOf = (size: number) => catalogOf(size).places.at(3)!;
  test.each([
    ["home", () => "/", 60],
    ["the list", () => "/all-locations", 40],
    ["a later page of it", () => "/all-locations?page=4", 40],
    ["the list by name", () => "/all-locations?sort=name", 40],
    ["the list with a text", () => "/all-locations?q=town", 40],
    ["the list with a text by name", () => "/all-locations?q=town&sort=name", 40],
    ["the list of a kind by reports", () => "/all-locations?kind=hotel&sort=reviews", 40],
    ["the list of an activity by name", () => "/all-locations?activity=footsteps&sort=name", 40],
    [
      "the list of an activity and a text by reports",
      () => "/all-locations?activity=footsteps&q=town&sort=reviews",
      40,
    ],
    ["the list of a state by name", () => "/all-locations?state=Ohio&sort=name", 40],
    ["the feed", () => "/feed.xml", 300],
    ["the activity types", () => "/activity-types", 50],
    ["the road trip guide", () => "/haunted-roadtrip", 40],
    ["a location", (size: number) => `/location/${someOf(size).slug}`, 40],
    ["the API's nearest", (size: number) => `/api/nearby-locations/${someOf(size).id}`, 30],
    ["the API's related", (size: number) => `/api/related-locations/${someOf(size).id}`, 10],
    ["the statistics", () => "/api/stats", 0],
    ["a suggestion", () => "/api/suggest?q=grand+h", 110],
    ["names that are alike", () => "/api/similar?name=Old+House+77", 40],
    ["names that are alike in a town", () => "/api/similar?name=House+77&city=Town+12&state=Ohio", 300],
    ["a map of the country", () => "/api/map?bbox=-125,24,-66,50&zoom=5", 150],
    ["a map of some states", () => "/api/map?bbox=-80,38,-70,44&zoom=7", 100],
    ["a map of a city", () => "/api/map?bbox=-74.3,40.4,-73.6,41&zoom=11", 20],
  ])("%s looks at a handful, about as many as of 1,000", async (_what, path, most) => {
    const [few, many] = [await lookedAtFor(FEW, path(FEW)), await lookedAtFor(MANY, path(MANY))];
    expect(many).toBeLessThanOrEqual(most);
    expect(many).toBeLessThanOrEqual(2 * few + ROOM);
  });

  test("the ranking looks at all of them once for each version of the catalog", async () => {
    await lookedAtFor(MANY, "/most-haunted");
    expect(await lookedAtFor(MANY, "/most-haunted")).toBeLessThanOrEqual(120);
  });

  test("the pages of a state, a city and an activity look at none beyond their own", async () => {
    const { states, cities, activities } = catalogOf(MANY);
    const [activity] = activities.values();
    const own = { state: states.get("Ohio")!, city: cities.get("town-12")!, activity: activity!.places };
    for (const places of Object.values(own)) expect(places.length).toBeGreaterThan(30);
    expect(await lookedAtFor(MANY, "/state/ohio")).toBeLessThanOrEqual(own.state.length + ROOM);
    expect(await lookedAtFor(MANY, "/city/town-12")).toBeLessThanOrEqual(own.city.length + ROOM);
    expect(await lookedAtFor(MANY, `/activity/${activity!.slug}`)).toBeLessThanOrEqual(own.activity.length + ROOM);
  });

  test("a search for words looks at those that it finds, ten times as many at most", async () => {
    for (const path of ["/search?q=old+house+77", "/api/search?q=old+house+77"]) {
      const [few, many] = [await lookedAtFor(FEW, path), await lookedAtFor(MANY, path)];
      expect(few).toBeGreaterThan(0);
      expect(many).toBeLessThanOrEqual(10 * few);
    }
  });

  test("a radius looks at those within it", async () => {
    const body = JSON.stringify({ latitude: 40.71, longitude: -95, radius: 50 });
    const ask = { method: "POST", body, headers: { "content-type": "application/json" } };
    const found = catalogOf(MANY).points.within({ lat: 40.71, lng: -95 }, 50).length;
    expect(found).toBeGreaterThan(10);
    expect(await lookedAtFor(MANY, "/api/search/nearby", ask)).toBeLessThanOrEqual(2 * found);
  });

  test("the 20 nearest are found among 30", () => {
    const { watch } = sites.get(MANY)!;
    for (const from of [
      { lat: 40.71, lng: -95 },
      { lat: 25, lng: -124 },
      { lat: -33, lng: 151 },
    ]) {
      watch.begin();
      expect(catalogOf(MANY).points.nearest(from, 20)).toHaveLength(20);
      expect(watch.looked.size).toBeLessThanOrEqual(30);
    }
  });
});

describe("a change of one place", () => {
  /** From the database until it is shown and can be searched for; nobody visits meanwhile. */
  async function readsFor(size: number, change: (db: TestSite["store"]["db"]) => Promise<unknown>): Promise<number> {
    const { site, watch } = sites.get(size)!;
    site.site.pages.clear();
    const { version } = site.keeper.catalog;
    // Before the change: the keeper may see it by itself.
    watch.begin();
    await change(site.store.db);
    await site.keeper.refresh();
    await site.get("/api/suggest?q=qwertyuiop");
    expect(site.keeper.catalog.version).toBeGreaterThan(version);
    return watch.reads;
  }

  const [newcomer] = syntheticPlaces(MANY + 1).slice(-1);
  const published = {
    ...newcomer!,
    id: "newcomer",
    slug: "newcomer",
    houseName: "Middle House",
    rating: 2.5,
    reports: [],
  };
  test.each([
    ["publishing", (db) => savePlaces(db, [{ place: published, origin: "import" }], new Date())],
    ["rewording", (db) => savePlaces(db, [{ place: { ...published, rating: 3 }, origin: "import" }], new Date())],
    ["withdrawing", (db) => hidePlaces(db, ["newcomer"], new Date())],
  ] satisfies [string, (db: TestSite["store"]["db"]) => Promise<unknown>][])(
    "%s sorts nothing anew: it compares with a few in each list, twice as many among ten times the places at most",
    async (_what, change) => {
      const [few, many] = [await readsFor(FEW, change), await readsFor(MANY, change)];
      expect(few).toBeGreaterThan(0);
      expect(many).toBeLessThanOrEqual(2 * few + ROOM);
      expect(many).toBeLessThan(MANY / 4);
    },
  );
});
