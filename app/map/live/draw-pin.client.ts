/** A map with one marker, placed by dragging or clicking. */
import L from "leaflet";
import { placeIcon } from "./marker-icons.client.ts";
import { openMap } from "./open-map.client.ts";
import type { MapStage } from "./use-live-map.ts";

const LABEL = "Pin: drag it, or click on the map";
/** Shows the streets of a town. */
const ZOOM = 12;

export function drawPin(
  stage: MapStage,
  center: readonly [latitude: number, longitude: number],
  onMove: (latitude: number, longitude: number) => void,
) {
  const { map, close } = openMap(stage, { center, zoom: ZOOM });
  const marker = L.marker([...center], { icon: placeIcon(undefined), draggable: true, autoPan: true, title: LABEL });
  marker.addTo(map).getElement()?.setAttribute("aria-label", LABEL);
  const tell = ({ lat, lng }: L.LatLng) => onMove(lat, L.Util.wrapNum(lng, [-180, 180], true));
  marker.on("dragend", () => tell(marker.getLatLng()));
  map.on("click", ({ latlng }: L.LeafletMouseEvent) => {
    marker.setLatLng(latlng);
    tell(latlng);
  });
  return {
    move(latitude: number, longitude: number): void {
      const next = L.latLng(latitude, longitude);
      if (marker.getLatLng().equals(next, 1e-5)) return;
      marker.setLatLng(next);
      map.panTo(next);
    },
    remove: close,
  };
}
