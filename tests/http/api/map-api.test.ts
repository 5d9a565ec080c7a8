import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savePlaces } from "../../../app/store/places/save-places.ts";
import { hidePlaces } from "../../hide-places.ts";
import { makePlace } from "../../make-place.ts";
import { PLACES_TO_FIND } from "../places-to-find.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: PLACES_TO_FIND });
});
afterAll(() => site.close());

describe("GET /api/map", () => {
  interface MapAnswer {
    places: Record<string, unknown>[];
    groups: { count: number; zoom: number; around: string; members: { houseName: string }[] }[];
  }
  const map = async (query: string): Promise<MapAnswer> => (await site.get(`/api/map?${query}`)).json();
  const WORLD = "bbox=-180,-85,180,85";
  const counted = ({ places: single, groups }: MapAnswer) =>
    single.length + groups.reduce((sum, group) => sum + group.count, 0);

  test("gives what the popup shows", async () => {
    const { places: single } = await map("bbox=-71.2,42.2,-70.8,42.6&zoom=13");
    expect(single).toContainEqual({
      slug: "parker-hotel-boston-massachusetts",
      houseName: "Parker Hotel",
      city: "Boston",
      state: "Massachusetts",
      kind: "hotel",
      lat: 42.36,
      lng: -71.06,
      summary: expect.stringContaining("A mill that was turned into an inn"),
      rating: "0.0",
      ratedBy: "of 5, not rated yet",
      reports: "No reports yet",
      price: "$12.50",
      poster: expect.stringMatching(/^\/art\/parker-hotel-boston-massachusetts/),
    });
    expect(single.find((place) => place.houseName === "Witch House")).toMatchObject({
      rating: "4.5",
      ratedBy: "of 5, the score in its record",
      reports: "3 reports",
      price: "$25 est.",
    });
  });

  test("every place with a position is on it once, at any zoom; the one without is not", async () => {
    for (const zoom of [0, 3, 5, 8]) expect(counted(await map(`${WORLD}&zoom=${zoom}`))).toBe(33);
  });

  test("groups come apart, and one at a single spot names its places", async () => {
    const far = await map(`${WORLD}&zoom=4`);
    const austin = far.groups.find((group) => group.around === "Austin, Texas")!;
    expect(austin).toMatchObject({ count: 30, members: [] });
    expect(austin.zoom).toBeGreaterThan(4);
    expect(austin.zoom).toBeLessThanOrEqual(18);
    const near = await map("bbox=-97.76,30.25,-97.73,30.28&zoom=18");
    const spot = near.groups.find((group) => group.count === 10)!;
    expect(spot.zoom).toBe(19);
    expect(spot.members).toHaveLength(10);
  });

  test.each([
    ["state=Massachusetts", 2],
    ["state=Massachusetts&activity=cold-spots", 1],
    ["activity=cold-spots", 1],
    ["city=austin", 30],
    ["city=austin&state=Texas", 30],
    ["place=witch", 1],
    ["place=nobody", 0],
    ["list=most-haunted", 1],
    ["q=ranch%201", 11],
    ["kind=house", 31],
    ["find=salem", 3],
    ["find=massachusetts&type=lighthouse", 0],
    ["find=salem&state=Colorado", 1],
  ])("obeys %s", async (filter, count) => {
    expect(counted(await map(`${WORLD}&zoom=3&${filter}`))).toBe(count);
  });

  test("lists the best places of the window, and how many there are", async () => {
    const { list } = (await map("bbox=-98,30,-97,31&zoom=9&cards=1")) as MapAnswer & {
      list: { total: number; places: [] };
    };
    expect(list.total).toBe(30);
    expect(list.places).toHaveLength(30);
    const north = (await map("bbox=-72,42,-70,43&zoom=9&cards=1")) as MapAnswer & {
      list: { places: { houseName: string }[] };
    };
    expect(north.list.places[0]!.houseName).toBe("Witch House");
    expect(await map("bbox=-72,42,-70,43&zoom=9")).not.toHaveProperty("list");
  });

  test("gives the neighbors of a place where they are asked for", async () => {
    const { places, neighbors } = (await map("bbox=-72,42,-70,43&zoom=13&place=witch&around=1")) as MapAnswer & {
      neighbors: { houseName: string }[];
    };
    expect(places).toHaveLength(1);
    expect(neighbors.map(({ houseName }) => houseName)).toEqual(["Parker Hotel"]);
  });

  test("shows only what is in the window, across the date line too", async () => {
    expect(counted(await map("bbox=-110,35,-100,45&zoom=6"))).toBe(1);
    expect(counted(await map("bbox=250,35,260,45&zoom=6"))).toBe(1);
    expect(counted(await map("bbox=160,-80,200,80&zoom=3"))).toBe(0);
  });

  test("a whole country at the closest zoom gets larger groups, not more of them", async () => {
    const { groups } = await map(`${WORLD}&zoom=18`);
    expect(groups.some((group) => group.count >= 10)).toBe(true);
  });

  test("follows what is published and hidden", async () => {
    const place = makePlace({
      id: "fresh",
      houseName: "Fresh Hall",
      city: "Butte",
      state: "Montana",
      latitude: 46,
      longitude: -112.5,
    });
    await savePlaces(site.store.db, [{ place, origin: "curated" }], new Date());
    await site.poller.refresh();
    expect(counted(await map(`${WORLD}&zoom=3`))).toBe(34);
    await hidePlaces(site.store.db, ["fresh"], new Date());
    await site.poller.refresh();
    expect(counted(await map(`${WORLD}&zoom=3`))).toBe(33);
  });

  test.each([
    "",
    "bbox=1,2,3",
    "bbox=a,b,c,d&zoom=3",
    `${WORLD}`,
    `${WORLD}&zoom=19`,
    `${WORLD}&zoom=2.5`,
    "bbox=0,50,1,40&zoom=3",
    "bbox=0,-91,1,40&zoom=3",
  ])("%j is 400", async (query) => {
    const response = await site.get(`/api/map?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining("bbox=west,south,east,north") });
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
