/** The road network: towns, and legs between neighboring towns of a road. */
import KDBush from "kdbush";
import type { LandGrid } from "../geo/land-grid.ts";
import { spotBetween } from "../geo/lines.ts";
import { milesBetween } from "../geo/miles-between.ts";
import type { RoadCaution } from "./cautions.ts";
import type { Road, Town } from "./parse-roads.ts";
import { type Length, lengthOf, type RoadClass } from "./road-classes.ts";
import type { FindSurroundings } from "./surroundings.ts";

/** A stretch of road between two towns, driven both ways. */
export interface Leg extends Length {
  /** Indexes of towns. */
  readonly from: number;
  readonly to: number;
  readonly roadClass: RoadClass;
  /** "I 65"; empty for local roads. */
  readonly road: string;
  readonly caution?: RoadCaution | undefined;
}

export interface RoadGraph {
  readonly towns: readonly Town[];
  readonly legs: readonly Leg[];
  /** Per town, the indexes of its legs. */
  readonly legsAt: readonly (readonly number[])[];
}

/** Two towns this close are connected by local roads, unless water or a state's border lies between. */
export const MAX_HOP_MILES = 8;
/** Degrees that span at least that far anywhere in the country except Alaska. */
const HOP_LAT = MAX_HOP_MILES / 69;
const HOP_LNG = MAX_HOP_MILES / 45;

export function createRoadGraph(roads: readonly Road[], land: LandGrid, surroundingsOf: FindSurroundings): RoadGraph {
  const towns: Town[] = [];
  const indexes = new Map<number, number>();
  /** Keyed by position, so that two spellings of a name are one town. */
  const indexOf = (town: Town): number => {
    const position = Math.round(town.lat * 1e5) * 1e8 + Math.round(town.lng * 1e5);
    const known = indexes.get(position);
    if (known !== undefined) return known;
    indexes.set(position, towns.length);
    return towns.push(town) - 1;
  };
  const legs: Leg[] = [];
  for (const { name, roadClass, caution, towns: along, miles } of roads) {
    for (const [i, town] of along.slice(1).entries()) {
      const from = along[i]!;
      const surroundings = surroundingsOf(spotBetween(from, town, 0.5));
      const length = lengthOf(roadClass, { straight: milesBetween(from, town), surroundings, given: miles[i] });
      legs.push({ from: indexOf(from), to: indexOf(town), roadClass, road: name, caution, ...length });
    }
  }
  legs.push(...localHops(towns, legs, land, surroundingsOf));
  const legsAt: number[][] = towns.map(() => []);
  for (const [index, { from, to }] of legs.entries()) {
    legsAt[from]!.push(index);
    legsAt[to]!.push(index);
  }
  return { towns, legs, legsAt };
}

/**
 * Borders are so often rivers or ridges that only listed roads cross them; and where listed roads wind, there is no
 * straight hop.
 */
function localHops(
  towns: readonly Town[],
  legs: readonly Leg[],
  land: LandGrid,
  surroundingsOf: FindSurroundings,
): Leg[] {
  const pair = (from: number, to: number): number => Math.min(from, to) * towns.length + Math.max(from, to);
  const joined = new Set(legs.map(({ from, to }) => pair(from, to)));
  const inMountains = new Set(
    legs.filter(({ roadClass }) => roadClass === "mountain").flatMap(({ from, to }) => [from, to]),
  );
  const index = new KDBush(towns.length);
  for (const { lat, lng } of towns) index.add(lng, lat);
  index.finish();
  const hops: Leg[] = [];
  for (const [from, town] of towns.entries()) {
    if (inMountains.has(from)) continue;
    const { lat, lng, state } = town;
    for (const to of index.range(lng - HOP_LNG, lat - HOP_LAT, lng + HOP_LNG, lat + HOP_LAT)) {
      const other = towns[to]!;
      if (to <= from || other.state !== state || inMountains.has(to) || joined.has(pair(from, to))) continue;
      const straight = milesBetween(town, other);
      if (straight > MAX_HOP_MILES || land.isBarred(town, other)) continue;
      const surroundings = surroundingsOf(spotBetween(town, other, 0.5));
      hops.push({ from, to, roadClass: "local", road: "", ...lengthOf("local", { straight, surroundings }) });
    }
  }
  return hops;
}
