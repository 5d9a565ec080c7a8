/** A map of a trip. Loaded only when it is near the viewport. */
import L from "leaflet";
import type { MapView } from "./map-view.ts";
import { stopIcon } from "./marker-icons.client.ts";
import { moveControls, openMap } from "./open-map.client.ts";
import { stopsPopup } from "./popup-content.client.ts";
import type { TripMapDay } from "./trip-map.tsx";
import { groupStops, numbersOf, type StopGroup } from "./trip-marks.ts";

export interface TripOptions {
  /** Container of the zoom buttons and the attribution. */
  readonly controls: HTMLElement;
  readonly tileUrl: string;
  readonly days: readonly TripMapDay[];
  readonly view: MapView;
  /** Called for clicks on internal links. */
  readonly onOpen: (path: string) => void;
}

export interface DrawnTrip {
  show(days: readonly TripMapDay[], view: MapView): void;
  remove(): void;
}

export function drawTrip(container: HTMLElement, { controls, tileUrl, days, view, onOpen }: TripOptions): DrawnTrip {
  const { map, close } = openMap(container, { ...view, tileUrl });
  moveControls(map, controls);
  const lines = L.featureGroup().addTo(map);
  const markers = L.layerGroup().addTo(map);
  let shown = days;

  function drawMarkers(): void {
    markers.clearLayers();
    for (const group of groupStops(shown, map.getZoom())) drawGroup(markers, group, onOpen);
  }
  function show(next: readonly TripMapDay[], { center, zoom }: MapView): void {
    shown = next;
    map.closePopup();
    lines.clearLayers();
    for (const day of next) drawLine(lines, day);
    map.setView([...center], zoom, { animate: false });
    drawMarkers();
  }
  map.on("zoomend", drawMarkers);
  show(days, view);
  return { show, remove: close };
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
  const marker = L.marker([...at], { icon: stopIcon(numbersOf(stops), day.color), title, riseOnHover: true });
  marker.bindPopup(() => stopsPopup(stops, onOpen), { maxWidth: 280, autoPanPadding: [12, 12] });
  marker.on("popupopen", ({ popup }) => {
    popup.getElement()?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", "Close");
  });
  marker.addTo(layer).getElement()?.setAttribute("aria-label", title);
}
