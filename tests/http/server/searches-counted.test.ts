/** Whatever searches counts as a search, so that no address can make the site search without end. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/** A minute, as server/http/limits.ts has it. */
const SEARCHES = 240;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    places: [makePlace({ id: "stanley", houseName: "Stanley Hotel", city: "Estes Park", state: "Colorado" })],
    env: { TRUST_PROXY: "1" },
  });
});
afterAll(() => site.close());

const from = (address: string, path: string) => site.get(path, { headers: { "x-forwarded-for": address } });

/** Uses up what an address may search for in a minute. */
async function searchOften(address: string): Promise<void> {
  for (let i = 0; i < SEARCHES; i++) await (await from(address, `/api/search?q=x${i}`)).arrayBuffer();
}

describe("somebody who has searched too often", () => {
  const address = "10.1.1.1";
  beforeAll(() => searchOften(address));

  test.each([
    "/search?q=stanley",
    "/?q=stanley",
    "/all-locations?find=stanley",
    "/map?find=stanley",
    "/api/map?bbox=-125,24,-66,50&zoom=5&find=stanley",
    "/map.svg?at=39.8,-98.6,5&size=wide&find=stanley",
  ])("is refused %s", async (path) => {
    const response = await from(address, path);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("still sees pages and filtered lists", async () => {
    for (const path of ["/?lat=40&lng=-105", "/all-locations?q=stanley", "/map?q=stanley"])
      expect((await from(address, path)).status).toBe(200);
  });

  test("is told that a page does not exist, without close matches", async () => {
    const [tired, fresh] = await Promise.all([
      from(address, "/location/stanly-hotel"),
      from("10.1.1.2", "/location/stanly-hotel"),
    ]);
    expect([tired.status, fresh.status]).toEqual([404, 404]);
    expect(await fresh.text()).toContain('href="/location/stanley-hotel-estes-park-colorado"');
    expect(await tired.text()).not.toContain('href="/location/stanley-hotel-estes-park-colorado"');
  });

  test("gets suggestions for what is spelled well, but no corrections", async () => {
    const suggestions = async (who: string, q: string) => (await from(who, `/api/suggest?q=${q}`)).json();
    const stanley = expect.objectContaining({ href: "/location/stanley-hotel-estes-park-colorado" });
    expect(await suggestions(address, "stanley")).toContainEqual(stanley);
    expect(await suggestions("10.1.1.2", "stanlye")).toContainEqual(stanley);
    expect(await suggestions(address, "stanlye")).not.toContainEqual(stanley);
  });
});

test("guessed addresses are searches", async () => {
  const address = "10.1.1.3";
  for (let i = 0; i < SEARCHES; i++) await (await from(address, `/location/nowhere-${i}`)).arrayBuffer();
  expect((await from(address, "/api/search?q=stanley")).status).toBe(429);
});
