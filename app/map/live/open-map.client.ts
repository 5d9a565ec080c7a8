/** Shared Leaflet setup of all maps. */
import L from "leaflet";
import "leaflet/dist/leaflet.css";
import "../map.css";
import { MAX_ZOOM, MIN_ZOOM, TILE_PIXELS } from "../../domain/browse/map-features.ts";
import type { MapPosition } from "../map-view.ts";
import { drawPaper } from "./draw-paper.client.ts";
import { guardScrolling, isTouched } from "./guard-scrolling.client.ts";
import type { MapStage } from "./use-live-map.ts";

const ATTRIBUTION = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const HALF_ZOOM = 0.5;

interface KeyboardHandler {
  readonly _map: L.Map;
  readonly _focused: boolean;
}

// Leaflet focuses the map and then restores the scroll position, which forces a layout of the whole page.
(L.Map as unknown as { Keyboard: typeof L.Handler }).Keyboard.include({
  _onMouseDown(this: KeyboardHandler) {
    if (!this._focused) this._map.getContainer().focus({ preventScroll: true });
  },
});

interface OpenMap {
  readonly map: L.Map;
  /** When the drawn map is there, or has failed. */
  readonly paper: Promise<void>;
  close(): void;
}

/**
 * With `fillsScreen` the wheel and one finger move the map, since there is no page to scroll. One that draws a way, and not
 * only places, needs no tiles to say something from near.
 */
export function openMap(
  { container, controls, tileUrl }: MapStage,
  { center, zoom }: MapPosition,
  { fillsScreen = false, needsTiles = true } = {},
): OpenMap {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(container, {
    center: [...center],
    zoom,
    // What a page asks for may stand between two zooms; from there every step goes to a whole one.
    zoomSnap: HALF_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    trackResize: fillsScreen,
    scrollWheelZoom: fillsScreen,
    // One finger scrolls the page, two pan the map.
    dragging: fillsScreen || !isTouched(),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  });
  map.options.zoomSnap = 1;
  // Leaflet's own would round the zoom of a map that is only moved.
  map.panTo = (to, options) => map.setView(to, undefined, { pan: options } as L.ZoomPanOptions);
  // The line of a trip: the stops beside the map say more.
  map.getPane("overlayPane")!.ariaHidden = "true";
  container.role = "group";
  container.ariaLabel = "Arrow keys move the map, plus and minus zoom";
  map.attributionControl.setPrefix(false);
  moveControls(map, controls);
  const paper = drawPaper(map);
  const tiles = L.tileLayer(tileUrl, { tileSize: TILE_PIXELS, maxZoom: MAX_ZOOM, attribution: ATTRIBUTION });
  tiles.on("tileloadstart", ({ tile }) => layFlat(tile));
  tiles.addTo(map);
  if (needsTiles) stepBackWithoutTiles(map, tiles);
  // A page's layout may settle after the window's resize, which is all that Leaflet listens to.
  const sized = new ResizeObserver(() => map.invalidateSize());
  if (!fillsScreen) sized.observe(container);
  const unguard = fillsScreen ? () => {} : guardScrolling(map);
  return {
    map,
    paper,
    close() {
      unguard();
      sized.disconnect();
      map.remove();
    },
  };
}

/** The nearest at which the drawn map says where one is. */
const PAPER_ZOOM = 9;

/** Without tiles a street-level view is empty, so zoom out once, around an open popup. */
function stepBackWithoutTiles(map: L.Map, tiles: L.TileLayer): void {
  let opened: L.LatLng | undefined;
  map.on("popupopen", ({ popup }) => {
    opened = popup.getLatLng();
  });
  map.on("popupclose", () => {
    opened = undefined;
  });
  const stepBack = () => {
    if (map.getZoom() > PAPER_ZOOM) map.setZoomAround(opened ?? map.getCenter(), PAPER_ZOOM, { animate: false });
  };
  tiles.once("tileerror", stepBack);
  tiles.once("tileload", () => tiles.off("tileerror", stepBack));
}

/** Moves a map to a view that may stand between two zooms. */
export function jumpTo(map: L.Map, { center, zoom }: MapPosition): void {
  map.options.zoomSnap = HALF_ZOOM;
  map.setView([...center], zoom, { animate: false });
  map.options.zoomSnap = 1;
}

/** One layer for all tiles, so that the dark filter is applied once and not for every frame of a move. */
function layFlat(tile: HTMLElement): void {
  const { x, y } = L.DomUtil.getPosition(tile);
  tile.style.transform = `translate(${x}px, ${y}px)`;
}

/** Outside of the map, where they don't cover places. */
function moveControls(map: L.Map, bar: HTMLElement): void {
  for (const control of [map.zoomControl, map.attributionControl]) {
    const element = control.getContainer();
    if (element) bar.append(element);
  }
}
