import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { OWN_ORIGIN } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [makePlace({ id: "inn" })] });
});
afterAll(() => site.close());

describe("requests about a listing", () => {
  const request = (fields: Record<string, string>) =>
    site.get("/corrections", {
      method: "POST",
      headers: OWN_ORIGIN,
      body: new URLSearchParams(fields).toString(),
    });

  test("are stored and can be followed", async () => {
    const response = await request({
      placeId: "inn",
      kind: "remove",
      message: "We live here now.",
      contact: "me@example.org",
    });
    expect(response.status).toBe(303);
    const html = await (await site.get(response.headers.get("location")!)).text();
    expect(html).toContain("Old Mill Inn");
    expect(html).not.toContain("me@example.org");
  });

  test.each(["hours", "phone"])("can be about the %s alone", async (kind) => {
    const response = await request({ placeId: "inn", kind, message: "It says so on their site." });
    expect(response.status).toBe(303);
  });

  test("come back filled with what is missing", async () => {
    const response = await request({ placeId: "inn", kind: "correct", message: "", contact: "me@example.org" });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Required");
    expect(html).toContain("me@example.org");
  });

  test.each([{ placeId: "nowhere" }, { kind: "burn" }])("are refused with %j", async (fields) => {
    expect((await request({ placeId: "inn", kind: "correct", message: "Hm.", ...fields })).status).toBe(400);
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
