/** What surrounds a spot, which decides how fast you can drive there: how many people live nearby, and the empty West. */
import type { Gazetteer } from "../geo/gazetteer.ts";
import type { LatLng } from "../geo/miles-between.ts";

export type Surroundings = "west" | "country" | "town" | "city";

export type FindSurroundings = (spot: LatLng) => Surroundings;

const POPULATION_MILES = 8;
/** The population within that distance. */
const TOWN = 40_000;
const CITY = 500_000;
/** From the Great Plains to the Pacific, by longitude: open country there has higher limits and emptier roads. */
const WEST = { from: -125, to: -97 };
/** Degrees: counted once for each cell of this size. */
const CELL = 0.05;

export function createSurroundings(gazetteer: Pick<Gazetteer, "populationNear">): FindSurroundings {
  const cells = new Map<number, Surroundings>();
  return ({ lat, lng }) => {
    const [y, x] = [Math.round(lat / CELL), Math.round(lng / CELL)];
    const cell = y * 10_000 + x;
    const known = cells.get(cell);
    if (known) return known;
    const population = gazetteer.populationNear({ lat: y * CELL, lng: x * CELL }, POPULATION_MILES);
    const isWest = lng > WEST.from && lng < WEST.to;
    const found = population >= CITY ? "city" : population >= TOWN ? "town" : isWest ? "west" : "country";
    cells.set(cell, found);
    return found;
  };
}
