import L from "leaflet";
import { type Bounds, boundsOf, type Ring, type StateOutlines } from "../domain/geo/state-outlines.ts";
import { stateByCode } from "../domain/geo/us-states.ts";

/** At this zoom most states have room for their name; below it, all show their code for consistency. */
const NAMES_FROM_ZOOM = 5;
/** Width of a letter and height of a line, in pixels. */
const LETTER_WIDTH = 8;
const LINE_HEIGHT = 14;

interface StateLabel {
  /** Candidate labels, longest first. */
  readonly words: readonly string[];
  readonly middle: L.LatLngTuple;
  readonly bounds: Bounds;
  readonly area: number;
  readonly element: Element;
}

/**
 * State names under the tiles, visible where tiles are missing. Labels are shortened to the state's width, and a small
 * state's label is hidden if it would overlap a larger one's.
 */
export function labelStates(map: L.Map, outlines: StateOutlines, pane: string): void {
  const labels: StateLabel[] = [];
  for (const [code, { rings }] of outlines) {
    const largest = rings.toSorted((a, b) => area(b) - area(a))[0];
    const state = stateByCode(code);
    if (!largest || !state) continue;
    const icon = L.divIcon({ className: "map-state", html: "<span></span>", iconSize: [0, 0] });
    const at = middle(largest);
    const marker = L.marker(at, { icon, pane, interactive: false, keyboard: false }).addTo(map);
    const element = marker.getElement()!;
    element.setAttribute("aria-hidden", "true");
    labels.push({
      words: [state.name, code],
      middle: at,
      bounds: boundsOf([largest]),
      area: area(largest),
      element: element.firstElementChild!,
    });
  }
  labels.sort((a, b) => b.area - a.area);
  const write = () => writeLabels(map, labels);
  map.on("zoomend", write);
  write();
}

function writeLabels(map: L.Map, labels: readonly StateLabel[]): void {
  const written: L.Bounds[] = [];
  for (const { words, middle, bounds, element } of labels) {
    const { west, south, east, north } = bounds;
    const state = L.bounds(map.project([south, west]), map.project([north, east])).getSize();
    const fits = (word: string) => {
      const size = L.point((word.length + 1) * LETTER_WIDTH, LINE_HEIGHT);
      if (size.x > state.x || size.y > state.y) return false;
      const from = map.project(middle).subtract(size.divideBy(2));
      const box = L.bounds(from, from.add(size));
      if (written.some((other) => other.overlaps(box))) return false;
      written.push(box);
      return true;
    };
    element.textContent = (map.getZoom() < NAMES_FROM_ZOOM ? words.slice(1) : words).find(fits) ?? "";
  }
}

/** Twice the area, in degrees. */
function area(ring: Ring): number {
  return Math.abs(sumEdges(ring, (x, y, nextX, nextY) => x * nextY - nextX * y));
}

/** Centroid of the area, not the mean of the vertices, most of which lie along ragged coasts. */
function middle(ring: Ring): [lat: number, lng: number] {
  const cross = (x: number, y: number, nextX: number, nextY: number) => x * nextY - nextX * y;
  const whole = 3 * sumEdges(ring, cross);
  const lng = sumEdges(ring, (x, y, nextX, nextY) => (x + nextX) * cross(x, y, nextX, nextY)) / whole;
  const lat = sumEdges(ring, (x, y, nextX, nextY) => (y + nextY) * cross(x, y, nextX, nextY)) / whole;
  return [lat, lng];
}

function sumEdges(ring: Ring, value: (x: number, y: number, nextX: number, nextY: number) => number): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    sum += value(ring[i]!, ring[i + 1]!, ring[next]!, ring[next + 1]!);
  }
  return sum;
}
