import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readGazetteer } from "../../../tests/curated-directory.ts";
import type { LandGrid } from "../geo/land-grid.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { drive, drivesFrom, loadRoads } from "./drive.ts";
import { END_MINUTES, ROAD_CLASSES } from "./road-classes.ts";
import type { Leg, RoadGraph } from "./road-graph.ts";
import { shortestPaths } from "./shortest-paths.ts";
import { createSurroundings } from "./surroundings.ts";
import { findRoad } from "./way-options.ts";
import { piecesOf } from "./way-pieces.ts";

const gazetteer = readGazetteer();
const DRY: LandGrid = { stateAt: () => undefined, isBarred: () => false };

/** A made-up country with towns on whole degrees. */
const A = "Avon KS (38.0,-98.0)";
const B = "Bell KS (38.0,-97.5)";
const C = "Clay KS (38.0,-97.0)";
const D = "Dale KS (38.4,-97.5)";
const network = (text: string, land = DRY) => loadRoads([{ name: "test.txt", text }], gazetteer, land);
const at = (lat: number, lng: number): LatLng => ({ lat, lng });

describe("a drive", () => {
  test("has the miles and minutes of its road, a few minutes at its ends, and its line", () => {
    const found = drive(network(`I 1 | ${A} | ${B} | ${C}`), at(38, -98), at(38, -97))!;
    const straight = milesBetween(at(38, -98), at(38, -97.5)) * 2;
    expect(found.miles).toBeCloseTo(straight * ROAD_CLASSES.freeway.factor);
    const around = (lng: number) => createSurroundings(gazetteer)(at(38, lng));
    const hours = [-97.75, -97.25].map((lng) => found.miles / 2 / ROAD_CLASSES.freeway.mph[around(lng)]);
    expect(found.minutes).toBeCloseTo((hours[0]! + hours[1]!) * 60 + 2 * END_MINUTES);
    expect(found.roads).toEqual(["I 1"]);
    expect(found.line.map(({ lng }) => lng)).toEqual(expect.arrayContaining([-98, -97.5, -97]));
  });

  test("takes given miles as they are", () => {
    const found = drive(network(`KS 1 | ${A} | 40 mi | ${B}`), at(38, -98), at(38, -97.5))!;
    expect(found.miles).toBe(40);
  });

  test("takes the quicker way, not the shorter one", () => {
    const roads = network(`KS 1 (mountain) | ${A} | 60 mi | ${C}\nI 2 | ${A} | ${D} | ${C}`);
    expect(drive(roads, at(38, -98), at(38, -97))!.roads).toEqual(["I 2"]);
  });

  test("changes roads at a town that both have", () => {
    const roads = network(`I 1 | ${A} | ${B}\nUS 2 | ${D} | ${B}`);
    expect(drive(roads, at(38, -98), at(38.4, -97.5))!.roads).toEqual(["I 1", "US 2"]);
  });

  test("waits for a ferry", () => {
    const found = drive(
      network(`Test Ferry (ferry) | ${A} | 7 mi | ${B}\nI 1 | ${A} | ${D}\nI 2 | ${B} | ${C}`),
      at(38, -98),
      at(38, -97.5),
    )!;
    expect(found.roads).toEqual(["Test Ferry"]);
    expect(found.minutes).toBeGreaterThanOrEqual(60);
    expect(found.crossings).toMatchObject([{ kind: "ferry", name: "Test Ferry" }]);
    const pieces = piecesOf(
      drive(network(`Test Ferry (ferry) | ${A} | ${B}\nI 2 | ${B} | ${C}`), at(38, -98), at(38, -97))!,
    );
    expect(pieces.map(({ by, line }) => [by, line.at(-1)!.lng])).toEqual([
      ["car", -98],
      ["water", -97.5],
      ["car", -97],
    ]);
  });

  test("leaves the road at the nearest spot, wherever that is on a leg", () => {
    const roads = network(`I 1 | ${A} | ${C}`);
    const found = drive(roads, at(38, -98), at(38.03, -97.25))!;
    const onRoad = milesBetween(at(38, -98), at(38, -97.25)) * ROAD_CLASSES.freeway.factor;
    const offRoad = milesBetween(at(38, -97.25), at(38.03, -97.25)) * ROAD_CLASSES.local.factor;
    expect(found.miles).toBeCloseTo(onRoad + offRoad, 0);
    expect(found.roads).toEqual(["I 1"]);
  });

  test("between two spots on one leg does not go by way of a town", () => {
    const roads = network(`I 1 | ${A} | ${C}`);
    expect(drive(roads, at(38, -97.8), at(38, -97.3))!.miles).toBeCloseTo(27.3 * ROAD_CLASSES.freeway.factor, 0);
  });

  test("of a few miles goes over local roads, unless the way around shows that something is in between", () => {
    const roads = network(`I 1 | ${A} | ${C}`);
    expect(drive(roads, at(38.1, -97.5), at(38.15, -97.5))!.roads).toEqual([]);
    const split = network(`KS 1 (mountain) | ${A} | 25 mi | ${C} | 25 mi | Elm KS (38.1,-98.0)`);
    expect(drive(split, at(38, -98), at(38.1, -98))!.miles).toBe(50);
  });

  test("to where no road leads is undefined", () => {
    const roads = network(`I 1 | ${A} | ${B}\nI 2 | Hilo HI | Volcano HI`);
    expect(drive(roads, at(38, -98), at(19.72, -155.08))).toBeUndefined();
    expect(drive(roads, at(38, -98), at(30, -60))).toBeUndefined();
  });

  test("does not hop over water", () => {
    const land = {
      stateAt: () => undefined,
      isBarred: (from: LatLng, to: LatLng) => from.lat > 38.2 !== to.lat > 38.2,
    };
    const roads = network(`I 1 | ${A} | ${B}\nI 2 | Elm KS (38.3,-98.0) | ${D}`, land);
    expect(drive(roads, at(38, -98), at(38.3, -98))).toBeUndefined();
    expect(drive(roads, at(38, -98), at(38.25, -98))).toBeUndefined();
  });

  test("is the same whether asked for alone or with others", () => {
    const roads = network(`I 1 | ${A} | ${B} | ${C}\nUS 2 | ${D} | ${B}`);
    const targets = [at(38.4, -97.5), at(38.05, -97.1), at(38, -97.9)];
    const to = drivesFrom(roads, at(38, -98));
    for (const target of targets) {
      const { miles, minutes } = drive(roads, at(38, -98), target)!;
      expect(to(target)).toEqual({ miles, minutes });
    }
    expect(drivesFrom(roads, at(38, -98), { maxMinutes: 30 })(at(38.4, -97.5))).toBeUndefined();
  });
});

describe("a way with options", () => {
  const E = "Elk KS (37.6,-97.5)";
  /** Via the Interstate, via a slower road, and via a long way around. */
  const roads = network(
    `I 1 | ${A} | ${B} | ${C}\nUS 2 | ${A} | ${D} | ${C}\nKS 3 (mountain) | ${A} | 70 mi | ${E} | 70 mi | ${C}`,
  );
  const [start, end] = [at(38, -98), at(38, -97)];

  test("leaves the Interstates", () => {
    expect(drive(roads, start, end)!.roads).toEqual(["I 1"]);
    expect(drive(roads, start, end, { avoidInterstates: true })!.roads).toEqual(["US 2"]);
    expect(drive(roads, start, at(38, -97.5), { avoidInterstates: true })).toBeDefined();
  });

  test("takes an Interstate where there is no other road", () => {
    const only = network(`I 1 | ${A} | ${C}`);
    expect(drive(only, start, end, { avoidInterstates: true })!.roads).toEqual(["I 1"]);
  });

  test("goes along a road that is preferred, as long as that is not much slower", () => {
    expect(drive(roads, start, end, { preferRoad: "US 2" })!.roads).toEqual(["US 2"]);
    expect(drive(roads, start, end, { preferRoad: "KS 3" })!.roads).toEqual(["I 1"]);
    expect(drive(roads, start, end, { preferRoad: "No Such Road" })!.roads).toEqual(["I 1"]);
  });

  test("has the true minutes of its roads, alone and with others", () => {
    const options = { avoidInterstates: true };
    const { miles, minutes } = drive(roads, start, end, options)!;
    expect({ miles, minutes }).toEqual(
      (({ miles, minutes }) => ({ miles, minutes }))(drive(network(`US 2 | ${A} | ${D} | ${C}`), start, end)!),
    );
    expect(drivesFrom(roads, start, { options })(end)).toEqual({ miles, minutes });
  });
});

describe("a road that snow closes", () => {
  const roads = network(`US 2 (High Pass closed 11-5) | ${A} | ${C}\nUS 3 | ${A} | ${D} | ${C}`);
  const [start, end] = [at(38, -98), at(38, -97)];
  const closed = "Snow usually closes High Pass from November through May";

  test("is avoided in its months", () => {
    expect(drive(roads, start, end, { month: 1 })).toMatchObject({ roads: ["US 3"], cautions: [] });
    expect(drive(roads, start, end, { month: 7 })).toMatchObject({ roads: ["US 2"], cautions: [] });
  });

  test("is driven and named where no month is known", () => {
    expect(drive(roads, start, end)).toMatchObject({ roads: ["US 2"], cautions: [`${closed}.`] });
  });

  test("is said to be closed where there is no other way", () => {
    const only = network(`US 2 (High Pass closed 11-5) | ${A} | ${C}`);
    expect(drive(only, start, end, { month: 1 })!.cautions).toEqual([`${closed}, and we know of no other way.`]);
    expect(drive(only, start, at(38, -97.99), { month: 1 })!.cautions).toEqual([]);
  });

  test.each([
    ["High Road (unpaved)", 7, ["High Road is not paved."]],
    ["High Road (closed 11-5) (unpaved)", 7, ["High Road is not paved."]],
    [
      "High Road (closed 11-5) (unpaved)",
      undefined,
      ["Snow usually closes High Road from November through May.", "High Road is not paved."],
    ],
    [
      "High Road (closed 11-5) (unpaved)",
      1,
      ["Snow usually closes High Road from November through May, and we know of no other way."],
    ],
    [
      "Lake Ferry (ferry) (the ferry closed 12-3)",
      1,
      ["The ferry usually does not run from December through March, and we know of no other way."],
    ],
    [
      "Lake Ferry (ferry) (the ferry closed 12-3)",
      undefined,
      ["The ferry usually does not run from December through March."],
    ],
  ])("%s in month %j: %j", (title, month, texts) => {
    expect(drive(network(`${title} | ${A} | ${C}`), start, end, { month })!.cautions).toEqual(texts);
  });
});

test.each([
  ["Route 66", "Route 66"],
  ["historic road", undefined],
  ["US Route 61", "US 61"],
  ["U.S. 61", "US 61"],
  ["us-61", "US 61"],
  ["Highway 61", "US 61"],
  ["I-95", "I 95"],
  ["Interstate 95", "I 95"],
  ["PCH", "CA 1"],
  ["ca-1", "CA 1"],
  ["the Blue Ridge Parkway", "Blue Ridge Parkway"],
  ["", undefined],
])("people who write %j mean %j", (text, name) => {
  const names = ["Route 66", "US 66", "US 61", "I 61", "I 95", "CA 1", "Blue Ridge Parkway", "Local Road"];
  const { graph } = network(names.map((road) => `${road} | ${A} | ${C}`).join("\n"));
  expect(findRoad(graph, text)).toBe(name);
});

describe("shortest paths", () => {
  const graphs = fc
    .array(fc.record({ from: fc.nat(7), to: fc.nat(7), minutes: fc.integer({ min: 1, max: 99 }) }), { maxLength: 30 })
    .map((legs): RoadGraph => {
      const all: Leg[] = legs.map((leg) => ({ ...leg, miles: leg.minutes, roadClass: "us", road: "" }));
      const legsAt = Array.from({ length: 8 }, (_, town) =>
        [...all.keys()].filter((index) => all[index]!.from === town || all[index]!.to === town),
      );
      return { towns: [], legs: all, legsAt };
    });

  test("are those that Floyd and Warshall find", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const best = Array.from({ length: 8 }, (_, i) =>
          Array.from({ length: 8 }, (_, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)),
        );
        for (const { from, to, minutes } of graph.legs) {
          if (from !== to) best[from]![to] = best[to]![from] = Math.min(best[from]![to]!, minutes);
        }
        for (let k = 0; k < 8; k++)
          for (let i = 0; i < 8; i++)
            for (let j = 0; j < 8; j++) best[i]![j] = Math.min(best[i]![j]!, best[i]![k]! + best[k]![j]!);
        const { minutes } = shortestPaths(graph, [{ town: 0, miles: 0, minutes: 0 }]);
        expect([...minutes]).toEqual(best[0]);
      }),
    );
  });
});
