/** A map of a trip. Loaded only when it is near the viewport. */
import L from "leaflet";
import { stopIcon } from "./marker-icons.client.ts";
import { moveControls, openMap } from "./open-map.client.ts";
import { stopPopup } from "./popup-content.client.ts";
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
/** A trip within one town still shows what is around it. */
const MAX_FIT_ZOOM = 12;

export function drawTrip(container: HTMLElement, { controls, tileUrl, days, onOpen }: TripOptions): DrawnTrip {
  const { map, close } = openMap(container, { ...COUNTRY, tileUrl });
  moveControls(map, controls);
  const layer = L.featureGroup().addTo(map);

  function show(next: readonly TripMapDay[]): void {
    map.closePopup();
    layer.clearLayers();
    for (const day of next) drawLine(layer, day);
    for (const day of next) for (const stop of day.stops) drawStop(layer, day, stop, onOpen);
    const bounds = layer.getBounds();
    if (bounds.isValid()) map.fitBounds(bounds, { padding: PADDING, maxZoom: MAX_FIT_ZOOM, animate: false });
  }
  show(days);
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

function drawStop(layer: L.FeatureGroup, day: TripMapDay, stop: TripMapStop, onOpen: (path: string) => void): void {
  if (!stop.position) return;
  const title = `Stop ${stop.number}: ${stop.houseName}`;
  const marker = L.marker([...stop.position], {
    icon: stopIcon(stop.number, day.color),
    title,
    riseOnHover: true,
    // Of stops in one town the first lies on top.
    zIndexOffset: -1_000 * stop.number,
  });
  marker.bindPopup(() => stopPopup(stop, `Day ${day.number}, about ${stop.arrive}`, onOpen), {
    maxWidth: 280,
    autoPanPadding: [12, 12],
  });
  marker.on("popupopen", ({ popup }) => {
    popup.getElement()?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", "Close");
  });
  marker.addTo(layer).getElement()?.setAttribute("aria-label", title);
}
