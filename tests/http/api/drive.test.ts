import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const PLACES = [
  makePlace({
    id: "tn-inn",
    houseName: "Bell Inn",
    city: "Nashville",
    state: "Tennessee",
    latitude: 36.1627,
    longitude: -86.7816,
  }),
  makePlace({ id: "tn-home", houseName: "Quiet Home", city: "Franklin", state: "Tennessee", access: "private" }),
  makePlace({
    id: "tn-mill",
    houseName: "Old Mill",
    city: "Murfreesboro",
    state: "Tennessee",
    latitude: 35.85,
    longitude: -86.39,
  }),
];
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: PLACES, env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

const ask = (from: string, to: string) => site.get(`/api/drive?${new URLSearchParams({ from, to })}`);

describe("GET /api/drive", () => {
  test("gives miles, minutes and the main roads", async () => {
    const response = await ask("Nashville, TN", "New Orleans, LA");
    expect(response.status).toBe(200);
    const { miles, minutes, roads, source } = await response.json();
    expect(miles).toBeGreaterThan(510);
    expect(miles).toBeLessThan(560);
    expect(minutes).toBeGreaterThan(440);
    expect(minutes).toBeLessThan(580);
    expect(roads).toContain("I 65");
    expect(roads).not.toContain("");
    expect(source).toBe("own roads");
  });

  test.each([
    ["a place's id", "tn-inn"],
    ["a place's slug", "bell-inn-nashville-tennessee"],
    ["a ZIP code", "37203"],
    ["a position", "36.1627,-86.7816"],
    ["a nickname of another spelling", "nashville tennessee"],
  ])("starts at %s", async (_name, from) => {
    const { miles } = await (await ask(from, "Knoxville, TN")).json();
    expect(Math.abs(miles - 180)).toBeLessThan(12);
  });

  test("takes a city for a state of the same name", async () => {
    const { miles } = await (await ask("New York", "Philadelphia")).json();
    expect(Math.abs(miles - 95)).toBeLessThan(10);
  });

  test("counts a private place from its town", async () => {
    const [place, town] = await Promise.all(
      ["tn-home", "Franklin, TN"].map(async (from) => (await ask(from, "37203")).json()),
    );
    expect(place).toEqual(town);
  });

  test("is 404 with a sentence where no road leads", async () => {
    const response = await ask("Honolulu, HI", "Denver, CO");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: "No road that we know of leads from Honolulu, Hawaii to Denver, Colorado.",
    });
  });

  test.each([
    ["Xyzzyville, OH", "Denver", 'We could not find "Xyzzyville, OH". Try a town, a zip code or a place.'],
    ["San Diego", "Tijuana", 'We know the United States only, and "Tijuana" is abroad. Try a U.S. town near it.'],
    ["Ohio", "Denver", '"Ohio" is a whole state. Name a town in it.'],
    ["", "Denver", "Say where the drive starts (from) and where it ends (to)."],
  ])("is 400 with a sentence for %j to %j", async (from, to, message) => {
    const response = await ask(from, to);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe(message);
  });
});

describe("lists with a starting point", () => {
  test("say how long the drive is", async () => {
    expect(await (await site.get("/search?q=Nashville,+TN")).text()).toMatch(/about \d+ min by car/);
    expect(await (await site.get("/location/bell-inn-nashville-tennessee")).text()).toMatch(
      /miles.{0,20}, about \d+ min by car/,
    );
    const response = await site.get("/api/search/nearby", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ latitude: 36.16, longitude: -86.78, radius: 50 }),
    });
    const mill = (await response.json()).find(({ id }: { id: string }) => id === "tn-mill");
    expect(mill.driveMinutes).toBeGreaterThan(25);
    expect(mill.driveMinutes).toBeLessThan(60);
  });
});
