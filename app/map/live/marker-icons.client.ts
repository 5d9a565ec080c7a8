import L from "leaflet";
import type { PlaceType } from "../../domain/places/place.ts";
import { groupSize, groupText, isSmall } from "../group-marks.ts";
import { signOf } from "../kind-signs.ts";
import markerUrl from "../marker.svg";
import { STOP_HEIGHT, stopWidth } from "../trip-marks.ts";

const MARK = `<img src="${markerUrl}" alt="" width="30" height="30">`;

/** SPEC: an orange "H" of 30 by 30 pixels. */
export function placeIcon(kind: PlaceType | undefined, className = ""): L.DivIcon {
  const sign = signOf(kind);
  return L.divIcon({
    className: `map-place ${className}`,
    html: sign ? `${MARK}<span class="map-sign map-sign-${sign}"></span>` : MARK,
    iconSize: [30, 30],
    iconAnchor: [15, 15],
    popupAnchor: [0, -14],
  });
}

/** SPEC: blue, 20 by 20 pixels. */
export const visitorIcon = (): L.DivIcon =>
  L.divIcon({ className: "map-visitor", iconSize: [20, 20], iconAnchor: [10, 10], popupAnchor: [0, -8] });

export function groupIcon(count: number, zoom: number): L.DivIcon {
  const size = groupSize(count, zoom);
  return L.divIcon({
    className: isSmall(zoom) ? "map-group map-group-small" : "map-group",
    html: groupText(count),
    iconSize: [size, size],
    popupAnchor: [0, -size / 2 + 2],
  });
}

/** Stops of a trip, in the color of their day. */
export function stopIcon(numbers: string, color: string): L.DivIcon {
  return L.divIcon({
    className: `map-stop map-stop-${color}`,
    html: numbers,
    iconSize: [stopWidth(numbers), STOP_HEIGHT],
    popupAnchor: [0, -12],
  });
}
