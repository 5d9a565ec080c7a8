import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Directions } from "../../app/domain/roads/directions.ts";
import type { Drive } from "../../app/domain/roads/drive.ts";
import type { WayOptions } from "../../app/domain/roads/way-options.ts";
import { startOutsideService } from "../../tests/outside-service.ts";
import { type RouterDirections, routerDirections } from "./router-directions.ts";

const NASHVILLE = { lat: 36.16589, lng: -86.78444 };
const FRANKLIN = { lat: 35.92506, lng: -86.86889 };
const ROUTE = {
  code: "Ok",
  routes: [
    {
      distance: 33_796.224,
      duration: 1_500,
      geometry: {
        coordinates: [
          [-86.78444, 36.16589],
          [-86.86889, 35.92506],
        ],
      },
      legs: [
        {
          steps: [
            { name: "Broadway", distance: 804.672 },
            { ref: "I 65; US 31", distance: 28_968.192 },
            { name: "Main Street", distance: 4_023.36 },
          ],
        },
      ],
    },
  ],
};

const OWN: Directions = {
  drive: async () => ({
    miles: 20,
    minutes: 22,
    roads: ["I 65"],
    crossings: [],
    cautions: [],
    line: [],
    source: "own roads",
  }),
  table: async (from, to) => from.map(() => to.map(() => ({ miles: 20, minutes: 22 }))),
};

let service: Awaited<ReturnType<typeof startOutsideService>>;
let answer: (res: ServerResponse, path: string) => void;
let warnings: string[];
let directions: RouterDirections;

beforeEach(async () => {
  service = await startOutsideService((_query, res) => answer(res, service.calls.at(-1)!.url.pathname));
  warnings = [];
  const log = { info() {}, warn: (_fields: object, message: string) => void warnings.push(message), error() {} };
  directions = routerDirections(new URL(service.url).origin, OWN, log);
});
afterEach(() => service.stop());

const json =
  (body: object, status = 200) =>
  (res: ServerResponse) =>
    void res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

describe("the routing server", () => {
  test("gives a route's miles, minutes, numbered roads and line", async () => {
    answer = json(ROUTE);
    const drive = await directions.drive(NASHVILLE, FRANKLIN);
    expect(drive).toMatchObject({ minutes: 25, roads: ["I 65"], line: [NASHVILLE, FRANKLIN], source: "router" });
    expect(drive?.miles).toBeCloseTo(21);
    expect(drive).not.toHaveProperty("note");
    expect(service.calls[0]!.url.pathname).toBe("/route/v1/driving/-86.78444,36.16589;-86.86889,35.92506");
  });

  test("is asked once about the same drive", async () => {
    answer = json(ROUTE);
    await Promise.all([directions.drive(NASHVILLE, FRANKLIN), directions.drive(NASHVILLE, FRANKLIN)]);
    await directions.drive(NASHVILLE, FRANKLIN);
    expect(service.calls).toHaveLength(1);
  });

  test.each(["NoRoute", "NoSegment"])("says %s where no road leads", async (code) => {
    answer = json({ code, message: "no" }, 400);
    expect(await directions.drive(NASHVILLE, FRANKLIN)).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  test("names the ferries that it takes", async () => {
    const [route] = ROUTE.routes;
    const steps = [
      { name: "Bolivar Ferry", mode: "ferry", distance: 4_000 },
      { mode: "ferry", distance: 100 },
    ];
    answer = json({ ...ROUTE, routes: [{ ...route, legs: [{ steps }] }] });
    const drive = await directions.drive(NASHVILLE, FRANKLIN);
    expect(drive?.crossings).toEqual([{ kind: "ferry", name: "Bolivar Ferry" }]);
  });

  test("is not asked for a table", async () => {
    expect(await directions.table([NASHVILLE], [FRANKLIN])).toEqual([[{ miles: 20, minutes: 22 }]]);
    expect(service.calls).toEqual([]);
  });
});

describe("what only our own roads know", () => {
  const CLOSED = "Snow usually closes Tioga Pass from November through May.";
  const answersTo = (found: Partial<Drive>) => {
    answer = json(ROUTE);
    const own: Directions = {
      ...OWN,
      drive: async (from, to, options) => {
        const usual = (await OWN.drive(from, to))!;
        return options?.month === undefined || options.month === 1 ? { ...usual, ...found } : usual;
      },
    };
    return routerDirections(new URL(service.url).origin, own, { info() {}, warn() {}, error() {} });
  };

  test("is told of a drive that the server makes", async () => {
    const drive = await answersTo({ cautions: [CLOSED] }).drive(NASHVILLE, FRANKLIN);
    expect(drive).toMatchObject({ source: "router", cautions: [CLOSED] });
  });

  test.each<[string, Partial<Drive>, WayOptions]>([
    ["a boat", { crossings: [{ kind: "boat", name: "Alcatraz City Cruises" }] }, {}],
    ["a road that a visitor prefers", {}, { preferRoad: "CA 1" }],
    ["no Interstates", {}, { avoidInterstates: true }],
  ])("%s: they answer", async (_what, found, options) => {
    expect(await answersTo(found).drive(NASHVILLE, FRANKLIN, options)).toMatchObject({ source: "own roads", ...found });
    expect(service.calls).toEqual([]);
  });

  test.each([
    [1, "own roads"],
    [7, "router"],
  ])("the way around a road that is closed in month %i: %s", async (month, source) => {
    const own: Directions = {
      ...OWN,
      drive: async (from, to, options) => ({ ...(await OWN.drive(from, to))!, miles: options?.month === 1 ? 300 : 20 }),
    };
    answer = json(ROUTE);
    directions = routerDirections(new URL(service.url).origin, own, { info() {}, warn() {}, error() {} });
    expect(await directions.drive(NASHVILLE, FRANKLIN, { month })).toMatchObject({ source });
  });
});

describe("a large answer", () => {
  /** Steps with their geometries as OSRM sends them, and a line of many points. */
  const large = {
    ...ROUTE,
    routes: [
      {
        ...ROUTE.routes[0]!,
        geometry: { coordinates: Array.from({ length: 3_000 }, (_, i) => [-86 - i / 1e5, 36 - i / 1e5]) },
        legs: [
          { steps: Array.from({ length: 200 }, () => ({ ref: "I 65", distance: 100, geometry: "x".repeat(80) })) },
        ],
      },
    ],
  };

  test("is cut down to what is shown, with both ends of the line", async () => {
    answer = json(large);
    const { line, roads } = (await directions.drive(NASHVILLE, FRANKLIN))!;
    expect(line.length).toBeLessThanOrEqual(1_000);
    expect(line[0]).toEqual({ lat: 36, lng: -86 });
    expect(line.at(-1)).toEqual({ lat: 36 - 2_999 / 1e5, lng: -86 - 2_999 / 1e5 });
    expect(roads).toEqual(["I 65"]);
  });

  test("is not kept: what is cached is bounded by bytes", async () => {
    answer = json(large);
    const points = Array.from({ length: 300 }, (_, i) => ({ lat: 30 + i / 100, lng: -86 }));
    for (const point of points) await directions.drive(NASHVILLE, point);
    const asked = service.calls.length;
    await directions.drive(NASHVILLE, points.at(-1)!);
    expect(service.calls.length).toBe(asked);
    // 16 MB hold about 250 lines of a thousand points.
    await directions.drive(NASHVILLE, points[0]!);
    expect(service.calls.length).toBe(asked + 1);
  });

  test("beyond any measure is about one drive: our own roads answer that one, and others are still asked for", async () => {
    answer = (res) => void res.writeHead(200).end("x".repeat(5 * 1024 * 1024));
    const tooLong = await directions.drive(NASHVILLE, FRANKLIN);
    expect(tooLong).toMatchObject({ source: "own roads", note: expect.any(String) });
    answer = json(ROUTE);
    expect(await directions.drive(FRANKLIN, NASHVILLE)).toMatchObject({ source: "router" });
    // Nor is it requested again.
    expect(await directions.drive(NASHVILLE, FRANKLIN)).toMatchObject({ source: "own roads" });
    expect(service.calls).toHaveLength(2);
    expect(warnings).toEqual(["an answer of the routing server was too long"]);
  });
});

describe("when the routing server fails", () => {
  test.each<[string, (res: ServerResponse) => void]>([
    ["an error", json({ message: "broken" }, 500)],
    ["no JSON", (res) => void res.end("<html>")],
    ["another form", json({ code: "Ok", routes: [] })],
    ["a redirect", (res) => void res.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
    ["a torn answer", (res) => void res.writeHead(200, { "content-length": "100" }).destroy()],
    ["silence", () => {}],
    [
      "says that the way is shorter than nothing",
      json({ ...ROUTE, routes: [{ ...ROUTE.routes[0], distance: -1e300 }] }),
    ],
    [
      "leads the way off the Earth",
      json({ ...ROUTE, routes: [{ ...ROUTE.routes[0], geometry: { coordinates: [[1e308, 36]] } }] }),
    ],
  ])("(%s) our own roads answer and say so", async (_name, fail) => {
    answer = fail;
    const drive = await directions.drive(NASHVILLE, FRANKLIN);
    expect(drive).toMatchObject({ miles: 20, source: "own roads", note: expect.stringContaining("did not answer") });
    expect(warnings).toEqual(["the routing server did not answer"]);
  });

  test("it is left alone for a while, with one line in the log", async () => {
    answer = json({}, 503);
    await directions.drive(NASHVILLE, FRANKLIN);
    answer = json(ROUTE);
    expect(await directions.drive(FRANKLIN, NASHVILLE)).toMatchObject({ source: "own roads" });
    expect(service.calls).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });
});

describe("a routing server that is slow with each drive", () => {
  const TOO_SLOW = "the routing server was too slow for a plan";
  const destinations = Array.from({ length: 8 }, (_, i) => ({ lat: 35 + i / 10, lng: -86 }));
  beforeEach(() => {
    answer = (res) => void setTimeout(() => json(ROUTE)(res), 1_600);
  });

  async function sources({ drive }: Directions): Promise<(string | undefined)[]> {
    const found = [];
    for (const destination of destinations) found.push((await drive(NASHVILLE, destination))?.source);
    return found;
  }

  test("is left alone within a plan, which our own roads finish", { timeout: 20_000 }, async () => {
    const found = await sources(directions.ofOnePlan());
    expect([found.at(0), found.at(-1)]).toEqual(["router", "own roads"]);
    expect(warnings).toEqual([TOO_SLOW]);
    // The next plan does not wait for it either.
    const asked = service.calls.length;
    expect(await directions.ofOnePlan().drive(FRANKLIN, NASHVILLE)).toMatchObject({ source: "own roads" });
    expect(service.calls).toHaveLength(asked);
  });

  test("is asked on for drives that belong to no plan", async () => {
    const found = await Promise.all(destinations.map((destination) => directions.drive(NASHVILLE, destination)));
    expect(new Set(found.map((drive) => drive?.source))).toEqual(new Set(["router"]));
    expect(warnings).toEqual([]);
  });
});
