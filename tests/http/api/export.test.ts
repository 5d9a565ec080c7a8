import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRIVATE_ADDRESS } from "../../../app/domain/places/place.ts";
import { openStore } from "../../../app/store/engine/open-store.ts";
import { savePlaces } from "../../../app/store/places/save-places.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
const many = Array.from({ length: 600 }, (_, index) =>
  makePlace({
    id: `p-${String(index).padStart(4, "0")}`,
    houseName: `House ${index}`,
    fullStory: "A story.",
    reports: ["Steps."],
  }),
);
beforeAll(async () => {
  site = await startTestSite({
    places: [
      ...many,
      makePlace({ id: "z-formula", houseName: '=HYPERLINK("http://evil.example")', latitude: 44.9, longitude: -123 }),
      makePlace({
        id: "z-private",
        houseName: "Home",
        access: "private",
        address: "1 Elm Street",
        latitude: 44,
        longitude: -123,
      }),
    ],
  });
});
afterAll(() => site.close());

describe("GET /api/export", () => {
  test(".csv is a file of all places with their stories and reports, in which no cell is a formula", async () => {
    const response = await site.get("/api/export.csv");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="haunted-places.csv"');
    expect(response.headers.get("x-streamed")).toBeNull();
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const lines = (await response.text()).trimEnd().split("\n");
    expect(lines).toHaveLength(603);
    expect(lines[1]).toMatch(/^p-0000,house-0-salem-oregon,House 0,.*,A story\.,Steps\.,,$/);
    expect(lines.find((line) => line.startsWith("z-formula"))).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test(".geojson is a FeatureCollection of all places", async () => {
    const response = await site.get("/api/export.geojson", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-type")).toBe("application/geo+json; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const { type, features } = (await response.json()) as {
      type: string;
      features: { id: string; geometry: unknown }[];
    };
    expect(type).toBe("FeatureCollection");
    expect(features).toHaveLength(602);
    expect(features.find(({ id }) => id === "z-formula")!.geometry).toEqual({
      type: "Point",
      coordinates: [-123, 44.9],
    });
    expect(features.find(({ id }) => id === "z-private")).toMatchObject({
      geometry: null,
      properties: { address: PRIVATE_ADDRESS },
    });
  });

  test.each(["gzip;q=0", "identity, gzip; q=0.0", "identity"])("comes unpacked for %s", async (accepted) => {
    const { hostname, port } = new URL(site.address);
    const headers = { "accept-encoding": accepted };
    const asked = request({ hostname, port, path: "/api/export.csv", headers }).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(Buffer.concat(await answer.toArray()).toString()).toContain("houseName");
  });

  test("a file is made once, and again after a change", async () => {
    const store = openStore({ dataDir: site.dataDir, databaseUrl: undefined });
    const exported = async (): Promise<string> => (await site.get("/api/export.csv")).text();
    const before = await exported();
    // Past the catalog's version: whoever reads the database again finds it.
    await store.db
      .updateTable("haunted_locations")
      .set({ houseName: "Read again" })
      .where("id", "=", "p-0001")
      .execute();
    expect(await exported()).toBe(before);
    const added = makePlace({ id: "added", houseName: "House of Late Guests" });
    await savePlaces(store.db, [{ place: added, origin: "curated" }], new Date());
    await store.close();
    await site.poller.refresh();
    expect(await exported()).toContain("House of Late Guests");
  });

  test("HEAD answers without a body, POST is refused", async () => {
    const head = await site.get("/api/export.csv", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await site.get("/api/export.csv", { method: "POST" })).status).toBe(405);
  });

  test("a visitor who leaves in the middle harms nobody", async () => {
    const leaving = new AbortController();
    const response = await site.get("/api/export.csv", { signal: leaving.signal });
    await response.body!.getReader().read();
    leaving.abort();
    expect((await site.get("/api/stats")).status).toBe(200);
    expect(site.errors).toEqual([]);
  });

  test("too many exports in a minute are refused with a time to wait", async () => {
    const statuses = [];
    for (let i = 0; i < 25; i++) {
      const response = await site.get("/api/export.csv", { method: "HEAD" });
      statuses.push(response.status);
    }
    expect(statuses).toContain(429);
  });
});
