/** A map of a trip. Loaded only when it is wanted. */
import L from "leaflet";
import type { DayColor } from "../drawn/map-inks.ts";
import { project, unproject } from "../drawn/mercator.ts";
import type { MapPosition } from "../map-view.ts";
import type { TripMapDay, TripMapPiece } from "../trip-marks.ts";
import { DASHES, markStops, pairs, type StopMark, stopNumbers } from "../trip-marks.ts";
import { stopIcon } from "./marker-icons.client.ts";
import { openMap } from "./open-map.client.ts";
import { stopsPopup } from "./popup-content.client.ts";
import type { MapStage } from "./use-live-map.ts";

export function drawTrip(stage: MapStage, days: readonly TripMapDay[], view: MapPosition) {
  const { map, close } = openMap(stage, view, { needsTiles: false });
  const lines = L.featureGroup().addTo(map);
  const markers = L.layerGroup().addTo(map);
  let shown = days;

  function drawMarkers(): void {
    markers.clearLayers();
    const zoom = map.getZoom();
    for (const mark of markStops(shown, zoom)) {
      const { lat, lng } = unproject(mark.pixel, zoom);
      if (Math.hypot(...offsetOf(mark, zoom)) > MIN_LEADER) drawLeader(markers, mark, [lat, lng]);
      drawMark(markers, mark, [lat, lng], stage.onFollow);
    }
  }
  function show(next: readonly TripMapDay[], { center, zoom }: MapPosition): void {
    shown = next;
    map.closePopup();
    lines.clearLayers();
    for (const { color, pieces } of next) for (const piece of pieces) drawPiece(lines, color, piece);
    map.setView([...center], zoom, { animate: false });
    drawMarkers();
  }
  map.on("zoomend", drawMarkers);
  show(days, view);
  stage.onLive();
  return { show, remove: close };
}

function drawPiece(layer: L.FeatureGroup, dayColor: DayColor, { by, line }: TripMapPiece): void {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`);
  const dash = DASHES[by] && { dashArray: DASHES[by].dashes, lineCap: DASHES[by].cap };
  // A dark edge separates the line from tiles and from the line of another day.
  for (const [weight, name] of [
    [7, "night"],
    [4, dayColor],
  ] as const) {
    L.polyline(pairs(line), { color: color(name), weight, opacity: 0.95, interactive: false, ...dash }).addTo(layer);
  }
}

/** Pixels beyond which a mark that was moved aside has a line to its place. */
const MIN_LEADER = 12;

function offsetOf({ at, pixel }: StopMark, zoom: number): [x: number, y: number] {
  const place = project(at[0], at[1], zoom);
  return [pixel.x - place.x, pixel.y - place.y];
}

function drawLeader(layer: L.LayerGroup, { at }: StopMark, to: L.LatLngTuple): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue("--color-bone");
  L.polyline([[...at], to], { color, weight: 1.5, interactive: false }).addTo(layer);
  L.circleMarker([...at], { radius: 3, color, fillOpacity: 1, interactive: false }).addTo(layer);
}

function drawMark(
  layer: L.LayerGroup,
  { day, stops }: StopMark,
  at: L.LatLngTuple,
  onFollow: MapStage["onFollow"],
): void {
  const names = stops.map(({ houseName }) => houseName).join(", ");
  const title = `${stops.length === 1 ? "Stop" : "Stops"} ${stopNumbers(stops)}: ${names}`;
  const marker = L.marker(at, { icon: stopIcon(stopNumbers(stops), day.color), title, riseOnHover: true });
  marker.bindPopup(() => stopsPopup(stops, onFollow), { maxWidth: 280, autoPanPadding: [12, 12] });
  marker.on("popupopen", ({ popup }) => {
    popup.getElement()?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", "Close");
  });
  marker.addTo(layer).getElement()?.setAttribute("aria-label", title);
}
