import L from "leaflet";
import type { Ring, StateOutlines } from "../domain/state-outlines.ts";
import { stateByCode } from "../domain/us-states.ts";
import { FlatMarker } from "./flat-marker.client.ts";

/** From this zoom on there is room for the whole name. */
const NAMES_FROM_ZOOM = 6;

/** Names on the paper, under the tiles: where no tile comes, they say which state is which. */
export function labelStates(map: L.Map, outlines: StateOutlines, pane: string): void {
  for (const [code, { rings }] of outlines) {
    const largest = rings.toSorted((a, b) => area(b) - area(a))[0];
    const state = stateByCode(code);
    if (!largest || !state) continue;
    const html = `<span class="map-state-code">${code}</span><span class="map-state-name">${state.name}</span>`;
    const icon = L.divIcon({ className: "map-state", html, iconSize: [0, 0] });
    const label = new FlatMarker(middle(largest), { icon, pane, interactive: false, keyboard: false }).addTo(map);
    label.getElement()?.setAttribute("aria-hidden", "true");
  }
  const size = () => {
    map.getPane(pane)!.dataset.names = String(map.getZoom() >= NAMES_FROM_ZOOM);
  };
  map.on("zoomend", size);
  size();
}

/** Twice the area, in degrees. */
function area(ring: Ring): number {
  return Math.abs(sumEdges(ring, (x, y, nextX, nextY) => x * nextY - nextX * y));
}

/** The middle of the area, not of the corners: most of those lie along a ragged shore. */
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
