/** The map of the explorer: it tells where it is, what it shows, and which place the visitor points at or opens. */
import { afterPaint } from "./after-paint.ts";
import { drawVisitor, fetchMapData } from "./draw-map.client.ts";
import type { MapData, MapPlaceView } from "./map-data.ts";
import type { MapView } from "./map-view.ts";
import { MarkerLayer, type MarkerListener } from "./marker-layer.client.ts";
import { moveControls, openMap } from "./open-map.client.ts";

export type ExplorerView = Pick<MapView, "center" | "zoom">;

export interface ExplorerOptions extends Required<MarkerListener> {
  /** Container of the zoom buttons and the attribution. */
  readonly controls: HTMLElement;
  readonly view: ExplorerView;
  readonly tileUrl: string;
  readonly query: string;
  /** Places that the page came with, shown while nothing else is known. */
  readonly known: readonly MapPlaceView[];
  readonly onLive: () => void;
  readonly onData: (data: MapData) => void;
  readonly onFailure: () => void;
  readonly onMoved: (view: ExplorerView) => void;
  /** Called for clicks on internal links. */
  readonly onFollow: (path: string) => void;
}

export interface DrawnExplorer {
  /** Other filters, and the view that fits what they found. */
  show(query: string, view: ExplorerView): void;
  moveTo(view: ExplorerView): void;
  /** Around the visitor, with a marker there. */
  showVisitor(latitude: number, longitude: number): void;
  light(place: MapPlaceView | undefined): void;
  open(place: MapPlaceView | undefined): void;
  resize(): void;
  remove(): void;
}

const VISITOR_ZOOM = 9;

export function drawExplorer(container: HTMLElement, options: ExplorerOptions): DrawnExplorer {
  const { map, paper, close } = openMap(container, { ...options.view, tileUrl: options.tileUrl, fillsScreen: true });
  moveControls(map, options.controls);
  const markers = new MarkerLayer(map, options.onFollow, options);
  let { query } = options;
  let hasData = false;
  let asking: AbortController | undefined;

  async function refresh(): Promise<void> {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const [data] = await Promise.all([fetchMapData(map, query, signal, 0), afterPaint()]);
      if (signal.aborted) return;
      hasData = true;
      markers.show(data);
      options.onData(data);
    } catch {
      if (signal.aborted) return;
      if (!hasData) markers.show({ places: options.known, groups: [] });
      options.onFailure();
    }
  }
  map.on("moveend", () => {
    const { lat, lng } = map.getCenter();
    options.onMoved({ center: [round(lat), round(lng)], zoom: map.getZoom() });
    void refresh();
  });
  map.once("movestart", options.onLive);
  void Promise.all([paper, refresh()]).then(options.onLive);

  return {
    show(nextQuery, view) {
      query = nextQuery;
      map.closePopup();
      map.setView([...view.center], view.zoom, { animate: false });
    },
    moveTo({ center, zoom }) {
      map.setView([...center], zoom);
    },
    showVisitor(latitude, longitude) {
      drawVisitor(map, [latitude, longitude]);
      map.setView([latitude, longitude], VISITOR_ZOOM);
    },
    light: (place) => markers.light(place),
    open: (place) => markers.openPlace(place),
    resize: () => void map.invalidateSize({ pan: false }),
    remove() {
      asking?.abort();
      close();
    },
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
