/** A map with one marker, placed by dragging or clicking. */
import L from "leaflet";
import { placeIcon } from "./marker-icons.client.ts";
import { moveControls, openMap } from "./open-map.client.ts";

export interface DrawnPin {
  move(latitude: number, longitude: number): void;
  remove(): void;
}

const LABEL = "Pin: drag it, or click on the map";

export function drawPin(
  container: HTMLElement,
  options: {
    /** Container of the zoom buttons and the attribution. */
    readonly controls: HTMLElement;
    readonly center: readonly [number, number];
    readonly zoom: number;
    readonly tileUrl: string;
    readonly onMove: (latitude: number, longitude: number) => void;
  },
): DrawnPin {
  const { map, close } = openMap(container, options);
  moveControls(map, options.controls);
  const marker = L.marker([...options.center], { icon: placeIcon(), draggable: true, autoPan: true, title: LABEL });
  marker.addTo(map).getElement()?.setAttribute("aria-label", LABEL);
  const tell = ({ lat, lng }: L.LatLng) => options.onMove(lat, L.Util.wrapNum(lng, [-180, 180], true));
  marker.on("dragend", () => tell(marker.getLatLng()));
  map.on("click", ({ latlng }: L.LeafletMouseEvent) => {
    marker.setLatLng(latlng);
    tell(latlng);
  });
  return {
    move(latitude, longitude) {
      const next = L.latLng(latitude, longitude);
      if (marker.getLatLng().equals(next, 1e-5)) return;
      marker.setLatLng(next);
      map.panTo(next);
    },
    remove: close,
  };
}
