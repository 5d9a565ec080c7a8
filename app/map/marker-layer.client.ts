import L from "leaflet";
import { MARKERS_CHANGED } from "./draw-labels.client.ts";
import type { MapData, MapGroupView, MapPlaceView } from "./map-data.ts";
import { groupIcon, placeIcon } from "./marker-icons.client.ts";
import { groupPopup, placePopup } from "./popup-content.client.ts";

const POPUP: L.PopupOptions = { minWidth: 220, maxWidth: 280, autoPanPadding: [16, 16] };

/** The markers of the current view. A marker that stays in view is reused, with its focus and its open popup. */
export class MarkerLayer {
  readonly #map: L.Map;
  readonly #open: (path: string) => void;
  readonly #shown = new Map<string, L.Marker>();

  constructor(map: L.Map, open: (path: string) => void) {
    this.#map = map;
    this.#open = open;
  }

  show({ places, groups, neighbors = [] }: MapData): void {
    const wanted = new Map<string, () => L.Marker>();
    for (const place of places) wanted.set(`place ${place.slug}`, () => this.#placeMarker(place));
    for (const place of neighbors) wanted.set(`neighbor ${place.slug}`, () => this.#placeMarker(place, "map-neighbor"));
    for (const group of groups) {
      wanted.set(`group ${group.count} ${group.lat} ${group.lng}`, () => this.#groupMarker(group));
    }
    for (const [key, marker] of this.#shown) {
      // The map may be panning to a marker that just got the focus; it is removed when it loses the focus.
      if (wanted.has(key) || hasFocus(marker)) continue;
      marker.remove();
      this.#shown.delete(key);
    }
    const names = new Set([...this.#shown.values()].map((marker) => nameOf(marker)));
    for (const [key, make] of wanted) {
      if (this.#shown.has(key)) continue;
      const marker = make().addTo(this.#map);
      giveName(marker, names);
      this.#shown.set(key, marker);
    }
    this.#map.fire(MARKERS_CHANGED);
  }

  #placeMarker(place: MapPlaceView, className = ""): L.Marker {
    const title = `${place.houseName}, ${place.city}, ${place.state}`;
    const marker = L.marker(this.#near(place), { icon: placeIcon(className), title });
    this.#bindPopup(marker, () => placePopup(place, this.#open));
    return marker;
  }

  #groupMarker(group: MapGroupView): L.Marker {
    const title = `${group.count} places around ${group.around}`;
    const marker = L.marker(this.#near(group), { icon: groupIcon(group.count), title });
    if (group.members.length > 0) {
      this.#bindPopup(marker, () => groupPopup(group, this.#open));
    } else {
      const comeApart = () => {
        this.#map.getContainer().focus({ preventScroll: true });
        this.#map.setView(marker.getLatLng(), group.zoom);
      };
      marker.on("click", comeApart);
      marker.on("keypress", ({ originalEvent }) => {
        if (originalEvent.key === "Enter") comeApart();
      });
    }
    return marker;
  }

  #bindPopup(marker: L.Marker, content: () => HTMLElement): void {
    // Opened by keyboard: move the focus into the popup, and back to the marker on close. Runs before Leaflet opens it.
    let byKey = false;
    marker.on("keypress", () => {
      byKey = true;
    });
    marker.on("click", () => {
      byKey = false;
    });
    marker.bindPopup(content, POPUP);
    marker.on("popupopen", ({ popup }) => {
      popup.getElement()?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", "Close");
      if (byKey) popup.getElement()?.querySelector<HTMLElement>("a[href^='/']")?.focus();
      // Leaflet only handles keys while the map itself has the focus.
      popup.getElement()?.addEventListener("keydown", (event) => {
        if (event.key === "Escape") this.#map.closePopup();
      });
    });
    marker.on("popupclose", () => {
      if (byKey) marker.getElement()?.focus();
    });
  }

  /** Wraps the longitude to the copy nearest to the view: Alaska's islands are on both sides of the antimeridian. */
  #near({ lat, lng }: { readonly lat: number; readonly lng: number }): [number, number] {
    const { lng: center } = this.#map.getCenter();
    return [lat, lng + Math.round((center - lng) / 360) * 360];
  }
}

const hasFocus = (marker: L.Marker): boolean => marker.getElement() === document.activeElement;

const nameOf = (marker: L.Marker): string => marker.getElement()?.getAttribute("aria-label") ?? "";

/** Numbers places with the same name in the same city. */
function giveName(marker: L.Marker, taken: Set<string>): void {
  const title = marker.options.title ?? "";
  let name = title;
  for (let number = 2; taken.has(name); number++) name = `${title} (${number})`;
  taken.add(name);
  marker.getElement()?.setAttribute("aria-label", name);
}
