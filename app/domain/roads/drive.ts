/** Driving distances and times over the roads of data/roads. */
import type { Gazetteer } from "../geo/gazetteer.ts";
import type { LandGrid } from "../geo/land-grid.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { memoize } from "../memoize.ts";
import { cautionTexts } from "./cautions.ts";
import { createJoinFinder, type FindJoins, type Join, type Start, startsFrom } from "./join-roads.ts";
import { parseRoads, type RoadFile, type Town } from "./parse-roads.ts";
import { type Crossing, END_MINUTES, isCrossing, type Length, lengthOf } from "./road-classes.ts";
import { createRoadGraph, type Leg, MAX_HOP_MILES, type RoadGraph } from "./road-graph.ts";
import { type ShortestPaths, shortestPaths } from "./shortest-paths.ts";
import { createSurroundings, type FindSurroundings } from "./surroundings.ts";
import { type WayOptions, weighLegs } from "./way-options.ts";

export interface RoadNetwork {
  readonly graph: RoadGraph;
  readonly land: LandGrid;
  readonly surroundingsOf: FindSurroundings;
  /** "Mobile AL"; several if a state has towns with the same name. */
  readonly townsByLabel: ReadonlyMap<string, readonly Town[]>;
  /** Memoized by the point object, since many drives share their ends. */
  readonly findJoins: FindJoins;
  /** Memoized by the options object, which many drives share. */
  readonly weigh: (options: WayOptions) => Float64Array | undefined;
}

interface WayOver {
  readonly kind: Crossing;
  readonly name: string;
  /** Its piece of the drive's line, if that is known. */
  readonly line?: readonly [from: LatLng, to: LatLng];
}

export interface Drive extends Length {
  /** "I 65", "US 90": in order, without local roads and short pieces. */
  readonly roads: readonly string[];
  /** Ferries and boats on the way, in order. */
  readonly crossings: readonly WayOver[];
  /** Sentences on roads and ferries that are closed in the month of the drive, or in some months, and on roads without pavement. */
  readonly cautions: readonly string[];
  /** For drawing. */
  readonly line: readonly LatLng[];
}

/** A road is named if the drive uses it for this far, or for this share of the way. */
const MIN_NAMED_MILES = 10;
const MIN_NAMED_SHARE = 0.1;

/**
 * Two points farther apart than the first, whose route over listed roads is more than this many times as long, have no
 * direct way.
 */
const MIN_BLOCKED_MILES = 3;
const MAX_DETOUR = 2;

/** A shorter piece of a road, such as to a house at its beginning, needs no caution. */
const MIN_CAUTION_MILES = 2;

const ANY_WAY: WayOptions = {};

export function loadRoads(files: readonly RoadFile[], gazetteer: Gazetteer, land: LandGrid): RoadNetwork {
  const surroundingsOf = createSurroundings(gazetteer);
  const graph = createRoadGraph(parseRoads(files, gazetteer), land, surroundingsOf);
  const townsByLabel = Map.groupBy(graph.towns, ({ label }) => label);
  return {
    graph,
    land,
    surroundingsOf,
    townsByLabel,
    findJoins: memoize(createJoinFinder(graph, land, surroundingsOf)),
    weigh: memoize((options) => weighLegs(graph, options)),
  };
}

/** The fastest route, or the one that the options prefer; undefined if no road leads there. */
export function drive(
  network: RoadNetwork,
  from: LatLng,
  to: LatLng,
  options: WayOptions = ANY_WAY,
): Drive | undefined {
  const { graph, findJoins } = network;
  const weights = network.weigh(options);
  const targets = startsFrom(graph, findJoins(to)).map(({ town }) => town);
  const paths = shortestPaths(graph, startsFrom(graph, findJoins(from), weights), { targets, weights });
  const way = bestWay(network, { paths, weights }, from, to);
  if (!way) return undefined;
  const steps = stepsOf(network, { paths, weights }, way, from, to);
  return {
    miles: way.miles,
    minutes: way.minutes,
    roads: nameRoads(steps),
    crossings: steps.flatMap(({ road, crossing, to }, i) =>
      crossing ? { kind: crossing, name: road, line: [steps[i - 1]?.to ?? from, to] } : [],
    ),
    cautions: cautionsOf(steps, options.month),
    line: [from, ...steps.map((step) => step.to)],
  };
}

/** Each once, even if a road has several legs. */
function cautionsOf(steps: readonly Step[], month: number | undefined): string[] {
  const texts = steps.flatMap(({ caution, crossing, miles }) =>
    caution && (crossing || miles >= MIN_CAUTION_MILES) ? cautionTexts(caution, crossing !== undefined, month) : [],
  );
  return [...new Set(texts)];
}

interface DriveLimits {
  readonly maxMinutes?: number;
  /** The search stops once these are reached; others may then be missing. */
  readonly destinations?: readonly LatLng[] | undefined;
  readonly options?: WayOptions | undefined;
}

/** One search for many destinations: the drive to each, and undefined beyond the limits and where no road leads. */
export function drivesFrom(
  network: RoadNetwork,
  from: LatLng,
  { maxMinutes = Number.POSITIVE_INFINITY, destinations, options = ANY_WAY }: DriveLimits = {},
): (to: LatLng) => Length | undefined {
  const { graph, findJoins } = network;
  const weights = network.weigh(options);
  const targets = destinations?.flatMap((to) => startsFrom(graph, findJoins(to)).map(({ town }) => town));
  const paths = shortestPaths(graph, startsFrom(graph, findJoins(from), weights), { maxMinutes, targets, weights });
  return (to) => {
    const way = bestWay(network, { paths, weights }, from, to);
    return way && way.minutes <= maxMinutes ? { miles: way.miles, minutes: way.minutes } : undefined;
  };
}

/** A finished search from the start. */
interface Search {
  readonly paths: ShortestPaths;
  readonly weights: Float64Array | undefined;
}

/** Through towns, the last of which is at one end of a leg that the destination is joined to. */
interface WayThroughTowns extends Length {
  readonly end: Start;
}

/** Both points are joined to the same leg. */
interface WayAlongLeg extends Length {
  readonly joins: readonly [Join, Join];
}

/** A length alone means a direct hop over local roads. */
type Way = WayThroughTowns | WayAlongLeg | Length;

/** The cost, which is the minutes unless roads are weighted. */
function bestWay(network: RoadNetwork, { paths, weights }: Search, from: LatLng, to: LatLng): Way | undefined {
  const { graph, land, surroundingsOf, findJoins } = network;
  const ways: (Way & { readonly cost: number })[] = [];
  for (const end of startsFrom(graph, findJoins(to), weights)) {
    const cost = paths.cost[end.town]! + end.cost;
    if (cost === Number.POSITIVE_INFINITY) continue;
    ways.push({
      cost,
      minutes: paths.minutes[end.town]! + end.minutes,
      miles: paths.miles[end.town]! + end.miles,
      end,
    });
  }
  for (const first of findJoins(from)) {
    const last = findJoins(to).find(({ leg }) => leg === first.leg);
    if (!last) continue;
    const leg = graph.legs[first.leg]!;
    const share = Math.abs(first.fraction - last.fraction);
    const ends = first.minutes + last.minutes;
    const minutes = ends + leg.minutes * share;
    const cost = ends + leg.minutes * share * (weights?.[first.leg] ?? 1);
    ways.push({ cost, minutes, miles: first.miles + leg.miles * share + last.miles, joins: [first, last] });
  }
  const byRoad = ways.reduce<(typeof ways)[number] | undefined>(
    (best, way) => (best && best.cost <= way.cost ? best : way),
    undefined,
  );
  const straight = milesBetween(from, to);
  const isNear = straight <= MAX_HOP_MILES && !land.isBarred(from, to);
  const { miles, minutes } = lengthOf("local", { straight, surroundings: surroundingsOf(to) });
  const direct = { miles, minutes: minutes + 2 * END_MINUTES };
  if (!isNear || (byRoad && byRoad.cost <= direct.minutes)) return byRoad;
  // Such a long way around means that there is an obstacle in between.
  return byRoad && straight > MIN_BLOCKED_MILES && byRoad.miles > straight * MAX_DETOUR ? byRoad : direct;
}

interface Step {
  /** Empty for local roads. */
  readonly road: string;
  readonly crossing?: Crossing | undefined;
  readonly caution?: Leg["caution"];
  readonly miles: number;
  readonly to: LatLng;
}

function stepsOf(network: RoadNetwork, search: Search, way: Way, from: LatLng, to: LatLng): Step[] {
  const { legs } = network.graph;
  if ("end" in way) {
    const { join, town, miles } = way.end;
    const onLeg = { ...roadOf(legs[join.leg]!, miles - join.miles), miles: miles - join.miles, to: join.spot };
    return [...stepsToTown(network, search, from, town), onLeg, { road: "", miles: join.miles, to }];
  }
  if ("joins" in way) {
    const [first, last] = way.joins;
    const along = way.miles - first.miles - last.miles;
    const onLeg = { ...roadOf(legs[first.leg]!, along), miles: along, to: last.spot };
    return [{ road: "", miles: first.miles, to: first.spot }, onLeg, { road: "", miles: last.miles, to }];
  }
  return [{ road: "", miles: way.miles, to }];
}

function stepsToTown(network: RoadNetwork, { paths, weights }: Search, from: LatLng, lastTown: number): Step[] {
  const { graph, findJoins } = network;
  const { legs, towns } = graph;
  const steps: Step[] = [];
  let town = lastTown;
  for (let index = paths.legTo[town]!; index >= 0; index = paths.legTo[town]!) {
    const { from: start, to: end, miles } = legs[index]!;
    steps.unshift({ ...roadOf(legs[index]!, miles), miles, to: towns[town]! });
    town = start === town ? end : start;
  }
  const { join, miles } = startsFrom(graph, findJoins(from), weights).find(
    (start) => start.town === town && start.cost === paths.cost[town],
  )!;
  const along = miles - join.miles;
  const onLeg = { ...roadOf(legs[join.leg]!, along), miles: along, to: towns[town]! };
  return [{ road: "", miles: join.miles, to: join.spot }, onLeg, ...steps];
}

/** A drive that ends at the landing does not cross. */
const roadOf = ({ road, roadClass, caution }: Leg, miles: number): Pick<Step, "road" | "crossing" | "caution"> => ({
  road,
  caution,
  crossing: isCrossing(roadClass) && miles > 0.01 ? roadClass : undefined,
});

/** Each road once per stretch, even if a short piece of another one interrupts it. */
export function nameRoads(steps: readonly Pick<Step, "road" | "miles">[]): string[] {
  const totalMiles = steps.reduce((sum, { miles }) => sum + miles, 0);
  const stretches: { road: string; miles: number }[] = [];
  for (const { road, miles } of steps) {
    const last = stretches.at(-1);
    if (last?.road === road) last.miles += miles;
    else stretches.push({ road, miles });
  }
  const minMiles = Math.min(MIN_NAMED_MILES, totalMiles * MIN_NAMED_SHARE);
  const names = stretches.filter(({ road, miles }) => road !== "" && miles >= minMiles).map(({ road }) => road);
  return names.filter((name, i) => name !== names[i - 1]);
}
