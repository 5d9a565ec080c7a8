import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  const whaley = { houseName: "The WHALEY House", city: "San Diego", state: "California" };
  site = await startTestSite({
    places: [
      makePlace({ id: "ca-whaley", ...whaley }),
      makePlace({ id: "mi-whaley", ...whaley, city: "Flint", state: "Michigan" }),
    ],
  });
});
afterAll(() => site.close());

describe("GET /location/{slug}", () => {
  test("of a famous house has its timeline and links between the gallery and the activity", async () => {
    const html = await (await site.get("/location/the-whaley-house-san-diego-california")).text();
    const parts = [
      "Gallery",
      "Timeline of",
      "Yankee Jim Robinson is hanged",
      "https://ghostcitytours.com/",
      "Reported Paranormal",
    ];
    const positions = parts.map((part) => html.indexOf(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(html).not.toContain("<iframe");
  });

  test("of a house with the same name in another state has no timeline", async () => {
    const html = await (await site.get("/location/the-whaley-house-flint-michigan")).text();
    expect(html).toContain("Reported Paranormal");
    expect(html).not.toContain("Timeline of");
  });
});
