/** What is around a spot, which decides how fast one drives there: how many people live near it, and the empty West. */
import type { Gazetteer } from "../geo/gazetteer.ts";
import type { LatLng } from "../geo/miles-between.ts";

export type Surroundings = "west" | "country" | "town" | "city";

export type FindSurroundings = (spot: LatLng) => Surroundings;

const NEAR_MILES = 8;
/** People who live that near. */
const TOWN = 40_000;
const CITY = 500_000;
/** From the Great Plains to the Pacific, by longitude: open country there has higher limits and emptier roads. */
const WEST = { from: -125, to: -97 };
/** Degrees: counted once for each cell this large. */
const CELL = 0.05;

export function createSurroundings(gazetteer: Pick<Gazetteer, "populationNear">): FindSurroundings {
  const cells = new Map<number, Surroundings>();
  return ({ lat, lng }) => {
    const [y, x] = [Math.round(lat / CELL), Math.round(lng / CELL)];
    const cell = y * 10_000 + x;
    const known = cells.get(cell);
    if (known) return known;
    const population = gazetteer.populationNear({ lat: y * CELL, lng: x * CELL }, NEAR_MILES);
    const isWest = lng > WEST.from && lng < WEST.to;
    const found = population >= CITY ? "city" : population >= TOWN ? "town" : isWest ? "west" : "country";
    cells.set(cell, found);
    return found;
  };
}
