import { afterAll, beforeAll, expect, test } from "vitest";
import { addPhoto } from "../../make-photo.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
let hash: string;
beforeAll(async () => {
  site = await startTestSite({ places: [makePlace({ id: "mill" }), makePlace({ id: "inn", houseName: "Inn" })] });
  hash = await addPhoto(site.store.db, "mill");
});
afterAll(() => site.close());

test("a photograph is served for ever as nothing but a picture", async () => {
  const response = await site.get(`/photo/${hash}-960.webp`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
  const again = await site.get(`/photo/${hash}-960.webp`, {
    headers: { "if-none-match": response.headers.get("etag")! },
  });
  expect(again.status).toBe(304);
});

test.each([
  ["another width", (name: string) => `/photo/${name}-640.webp`],
  ["another format", (name: string) => `/photo/${name}-960.jpg`],
  ["no photograph", () => `/photo/${"0".repeat(32)}-960.webp`],
  ["a name in capitals", (name: string) => `/photo/${name.toUpperCase()}-960.webp`],
])("%s is not found", async (_what, path) => {
  const response = await site.get(path(hash));
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

test("a pending one has no address yet", async () => {
  const pending = await addPhoto(site.store.db, "inn", { status: "pending" });
  expect((await site.get(`/photo/${pending}-320.webp`)).status).toBe(404);
});
