import { describe, expect, test } from "vitest";
import { makeCard } from "../../tests/make-place.ts";
import { EMPTY_CATALOG, reviseCatalog } from "../domain/catalog.ts";
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
});
