import { describe, expect, it, test } from "vitest";
import { FAMOUS_HISTORIES, famousHistory, famousHistorySchema } from "../app/domain/places/famous-houses.ts";
import { videoPage, videoUrl } from "../app/domain/places/famous-video.ts";
import { readCuratedPlaces } from "../server/read-curated-places.ts";

const curated = readCuratedPlaces(new URL("places", import.meta.url).pathname);

test("there are at least twelve famous houses", () => {
  expect(FAMOUS_HISTORIES.length).toBeGreaterThanOrEqual(12);
});

describe.each(FAMOUS_HISTORIES.map((house) => [house.phrases[0]!, house] as const))("%s", (_phrase, house) => {
  const places = curated.filter((place) => famousHistory(place) === house);

  it("has the shape that the page expects", () => {
    expect(famousHistorySchema.safeParse(house).error?.issues ?? []).toEqual([]);
  });

  it("is exactly one curated place, and no other house", () => {
    expect(places).toHaveLength(1);
    const name = places[0]!.houseName.toLowerCase();
    const claims = FAMOUS_HISTORIES.filter(({ phrases }) => phrases.some((phrase) => name.includes(phrase)));
    expect(claims).toEqual([house]);
  });

  it("tells its years in order, up to the present", () => {
    const years = house.timeline.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(Math.max(...years)).toBeLessThanOrEqual(new Date().getFullYear());
    expect(new Set(house.timeline.map(({ event }) => event)).size).toBe(years.length);
  });

  it("links only to what its record names, each once, the official site first", () => {
    const [place] = places;
    const known = [place!.website, place!.articleUrl, ...(place!.additionalSources ?? [])];
    const urls = house.links.map(({ url }) => url);
    expect(urls.filter((url) => !known.includes(url))).toEqual([]);
    expect(new Set(urls).size).toBe(urls.length);
    if (place!.website) expect(urls[0]).toBe(place!.website);
  });
});

test.each([
  ["THE STANLEY HOTEL", "Colorado", true],
  ["Whaley House", "California", true],
  ["Whaley House", "Michigan", false],
  ["Stanley House", "Colorado", false],
])("%s in %s is a famous house: %s", (houseName, state, isFamous) => {
  expect(famousHistory({ houseName, state }) !== undefined).toBe(isFamous);
});

test("a video comes from the host that sets no cookies", () => {
  const video = { provider: "youtube-nocookie", id: "abcdefghijk", title: "A walk through" } as const;
  expect(famousHistorySchema.safeParse({ ...FAMOUS_HISTORIES[0], videos: [video] }).success).toBe(true);
  expect(videoUrl(video)).toBe("https://www.youtube-nocookie.com/embed/abcdefghijk");
  expect(videoPage(video)).toBe("https://www.youtube.com/watch?v=abcdefghijk");
});
