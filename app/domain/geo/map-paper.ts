/**
 * What a map is drawn from besides the state outlines: neighboring countries, water, highways and towns. Loaded from
 * data/map: country.json at once, and from DETAIL_FROM_ZOOM on one file for each cell of a grid.
 */
import { decodeLine } from "./lines.ts";
import type { Bounds } from "./state-outlines.ts";

/** Coordinates are multiplied by `scale`; of a line the first is absolute, then come steps. */
export interface PaperFile {
  readonly scale: number;
  readonly abroad?: readonly (readonly number[])[];
  /** Great Lakes, which states border on, and lakes that lie in states. */
  readonly greatLakes?: readonly (readonly number[])[];
  readonly lakes?: readonly (readonly number[])[];
  readonly rivers?: readonly (readonly number[])[];
  /** "I 80", "US 66" or a name without a number. */
  readonly roads: readonly (readonly [name: string, line: readonly number[]])[];
  /** Largest first. */
  readonly towns: {
    readonly names: string;
    /** Where a town is to be drawn from. */
    readonly zooms: readonly number[];
    readonly lng: readonly number[];
    readonly lat: readonly number[];
  };
}

/** Alternating longitude and latitude. */
export type Line = readonly number[];

export interface PaperRoad {
  readonly kind: "interstate" | "us" | "freeway";
  /** "80"; empty for a road without a number. */
  readonly number: string;
  readonly line: Line;
}

export interface PaperTown {
  readonly name: string;
  readonly zoom: number;
  readonly lat: number;
  readonly lng: number;
}

export interface MapPaper {
  readonly abroad: readonly Line[];
  readonly greatLakes: readonly Line[];
  readonly lakes: readonly Line[];
  readonly rivers: readonly Line[];
  readonly roads: readonly PaperRoad[];
  readonly towns: readonly PaperTown[];
}

export function decodePaper(file: PaperFile): MapPaper {
  const { scale, towns } = file;
  const lines = (all: readonly (readonly number[])[] = []) => all.map((steps) => decodeLine(steps, scale));
  const names = towns.names === "" ? [] : towns.names.split("|");
  return {
    abroad: lines(file.abroad),
    greatLakes: lines(file.greatLakes),
    lakes: lines(file.lakes),
    rivers: lines(file.rivers),
    roads: file.roads.map(([name, steps]) => ({ ...roadName(name), line: decodeLine(steps, scale) })),
    towns: names.map((name, i) => ({
      name,
      zoom: towns.zooms[i]!,
      lat: towns.lat[i]! / scale,
      lng: towns.lng[i]! / scale,
    })),
  };
}

function roadName(name: string): Pick<PaperRoad, "kind" | "number"> {
  const [, system, number] = /^(I|US) (\w+)$/.exec(name) ?? [];
  if (!system || !number) return { kind: "freeway", number: "" };
  return { kind: system === "I" ? "interstate" : "us", number };
}

/** Below it, the country's file says enough. */
export const DETAIL_FROM_ZOOM = 6;
/** Degrees. */
const CELL_WIDTH = 10;
const CELL_HEIGHT = 8;

/** Names the file of the cell that a point lies in: "-90_40" for its south-west corner. */
export function cellAt(lat: number, lng: number): string {
  const corner = (value: number, size: number) => Math.floor(value / size) * size;
  return `${corner(lng, CELL_WIDTH)}_${corner(lat, CELL_HEIGHT)}`;
}

/** Every cell that a view touches. */
export function cellsIn({ west, south, east, north }: Bounds): string[] {
  const cells = new Set<string>();
  const steps = (from: number, to: number, size: number) => {
    const values: number[] = [];
    for (let value = from; value < to; value += size) values.push(value);
    return [...values, to];
  };
  for (const lng of steps(west, east, CELL_WIDTH)) {
    for (const lat of steps(south, north, CELL_HEIGHT)) cells.add(cellAt(lat, lng));
  }
  return [...cells];
}
