/** A map of places. Loaded only when it is wanted. */
import L from "leaflet";
import type { MapData } from "../map-data.ts";
import type { MapPosition, PlacesExtent } from "../map-view.ts";
import { placesInView } from "./fetch-places.client.ts";
import { placeIcon, visitorIcon } from "./marker-icons.client.ts";
import { MarkerLayer } from "./marker-layer.client.ts";
import { openMap } from "./open-map.client.ts";
import type { MapStage } from "./use-live-map.ts";

interface MapOptions {
  readonly view: DrawnView;
  /** Parameters of /api/map that select the places. */
  readonly query: string;
  readonly visitor: readonly [number, number] | undefined;
  readonly onData: (data: MapData) => void;
  /** Whether all places are in view. */
  readonly onMoved: (showsAll: boolean) => void;
  readonly onFailure: () => void;
}

interface DrawnView extends MapPosition {
  readonly all?: PlacesExtent;
}

const YOUR_LOCATION = "Your Location";
/** Fetch a margin around the view, so that short moves need no request to show places. */
const MARGIN = 0.15;
/** Pixels around all places: half a marker and more. */
const FIT_PADDING: L.PointTuple = [32, 32];

export function drawMap(stage: MapStage, options: MapOptions) {
  const { map, paper, close } = openMap(stage, options.view);
  const markers = new MarkerLayer(map, stage.onFollow);
  if (options.visitor) drawVisitor(map, options.visitor);

  let { query, view } = options;
  // The place that the page is about, for when its data does not come.
  const isOfPlace = new URLSearchParams(query).has("place");
  const pin = isOfPlace
    ? L.marker([...view.center], { icon: placeIcon(undefined), interactive: false, keyboard: false })
    : undefined;
  const places = placesInView(map, {
    query: () => query,
    margin: MARGIN,
    onData(data) {
      pin?.remove();
      markers.show(data);
      options.onData(data);
    },
    onFailure() {
      pin?.addTo(map);
      options.onFailure();
    },
  });
  const tellMoved = () => {
    if (view.all) options.onMoved(map.getBounds().contains(latLngBounds(view.all)));
  };
  map.on("moveend", () => {
    tellMoved();
    void places.fetch();
  });
  map.once("movestart", stage.onLive);
  tellMoved();
  void Promise.all([paper, places.fetch()]).then(stage.onLive);

  return {
    show(nextQuery: string, next: DrawnView): void {
      const isMoved = view.zoom !== next.zoom || view.center.join() !== next.center.join();
      if (nextQuery === query && !isMoved) return;
      query = nextQuery;
      view = next;
      map.closePopup();
      if (isMoved) map.setView([...next.center], next.zoom, { animate: false });
      else void places.fetch();
    },
    showAll(): void {
      if (view.all) map.fitBounds(latLngBounds(view.all), { padding: FIT_PADDING });
    },
    remove(): void {
      places.stop();
      close();
    },
  };
}

const latLngBounds = ({ bounds: { west, south, east, north } }: PlacesExtent): L.LatLngBounds =>
  L.latLngBounds([south, west], [north, east]);

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
