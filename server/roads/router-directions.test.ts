import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Directions } from "../../app/domain/roads/directions.ts";
import { startOutsideService } from "../../tests/outside-service.ts";
import { routerDirections } from "./router-directions.ts";

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
    winterRoads: [],
    line: [],
    source: "own roads",
  }),
  table: async (from, to) => ({
    rows: from.map(() => to.map(() => ({ miles: 20, minutes: 22 }))),
    source: "own roads",
  }),
};

let service: Awaited<ReturnType<typeof startOutsideService>>;
let answer: (res: ServerResponse, path: string) => void;
let warnings: string[];
let directions: Directions;

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

  test("fills a table, in pieces of at most a hundred points", async () => {
    answer = (res) => {
      const { url } = service.calls.at(-1)!;
      expect(url.pathname.split(";").length).toBeLessThanOrEqual(100);
      const count = (name: string) => url.searchParams.get(name)!.split(";").length;
      const cells = (value: number) =>
        Array.from({ length: count("sources") }, (_, row) =>
          Array.from({ length: count("destinations") }, (_, column) => (row === 0 && column === 0 ? null : value)),
        );
      json({ code: "Ok", durations: cells(1_800), distances: cells(48_280.32) })(res);
    };
    const points = Array.from({ length: 60 }, (_, i) => ({ lat: 36 + i / 100, lng: -86 }));
    const { rows, source } = await directions.table(points, points);
    expect(source).toBe("router");
    expect(rows.map((row) => row.length)).toEqual(points.map(() => 60));
    expect(rows[0]![0]).toBeUndefined();
    expect(rows[59]![59]).toEqual({ miles: 30, minutes: 30 });
    expect(service.calls).toHaveLength(4);
  });
});

describe("a road that snow closes", () => {
  const PASS = { name: "Tioga Pass", season: "11-5", isClosed: false };
  const overThePass: Directions = {
    ...OWN,
    drive: async (from, to, options) => {
      const usual = (await OWN.drive(from, to))!;
      return options?.month === 1 ? { ...usual, miles: 300 } : { ...usual, winterRoads: [PASS] };
    },
  };

  beforeEach(() => {
    answer = json(ROUTE);
    directions = routerDirections(new URL(service.url).origin, overThePass, { info() {}, warn() {}, error() {} });
  });

  test("is told where no month is known", async () => {
    const drive = await directions.drive(NASHVILLE, FRANKLIN);
    expect(drive).toMatchObject({ source: "router", winterRoads: [PASS] });
  });

  test("is avoided in its months by our own roads", async () => {
    expect(await directions.drive(NASHVILLE, FRANKLIN, { month: 1 })).toMatchObject({
      source: "own roads",
      miles: 300,
    });
    expect(service.calls).toEqual([]);
  });

  test("is driven in the other months", async () => {
    const drive = await directions.drive(NASHVILLE, FRANKLIN, { month: 7 });
    expect(drive).toMatchObject({ source: "router", winterRoads: [] });
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
    expect(await directions.table([NASHVILLE], [FRANKLIN])).toMatchObject({
      source: "own roads",
      rows: [[{ miles: 20 }]],
      note: expect.any(String),
    });
    expect(service.calls).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });
});
