/** A map of places. Loaded only when it is near the viewport. */
import L from "leaflet";
import { afterPaint } from "./after-paint.ts";
import type { MapData } from "./map-data.ts";
import { visitorIcon } from "./marker-icons.client.ts";
import { MarkerLayer } from "./marker-layer.client.ts";
import { moveControls, openMap } from "./open-map.client.ts";

export interface MapOptions {
  /** Container of the zoom buttons and the attribution. */
  readonly controls: HTMLElement;
  readonly center: readonly [number, number];
  readonly zoom: number;
  readonly tileUrl: string;
  /** Parameters of /api/map that select the places. */
  readonly query: string;
  readonly visitor: readonly [number, number] | undefined;
  readonly onData: (data: MapData) => void;
  readonly onFailure: () => void;
  /** Called for clicks on internal links. */
  readonly onOpen: (path: string) => void;
}

export interface DrawnMap {
  show(query: string): void;
  remove(): void;
}

const YOUR_LOCATION = "Your Location";
/** Fetch a margin around the view, so that short moves need no request to show places. */
const BEYOND_EDGES = 0.15;

export function drawMap(container: HTMLElement, options: MapOptions): DrawnMap {
  const { map, close } = openMap(container, options);
  moveControls(map, options.controls);
  const markers = new MarkerLayer(map, options.onOpen);
  if (options.visitor) drawVisitor(map, options.visitor);

  let { query } = options;
  let asking: AbortController | undefined;
  async function refresh(): Promise<void> {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const [data] = await Promise.all([fetchMapData(map, query, signal), afterPaint()]);
      if (signal.aborted) return;
      markers.show(data);
      options.onData(data);
    } catch {
      if (!signal.aborted) options.onFailure();
    }
  }
  map.on("moveend", () => void refresh());
  void refresh();

  return {
    show(next) {
      if (next === query) return;
      query = next;
      map.closePopup();
      void refresh();
    },
    remove() {
      asking?.abort();
      close();
    },
  };
}

async function fetchMapData(map: L.Map, query: string, signal: AbortSignal): Promise<MapData> {
  const bounds = map.getBounds().pad(BEYOND_EDGES);
  const within = (latitude: number) => Math.max(-90, Math.min(90, latitude));
  const bbox = [bounds.getWest(), within(bounds.getSouth()), bounds.getEast(), within(bounds.getNorth())];
  const parameters = new URLSearchParams(query);
  parameters.set("bbox", bbox.map((value) => value.toFixed(4)).join(","));
  parameters.set("zoom", String(map.getZoom()));
  const response = await fetch(`/api/map?${parameters}`, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`Loading the map's places failed with status ${response.status}.`);
  return response.json() as Promise<MapData>;
}

function drawVisitor(map: L.Map, [lat, lng]: readonly [number, number]): void {
  // Not interactive, so that markers under it stay clickable.
  const marker = L.marker([lat, lng], {
    icon: visitorIcon(),
    interactive: false,
    keyboard: false,
    zIndexOffset: 1_000,
  });
  marker.addTo(map).bindTooltip(YOUR_LOCATION, { permanent: true, direction: "bottom", offset: [0, 12] });
  marker.getElement()?.setAttribute("role", "img");
  marker.getElement()?.setAttribute("aria-label", YOUR_LOCATION);
}
