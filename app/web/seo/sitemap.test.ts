import { describe, expect, test } from "vitest";
import { makeCard } from "../../../tests/make-place.ts";
import { EMPTY_CATALOG, reviseCatalog } from "../../domain/catalog/catalog.ts";
import { RUN_LENGTH } from "../../domain/catalog/sorted-places.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { sitemapEntries, sitemapIndex, sitemapPart } from "./sitemap.ts";

const catalog = reviseCatalog(EMPTY_CATALOG, {
  version: 1,
  published: [
    makeCard({
      id: "a",
      houseName: "Old Inn",
      paranormalActivityType: "Cold Spots",
      updatedAt: "2026-01-01T00:00:00.000Z",
    }),
    makeCard({
      id: "b",
      houseName: "New Inn",
      paranormalActivityType: "Voices",
      updatedAt: "2026-03-01T00:00:00.000Z",
    }),
    makeCard({ id: "c", houseName: "Fort", city: "Hampton", state: "Virginia", updatedAt: "not a date" }),
  ],
  withdrawn: [],
  formerSlugs: [],
});

describe("the sitemap", async () => {
  const entries = await sitemapEntries(catalog);
  const changeOf = (path: string) => entries.find((entry) => entry.path === path)?.changed;

  test("names every page with content once", () => {
    const paths = entries.map((entry) => entry.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/all-locations",
        "/haunted-roadtrip",
        "/state/oregon",
        "/state/virginia",
        "/city/salem",
        "/city/hampton",
        "/activity/cold-spots",
        "/activity/voices",
        "/location/old-inn-salem-oregon",
      ]),
    );
    expect(paths).not.toContain("/state/ohio");
    expect(paths).not.toContain("/search");
  });

  test("dates a list by its newest place, a place by itself, and leaves out what is not known", () => {
    expect(changeOf("/state/oregon")).toBe("2026-03-01");
    expect(changeOf("/activity/cold-spots")).toBe("2026-01-01");
    expect(changeOf("/location/old-inn-salem-oregon")).toBe("2026-01-01");
    expect(changeOf("/location/fort-hampton-virginia")).toBeUndefined();
    expect(changeOf("/privacy")).toBeUndefined();
  });

  test("is cut into parts of at most the limit, which together hold everything", async () => {
    const limit = 4;
    const index = await sitemapIndex("https://x.test", catalog, limit);
    const parts = [...index.matchAll(/part=(\d+)/g)].map((match) => Number(match[1]));
    expect(parts.length).toBe(Math.ceil(entries.length / limit));
    const texts = await Promise.all(parts.map((part) => sitemapPart("https://x.test", catalog, part, limit)));
    const addresses = texts.flatMap((text) =>
      [...text!.matchAll(/<loc>https:\/\/x.test(.*?)<\/loc>/g)].map(([, path]) => path),
    );
    expect(addresses).toEqual(entries.map(({ path }) => path));
    const counts = texts.map((text) => text!.match(/<url>/g)!.length);
    expect(Math.max(...counts)).toBe(limit);
    expect(counts.reduce((sum, count) => sum + count)).toBe(entries.length);
    expect(await sitemapPart("https://x.test", catalog, parts.length + 1, limit)).toBeUndefined();
  });

  test("the index dates each part by the newest page in it, wherever the parts are cut", async () => {
    const count = 3 * RUN_LENGTH;
    const many = reviseCatalog(EMPTY_CATALOG, {
      version: 1,
      published: Array.from({ length: count }, (_, number) =>
        makeCard({
          id: `${number}`,
          houseName: `Inn ${number}`,
          city: `Town ${number % 40}`,
          updatedAt: new Date(Date.UTC(2026, 0, 1) + ((number * 311) % count) * 86_400_000).toISOString(),
        }),
      ),
      withdrawn: [],
      formerSlugs: [],
    });
    for (const limit of [7, 30, 100, RUN_LENGTH, 2 * RUN_LENGTH, count]) {
      const index = await sitemapIndex("https://x.test", many, limit);
      const dates = [...index.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date);
      const parts = Array.from({ length: dates.length }, (_, part) =>
        sitemapEntries(many, part * limit, (part + 1) * limit),
      );
      const newest = (await Promise.all(parts)).map((part) =>
        part
          .map(({ changed }) => changed ?? "")
          .sort()
          .at(-1),
      );
      expect(dates).toEqual(newest);
      expect(dates.length).toBe(Math.ceil((await sitemapEntries(many)).length / limit));
    }
  });

  test("the index of the next catalog looks at the places beside the new one only", async () => {
    const looks = { count: 0 };
    const card = (number: number) =>
      Object.defineProperty(
        makeCard({ id: `${number}`, houseName: `Inn ${number}`, city: `Town ${number % 9}` }),
        "updatedAt",
        {
          get: () => {
            looks.count += 1;
            return "2026-01-01T00:00:00.000Z";
          },
        },
      );
    const change = (published: PlaceCard[]) => ({ version: 1, published, withdrawn: [], formerSlugs: [] });
    const count = 20 * RUN_LENGTH;
    const before = reviseCatalog(EMPTY_CATALOG, change(Array.from({ length: count }, (_, number) => card(number))));
    const limit = count / 2;
    await sitemapIndex("https://x.test", before, limit);
    const next = reviseCatalog(before, change([card(count)]));
    looks.count = 0;
    await sitemapIndex("https://x.test", next, limit);
    // The run of the new place in the list of all, and those that the ends of parts cut in two.
    expect(looks.count).toBeLessThan(6 * RUN_LENGTH);
    expect(looks.count).toBeGreaterThan(0);
  });
});
