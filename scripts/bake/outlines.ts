// Bakes data/state-outlines.json from us-atlas: run after an update of that package.
//   node scripts/bake/outlines.ts
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { feature } from "topojson-client";
import { US_STATES } from "../../app/domain/geo/us-states.ts";
import { area, encodeLine, type Point } from "./rings.ts";

interface StateShape {
  properties: { name: string };
  geometry: { type: string; coordinates: Point[][] | Point[][][] };
}

/** Thousandths of a degree: about 100 m, finer than the source. */
const SCALE = 1000;
/** Islets smaller than this (in square degrees, about half a square mile) are of no use to a map or a check. */
const MIN_RING_AREA = 0.0002;

const atlas = JSON.parse(readFileSync(new URL("../../node_modules/us-atlas/states-10m.json", import.meta.url), "utf8"));
const shapes = feature(atlas, atlas.objects.states).features as StateShape[];

function ringsOf(shape: StateShape): Point[][] {
  const { type, coordinates } = shape.geometry;
  return (type === "Polygon" ? coordinates : (coordinates as Point[][][]).flat()) as Point[][];
}

/** The Aleutians beyond the antimeridian continue west of -180, so that Alaska is one piece on a map. */
const unwrap = (ring: Point[]): Point[] => (ring[0]![0] > 0 ? ring.map(([lng, lat]) => [lng - 360, lat]) : ring);

const states: Record<string, number[][]> = {};
for (const { name, code } of US_STATES) {
  const shape = shapes.find((candidate) => candidate.properties.name === name);
  if (!shape) throw new Error(`us-atlas has no outline of ${name}.`);
  const rings = ringsOf(shape)
    .map(unwrap)
    .toSorted((a, b) => area(b) - area(a));
  // The closing point is left out.
  states[code] = rings
    .filter((ring, index) => index === 0 || area(ring) >= MIN_RING_AREA)
    .map((ring) => encodeLine(ring.slice(0, -1), SCALE));
}

const json = JSON.stringify({ scale: SCALE, states });
writeFileSync(new URL("../../data/state-outlines.json", import.meta.url), `${json}\n`);
const points = Object.values(states)
  .flat()
  .reduce((sum, ring) => sum + ring.length / 2, 0);
console.log(`${points} points, ${json.length} bytes, ${gzipSync(json).length} bytes gzipped`);
