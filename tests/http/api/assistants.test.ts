/** The directory for assistants, asked as they ask: by the protocol's own client, over HTTP. */
import { readFileSync } from "node:fs";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_CALLS } from "../../../app/api/index.ts";
import { draftFromCurated, parseCuratedPlace } from "../../../app/domain/places/curated-place.ts";
import { locationSlug } from "../../../app/domain/places/slug.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const HOME = makePlace({
  id: "ga-home",
  houseName: "Somebody's Home",
  city: "Savannah",
  state: "Georgia",
  access: "private",
  address: "4711 Telltale Lane",
});

function georgia() {
  const records = JSON.parse(readFileSync(new URL("../../../data/places/georgia.json", import.meta.url), "utf8"));
  return records.map((record: unknown) => {
    const draft = draftFromCurated(parseCuratedPlace(record));
    return { ...draft, slug: locationSlug(draft) };
  });
}

let site: TestSite;
let client: Client;
beforeAll(async () => {
  site = await startTestSite({ places: [...georgia(), HOME], env: { TRUST_PROXY: "1" } });
  client = await connect("10.1.0.1");
});
afterAll(async () => {
  await client.close();
  await site.close();
});

/** The protocol's revision of 2026 unless told otherwise; programs of 2025 begin with a handshake. */
async function connect(address: string, mode: "legacy" | { pin: string } = { pin: "2026-07-28" }): Promise<Client> {
  const connected = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const requestInit = { headers: { "x-forwarded-for": address } };
  await connected.connect(new StreamableHTTPClientTransport(new URL(`${site.address}/mcp`), { requestInit }));
  return connected;
}

async function use(name: string, input: Record<string, unknown> = {}, by = client) {
  const { content, isError = false } = await by.callTool({ name, arguments: input });
  const [{ text }] = content as unknown as [{ text: string }];
  return { isError, text };
}

async function read(name: string, input: Record<string, unknown> = {}) {
  const { isError, text } = await use(name, input);
  expect(isError, text).toBe(false);
  return JSON.parse(text);
}

test("says what it is, whose data it is and what not to do with it", () => {
  expect(client.getServerVersion()).toMatchObject({ title: "Hauntway" });
  expect(client.getInstructions()).toMatch(/CC BY 4\.0.*creativecommons\.org\/licenses\/by\/4\.0/);
  expect(client.getInstructions()).toMatch(/private/);
});

test("speaks with older programs, too", async () => {
  const older = await connect("10.1.0.3", "legacy");
  expect((await older.listTools()).tools).toEqual((await client.listTools()).tools);
  expect((await use("getLocation", { id: HOME.id }, older)).text).toContain("Somebody's Home");
  await older.close();
});

test("offers calls of the API as tools that only read, described by the same schemas", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "searchLocations",
    "getLocation",
    "searchNearby",
    "getTrip",
    "listLists",
    "getList",
  ]);
  for (const { name, description, inputSchema, annotations } of tools) {
    const call = API_CALLS.find(({ id }) => id === name)!;
    const schema = (call.body?.schema ?? call.params) as { shape?: object } | undefined;
    expect(Object.keys(inputSchema.properties ?? {})).toEqual(Object.keys(schema?.shape ?? {}));
    expect(description).toContain(call.summary);
    expect(annotations?.readOnlyHint).toBe(true);
  }
});

describe("a tool", () => {
  test("searches as the API does, at most 20 places in brief, with links", async () => {
    const asked = { q: "hotels in Georgia" };
    const { total, found, page } = await read("searchLocations", asked);
    const answer = await (await site.get(`/api/search?${new URLSearchParams(asked)}`)).json();
    expect(total).toBe(answer.length);
    expect(found.map(({ slug }: { slug: string }) => slug)).toEqual(
      answer.slice(0, 20).map(({ slug }: { slug: string }) => slug),
    );
    expect(found[0].page).toBe(`https://hauntway.test/location/${found[0].slug}`);
    expect(found[0]).not.toHaveProperty("citations");
    expect(page).toContain("https://hauntway.test/search?q=hotels+in+Georgia");
    expect(JSON.stringify(found).length).toBeLessThan(20_000);
  });

  test("gives a place with its story, also by a former id", async () => {
    const { houseName, fullStory, page, license } = await read("getLocation", { id: "ga-marshall-house" });
    expect(license).toBe("CC BY 4.0, https://creativecommons.org/licenses/by/4.0/");
    expect({ houseName, page }).toEqual({
      houseName: "The Marshall House",
      page: "https://hauntway.test/location/the-marshall-house-savannah-georgia",
    });
    expect(fullStory.length).toBeGreaterThan(500);
  });

  test("finds places near a point, nearest first", async () => {
    const { found } = await read("searchNearby", { latitude: 32.08, longitude: -81.09, radius: 2 });
    const distances = found.map(({ distance }: { distance: number }) => distance);
    expect(distances.length).toBeGreaterThan(5);
    expect(distances[0]).toBeLessThan(1);
  });

  test("plans a trip, with the page that shows it", async () => {
    const { days, page } = await read("getTrip", { from: "Savannah, GA", days: "1", kind: ["hotel", "cemetery"] });
    expect(days[0].stops[0].page).toMatch(/^https:\/\/hauntway\.test\/location\//);
    const there = new URL(page);
    expect((await site.get(there.pathname + there.search)).status).toBe(200);
    expect(there.searchParams.getAll("kind")).toEqual(["hotel", "cemetery"]);
  });

  test("reads the editors' lists", async () => {
    const { found } = await read("listLists");
    const [{ slug }] = found;
    const { places, page } = await read("getList", { list: slug });
    expect(page).toBe(`https://hauntway.test/lists/${slug}`);
    expect(places[0]).toMatchObject({ why: expect.any(String), page: expect.stringContaining("/location/") });
  });

  test("does not tell where a private place stands", async () => {
    const { text } = await use("getLocation", { id: HOME.id });
    expect(text).toContain("Private property, not open to visitors");
    expect(text).not.toMatch(/Telltale|4711/);
  });

  test("says why it has no answer", async () => {
    expect(await use("getLocation", { id: "no-such-place" })).toEqual({ isError: true, text: "Location not found" });
    expect((await use("searchNearby", { latitude: 200, longitude: 0, radius: 1 })).isError).toBe(true);
    expect((await use("searchLocations")).isError).toBe(true);
  });

  test("counts against the budget of its call: twenty plans a minute", async () => {
    const eager = await connect("10.1.0.2");
    const ask = () => use("getTrip", { from: "nowhere at all" }, eager);
    const answers = [];
    for (let plan = 0; plan < 21; plan++) answers.push(await ask());
    expect(answers.at(-2)!.text).not.toMatch(/Too many/);
    expect(answers.at(-1)).toMatchObject({ isError: true, text: expect.stringMatching(/Too many/) });
    expect((await use("getLocation", { id: HOME.id }, eager)).isError).toBe(false);
    await eager.close();
  });
});

describe("the address", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    site.get("/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
      body,
    });
  const message = (method: string) => ({ jsonrpc: "2.0", id: 1, method, params: {} });

  test.each(["GET", "DELETE", "PUT"])("keeps no sessions, so %s is not possible", async (method) => {
    const { status, headers } = await site.get("/mcp", { method });
    expect([status, headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("takes one message at a time, of at most 64 KB", async () => {
    expect((await post(JSON.stringify([message("tools/list"), message("tools/list")]))).status).toBe(400);
    expect((await post("not JSON")).status).toBe(400);
    expect((await post(JSON.stringify({ ...message("tools/list"), more: "x".repeat(70_000) }))).status).toBe(413);
  });

  test("opens no streams to wait on", async () => {
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow(/limit/);
  });

  test("may be asked by pages of other sites, and is never stored", async () => {
    const { headers } = await post(JSON.stringify(message("tools/list")), { origin: "https://other.example" });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("set-cookie")).toBeNull();
  });
});

test("nothing was logged as an error", () => expect(site.errors).toEqual([]));
