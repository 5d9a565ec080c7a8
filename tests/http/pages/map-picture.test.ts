/** Pictures of maps: small whatever they show, drawn from what is published, and refused for odd addresses. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { seededRandom } from "../../seeded-random.ts";
import { readXml } from "../../well-formed-xml.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/** The coast around New York is the longest. */
const MAX_GZIP = 18_000;
const random = seededRandom(35);
/** All over the country. */
const crowd = Array.from({ length: 2_000 }, (_, i) =>
  makePlace({
    id: `crowd-${i}`,
    houseName: `House ${i}`,
    latitude: 26 + 22 * random(),
    longitude: -124 + 54 * random(),
  }),
);
const INN = makePlace({
  id: "inn",
  houseName: "Gray Inn",
  city: "Hilo",
  state: "Hawaii",
  latitude: 19.7,
  longitude: -155.1,
});

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [...crowd, INN] });
});
afterAll(() => site.close());

const draw = async (query: string) => {
  const response = await site.get(`/map.svg?${query}`);
  return { response, svg: await response.text() };
};

describe("GET /map.svg", () => {
  test("is an image that may be cached", async () => {
    const { response, svg } = await draw("at=39.83,-98.58,5&size=wide");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(readXml(svg)("text")).toEqual(expect.arrayContaining(["Texas"]));
  });

  test("shows the places of its page, and no others", async () => {
    const marks = (svg: string) => svg.match(/<use /g)?.length ?? 0;
    expect(marks((await draw("at=19.7,-155.1,11&size=narrow&state=Hawaii")).svg)).toBe(1);
    expect(marks((await draw("at=19.7,-155.1,11&size=narrow&state=Ohio")).svg)).toBe(0);
    expect((await draw("at=39.83,-98.58,5&size=wide")).svg).toContain('class="group"');
  });

  test("shows a trip with its lines and numbered stops, and no other places", async () => {
    const { response, svg } = await draw("at=35,-87,6&size=narrow&trip=-50,-90,0,0;1-2:-50,-90_0,0,40,99;3:40,99");
    expect(response.status).toBe(200);
    expect(readXml(svg)("text")).toEqual(expect.arrayContaining(["1-2", "3"]));
    expect(svg).toContain('d="M0 0L40 99"');
    expect(svg).not.toMatch(/<use |class="group"/);
  });

  test("shows all stops of a long trip", async () => {
    const line = Array.from({ length: 120 }, (_, i) => `${i},${-i}`).join(",");
    const trip = Array.from({ length: 4 }, (_, i) => `${line};${i + 1}:${i * 40},0`).join("_");
    const { response, svg } = await draw(`at=35,-87,6&size=narrow&trip=${trip}`);
    expect(response.status).toBe(200);
    expect(readXml(svg)("text")).toEqual(expect.arrayContaining(["1", "2", "3", "4"]));
  });

  test("shows ways over water dashed, and those on foot dotted", async () => {
    const { svg } = await draw("at=35,-87,6&size=narrow&trip=0,0,9,9*.9,9,20,20*~20,20,30,30;1:30,30");
    expect(svg).toMatch(/d="M9 9L20 20"[^>]*stroke-dasharray="10 7"/);
    expect(svg).toMatch(/d="M20 20L30 30"[^>]*stroke-dasharray="2 9"/);
  });

  test.each(["wide", "narrow", "tall"])("weighs at most 18 KB wherever it is, %s", async (size) => {
    for (const zoom of [3, 4, 5, 6, 7, 8, 9, 11, 13]) {
      for (const center of ["39.83,-98.58", "40.7,-74", "41.8,-87.6", "34,-118.2", "33.7,-84.4", "58,-135"]) {
        const { svg } = await draw(`at=${center},${zoom}&size=${size}`);
        expect(gzipSync(svg).length, `${center} at ${zoom}`).toBeLessThanOrEqual(MAX_GZIP);
      }
    }
  });

  test.each([
    "",
    "at=39.83,-98.58,5",
    "at=39.83,-98.58,5&size=vast",
    "at=95,0,5&size=wide",
    "at=a,b,5&size=wide",
    "at=1,2,19&size=wide",
    "at=39.83,-98.58,5&size=wide&trip=1,2,x",
    "at=39.83,-98.58,5&size=wide&trip=1,2;<b>:0,0",
  ])("%j is 404", async (query) => {
    expect((await draw(query)).response.status).toBe(404);
  });
});

test("nothing was logged as an error", () => expect(site.errors).toEqual([]));
