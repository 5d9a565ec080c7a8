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

const gazetteer = readGazetteer();
const DRY: LandGrid = { stateAt: () => undefined, isBarred: () => false };

/** A made-up country with its towns on round degrees. */
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
