import { expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { turnsOfOthers } from "../../../tests/turns-of-others.ts";
import { atomFeed } from "../seo/atom-feed.ts";
import { sitemapIndex, sitemapPart } from "../seo/sitemap.ts";

const catalog = makeCatalog(
  Array.from({ length: 20_000 }, (_, index) => ({
    houseName: `Café ${index}`,
    city: `City ${index % 4_000}`,
    updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString(),
  })),
);

test.each<[string, () => Promise<unknown>]>([
  ["the sitemap's index", () => sitemapIndex("https://x.test", catalog)],
  ["a part of the sitemap", () => sitemapPart("https://x.test", catalog, 1)],
  ["the feed", () => atomFeed("https://x.test", catalog.places)],
])("others get their turn while %s is made of many places", async (_what, make) => {
  expect(await turnsOfOthers(make)).toBeGreaterThan(2);
});

test("the feed has the newest of all places, wherever in the directory they stand, and of equals the first", async () => {
  const names = (xml: string) => [...xml.matchAll(/<entry><title>(.*?), /g)].map(([, name]) => name);
  const newest = Array.from({ length: 50 }, (_, index) => `Café ${19_999 - index}`);
  expect(names(await atomFeed("https://x.test", catalog.places))).toEqual(newest);
  const equal = makeCatalog(Array.from({ length: 1_000 }, (_, index) => ({ houseName: `House ${index}` })));
  const first = equal.places.slice(0, 50).map(({ houseName }) => houseName);
  expect(names(await atomFeed("https://x.test", equal.places))).toEqual(first);
});
