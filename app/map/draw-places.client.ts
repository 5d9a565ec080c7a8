/** A map of given places. Loaded only when it is near the viewport. */
import { MAX_ZOOM } from "../domain/browse/map-features.ts";
import type { MapData, MapPlaceView } from "./map-data.ts";
import type { MapView } from "./map-view.ts";
import { MarkerLayer } from "./marker-layer.client.ts";
import { moveControls, openMap } from "./open-map.client.ts";

type DrawnView = Pick<MapView, "center" | "zoom">;

export interface PlacesOptions {
  /** Container of the zoom buttons and the attribution. */
  readonly controls: HTMLElement;
  readonly tileUrl: string;
  readonly view: DrawnView;
  readonly places: readonly MapPlaceView[];
  /** The map has drawn itself, or was moved before that. */
  readonly onLive: () => void;
  /** Called for clicks on internal links. */
  readonly onOpen: (path: string) => void;
}

export interface DrawnPlaces {
  show(places: readonly MapPlaceView[], view: DrawnView): void;
  remove(): void;
}

export function drawPlaces(container: HTMLElement, options: PlacesOptions): DrawnPlaces {
  const { map, paper, close } = openMap(container, { ...options.view, tileUrl: options.tileUrl });
  moveControls(map, options.controls);
  const markers = new MarkerLayer(map, options.onOpen);
  let { center, zoom } = options.view;
  markers.show(markersOf(options.places));
  map.once("movestart", options.onLive);
  void paper.then(options.onLive);
  return {
    show(places, view) {
      if (view.zoom !== zoom || view.center.join() !== center.join()) {
        ({ center, zoom } = view);
        map.setView([...center], zoom, { animate: false });
      }
      markers.show(markersOf(places));
    },
    remove: close,
  };
}

/** Private places of a town stand at one spot. */
function markersOf(places: readonly MapPlaceView[]): MapData {
  const spots = [...Map.groupBy(places, ({ lat, lng }) => `${lat},${lng}`).values()];
  return {
    places: spots.flatMap((spot) => (spot.length === 1 ? spot : [])),
    groups: spots.flatMap((members) => {
      const [first] = members;
      if (!first || members.length === 1) return [];
      const { lat, lng, city, state } = first;
      return { lat, lng, count: members.length, zoom: MAX_ZOOM + 1, around: `${city}, ${state}`, members };
    }),
  };
}
