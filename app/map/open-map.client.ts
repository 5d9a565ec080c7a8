/** Leaflet, set up as this site wants it: what all its maps have in common. */
import L from "leaflet";
import "leaflet/dist/leaflet.css";
import "./map.css";
import { MAX_ZOOM, TILE_PIXELS } from "../domain/browse/map-features.ts";
import { drawOutlines } from "./draw-outlines.client.ts";
import { guardScrolling, isTouched } from "./guard-scrolling.client.ts";

const ATTRIBUTION = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const MIN_ZOOM = 3;

interface KeyboardHandler {
  readonly _map: L.Map;
  readonly _focused: boolean;
}

// Leaflet gives the map the focus and scrolls the page back to where it was, for which all of it is laid out at once.
(L.Map as unknown as { Keyboard: typeof L.Handler }).Keyboard.include({
  _onMouseDown(this: KeyboardHandler) {
    if (!this._focused) this._map.getContainer().focus({ preventScroll: true });
  },
});

export interface OpenMap {
  readonly map: L.Map;
  readonly tiles: L.TileLayer;
  close(): void;
}

export function openMap(
  container: HTMLElement,
  { center, zoom, tileUrl }: { center: readonly [number, number]; zoom: number; tileUrl: string },
): OpenMap {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(container, {
    center: [...center],
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    scrollWheelZoom: false,
    // One finger moves the page, two move the map.
    dragging: !isTouched(),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  });
  map.attributionControl.setPrefix(false);
  void drawOutlines(map);
  const tiles = L.tileLayer(tileUrl, { tileSize: TILE_PIXELS, maxZoom: MAX_ZOOM, attribution: ATTRIBUTION });
  tiles.on("tileloadstart", ({ tile }) => layFlat(tile));
  tiles.addTo(map);
  const unguard = guardScrolling(map);
  return {
    map,
    tiles,
    close() {
      unguard();
      map.remove();
    },
  };
}

/** Painted together with its neighbours: the night sheet is then mixed once and not for every frame of a move. */
function layFlat(tile: HTMLElement): void {
  const { x, y } = L.DomUtil.getPosition(tile);
  tile.style.transform = `translate(${x}px, ${y}px)`;
}

/** Beside the map, not on it: a button or a line of text there would cover places. */
export function moveControls(map: L.Map, bar: HTMLElement): void {
  for (const control of [map.zoomControl, map.attributionControl]) {
    const element = control.getContainer();
    if (element) bar.append(element);
  }
}
