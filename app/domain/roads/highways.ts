/** Interstates and US routes as areas: "I-95", "US 1". */
import type { Gazetteer } from "../geo/gazetteer.ts";
import type { UsRegion } from "../geo/us-regions.ts";
import { stateByCode, type UsState } from "../geo/us-states.ts";
import { parseRoads, type RoadFile } from "./parse-roads.ts";

export type FindHighway = (text: string) => UsRegion | undefined;

const INTERSTATE = /^(?:the )?(?:i|interstate|interstate highway)[ -]?(\d{1,3})$/i;
const US_ROUTE = /^(?:the )?(?:u\.?s\.? ?-?(?:highway|hwy|route|rte|rt)?|highway|hwy|route|rte|rt)[ -]?(\d{1,3})$/i;

/** By its number, whatever stands before it. Only the lines of that road are read, when it is first asked for. */
export function createHighways(readFiles: () => readonly RoadFile[], gazetteer: Gazetteer): FindHighway {
  const found = new Map<string, UsRegion | undefined>();
  let files: readonly RoadFile[] | undefined;
  return (text) => {
    const [interstate, us] = [INTERSTATE, US_ROUTE].map((pattern) => pattern.exec(text)?.[1]);
    if (!interstate && !us) return undefined;
    const name = interstate ? `I ${Number(interstate)}` : `US ${Number(us)}`;
    files ??= readFiles();
    if (!found.has(name)) found.set(name, highwayOf(files, gazetteer, name));
    return found.get(name);
  };
}

function highwayOf(files: readonly RoadFile[], gazetteer: Gazetteer, name: string): UsRegion | undefined {
  const isOfRoad = (line: string) => line.startsWith(`${name} |`) || line.startsWith(`${name} (`);
  const lines = files.map((file) => ({ ...file, text: file.text.split("\n").filter(isOfRoad).join("\n") }));
  const roads = parseRoads(lines, gazetteer);
  if (roads.length === 0) return undefined;
  const states = new Set(roads.flatMap(({ towns }) => towns.map(({ state }) => stateByCode(state))));
  return {
    label: name.replace("I ", "I-"),
    preposition: "along",
    states: [...states].filter((state): state is UsState => state !== undefined),
    along: roads.map(({ towns }) => towns.map(({ lat, lng }) => ({ lat, lng }))),
  };
}
