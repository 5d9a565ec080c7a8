/** The map of the explorer: it tells where it is, what it shows, and which place the visitor points at or opens. */

import { roundDegrees } from "../drawn/mercator.ts";
import type { MapData, MapPlaceView } from "../map-data.ts";
import type { MapPosition } from "../map-view.ts";
import { drawVisitor } from "./draw-map.client.ts";
import { placesInView } from "./fetch-places.client.ts";
import { MarkerLayer, type MarkerListener } from "./marker-layer.client.ts";
import { jumpTo, openMap } from "./open-map.client.ts";
import type { MapStage } from "./use-live-map.ts";

interface ExplorerOptions extends Required<MarkerListener> {
  readonly view: MapPosition;
  readonly query: string;
  /** Places that the page came with, shown while nothing else is known. */
  readonly known: readonly MapPlaceView[];
  readonly onData: (data: MapData) => void;
  readonly onFailure: () => void;
  readonly onMoved: (view: MapPosition) => void;
  /** Other filters left nothing in the view, so it was widened. */
  readonly onWidened: () => void;
}

const VISITOR_ZOOM = 9;

export function drawExplorer(stage: MapStage, options: ExplorerOptions) {
  const { map, paper, close } = openMap(stage, options.view, { fillsScreen: true });
  const markers = new MarkerLayer(map, stage.onFollow, options);
  let { query } = options;
  let hasData = false;
  /** Where to go if other filters leave nothing in the view. */
  let wider: MapPosition | undefined;
  const places = placesInView(map, {
    query: () => query,
    margin: 0,
    onData(data) {
      hasData = true;
      const goTo = data.list?.total === 0 ? wider : undefined;
      wider = undefined;
      if (goTo) {
        jumpTo(map, goTo);
        options.onWidened();
        return;
      }
      markers.show(data);
      options.onData(data);
    },
    onFailure() {
      if (!hasData) markers.show({ places: options.known, groups: [] });
      options.onFailure();
    },
  });
  const tellView = () => {
    const { lat, lng } = map.getCenter();
    options.onMoved({ center: [roundDegrees(lat), roundDegrees(lng)], zoom: map.getZoom() });
  };
  map.on("moveend", () => {
    // On paper its frame is hidden: a map without a size has no view.
    if (map.getSize().x === 0) return;
    tellView();
    void places.fetch();
  });
  map.once("movestart", stage.onLive);
  void Promise.all([paper, places.fetch()]).then(stage.onLive);

  return {
    /** Other filters, in the same view; `fit` is the one that shows all they found. */
    show(nextQuery: string, fit: MapPosition | undefined): void {
      query = nextQuery;
      wider = fit;
      map.closePopup();
      tellView();
      void places.fetch();
    },
    moveTo({ center, zoom }: MapPosition): void {
      map.setView([...center], zoom);
    },
    /** Around the visitor, with a marker there. */
    showVisitor(latitude: number, longitude: number): void {
      drawVisitor(map, [latitude, longitude]);
      map.setView([latitude, longitude], VISITOR_ZOOM);
    },
    light: (place: MapPlaceView | undefined): void => markers.light(place),
    open: (place: MapPlaceView | undefined): void => markers.openPlace(place),
    resize: () => void map.invalidateSize({ pan: false }),
    remove(): void {
      places.stop();
      close();
    },
  };
}
