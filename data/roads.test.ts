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

/** Over water and around it: a ferry takes the car, a boat does not, and without either there is a road. */
const OVER_WATER: readonly [from: string, lat: number, lng: number, to: string, toLat: number, toLng: number, by: string][] = [
  ["San Francisco", 37.7793, -122.4193, "Alcatraz", 37.8267, -122.423, "boat Alcatraz City Cruises"],
  ["San Francisco", 37.7793, -122.4193, "Angel Island", 37.861, -122.432, "boat Angel Island-Tiburon Ferry"],
  ["San Francisco", 37.7793, -122.4193, "Sausalito", 37.859, -122.485, ""],
  ["New London", 41.3557, -72.0995, "Ledge Light", 41.3058, -72.0775, "boat Ledge Light Boat"],
  ["Wilmington", 39.7459, -75.5466, "Fort Delaware", 39.5896, -75.568, "boat Fort Delaware Ferry"],
  ["Biddeford", 43.4926, -70.4534, "Wood Island Light", 43.4568, -70.3292, "boat Wood Island Light Boat"],
  ["Bath", 43.9106, -69.8206, "Seguin Island Light", 43.7075, -69.7581, "boat Seguin Island Ferry"],
  ["Boston", 42.3602, -71.0579, "Fort Warren", 42.3197, -70.9281, "boat Boston Harbor Islands Ferry"],
  ["Portsmouth", 43.072, -70.762, "Star Island", 42.977, -70.614, "boat Isles of Shoals Steamship"],
  ["Poughkeepsie", 41.7004, -73.921, "Bannerman Castle", 41.4556, -73.9889, "boat Bannerman Island Boat"],
  ["Newport", 41.4901, -71.3128, "Rose Island", 41.4954, -71.3427, "boat Rose Island Boat"],
  ["Manhattan", 40.7033, -74.017, "the Statue of Liberty", 40.6892, -74.0445, "boat Statue City Cruises"],
  ["Jersey City", 40.718, -74.044, "Ellis Island", 40.6995, -74.0396, "boat Statue City Cruises"],
  ["Manhattan", 40.7033, -74.017, "Governors Island", 40.6895, -74.0168, "boat Governors Island Ferry"],
  ["Alexandria Bay", 44.336, -75.918, "Boldt Castle", 44.3445, -75.922, "boat Uncle Sam Boat Tours"],
  ["Charleston", 32.7765, -79.931, "Fort Sumter", 32.7523, -79.8747, "boat Fort Sumter Tours"],
  ["Charleston", 32.7765, -79.931, "Fort Moultrie", 32.759, -79.857, ""],
  ["St. Marys", 30.73, -81.546, "Dungeness", 30.749, -81.47, "boat Cumberland Island Ferry"],
  ["Savannah", 32.081, -81.091, "Fort Pulaski", 32.027, -80.89, ""],
  ["Bluffton", 32.237, -80.86, "Daufuskie Island", 32.113, -80.866, "boat Daufuskie Island Ferry"],
  ["Parkersburg", 39.2667, -81.5615, "Blennerhassett Island", 39.2722, -81.6347, "boat Blennerhassett Sternwheeler"],
  ["Biloxi", 30.396, -88.8853, "Deer Island", 30.3735, -88.856, "boat Small boat to Deer Island"],
  ["St. Ignace", 45.866, -84.728, "Mackinac Island", 45.849, -84.619, "boat Mackinac Island Ferry"],
  ["Mackinaw City", 45.784, -84.727, "St. Ignace", 45.866, -84.728, ""],
  ["Long Beach CA", 33.77, -118.193, "Avalon", 33.342, -118.328, "boat Catalina Express"],
  ["New London", 41.3557, -72.0995, "Greenport", 41.1034, -72.3593, "ferry Cross Sound Ferry"],
  ["Charlotte", 44.3098, -73.2612, "Essex NY", 44.31, -73.3543, "ferry Charlotte-Essex Ferry"],
  ["Grand Isle", 44.72, -73.3, "Plattsburgh", 44.6995, -73.4529, "ferry Grand Isle-Plattsburgh Ferry"],
  ["Cape May", 38.935, -74.906, "Lewes", 38.774, -75.139, "ferry Cape May-Lewes Ferry"],
  ["Hyannis", 41.653, -70.282, "Nantucket", 41.283, -70.099, "ferry Hyannis-Nantucket Ferry"],
  ["Falmouth", 41.551, -70.615, "Edgartown", 41.389, -70.513, "ferry Woods Hole-Vineyard Haven Ferry"],
  ["Providence", 41.824, -71.413, "Block Island", 41.172, -71.577, "ferry Block Island Ferry"],
  ["Ellsworth", 44.543, -68.42, "Bar Harbor", 44.388, -68.204, ""],
  ["Portland ME", 43.659, -70.257, "Peaks Island", 43.657, -70.19, "ferry Casco Bay Lines"],
  ["Williamsburg", 37.271, -76.707, "Surry", 37.138, -76.835, "ferry Jamestown-Scotland Ferry"],
  ["Nags Head", 35.957, -75.624, "Ocracoke", 35.114, -75.981, "ferry Hatteras-Ocracoke Ferry"],
  ["Virginia Beach", 36.853, -75.978, "Cape Charles", 37.268, -76.017, ""],
  ["Fernandina Beach", 30.671, -81.463, "Mayport", 30.393, -81.428, "ferry St. Johns River Ferry"],
  ["Miami", 25.774, -80.194, "Key West", 24.556, -81.782, ""],
  ["St. Petersburg", 27.7709, -82.6793, "the Sunshine Skyway", 27.625, -82.6586, ""],
  ["Galveston", 29.301, -94.797, "Port Bolivar", 29.385, -94.764, "ferry Bolivar Ferry"],
  ["Sandusky", 41.449, -82.708, "Put-in-Bay", 41.654, -82.82, "ferry Miller Ferry"],
  ["Sandusky", 41.449, -82.708, "Johnson's Island", 41.4986, -82.7307, ""],
  ["Sturgeon Bay", 44.834, -87.377, "Washington Island", 45.377, -86.92, "ferry Washington Island Ferry"],
  ["Ludington", 43.955, -86.4525, "Manitowoc", 44.0886, -87.6576, "ferry S.S. Badger"],
  ["Anacortes", 48.512, -122.612, "Friday Harbor", 48.534, -123.017, "ferry Washington State Ferries"],
  ["Friday Harbor", 48.534, -123.017, "Eastsound", 48.696, -122.905, "ferry Washington State Ferries"],
  ["Bellingham", 48.749, -122.478, "Lummi Island", 48.71, -122.68, "ferry Lummi Island Ferry"],
  ["Seattle", 47.606, -122.332, "Vashon", 47.447, -122.46, "ferry Fauntleroy-Vashon Ferry"],
  ["Tacoma", 47.253, -122.444, "Vashon", 47.447, -122.46, "ferry Point Defiance-Tahlequah Ferry"],
  ["Tacoma", 47.253, -122.444, "Gig Harbor", 47.329, -122.58, ""],
  ["Seattle", 47.606, -122.332, "Coupeville", 48.218, -122.686, "ferry Mukilteo-Clinton Ferry"],
  ["Anacortes", 48.512, -122.612, "Coupeville", 48.218, -122.686, ""],
  ["Steilacoom", 47.1698, -122.6026, "Anderson Island", 47.16, -122.7, "ferry Steilacoom-Anderson Island Ferry"],
  ["Cathlamet", 46.203, -123.383, "Westport OR", 46.13, -123.37, "ferry Wahkiakum Ferry"],
];

test.each(OVER_WATER)("from %s (%d, %d) to %s (%d, %d): %j", (_from, lat, lng, _to, toLat, toLng, by) => {
  const found = drive(network, { lat, lng }, { lat: toLat, lng: toLng })!;
  expect(found.crossings.map(({ kind, name }) => `${kind} ${name}`).join()).toBe(by);
});

/** Miles by the only road: around the water, or over the mountains. */
test.each([
  ["Aurora NY", 42.754, -76.702, "Ovid NY", 42.676, -76.823, 30, 45],
  ["Aurora NY", 42.754, -76.702, "Romulus NY", 42.752, -76.834, 25, 40],
  ["Rhinebeck NY", 41.9268, -73.9124, "Kingston NY", 41.927, -73.9974, 9, 14],
  ["Radford VA", 37.1318, -80.5764, "Talcott WV", 37.6498, -80.7523, 60, 85],
  ["Boise ID", 43.615, -116.202, "Silver City ID", 43.0166, -116.733, 60, 85],
])("from %s (%d, %d) to %s (%d, %d) are %d to %d miles, without a ferry", (_, lat, lng, _to, toLat, toLng, min, max) => {
  const found = drive(network, { lat, lng }, { lat: toLat, lng: toLng })!;
  expect(found.crossings).toEqual([]);
  expect(found.miles).toBeGreaterThan(min);
  expect(found.miles).toBeLessThan(max);
});

/** About as long as the way over New York, which saves the fare. */
test("the ferry from Bridgeport to Port Jefferson is taken by those who avoid Interstates", () => {
  const found = drive(network, pointOf("Bridgeport CT"), pointOf("Port Jefferson NY"), { avoidInterstates: true })!;
  expect(found.crossings).toEqual([{ kind: "ferry", name: "Bridgeport-Port Jefferson Ferry" }]);
});

describe("the seasons of roads", () => {
  const OVER_TIOGA = [{ lat: 37.739, lng: -119.573 }, { lat: 37.958, lng: -119.119 }] as const;
  const TO_SILVER_CITY = [{ lat: 43.615, lng: -116.202 }, { lat: 43.0168, lng: -116.7332 }] as const;

  test.each([
    ["Tioga Pass in July", OVER_TIOGA, 7, 90, []],
    ["around Tioga Pass in January", OVER_TIOGA, 1, 600, []],
    ["to Silver City in July", TO_SILVER_CITY, 7, 85, ["Silver City Road is not paved."]],
    [
      "to Silver City in January",
      TO_SILVER_CITY,
      1,
      85,
      ["Snow usually closes Silver City Road from November through May, and we know of no other way."],
    ],
    [
      "to Put-in-Bay in January",
      [{ lat: 41.449, lng: -82.708 }, { lat: 41.654, lng: -82.82 }] as const,
      1,
      40,
      ["The Miller Ferry usually does not run from December through March, and we know of no other way."],
    ],
  ])("%s", (_, [from, to], month, maxMiles, cautions) => {
    const found = drive(network, from, to, { month })!;
    expect(found.cautions).toEqual(cautions);
    expect(found.miles).toBeLessThan(maxMiles);
    expect(found.miles).toBeGreaterThan(maxMiles / 3);
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
