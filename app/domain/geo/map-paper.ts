/**
 * What a map is drawn from besides the state outlines: neighboring countries, water, highways and towns. Loaded from
 * data/map: country.json at once, and from DETAIL_FROM_ZOOM on one file per grid cell.
 */
import { decodeLine } from "./lines.ts";
import type { Bounds } from "./state-outlines.ts";

/** Coordinates are multiplied by `scale`; the first point of a line is absolute, then come steps. */
export interface PaperFile {
  readonly scale: number;
  readonly abroad?: readonly (readonly number[])[];
  /** The Great Lakes, which border states, and lakes inside states. */
  readonly greatLakes?: readonly (readonly number[])[];
  readonly lakes?: readonly (readonly number[])[];
  readonly rivers?: readonly (readonly number[])[];
  /** Borders between states. */
  readonly borders?: readonly (readonly number[])[];
  /** "I 80", "US 66" or a name without a number. */
  readonly roads: readonly (readonly [name: string, line: readonly number[]])[];
  /** Largest first. */
  readonly towns: {
    readonly names: string;
    /** The lowest zoom at which a town is drawn. */
    readonly zooms: readonly number[];
    readonly lng: readonly number[];
    readonly lat: readonly number[];
  };
}

/** The coast and inland water of a cell in more detail than the states' outlines: data/water. */
export interface WaterFile {
  readonly scale: number;
  /** Shores and islands; what lies within an odd number of them is water. */
  readonly water: readonly (readonly number[])[];
}

export interface CellWater {
  readonly rings: readonly Line[];
  /** The rings without the parts that run along edges of cells and of the source's tiles. */
  readonly shores: readonly Line[];
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
  readonly borders: readonly Line[];
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
    borders: lines(file.borders),
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

export function decodeWater({ scale, water }: WaterFile): CellWater {
  const rings = water.map((steps) => decodeLine(steps, scale));
  return { rings, shores: rings.flatMap(shoresOf) };
}

/** The source cuts its water along the tiles of zoom 5: those cuts are not shores. */
const SEAM_EVERY = 360 / 32;
const SEAM_LATITUDES: ReadonlySet<number> = new Set([31.952, 40.98, 48.922]);

function shoresOf(ring: Line): Line[] {
  const shores: number[][] = [];
  let shore: number[] | undefined;
  const isEdgeLng = (lng: number) => lng % CELL_WIDTH === 0 || lng % SEAM_EVERY === 0;
  const isEdgeLat = (lat: number) => lat % CELL_HEIGHT === 0 || SEAM_LATITUDES.has(lat);
  for (let i = 0; i < ring.length; i += 2) {
    const [lng, lat] = [ring[i]!, ring[i + 1]!];
    const [nextLng, nextLat] = [ring[(i + 2) % ring.length]!, ring[(i + 3) % ring.length]!];
    if ((lng === nextLng && isEdgeLng(lng)) || (lat === nextLat && isEdgeLat(lat))) {
      shore = undefined;
      continue;
    }
    if (!shore) {
      shore = [lng, lat];
      shores.push(shore);
    }
    shore.push(nextLng, nextLat);
  }
  return shores;
}

/** From this zoom on, the water of data/water is drawn. */
export const WATER_FROM_ZOOM = 7;
/** The states' outlines may miss some land, so a margin of this many pixels is drawn as land before the water. */
export const landBeyond = (zoom: number): number => Math.min(96, 3 * 2 ** (zoom - WATER_FROM_ZOOM));

/** Below this zoom, the country's file has enough detail. */
export const DETAIL_FROM_ZOOM = 6;
/** Degrees. */
export const CELL_WIDTH = 10;
export const CELL_HEIGHT = 8;

/** The file name of the cell that contains a point: "-90_40" is its south-west corner. */
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
