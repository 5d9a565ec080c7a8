import { describe, expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { EMPTY_CATALOG, reviseCatalog } from "../../domain/catalog/catalog.ts";
import type { ListRecord } from "../../domain/lists/editors-list.ts";
import { sitemapEntries, sitemapIndex, sitemapPart } from "./sitemap.ts";

const catalog = reviseCatalog(EMPTY_CATALOG, {
  version: 1,
  published: [
    makePlace({
      id: "a",
      houseName: "Old Inn",
      paranormalActivityType: "Cold Spots",
      updatedAt: "2026-01-01T00:00:00.000Z",
    }),
    makePlace({
      id: "b",
      houseName: "New Inn",
      paranormalActivityType: "Voices",
      updatedAt: "2026-03-01T00:00:00.000Z",
    }),
    makePlace({ id: "c", houseName: "Fort", city: "Hampton", state: "Virginia", updatedAt: "not a date" }),
  ],
  withdrawn: [],
  formerSlugs: [],
});

const LIST: ListRecord = {
  slug: "inns",
  title: "Inns",
  group: "Plan a Visit",
  summary: "Two inns.",
  words: "inns",
  introduction: [],
  updated: "2026-02-02",
  places: [{ id: "a", why: "It is old." }],
};
const EMPTY_LIST: ListRecord = { ...LIST, slug: "gone", places: [{ id: "gone", why: "It was old." }] };

test("the sitemap names the leading picture of a place, unless it is another site's", () => {
  const at = { city: "Salem", state: "Oregon" } as const;
  const photo = { hash: "0123456789abcdef0123456789abcdef", width: 2000, height: 1000, leads: true };
  const pictured = reviseCatalog(EMPTY_CATALOG, {
    version: 1,
    published: [
      makePlace({ ...at, id: "p", houseName: "Photographed", photos: [photo as never] }),
      makePlace({ ...at, id: "d", houseName: "Drawn" }),
      makePlace({ ...at, id: "o", houseName: "Others", imageUrl: "https://elsewhere.example/inn.jpg" }),
    ],
    withdrawn: [],
    formerSlugs: [],
  });
  const xml = sitemapPart("https://hauntway.test", sitemapEntries(pictured, []), 1)!;
  const pictures = [...xml.matchAll(/<image:image><image:loc>(.*?)<\/image:loc><\/image:image>/g)].map(
    ([, url]) => url,
  );
  expect(pictures).toHaveLength(2);
  expect(pictures).toContain(`https://hauntway.test/photo/${photo.hash}-1920.webp`);
  expect(pictures.some((url) => /\/art\/drawn-salem-oregon.*\.svg$/.test(url!))).toBe(true);
  expect(xml).not.toContain("elsewhere.example");
});

describe("the sitemap", () => {
  const entries = sitemapEntries(catalog, [LIST, EMPTY_LIST]);
  const changeOf = (path: string) => entries.find((entry) => entry.path === path)?.changed;

  test("names every page with content once", () => {
    const paths = entries.map((entry) => entry.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/all-locations",
        "/haunted-roadtrip",
        "/trip",
        "/state/oregon",
        "/state/virginia",
        "/city/salem",
        "/city/hampton",
        "/activity/cold-spots",
        "/activity/voices",
        "/location/old-inn-salem-oregon",
        "/lists",
        "/lists/inns",
        "/kind/hotel",
      ]),
    );
    expect(paths).not.toContain("/state/ohio");
    expect(paths).not.toContain("/search");
    expect(paths).not.toContain("/lists/gone");
  });

  test("dates a list by its newest place, a place by itself, and leaves out what is not known", () => {
    expect(changeOf("/state/oregon")).toBe("2026-03-01");
    expect(changeOf("/activity/cold-spots")).toBe("2026-01-01");
    expect(changeOf("/location/old-inn-salem-oregon")).toBe("2026-01-01");
    expect(changeOf("/location/fort-hampton-virginia")).toBeUndefined();
    expect(changeOf("/privacy")).toBeUndefined();
  });

  test("is cut into parts of at most the limit, which together hold everything", () => {
    const limit = 4;
    const index = sitemapIndex("https://x.test", entries, limit);
    const parts = [...index.matchAll(/part=(\d+)/g)].map((match) => Number(match[1]));
    expect(parts.length).toBe(Math.ceil(entries.length / limit));
    const texts = parts.map((part) => sitemapPart("https://x.test", entries, part, limit));
    const addresses = texts.flatMap((text) =>
      [...text!.matchAll(/<loc>https:\/\/x.test(.*?)<\/loc>/g)].map(([, path]) => path),
    );
    expect(addresses).toEqual(entries.map(({ path }) => path));
    const counts = texts.map((text) => text!.match(/<url>/g)!.length);
    expect(Math.max(...counts)).toBe(limit);
    expect(counts.reduce((sum, count) => sum + count)).toBe(entries.length);
    expect(sitemapPart("https://x.test", entries, parts.length + 1, limit)).toBeUndefined();
  });

  test("the index dates each part by the newest page in it, wherever the parts are cut", () => {
    const count = 768;
    const many = reviseCatalog(EMPTY_CATALOG, {
      version: 1,
      published: Array.from({ length: count }, (_, number) =>
        makePlace({
          id: `${number}`,
          houseName: `Inn ${number}`,
          city: `Town ${number % 40}`,
          updatedAt: new Date(Date.UTC(2026, 0, 1) + ((number * 311) % count) * 86_400_000).toISOString(),
        }),
      ),
      withdrawn: [],
      formerSlugs: [],
    });
    for (const limit of [7, 30, 100, 256, 512, count]) {
      const entriesOfMany = sitemapEntries(many, []);
      const index = sitemapIndex("https://x.test", entriesOfMany, limit);
      const dates = [...index.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date);
      const parts = Array.from({ length: dates.length }, (_, part) =>
        entriesOfMany.slice(part * limit, (part + 1) * limit),
      );
      const newest = parts.map((part) =>
        part
          .map(({ changed }) => changed ?? "")
          .sort()
          .at(-1),
      );
      expect(dates).toEqual(newest);
      expect(dates.length).toBe(Math.ceil(entriesOfMany.length / limit));
    }
  });
});
