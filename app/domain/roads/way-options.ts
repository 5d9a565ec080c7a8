/** What a visitor wants of the way beside being quick: without Interstates, along a road, past what is closed. */
import type { Leg, RoadGraph } from "./road-graph.ts";
import { isClosedIn } from "./winter.ts";

export interface WayOptions {
  readonly avoidInterstates?: boolean | undefined;
  /** A road by its name in data/roads, "US 61": findRoad() knows what people call it. */
  readonly preferRoad?: string | undefined;
  /** 1 to 12: roads that snow closes then are avoided. */
  readonly month?: number | undefined;
}

/** What a minute costs on such a road. They are avoided rather than ruled out: some places have no other way. */
const INTERSTATE = 10;
const PREFERRED = 0.5;
const CLOSED = 20;

const isInterstate = ({ road }: Leg): boolean => /^I \d/.test(road);

/** Per leg; undefined where all minutes cost the same. */
export function weighLegs({ legs }: RoadGraph, options: WayOptions): Float64Array | undefined {
  const { avoidInterstates = false, preferRoad, month } = options;
  if (!avoidInterstates && preferRoad === undefined && month === undefined) return undefined;
  return Float64Array.from(legs, (leg) => {
    if (month !== undefined && leg.winter && isClosedIn(leg.winter, month)) return CLOSED;
    if (avoidInterstates && isInterstate(leg)) return INTERSTATE;
    return leg.road !== "" && leg.road === preferRoad ? PREFERRED : 1;
  });
}

const NICKNAMES: Readonly<Record<string, string>> = {
  "pacific coast highway": "CA 1",
  pch: "CA 1",
  "mother road": "Route 66",
  "going to the sun road": "Going-to-the-Sun Road",
};
/** "highway 61" may be any of them; the first that is listed is meant. */
const KINDS = ["Route", "US", "I"];

/** The name in data/roads of what people write: "the Blue Ridge Parkway", "U.S. Route 61", "I-95", "Highway 61". */
export function findRoad({ legs }: RoadGraph, text: string): string | undefined {
  const written = text
    .toLowerCase()
    .replace(/\bu\.\s?s\.?/g, "us")
    .replace(/[-.\s]+/g, " ")
    .replace(/^ ?the /, "")
    .trim();
  const plain = (name: string) => name.toLowerCase().replaceAll("-", " ");
  const names = new Map(legs.map(({ road }) => [plain(road), road]));
  const short = written.replace(/\b(?:state )?(?:route|highway|hwy|rte?) (?=\d)/, "");
  const [, kind, number] = /^(?:(\w+) )?(\d+\w?)$/.exec(short) ?? [];
  const kinds = kind === undefined ? KINDS : [kind === "interstate" ? "I" : kind];
  const tried = [NICKNAMES[written] ?? written, ...kinds.map((each) => `${each} ${number}`)];
  const found = tried.map((name) => names.get(plain(name))).find((name) => name !== undefined);
  return found === "" ? undefined : found;
}
