/** What a visitor wants of a route besides being fast: no Interstates, along a road, around closed passes. */
import { memoize } from "../memoize.ts";
import { isClosedIn } from "./cautions.ts";
import { NAMED_WAYS } from "./named-ways.ts";
import type { Leg, RoadGraph } from "./road-graph.ts";
import { shortestPaths } from "./shortest-paths.ts";

export interface WayOptions {
  readonly avoidInterstates?: boolean | undefined;
  /** A road by its name in data/roads, "US 61", or one of NAMED_WAYS: findRoad() knows its popular names. */
  readonly preferRoad?: string | undefined;
  /** 1 to 12: avoids roads and ferries that are closed in that month. */
  readonly month?: number | undefined;
}

/** What a minute costs on such a road. They are avoided rather than ruled out: some places have no other access. */
const INTERSTATE = 10;
const PREFERRED = 0.5;
const CLOSED = 20;

const isInterstate = ({ road }: Leg): boolean => /^I \d/.test(road);

/** Per leg; undefined if all minutes cost the same. */
export function weighLegs(graph: RoadGraph, options: WayOptions): Float64Array | undefined {
  const { avoidInterstates = false, preferRoad, month } = options;
  if (!avoidInterstates && preferRoad === undefined && month === undefined) return undefined;
  const preferred = legsOf(graph, preferRoad);
  return Float64Array.from(graph.legs, (leg, index) => {
    if (month !== undefined && leg.caution && isClosedIn(leg.caution, month)) return CLOSED;
    if (avoidInterstates && isInterstate(leg)) return INTERSTATE;
    return preferred.has(index) ? PREFERRED : 1;
  });
}

/** Indexes of the legs of a road or of a named way. */
function legsOf(graph: RoadGraph, name: string | undefined): ReadonlySet<number> {
  if (name === undefined) return new Set();
  const named = NAMED_WAYS.get(name);
  const ways = legsOfWays(graph);
  const found = ways.get(name) ?? (named ? legsThrough(graph, named) : legsOfRoad(graph, name));
  ways.set(name, found);
  return found;
}

/** The legs of the requested road. */
const legsOfWays = memoize((_: RoadGraph) => new Map<string, ReadonlySet<number>>());

const legsOfRoad = ({ legs }: RoadGraph, name: string): Set<number> =>
  new Set(legs.flatMap(({ road }, index) => (road !== "" && road === name ? [index] : [])));

/** The legs of the fastest route between each two consecutive towns. */
function legsThrough(graph: RoadGraph, ways: readonly (readonly string[])[]): Set<number> {
  const { legs, towns } = graph;
  const found = new Set<number>();
  for (const along of ways) {
    const stops = along.map((label) => towns.findIndex((town) => town.label === label)).filter((town) => town >= 0);
    for (const [i, end] of stops.slice(1).entries()) {
      const start = [{ town: stops[i]!, miles: 0, minutes: 0 }];
      const { legTo } = shortestPaths(graph, start, { targets: [end] });
      for (let [town, leg] = [end, legTo[end]!]; leg >= 0; leg = legTo[town]!) {
        found.add(leg);
        town = legs[leg]!.from === town ? legs[leg]!.to : legs[leg]!.from;
      }
    }
  }
  return found;
}

const NICKNAMES: Readonly<Record<string, string>> = {
  "pacific coast highway": "CA 1",
  pch: "CA 1",
  "mother road": "Route 66",
  "coast road": "the coast",
  "going to the sun road": "Going-to-the-Sun Road",
};
/** "highway 61" may be any of them; the first one listed is meant. */
const KINDS = ["Route", "US", "I"];

/** The name in data/roads for what people write: "the Blue Ridge Parkway", "U.S. Route 61", "I-95", "Highway 61". */
export function findRoad({ legs }: RoadGraph, text: string): string | undefined {
  const written = text
    .toLowerCase()
    .replace(/\bu\.\s?s\.?/g, "us")
    .replace(/[-.\s]+/g, " ")
    .replace(/^ ?(?:along )?(?:the )?/, "")
    .trim();
  const plain = (name: string) => name.toLowerCase().replaceAll("-", " ").replace(/^the /, "");
  const names = new Map([...legs.map(({ road }) => road), ...NAMED_WAYS.keys()].map((road) => [plain(road), road]));
  const short = written.replace(/\b(?:state )?(?:route|highway|hwy|rte?) (?=\d)/, "");
  const [, kind, number] = /^(?:(\w+) )?(\d+\w?)$/.exec(short) ?? [];
  const kinds = kind === undefined ? KINDS : [kind === "interstate" ? "I" : kind];
  const tried = [NICKNAMES[written] ?? written, ...kinds.map((each) => `${each} ${number}`)];
  const found = tried.map((name) => names.get(plain(name))).find((name) => name !== undefined);
  return found === "" ? undefined : found;
}
