/** A map of a trip. Loaded only when it is near the viewport. */
import L from "leaflet";
import { stopIcon } from "./marker-icons.client.ts";
import { moveControls, openMap } from "./open-map.client.ts";
import { stopsPopup } from "./popup-content.client.ts";
import type { TripMapDay, TripMapStop } from "./trip-map.tsx";

export interface TripOptions {
  /** Container of the zoom buttons and the attribution. */
  readonly controls: HTMLElement;
  readonly tileUrl: string;
  readonly days: readonly TripMapDay[];
  /** Called for clicks on internal links. */
  readonly onOpen: (path: string) => void;
}

export interface DrawnTrip {
  show(days: readonly TripMapDay[]): void;
  remove(): void;
}

const COUNTRY = { center: [39.83, -98.58], zoom: 4 } as const;
const PADDING = L.point(28, 28);
/** Pixels between markers, so that each can be pressed. */
const MIN_APART = 34;
/** A trip within one town still shows what is around it. */
const MAX_FIT_ZOOM = 12;

export function drawTrip(container: HTMLElement, { controls, tileUrl, days, onOpen }: TripOptions): DrawnTrip {
  const { map, close } = openMap(container, { ...COUNTRY, tileUrl });
  moveControls(map, controls);
  const lines = L.featureGroup().addTo(map);
  const markers = L.layerGroup().addTo(map);
  let shown = days;

  function drawMarkers(): void {
    markers.clearLayers();
    for (const group of groupStops(map, shown)) drawGroup(markers, group, onOpen);
  }
  function show(next: readonly TripMapDay[]): void {
    shown = next;
    map.closePopup();
    lines.clearLayers();
    for (const day of next) drawLine(lines, day);
    const bounds = L.latLngBounds(
      next.flatMap(({ stops }) => stops.flatMap(({ position }) => (position ? [[...position]] : []))),
    );
    if (lines.getLayers().length > 0) bounds.extend(lines.getBounds());
    if (bounds.isValid()) map.fitBounds(bounds, { padding: PADDING, maxZoom: MAX_FIT_ZOOM, animate: false });
    drawMarkers();
  }
  map.on("zoomend", drawMarkers);
  show(days);
  return { show, remove: close };
}

interface StopGroup {
  readonly day: TripMapDay;
  readonly stops: TripMapStop[];
  readonly at: L.LatLngTuple;
}

/** Stops of a day that would cover each other at this zoom share a marker. */
function groupStops(map: L.Map, days: readonly TripMapDay[]): StopGroup[] {
  const groups: StopGroup[] = [];
  for (const day of days) {
    for (const stop of day.stops) {
      if (!stop.position) continue;
      const at: L.LatLngTuple = [...stop.position];
      const point = map.project(at);
      const near = groups.find((group) => map.project(group.at).distanceTo(point) < MIN_APART);
      if (near) near.stops.push(stop);
      else groups.push({ day, stops: [stop], at });
    }
  }
  return groups;
}

function drawLine(layer: L.FeatureGroup, { color: dayColor, line }: TripMapDay): void {
  const points: [number, number][] = [];
  for (let i = 0; i + 1 < line.length; i += 2) points.push([line[i]!, line[i + 1]!]);
  if (points.length < 2) return;
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`);
  // A dark edge separates the line from tiles and from the line of another day.
  for (const [width, name] of [
    [7, "night"],
    [4, dayColor],
  ] as const) {
    L.polyline(points, { color: color(name), weight: width, opacity: 0.95, interactive: false }).addTo(layer);
  }
}

function drawGroup(layer: L.LayerGroup, { day, stops, at }: StopGroup, onOpen: (path: string) => void): void {
  const names = stops.map(({ houseName }) => houseName).join(", ");
  const title = `${stops.length === 1 ? "Stop" : "Stops"} ${numbersOf(stops)}: ${names}`;
  const marker = L.marker(at, { icon: stopIcon(numbersOf(stops), day.color), title, riseOnHover: true });
  marker.bindPopup(() => stopsPopup(stops, onOpen), { maxWidth: 280, autoPanPadding: [12, 12] });
  marker.on("popupopen", ({ popup }) => {
    popup.getElement()?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", "Close");
  });
  marker.addTo(layer).getElement()?.setAttribute("aria-label", title);
}

/** "8-13", or "1-3, 16" where a trip comes back. */
function numbersOf(stops: readonly TripMapStop[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const { number } of stops) {
    const run = runs.at(-1);
    if (run && number === run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(", ");
}
