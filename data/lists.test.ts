import { isFree } from "../app/domain/places/number-words.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { LIST_GROUPS } from "../app/domain/lists/editors-list.ts";
import type { CuratedPlace } from "../app/domain/places/curated-place.ts";
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
  words: text(5, 200).regex(/^[a-z0-9 ]+(?:\|[a-z0-9 ]+)*$/),
  summary: text(30, 140).regex(/\.$/),
  introduction: z.array(text(80, 700)).min(1).max(3),
  updated: z.iso.date(),
  trip: z.strictObject({ from: text(5, 40), to: text(5, 40), along: text(4, 40) }).optional(),
  places: z.array(z.strictObject({ id: z.string(), why: text(20, 160).regex(/[.?]$/) })).min(6).max(40),
});

const hasKitchen = new Set(["restaurant", "hotel"]);
const PRESIDENT = /\b(Washington|Adams|Jefferson|Madison|Monroe|Tyler|Lincoln|Johnson|Grant|Roosevelt|Truman)\b/;

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

  // What the title promises stands in the record of every place.
  it.each<[slug: string, promise: string, keeps: (place: CuratedPlace) => boolean]>([
    ["free-after-dark", "free and open after dark", (place) => isFree(place) && place.afterDark === true],
    ["inns-to-sleep-in", "beds", (place) => place.stay === true],
    ["sleep-in-a-prison-ship-or-lighthouse", "beds", (place) => place.stay === true],
    ["dinner-with-a-ghost", "a kitchen", (place) => place.access === "open" && hasKitchen.has(place.placeType)],
    ["lighthouses", "a light", (place) => place.placeType === "lighthouse"],
    ["theaters", "a stage", (place) => place.placeType === "theater"],
    ["cemeteries", "graves", (place) => place.placeType === "cemetery"],
    ["presidents-ghosts", "a president", (place) => PRESIDENT.test(place.fullStory ?? "")],
  ])("%s: %s", (slug, _, keeps) => {
    const list = lists.find((one) => one.slug === slug)!;
    expect(list.places.map(({ id }) => id).filter((id) => !keeps(places.get(id)!))).toEqual([]);
  });

  it("give no year that is not in the record", () => {
    const wrong = lists.flatMap(({ slug, places: entries }) =>
      entries.flatMap(({ id, why }) => {
        const record = JSON.stringify(places.get(id));
        return (why.match(/\b1[6-9]\d\d\b|\b20\d\d\b/g) ?? [])
          .filter((year) => !record.includes(year))
          .map((year) => `${slug}: ${id}: ${year}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("say each thing once", () => {
    const lines = lists.flatMap((list) => list.places.map(({ why }) => why));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
