/** Which state a point is in, from a grid of small cells, and whether a straight hop leaves the land. */
import { spotBetween } from "./lines.ts";
import { type LatLng, milesBetween } from "./miles-between.ts";
import type { Bounds, StateOutline, StateOutlines } from "./state-outlines.ts";

export interface LandGrid {
  /** Two-letter code; undefined at sea and abroad. */
  stateAt(spot: LatLng): string | undefined;
  /** Whether a straight hop crosses the sea, another country, or a listed barrier. */
  isBarred(from: LatLng, to: LatLng): boolean;
}

/** Rivers, lakes and canyons inside states: lines that short hops do not cross. */
type Barriers = readonly (readonly LatLng[])[];

/** Degrees; about a mile, which is as exact as the outlines are. */
const CELL = 0.02;
/** Excludes Alaska, which has too few roads to need it. */
const AREAS: readonly Bounds[] = [
  { west: -125, south: 24.4, east: -66.8, north: 49.5 },
  { west: -160.3, south: 18.8, east: -154.7, north: 22.3 },
];
const SAMPLE_MILES = 0.5;
/** Shorelines are drawn roughly, and towns stand on them: a hop may touch the sea this close to its ends. */
const SHORE_MILES = 1;

export function createLandGrid(outlines: StateOutlines, barriers: Barriers): LandGrid {
  const states = [...outlines];
  const grids = AREAS.map((area) => {
    const columns = Math.ceil((area.east - area.west) / CELL);
    const cells = new Uint8Array(columns * Math.ceil((area.north - area.south) / CELL));
    for (const [index, [, outline]] of states.entries()) fillCells(cells, columns, area, outline, index + 1);
    return { ...area, columns, cells };
  });
  /** Index of the state plus one; 0 for water; undefined outside the grid. */
  const cellAt = ({ lat, lng }: LatLng): number | undefined => {
    for (const { west, south, east, north, columns, cells } of grids) {
      if (lng < west || lng >= east || lat < south || lat >= north) continue;
      return cells[Math.floor((lat - south) / CELL) * columns + Math.floor((lng - west) / CELL)];
    }
    return undefined;
  };
  return {
    stateAt: (spot) => states[(cellAt(spot) ?? 0) - 1]?.[0],
    isBarred(from, to) {
      const miles = milesBetween(from, to);
      for (let at = SHORE_MILES; at < miles - SHORE_MILES; at += SAMPLE_MILES) {
        if (cellAt(spotBetween(from, to, at / miles)) === 0) return true;
      }
      return barriers.some((line) => line.some((spot, i) => i > 0 && segmentsCross(from, to, line[i - 1]!, spot)));
    },
  };
}

/** Reads data/barriers.txt: a name and its line in each line, `Lake Tahoe | 39.22,-120.02 | 38.96,-120.02`. */
export function parseBarriers(text: string): Barriers {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.map((line) =>
    line
      .split("|")
      .slice(1)
      .map((spot) => {
        const [lat, lng] = spot.split(",").map(Number);
        return { lat: lat!, lng: lng! };
      }),
  );
}

/** Scan lines through the middle of each row, filled between alternate edges. */
function fillCells(cells: Uint8Array, columns: number, area: Bounds, { rings }: StateOutline, value: number): void {
  const rows = Array.from({ length: cells.length / columns }, (): number[] => []);
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      const first = Math.max(0, Math.ceil((Math.min(ay, by) - area.south) / CELL - 0.5));
      const end = Math.min(rows.length, Math.ceil((Math.max(ay, by) - area.south) / CELL - 0.5));
      for (let row = first; row < end; row++) {
        const lat = area.south + (row + 0.5) * CELL;
        rows[row]!.push((ax + ((bx - ax) * (lat - ay)) / (by - ay) - area.west) / CELL - 0.5);
      }
    }
  }
  for (const [row, edges] of rows.entries()) {
    const sorted = edges.toSorted((a, b) => a - b);
    for (let i = 0; i + 1 < sorted.length; i += 2) {
      const [first, end] = [sorted[i]!, sorted[i + 1]!].map((edge) => Math.min(columns, Math.max(0, Math.ceil(edge))));
      cells.fill(value, row * columns + first!, row * columns + end!);
    }
  }
}

function segmentsCross(a: LatLng, b: LatLng, c: LatLng, d: LatLng): boolean {
  if (Math.max(a.lat, b.lat) < Math.min(c.lat, d.lat) || Math.min(a.lat, b.lat) > Math.max(c.lat, d.lat)) return false;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

const side = (a: LatLng, b: LatLng, spot: LatLng): boolean =>
  (b.lng - a.lng) * (spot.lat - a.lat) > (b.lat - a.lat) * (spot.lng - a.lng);
