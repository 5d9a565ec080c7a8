/** Connects any point to the listed roads, over local ones. */
import type { LandGrid } from "../geo/land-grid.ts";
import { nearestOnLine, spotBetween } from "../geo/lines.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { END_MINUTES, isCrossing, type Length, lengthOf } from "./road-classes.ts";
import type { RoadGraph } from "./road-graph.ts";
import type { SearchStart } from "./shortest-paths.ts";
import type { FindSurroundings, Surroundings } from "./surroundings.ts";

/** A local hop from a point to a spot on a leg. */
export interface Join extends Length {
  readonly leg: number;
  readonly spot: LatLng;
  /** Where on the leg the spot is: 0 at its first town, 1 at its second. */
  readonly fraction: number;
}

/** A join and one end of its leg: where a search begins or ends. */
export interface Start extends SearchStart {
  readonly join: Join;
  readonly cost: number;
}

export type FindJoins = (point: LatLng) => readonly Join[];

/** Degrees; legs are searched in the cells around a point. */
const CELL = 0.1;
/** Cells in each direction: nearest first, then farther ones. */
const RINGS = [1, 3, 8];
/** All roads this near are tried, or, in empty country, all up to this many times as far as the nearest. */
const ALWAYS_TRIED_MILES = 4;
const NEAREST_TIMES = 2;

export function createJoinFinder(graph: RoadGraph, land: LandGrid, surroundingsOf: FindSurroundings): FindJoins {
  const cells = new Map<number, number[]>();
  for (const [index, { from, to, roadClass }] of graph.legs.entries()) {
    if (roadClass === "local") continue;
    for (const cell of cellsBetween(graph.towns[from]!, graph.towns[to]!)) {
      const list = cells.get(cell);
      if (list) list.push(index);
      else cells.set(cell, [index]);
    }
  }
  const legsAround = ({ lat, lng }: LatLng, ring: number): Set<number> => {
    const slack = ring * CELL;
    const around = cellsBetween({ lat: lat - slack, lng: lng - slack }, { lat: lat + slack, lng: lng + slack });
    return new Set(around.flatMap((cell) => cells.get(cell) ?? []));
  };
  return (point) => {
    const state = land.stateAt(point);
    for (const ring of RINGS) {
      const spots = [...legsAround(point, ring)]
        .map((leg) => nearestSpot(graph, leg, point))
        .sort((a, b) => a.straight - b.straight);
      const inState = spots.filter(({ leg }) => state === undefined || isInState(graph, leg, state));
      const near = nearSpots(inState, point, land);
      const joins = near.length > 0 ? near : nearSpots(spots, point, land);
      if (joins.length > 0) return joins.map((spot) => toJoin(spot, surroundingsOf(point)));
    }
    return [];
  };
}

type Spot = ReturnType<typeof nearestSpot>;

function toJoin({ straight, ...spot }: Spot, surroundings: Surroundings): Join {
  const { miles, minutes } = lengthOf("local", { straight, surroundings });
  return { ...spot, miles, minutes: minutes + END_MINUTES };
}

/** Joins that can be reached over land. */
function nearSpots(sorted: readonly Spot[], point: LatLng, land: LandGrid): Spot[] {
  const near: Spot[] = [];
  for (const spot of sorted) {
    const limit = near[0] ? Math.max(ALWAYS_TRIED_MILES, near[0].straight * NEAREST_TIMES) : Number.POSITIVE_INFINITY;
    if (spot.straight > limit) break;
    if (!land.isBarred(point, spot.spot)) near.push(spot);
  }
  return near;
}

/** The cost from a point over its joins to the towns at both ends of each leg. */
export function startsFrom({ legs }: RoadGraph, joins: readonly Join[], weights?: Float64Array): Start[] {
  return joins.flatMap((join) => {
    const { from, to, miles, minutes } = legs[join.leg]!;
    const weight = weights?.[join.leg] ?? 1;
    const part = (town: number, fraction: number) => ({
      town,
      join,
      miles: join.miles + miles * fraction,
      minutes: join.minutes + minutes * fraction,
      cost: join.minutes + minutes * fraction * weight,
    });
    return [part(from, join.fraction), part(to, 1 - join.fraction)];
  });
}

function isInState({ legs, towns }: RoadGraph, leg: number, state: string): boolean {
  const { from, to } = legs[leg]!;
  return towns[from]!.state === state || towns[to]!.state === state;
}

function nearestSpot({ legs, towns }: RoadGraph, leg: number, point: LatLng) {
  const [from, to] = [towns[legs[leg]!.from]!, towns[legs[leg]!.to]!];
  const { fraction: part } = nearestOnLine([from, to], point);
  // Ferries and boats can only be boarded at their ends.
  const fraction = isCrossing(legs[leg]!.roadClass) ? Math.round(part) : part;
  const spot = spotBetween(from, to, fraction);
  return { leg, spot, fraction, straight: milesBetween(point, spot) };
}

function cellsBetween(a: LatLng, b: LatLng): number[] {
  const cell = (degrees: number) => Math.floor(degrees / CELL);
  const cells: number[] = [];
  for (let y = cell(Math.min(a.lat, b.lat)); y <= cell(Math.max(a.lat, b.lat)); y++) {
    for (let x = cell(Math.min(a.lng, b.lng)); x <= cell(Math.max(a.lng, b.lng)); x++) cells.push(y * 10_000 + x);
  }
  return cells;
}
