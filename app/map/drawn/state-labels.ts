import { type Bounds, boundsOf, type Ring, type StateOutlines } from "../../domain/geo/state-outlines.ts";
import { stateByCode } from "../../domain/geo/us-states.ts";
import { memoize } from "../../domain/memoize.ts";

export interface StateLabel {
  readonly name: string;
  readonly code: string;
  readonly lat: number;
  readonly lng: number;
  readonly bounds: Bounds;
}

/** Where each state's name belongs: in its largest part. The largest states come first. */
export const stateLabels = memoize((outlines: StateOutlines): readonly StateLabel[] => {
  const labels: (StateLabel & { readonly area: number })[] = [];
  for (const [code, { rings }] of outlines) {
    const largest = rings.toSorted((a, b) => area(b) - area(a))[0];
    const state = stateByCode(code);
    if (!largest || !state) continue;
    labels.push({ name: state.name, code, ...middle(largest), bounds: boundsOf([largest]), area: area(largest) });
  }
  return labels.sort((a, b) => b.area - a.area);
});

/** Twice the area, in degrees. */
function area(ring: Ring): number {
  return Math.abs(sumEdges(ring, (x, y, nextX, nextY) => x * nextY - nextX * y));
}

/** Centroid of the area, not the mean of the vertices, most of which lie along ragged coasts. */
function middle(ring: Ring): { readonly lat: number; readonly lng: number } {
  const cross = (x: number, y: number, nextX: number, nextY: number) => x * nextY - nextX * y;
  const whole = 3 * sumEdges(ring, cross);
  return {
    lng: sumEdges(ring, (x, y, nextX, nextY) => (x + nextX) * cross(x, y, nextX, nextY)) / whole,
    lat: sumEdges(ring, (x, y, nextX, nextY) => (y + nextY) * cross(x, y, nextX, nextY)) / whole,
  };
}

function sumEdges(ring: Ring, value: (x: number, y: number, nextX: number, nextY: number) => number): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    sum += value(ring[i]!, ring[i + 1]!, ring[next]!, ring[next + 1]!);
  }
  return sum;
}
