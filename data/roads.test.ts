/** The road files: towns, legs, junctions, water, missing roads, and well-known distances. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { spotBetween } from "../app/domain/geo/lines.ts";
import { milesBetween } from "../app/domain/geo/miles-between.ts";
import { decodeOutlines, milesOutside } from "../app/domain/geo/state-outlines.ts";
import { drive } from "../app/domain/roads/drive.ts";
import { parseRoads } from "../app/domain/roads/parse-roads.ts";
import { NAMED_WAYS } from "../app/domain/roads/named-ways.ts";
import { isCrossing } from "../app/domain/roads/road-classes.ts";
import { shortestPaths } from "../app/domain/roads/shortest-paths.ts";
import { findRoad } from "../app/domain/roads/way-options.ts";
import { loadRoadNetwork, readRoadFiles } from "../server/roads/load-road-network.ts";
import { readGazetteer } from "../tests/curated-directory.ts";
import { KNOWN_DRIVE_TIMES } from "./known-drive-times.ts";
import { KNOWN_MILEAGES } from "./known-mileages.ts";

const gazetteer = readGazetteer();
// Throws for a line that cannot be read and for a town that the gazetteer does not know.
const network = loadRoadNetwork(".", gazetteer);
const { towns, legs, legsAt } = network.graph;
const listed = parseRoads(readRoadFiles("."), gazetteer).flatMap(({ name, roadClass, towns: along, miles, source }) =>
  along.slice(1).map((to, i) => {
    const from = along[i]!;
    return {
      from,
      to,
      roadClass,
      given: miles[i],
      straight: milesBetween(from, to),
      text: `${source} ${name}: ${from.label} to ${to.label}`,
    };
  }),
);
type ListedLeg = (typeof listed)[number];
const inAlaska = ({ from }: ListedLeg) => from.state === "AK";

describe("every leg", () => {
  test("has a sensible length", () => {
    const absurd = listed.filter(({ straight, given = straight }) => {
      return straight < 0.2 || straight > 100 || given < straight * 0.9 || given > straight * 3 + 10;
    });
    expect(absurd.filter((leg) => !inAlaska(leg)).map(({ text }) => text)).toEqual([]);
  });

  /** Farther than the outlines are rough: a bridge, whose true miles the file gives, or a mistake. */
  const MAX_MILES_OFF_LAND = 2;

  test("stays on land, unless it is a ferry or gives its true miles", () => {
    const outlines = [...decodeOutlines(JSON.parse(readFileSync("data/state-outlines.json", "utf8"))).values()];
    const milesOffLand = ({ from, to, straight }: ListedLeg): number => {
      let most = 0;
      for (let at = 1; at < straight; at++) {
        const spot = spotBetween(from, to, at / straight);
        if (network.land.stateAt(spot) !== undefined) continue;
        most = Math.max(most, Math.min(...outlines.map((outline) => milesOutside(outline, spot.lat, spot.lng))));
      }
      return most;
    };
    const atSea = listed.filter((leg) => !inAlaska(leg) && !isCrossing(leg.roadClass) && leg.given === undefined);
    expect(atSea.filter((leg) => milesOffLand(leg) > MAX_MILES_OFF_LAND).map(({ text }) => text)).toEqual([]);
  });
});

describe("the network", () => {
  test("is one piece in the lower 48", () => {
    const start = towns.findIndex(({ label }) => label === "Chicago IL");
    const { minutes } = shortestPaths(network.graph, [{ town: start, miles: 0, minutes: 0 }]);
    const cutOff = towns.filter(({ state }, town) => !["AK", "HI"].includes(state) && minutes[town] === Infinity);
    expect(cutOff.map(({ label }) => label)).toEqual([]);
  });

  test("joins roads that name the same town", () => {
    const SAME_TOWN_MILES = 15;
    const split = [...Map.groupBy(towns, ({ label }) => label).values()].filter((namesakes) =>
      namesakes.some((town, i) => namesakes.slice(0, i).some((other) => milesBetween(town, other) < SAME_TOWN_MILES)),
    );
    expect(split.map(([town]) => town!.label)).toEqual([]);
  });

  test("has a road of its own at every town", () => {
    const bare = towns.filter((_, town) => legsAt[town]!.every((leg) => legs[leg]!.roadClass === "local"));
    expect(bare).toEqual([]);
  });

  /** Water and mountains make a way long, and so does a road that is missing: look at the new ones before raising it. */
  const MAX_LONG_WAYS = 0.2;

  test("has few near towns with a way between them that is more than 1.5 times the straight line", () => {
    const byMiles = { ...network.graph, legs: legs.map((leg) => ({ ...leg, minutes: leg.miles })) };
    let [ways, longWays] = [0, 0];
    for (const [index, town] of towns.entries()) {
      const near: { to: number; straight: number }[] = [];
      for (let to = index + 1; to < towns.length; to++) {
        const other = towns[to]!;
        if (Math.abs(other.lat - town.lat) > 0.4 || Math.abs(other.lng - town.lng) > 0.6) continue;
        const straight = milesBetween(town, other);
        if (straight > 8 && straight < 25) near.push({ to, straight });
      }
      if (near.length === 0) continue;
      const start = [{ town: index, miles: 0, minutes: 0 }];
      const { miles } = shortestPaths(byMiles, start, { targets: near.map(({ to }) => to), maxMinutes: 40 });
      ways += near.length;
      longWays += near.filter(({ to, straight }) => miles[to] === 0 || miles[to]! > straight * 1.5).length;
    }
    expect(longWays / ways).toBeLessThan(MAX_LONG_WAYS);
  });
});

const pointOf = (text: string) => {
  const [, name, state] = /^(.+) ([A-Z]{2})$/.exec(text)!;
  return gazetteer.findCity(name!, state)[0]!;
};
const meanOf = (errors: readonly { readonly error: number }[]) =>
  errors.reduce((sum, { error }) => sum + error, 0) / errors.length;

describe("well-known mileages", () => {
  const errors = KNOWN_MILEAGES.map(([from, to, miles, source]) => {
    const found = drive(network, pointOf(from), pointOf(to));
    return { text: `${from} to ${to} (${source})`, error: Math.abs((found?.miles ?? 0) - miles) / miles };
  });

  test("are at least 40, each with a source", () => {
    expect(KNOWN_MILEAGES.filter(([, , , source]) => source !== "").length).toBeGreaterThanOrEqual(40);
  });

  test.each(errors)("$text holds within 8 %", ({ error }) => {
    expect(error).toBeLessThan(0.08);
  });

  test("hold within 4 % on average", () => {
    expect(meanOf(errors)).toBeLessThan(0.04);
  });
});

/** The half that speeds were not set on. */
describe("known drive times", () => {
  const checked = KNOWN_DRIVE_TIMES.filter((_, index) => index % 2 === 1).map(([from, to, minutes]) => {
    const [start, end] = [pointOf(from), pointOf(to)];
    const found = drive(network, start, end)!;
    return {
      text: `${from} to ${to}`,
      miles: found.miles,
      detour: found.miles / milesBetween(start, end),
      error: Math.abs(found.minutes - minutes) / minutes,
    };
  });

  test.each([
    { what: "over 150 miles", limit: 0.06, drives: checked.filter(({ miles }) => miles > 150) },
    { what: "of 15 to 150 miles", limit: 0.06, drives: checked.filter(({ miles }) => miles <= 150) },
    { what: "with long ways around", limit: 0.09, drives: checked.filter(({ detour }) => detour >= 1.35) },
  ])("$what hold within $limit on average", ({ drives, limit }) => {
    expect(drives.length).toBeGreaterThan(15);
    expect(meanOf(drives)).toBeLessThan(limit);
  });

  test.each(checked)("$text holds within 30 %", ({ error }) => {
    expect(error).toBeLessThan(0.3);
  });
});

describe("named ways", () => {
  test.each([...NAMED_WAYS])("%s leads through towns that the roads know", (_, ways) => {
    expect(ways.flat().filter((label) => !network.townsByLabel.has(label))).toEqual([]);
  });

  test.each([
    ["the coast", "San Francisco CA", "Los Angeles CA", "CA 1"],
    ["Route 66", "Chicago IL", "Santa Monica CA", "I 44"],
  ])("%s from %s to %s takes %s", (along, from, to, road) => {
    const preferRoad = findRoad(network.graph, along);
    expect(drive(network, pointOf(from), pointOf(to), { preferRoad })!.roads).toContain(road);
  });
});
