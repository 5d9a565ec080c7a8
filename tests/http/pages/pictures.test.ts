/** Images reserve space; those below the fold load lazily. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { housesOnTheHill } from "../houses-on-the-hill.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  const houses = housesOnTheHill((index) => ({
    paranormalActivityType: "Apparitions; Footsteps; Cold Spots",
    // A photograph lies over the drawing that stands in for it.
    ...(index % 2 === 0 ? { imageUrl: `https://pictures.example/house-${index}.jpg` } : {}),
  }));
  const famous = makePlace({ id: "famous", houseName: "The Whaley House", city: "San Diego", state: "California" });
  site = await startTestSite({ places: [...houses, famous] });
});
afterAll(() => site.close());

/** How many pictures the first screen may have, and how many there are at least, so that there is something to look at. */
describe.each([
  ["/", 4, 8],
  ["/state/oregon", 2, 25],
  ["/city/salem", 2, 25],
  ["/activity/apparitions", 2, 25],
  ["/all-locations", 0, 24],
  ["/most-haunted", 2, 5],
  ["/location/house-number-1-on-the-hill-salem-oregon", 1, 5],
  ["/location/house-number-2-on-the-hill-salem-oregon", 2, 5],
  ["/location/the-whaley-house-san-diego-california", 1, 3],
  ["/search?q=house", 2, 20],
  ["/activity-types", 2, 3],
  ["/search", 0, 0],
  ["/haunted-roadtrip", 0, 0],
  ["/about", 0, 0],
  ["/privacy", 0, 0],
  ["/api", 0, 0],
])("the page %s", (path, firstScreen, atLeast) => {
  test(`has ${firstScreen} pictures at most that do not wait, before all others, and each has its size`, async () => {
    const html = await (await site.get(path)).text();
    const pictures = html.match(/<img\s[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThanOrEqual(atLeast);
    expect(pictures.filter((picture) => !hasSize(picture))).toEqual([]);
    expect(pictures.slice(firstScreen).filter((picture) => !picture.includes(' loading="lazy"'))).toEqual([]);
  });
});

const hasSize = (picture: string): boolean => /\swidth="[1-9]\d*"/.test(picture) && /\sheight="[1-9]\d*"/.test(picture);
