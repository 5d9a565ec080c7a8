/** The live map of the explorer, and the list of what it shows. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { PlaceFilters } from "../../domain/browse/place-filters.ts";
import type { Bounds } from "../../domain/geo/state-outlines.ts";
import { onThisScreen, readPictureView } from "../../map/drawn/picture-url.ts";
import { useLiveMap } from "../../map/live/use-live-map.ts";
import type { MapData, MapListView, MapPlaceView } from "../../map/map-data.ts";
import { type MapPosition, type MapView, zoomToFit } from "../../map/map-view.ts";
import { filterSearch } from "../../web/filter-parameters.ts";

export interface ExplorerData {
  readonly filters: PlaceFilters;
  /** The number of places that pass the filters. */
  readonly total: number;
  /** The view that shows them. */
  readonly fit: MapView;
  /** What that view shows, so that the live map fills its frame. */
  readonly bounds: Bounds | undefined;
  readonly list: MapListView;
  /** The place in the address. */
  readonly opened: MapPlaceView | undefined;
}

export function useExplorer(frame: RefObject<HTMLDivElement | null>, data: ExplorerData) {
  const { filters, total, list: firstList, opened } = data;
  const changeAddress = useChangeAddress();
  const seen = useSeenPlaces(opened);
  const [lit, setLit] = useState<string>();
  const [list, setList] = useState(firstList);
  const [isWidened, setIsWidened] = useState(false);
  const query = `${filterSearch(filters).slice(1)}&cards=1`;

  function take(found: MapData): void {
    live.setFailed(false);
    if (found.list) setList(found.list);
    seen.add([...found.places, ...(found.list?.places ?? [])]);
  }
  function noteOpened(place: MapPlaceView | undefined): void {
    const before = openInAddress();
    if (place && place.slug !== before) changeAddress({ open: place.slug }, false);
    else if (!place && before) changeAddress({ open: undefined }, true);
  }
  const live = useLiveMap({
    frame,
    isWanted: true,
    load: () => import("../../map/live/draw-explorer.client.ts"),
    draw({ drawExplorer }, stage) {
      const at = readPictureView(new URLSearchParams(window.location.search).get("at") ?? "");
      const explorer = drawExplorer(stage, {
        view: at ?? fitIn(stage.container, data),
        query,
        known: list.places,
        onData: take,
        onFailure: () => live.setFailed(true),
        onMoved: (position) => changeAddress({ at: addressOf(position) }, true),
        onWidened: () => setIsWidened(true),
        onPoint: setLit,
        onOpen: noteOpened,
      });
      const place = seen.inAddress();
      if (place) explorer.open(place);
      return explorer;
    },
  });
  const map = live.drawn;

  // A live map asks for its own list.
  useEffect(() => {
    if (!map.current) setList(firstList);
  }, [map, firstList]);

  // Other filters keep the view.
  const shownQuery = useRef(query);
  useEffect(() => {
    if (query === shownQuery.current) return;
    shownQuery.current = query;
    setIsWidened(false);
    map.current?.show(query, total > 0 ? fitIn(frame.current!, data) : undefined);
  });

  // Back and forward open and close places; what was closed meanwhile stays closed.
  const open = useSearchParams()[0].get("open");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says may be ahead of the rendered `open`
  useEffect(() => map.current?.open(seen.inAddress()), [map, open]);

  return { map, controls: live.controls, isLive: live.isLive, failed: live.failed, isWidened, list, lit };
}

/** The view of all places that pass the filters, so that they fill the frame. */
function fitIn({ clientWidth, clientHeight }: HTMLElement, { fit, bounds }: ExplorerData): MapPosition {
  if (!bounds) return onThisScreen(fit);
  return { ...fit, zoom: zoomToFit(bounds, { width: clientWidth - 30, height: clientHeight - 60 }) };
}

/** Every place seen so far, so that Back can open one again. */
function useSeenPlaces(opened: MapPlaceView | undefined) {
  const seen = useRef(new Map<string, MapPlaceView>()).current;
  if (opened) seen.set(opened.slug, opened);
  return {
    add(places: readonly MapPlaceView[]): void {
      for (const place of places) seen.set(place.slug, place);
    },
    inAddress: () => seen.get(openInAddress() ?? ""),
  };
}

/** Sets query parameters of the address, or removes those that are undefined. */
function useChangeAddress() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  return (changes: Readonly<Record<string, string | undefined>>, replace: boolean): void => {
    // window.location, because the rendered location may lag behind.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    const search = `?${next}`.replaceAll("%2C", ",");
    if (search === window.location.search) return;
    // Past the router, which would ask for the page's data at every move.
    if (replace) window.history.replaceState(window.history.state, "", search);
    else void latest.current({ search }, { preventScrollReset: true });
  };
}

/** A position as the address names it. */
export const addressOf = ({ center, zoom }: MapPosition): string => `${center.join()},${zoom}`;

const openInAddress = () => new URLSearchParams(window.location.search).get("open") ?? undefined;
