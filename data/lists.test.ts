import { describe, expect, it } from "vitest";
import { z } from "zod";
import { LIST_GROUPS } from "../app/domain/lists/editors-list.ts";
import { readCuratedPlaces } from "../server/read-curated-places.ts";
import { readLists } from "../server/read-lists.ts";

const ENOUGH_LISTS = 24;
const FEATURED = 3;
/** The editors' voice: straight quotes, no dashes between words, nothing shouted. */
const VOICE = /^[^!—–“”’]+$/;
const text = (min: number, max: number) => z.string().min(min).max(max).regex(VOICE);

const List = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text(8, 60),
  group: z.enum(LIST_GROUPS),
  featured: z.literal(true).optional(),
  summary: text(30, 140).regex(/\.$/),
  introduction: z.array(text(80, 700)).min(1).max(3),
  updated: z.iso.date(),
  places: z.array(z.strictObject({ id: z.string(), why: text(20, 160).regex(/[.?]$/) })).min(6).max(40),
});

describe("the editors' lists", () => {
  const lists = readLists("data/lists");
  const places = new Map(readCuratedPlaces("data/places").map((place) => [place.id, place]));

  it("are enough, and three of them stand on the home page", () => {
    expect(lists.length).toBeGreaterThanOrEqual(ENOUGH_LISTS);
    expect(lists.filter(({ featured }) => featured)).toHaveLength(FEATURED);
  });

  it.each(lists.map((list) => [list.slug, list] as const))("%s follows data/README.md", (_, list) => {
    expect(() => List.parse(list)).not.toThrow();
    const ids = list.places.map(({ id }) => id);
    expect(ids.filter((id) => !places.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    // Nobody is sent to a private place.
    expect(ids.filter((id) => places.get(id)?.access === "private")).toEqual([]);
  });

  it("say each thing once", () => {
    const lines = lists.flatMap((list) => list.places.map(({ why }) => why));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
