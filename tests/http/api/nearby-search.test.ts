import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { milesBetween } from "../../../app/domain/geo/miles-between.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const places = [
  { id: "mo-inn", houseName: "Lemp Inn", latitude: 38.59, longitude: -90.21 },
  { id: "mo-jail", houseName: "Jail", latitude: 37.2, longitude: -93.29 },
  { id: "ak-attu", houseName: "Attu Camp", latitude: 52.9, longitude: 173.15 },
  { id: "ak-adak", houseName: "Adak Hut", latitude: 51.88, longitude: -176.66 },
  { id: "nowhere", houseName: "Lost Hut" },
].map((fields) => makePlace(fields));

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places });
});
afterAll(() => site.close());

interface Found {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly distance: number;
}

const search = (body: unknown, headers: Record<string, string> = {}) =>
  site.get("/api/search/nearby", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
const found = async (body: unknown) => (await (await search(body)).json()) as Found[];
const ids = (rows: readonly Found[]) => rows.map((row) => row.id);

describe("POST /api/search/nearby", () => {
  test("gives what lies within the radius, nearest first, with miles", async () => {
    const response = await search({ latitude: 38.6, longitude: -90.2, radius: 300 });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const rows = (await response.json()) as Found[];
    expect(ids(rows)).toEqual(["mo-inn", "mo-jail"]);
    for (const row of rows) {
      const at = { lat: row.latitude, lng: row.longitude };
      expect(Math.abs(row.distance - milesBetween({ lat: 38.6, lng: -90.2 }, at))).toBeLessThan(0.1);
    }
  });

  test("gives the nearest `limit` places where that is asked for, and says how many there are", async () => {
    const response = await search({ latitude: 38.6, longitude: -90.2, radius: 300, limit: 1 });
    expect(ids((await response.json()) as Found[])).toEqual(["mo-inn"]);
    expect(response.headers.get("x-total-count")).toBe("2");
    for (const limit of [0, -1, 1.5, "1", null]) {
      expect(await found({ latitude: 38.6, longitude: -90.2, radius: 300, limit })).toHaveLength(2);
    }
  });

  test.each([
    ["over the antimeridian", { latitude: 52.9, longitude: 173.15, radius: 500 }, ["ak-attu", "ak-adak"]],
    ["from its other side", { latitude: 52, longitude: -180, radius: 300 }, ["ak-adak", "ak-attu"]],
    ["at the very spot", { latitude: 52.9, longitude: 173.15, radius: 0.001 }, ["ak-attu"]],
    ["at the pole", { latitude: 90, longitude: 0, radius: 500 }, []],
    ["at the south pole", { latitude: -90, longitude: 180, radius: 0.001 }, []],
    ["with other fields, which are ignored", { latitude: 52.9, longitude: 173.15, radius: 1, id: 1 }, ["ak-attu"]],
  ])("%s", async (_what, body, expected) => {
    expect(ids(await found(body))).toEqual(expected);
  });

  const good = { latitude: 40, longitude: -80, radius: 50 };
  test.each([
    [{}, { latitude: "Required", longitude: "Required", radius: "Required" }],
    [{ ...good, latitude: null }, { latitude: "Required" }],
    [{ ...good, latitude: "40" }, { latitude: "Invalid input" }],
    [{ ...good, latitude: [40] }, { latitude: "Invalid input" }],
    [{ ...good, latitude: true }, { latitude: "Invalid input" }],
    [{ ...good, latitude: 90.001 }, { latitude: "Invalid input" }],
    [{ ...good, latitude: -91 }, { latitude: "Number must be greater than or equal to -90" }],
    [{ ...good, longitude: 180.5 }, { longitude: "Invalid input" }],
    [{ ...good, longitude: -200 }, { longitude: "Number must be greater than or equal to -180" }],
    [{ ...good, radius: 0 }, { radius: "Invalid input" }],
    [{ ...good, radius: -1 }, { radius: "Invalid input" }],
    [{ ...good, radius: 500.1 }, { radius: "Invalid input" }],
    ['{"latitude":1e999,"longitude":-80,"radius":50}', { latitude: "Invalid input" }],
    ['{"__proto__":{"latitude":1},"longitude":-80,"radius":50}', { latitude: "Required" }],
  ])("%j is 400 with a message by field", async (body, errors) => {
    const response = await search(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: "The search needs a latitude, a longitude and a radius in miles.",
      errors,
    });
  });

  test.each([
    ["", "The body must be JSON."],
    ["{", "The body must be JSON."],
    ["latitude=1&longitude=2", "The body must be JSON."],
    ["NaN", "The body must be JSON."],
    ["\u0000", "The body must be JSON."],
    ["null", "The body must be a JSON object."],
    ["[1,2,3]", "The body must be a JSON object."],
    ["7", "The body must be a JSON object."],
    ["[".repeat(30_000), "The body must be JSON."],
  ])("%j is 400", async (body, message) => {
    const response = await search(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message });
  });

  test("over 64 KB is 413", async () => {
    const response = await search({ ...good, junk: "x".repeat(70_000) });
    expect(response.status).toBe(413);
  });

  test.each(["GET", "PUT", "DELETE"])("%s is 405 and names what is possible", async (method) => {
    const response = await site.get("/api/search/nearby", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    expect(await response.json()).toEqual({ message: `${method} is not possible here.` });
  });

  test("a search for the same again is made again, whatever the client remembers", async () => {
    const first = await search(good);
    const again = await search(good, { "if-none-match": first.headers.get("etag") ?? "*" });
    expect(again.status).toBe(200);
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
