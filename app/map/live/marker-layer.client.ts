import L from "leaflet";
import { nearestLng } from "../drawn/mercator.ts";
import { groupSize } from "../group-marks.ts";
import type { MapData, MapGroupView, MapPlaceView } from "../map-data.ts";
import { MARKERS_CHANGED } from "./draw-labels.client.ts";
import { groupIcon, placeIcon } from "./marker-icons.client.ts";
import { groupPopup, placePopup } from "./popup-content.client.ts";

/** A popup opens where no control is: large maps have some over both edges, others a button over the upper one. */
function popupOptions(map: L.Map): L.PopupOptions {
  const { x: width, y: height } = map.getSize();
  const isLarge = height > 600;
  const above = isLarge ? 120 : 60;
  return {
    minWidth: 220,
    maxWidth: Math.max(220, Math.min(288, width - 50)),
    // On small screens the controls step aside.
    ...(window.innerWidth < 1024
      ? { autoPanPadding: [8, 8] }
      : { autoPanPaddingTopLeft: [16, above], autoPanPaddingBottomRight: [16, isLarge ? 64 : 16] }),
  };
}

/** zIndexOffset of a marker that no other may cover. */
const ABOVE = 10_000;
/** Pixels between the markers of places at one spot, and from it. */
const SPREAD_STEP = 38;
const MIN_SPREAD = 60;

export interface MarkerListener {
  /** A place's popup was opened, or closed. */
  readonly onOpen?: (place: MapPlaceView | undefined) => void;
  /** The pointer or the focus is on a place's marker, or has left it. */
  readonly onPoint?: (slug: string | undefined) => void;
}

/** The markers of the current view. A marker that stays in view is reused, with its focus and its open popup. */
export class MarkerLayer {
  readonly #map: L.Map;
  readonly #open: (path: string) => void;
  readonly #shown = new Map<string, L.Marker>();
  readonly #spread = L.layerGroup();
  readonly #listener: MarkerListener;
  /** Of the place whose popup is open: it stays, above all others. */
  #openSlug: string | undefined;
  #litSlug: string | undefined;
  /** The marker of a lit place that has none of its own. */
  #litMarker: L.Marker | undefined;

  constructor(map: L.Map, open: (path: string) => void, listener: MarkerListener = {}) {
    this.#map = map;
    this.#open = open;
    this.#listener = listener;
    this.#spread.addTo(map);
    map.on("zoomstart", () => this.#spread.clearLayers());
    // Leaflet only handles keys while the map itself has the focus.
    map.getContainer().addEventListener("keydown", ({ key }) => {
      if (key === "Escape") map.closePopup();
    });
  }

  /** Marks a place on the map, even one that is in a group now. */
  light(place: MapPlaceView | undefined): void {
    this.#litMarker?.remove();
    this.#litMarker = undefined;
    if (this.#litSlug) this.#element(this.#litSlug)?.classList.remove("map-lit");
    this.#litSlug = place?.slug;
    if (!place) return;
    const element = this.#element(place.slug);
    if (element) element.classList.add("map-lit");
    else {
      const options = {
        icon: placeIcon(place.kind, "map-lit"),
        interactive: false,
        keyboard: false,
        zIndexOffset: ABOVE,
      };
      this.#litMarker = L.marker(this.#near(place), options).addTo(this.#map);
    }
  }

  /** Opens a place's popup; undefined closes whichever is open. */
  openPlace(place: MapPlaceView | undefined): void {
    if (place?.slug === this.#openSlug) return;
    if (!place) {
      this.#map.closePopup();
      return;
    }
    const key = placeKey(place);
    const marker = this.#shown.get(key) ?? this.#placeMarker(place).addTo(this.#map);
    this.#shown.set(key, marker);
    marker.openPopup();
  }

  #element(slug: string): HTMLElement | undefined {
    return this.#shown.get(placeKey({ slug }))?.getElement();
  }

  show({ places, groups, neighbors = [] }: MapData): void {
    const wanted = new Map<string, () => L.Marker>();
    for (const place of places) wanted.set(placeKey(place), () => this.#placeMarker(place));
    for (const place of neighbors) wanted.set(`neighbor ${place.slug}`, () => this.#placeMarker(place, "map-neighbor"));
    for (const group of groups) {
      const { count, lat, lng } = group;
      const size = groupSize(count, this.#map.getZoom());
      wanted.set(`group ${count} ${size} ${lat} ${lng}`, () => this.#groupMarker(group));
    }
    for (const [key, marker] of this.#shown) {
      // The map may be panning to a marker that just got the focus; it is removed when it loses the focus.
      if (wanted.has(key) || hasFocus(marker) || marker.isPopupOpen()) continue;
      marker.remove();
      this.#shown.delete(key);
    }
    const names = new Set([...this.#shown.values()].map((marker) => labelOf(marker)));
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
    const marker = L.marker(this.#near(place), { icon: placeIcon(place.kind, className), title });
    this.#bindPopup(marker, () => placePopup(place, this.#open));
    marker.on("popupopen", () => {
      this.#openSlug = place.slug;
      marker.setZIndexOffset(ABOVE);
      this.#listener.onOpen?.(place);
    });
    marker.on("popupclose", () => {
      this.#openSlug = undefined;
      marker.setZIndexOffset(0);
      this.#listener.onOpen?.(undefined);
    });
    const point = () => this.#listener.onPoint?.(place.slug);
    const leave = () => this.#listener.onPoint?.(undefined);
    marker.on({ mouseover: point, mouseout: leave });
    marker.on("add", () => {
      marker.getElement()?.addEventListener("focus", point);
      marker.getElement()?.addEventListener("blur", leave);
    });
    return marker;
  }

  #groupMarker(group: MapGroupView): L.Marker {
    const title = `${group.count} places around ${group.around}`;
    const marker = L.marker(this.#near(group), { icon: groupIcon(group.count, this.#map.getZoom()), title });
    if (group.members.length > 0) {
      this.#bindPopup(marker, () => groupPopup(group, this.#open));
      marker.on("popupopen", () => this.#spreadOut(group));
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

  /** The places of a group that never comes apart, around its point. */
  #spreadOut({ lat, lng, members }: MapGroupView): void {
    this.#spread.clearLayers();
    const middle = this.#map.latLngToLayerPoint(this.#near({ lat, lng }));
    const radius = Math.max(MIN_SPREAD, (members.length * SPREAD_STEP) / (2 * Math.PI));
    for (const [i, place] of members.entries()) {
      const angle = (2 * Math.PI * i) / members.length;
      const at = middle.add([radius * Math.sin(angle), -radius * Math.cos(angle)]);
      const { lat, lng } = this.#map.layerPointToLatLng(at);
      this.#placeMarker({ ...place, lat, lng }).addTo(this.#spread);
    }
  }

  #bindPopup(marker: L.Marker, content: () => HTMLElement): void {
    marker.bindPopup(() => {
      // Only now: for each new marker the browser would have to lay out the page again to measure it.
      Object.assign(marker.getPopup()!.options, popupOptions(this.#map));
      return content();
    });
    let opener: HTMLElement | undefined;
    marker.on("popupopen", ({ popup }) => {
      popup.getElement()?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", "Close");
      // Opened by keyboard: the focus moves into the popup, and back on close.
      const focused = document.activeElement;
      opener = focused instanceof HTMLElement && focused.matches(":focus-visible") ? focused : undefined;
      if (opener) popup.getElement()?.querySelector<HTMLElement>("a[href^='/']")?.focus();
    });
    marker.on("popupclose", ({ popup }) => {
      const focused = document.activeElement;
      const isLost = focused === document.body || popup.getElement()?.contains(focused);
      if (opener && isLost) (opener.isConnected ? opener : this.#map.getContainer()).focus();
    });
  }

  #near({ lat, lng }: { readonly lat: number; readonly lng: number }): [number, number] {
    return [lat, nearestLng(lng, this.#map.getCenter().lng)];
  }
}

const placeKey = ({ slug }: { readonly slug: string }): string => `place ${slug}`;

const hasFocus = (marker: L.Marker): boolean => marker.getElement() === document.activeElement;

const labelOf = (marker: L.Marker): string => marker.getElement()?.getAttribute("aria-label") ?? "";

/** Numbers places with the same name in the same city. */
function giveName(marker: L.Marker, taken: Set<string>): void {
  const title = marker.options.title ?? "";
  let name = title;
  for (let number = 2; taken.has(name); number++) name = `${title} (${number})`;
  taken.add(name);
  marker.getElement()?.setAttribute("aria-label", name);
}
