/** A map of places. Loaded only when it is near the viewport. */
import L from "leaflet";
import { afterPaint } from "./after-paint.ts";
import type { MapData } from "./map-data.ts";
import type { MapView, PlacesExtent } from "./map-view.ts";
import { placeIcon, visitorIcon } from "./marker-icons.client.ts";
import { MarkerLayer } from "./marker-layer.client.ts";
import { moveControls, openMap } from "./open-map.client.ts";

export interface MapOptions {
  /** Container of the zoom buttons and the attribution. */
  readonly controls: HTMLElement;
  readonly view: DrawnView;
  readonly tileUrl: string;
  /** Parameters of /api/map that select the places. */
  readonly query: string;
  readonly visitor: readonly [number, number] | undefined;
  /** The map has drawn itself, or was moved before that. */
  readonly onLive: () => void;
  readonly onData: (data: MapData) => void;
  /** Whether all places are in view. */
  readonly onMoved: (showsAll: boolean) => void;
  readonly onFailure: () => void;
  /** Called for clicks on internal links. */
  readonly onOpen: (path: string) => void;
}

export interface DrawnView extends Pick<MapView, "center" | "zoom"> {
  readonly all: PlacesExtent | undefined;
}

export interface DrawnMap {
  show(query: string, view: DrawnView): void;
  showAll(): void;
  remove(): void;
}

const YOUR_LOCATION = "Your Location";
/** Fetch a margin around the view, so that short moves need no request to show places. */
const BEYOND_EDGES = 0.15;
/** Pixels around all places: half a marker and more. */
const FIT_PADDING: L.PointTuple = [32, 32];

export function drawMap(container: HTMLElement, options: MapOptions): DrawnMap {
  const { map, paper, close } = openMap(container, { ...options.view, tileUrl: options.tileUrl });
  moveControls(map, options.controls);
  const markers = new MarkerLayer(map, options.onOpen);
  if (options.visitor) drawVisitor(map, options.visitor);

  let { query, view } = options;
  // The place that the page is about, for when its data does not come.
  const isOfPlace = new URLSearchParams(query).has("place");
  const pin = isOfPlace
    ? L.marker([...view.center], { icon: placeIcon(), interactive: false, keyboard: false })
    : undefined;
  let asking: AbortController | undefined;
  async function refresh(): Promise<void> {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const [data] = await Promise.all([fetchMapData(map, query, signal), afterPaint()]);
      if (signal.aborted) return;
      pin?.remove();
      markers.show(data);
      options.onData(data);
    } catch {
      if (signal.aborted) return;
      pin?.addTo(map);
      options.onFailure();
    }
  }
  const tellMoved = () => {
    if (view.all) options.onMoved(map.getBounds().contains(latLngBounds(view.all)));
  };
  map.on("moveend", () => {
    tellMoved();
    void refresh();
  });
  map.once("movestart", options.onLive);
  tellMoved();
  void Promise.all([paper, refresh()]).then(options.onLive);

  return {
    show(nextQuery, next) {
      const isMoved = view.zoom !== next.zoom || view.center.join() !== next.center.join();
      if (nextQuery === query && !isMoved) return;
      query = nextQuery;
      view = next;
      map.closePopup();
      if (isMoved) map.setView([...next.center], next.zoom, { animate: false });
      else void refresh();
    },
    showAll() {
      if (view.all) map.fitBounds(latLngBounds(view.all), { padding: FIT_PADDING });
    },
    remove() {
      asking?.abort();
      close();
    },
  };
}

const latLngBounds = ({ bounds: { west, south, east, north } }: PlacesExtent): L.LatLngBounds =>
  L.latLngBounds([south, west], [north, east]);

export async function fetchMapData(
  map: L.Map,
  query: string,
  signal: AbortSignal,
  beyondEdges = BEYOND_EDGES,
): Promise<MapData> {
  const bounds = map.getBounds().pad(beyondEdges);
  const within = (latitude: number) => Math.max(-90, Math.min(90, latitude));
  const bbox = [bounds.getWest(), within(bounds.getSouth()), bounds.getEast(), within(bounds.getNorth())];
  const parameters = new URLSearchParams(query);
  parameters.set("bbox", bbox.map((value) => value.toFixed(4)).join(","));
  parameters.set("zoom", String(map.getZoom()));
  const response = await fetch(`/api/map?${parameters}`, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`Loading the map's places failed with status ${response.status}.`);
  return response.json() as Promise<MapData>;
}

export function drawVisitor(map: L.Map, [lat, lng]: readonly [number, number]): void {
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
