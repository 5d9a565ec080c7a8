/** A map of given places. Loaded only when it is wanted. */
import { MAX_ZOOM } from "../../domain/browse/map-features.ts";
import type { MapData, MapPlaceView } from "../map-data.ts";
import type { MapPosition } from "../map-view.ts";
import { MarkerLayer } from "./marker-layer.client.ts";
import { openMap } from "./open-map.client.ts";
import type { MapStage } from "./use-live-map.ts";

export function drawPlaces(stage: MapStage, places: readonly MapPlaceView[], view: MapPosition) {
  const { map, paper, close } = openMap(stage, view);
  const markers = new MarkerLayer(map, stage.onFollow);
  let { center, zoom } = view;
  markers.show(markersOf(places));
  map.once("movestart", stage.onLive);
  void paper.then(stage.onLive);
  return {
    show(places: readonly MapPlaceView[], view: MapPosition): void {
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
