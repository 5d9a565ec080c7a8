/**
 * State outlines, for the drawn map and to test whether a point is in a state. Loaded from data/state-outlines.json.
 * Alaska extends west of -180, so longitudes may be lower.
 */
import { decodeLine } from "./lines.ts";
import { MILES_PER_DEGREE } from "./miles-between.ts";

export interface OutlinesFile {
  readonly scale: number;
  readonly states: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Alternating lng, lat; not closed. */
export type Ring = Float64Array;

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface StateOutline {
  readonly rings: readonly Ring[];
  readonly bounds: Bounds;
}

/** By two-letter code. */
export type StateOutlines = ReadonlyMap<string, StateOutline>;

export function decodeOutlines(file: OutlinesFile): StateOutlines {
  const outlines = new Map<string, StateOutline>();
  for (const [code, encoded] of Object.entries(file.states)) {
    const rings = encoded.map((steps) => Float64Array.from(decodeLine(steps, file.scale)));
    outlines.set(code, { rings, bounds: boundsOf(rings) });
  }
  return outlines;
}

/** 0 inside, else the distance to the nearest edge; Infinity beyond about 70 miles. */
export function milesOutside(outline: StateOutline, lat: number, lng: number): number {
  const x = lng > outline.bounds.east + 180 ? lng - 360 : lng;
  const { west, south, east, north } = outline.bounds;
  const lngSlack = 1 / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  if (lat < south - 1 || lat > north + 1 || x < west - lngSlack || x > east + lngSlack) return Infinity;
  if (isInsideRings(outline.rings, lat, x)) return 0;
  return Math.min(...outline.rings.map((ring) => milesToRing(ring, lat, x)));
}

export function boundsOf(rings: readonly Ring[]): Bounds {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      bounds.west = Math.min(bounds.west, ring[i]!);
      bounds.east = Math.max(bounds.east, ring[i]!);
      bounds.south = Math.min(bounds.south, ring[i + 1]!);
      bounds.north = Math.max(bounds.north, ring[i + 1]!);
    }
  }
  return bounds;
}

/** Even-odd over all rings, so holes need no special case. */
function isInsideRings(rings: readonly Ring[], lat: number, lng: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      if (ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** On a tangent plane at the point: accurate enough for a few miles. */
function milesToRing(ring: Ring, lat: number, lng: number): number {
  const xScale = MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  let nearest = Infinity;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const ax = (ring[j]! - lng) * xScale;
    const ay = (ring[j + 1]! - lat) * MILES_PER_DEGREE;
    const dx = (ring[i]! - ring[j]!) * xScale;
    const dy = (ring[i + 1]! - ring[j + 1]!) * MILES_PER_DEGREE;
    const length2 = dx * dx + dy * dy;
    const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length2));
    nearest = Math.min(nearest, (ax + t * dx) ** 2 + (ay + t * dy) ** 2);
  }
  return Math.sqrt(nearest);
}
