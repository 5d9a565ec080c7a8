/** The explorer: a list of what the map shows, and the map. The address holds the view, the filters and the open place. */
import { LocateFixed } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { PlaceFilters } from "../../domain/browse/place-filters.ts";
import type { Bounds } from "../../domain/geo/state-outlines.ts";
import type { MapListView, MapPlaceView } from "../../map/map-data.ts";
import { MapPicture } from "../../map/map-picture.tsx";
import { type MapPosition, type MapView, zoomToFit } from "../../map/map-view.ts";
import { onThisScreen, readPictureView } from "../../map/picture-url.ts";
import { useLiveMap } from "../../map/use-live-map.ts";
import type { FilterChoices } from "../../web/filter-choices.ts";
import { filterSearch } from "../../web/filter-parameters.ts";
import { type Drop, DropLinks } from "../search/drop-links.tsx";
import { FilterChips } from "../search/filter-chips.tsx";
import { locateVisitor } from "../search/locate-visitor.ts";
import { formatCount, plural } from "../text/format.ts";
import { ExplorerCard } from "./explorer-card.tsx";
import { ExplorerFilters } from "./explorer-filters.tsx";
import { ListSheet, type SheetHeight } from "./list-sheet.tsx";

interface ExplorerProps {
  readonly path: string;
  readonly filters: PlaceFilters;
  readonly activityLabel: string | undefined;
  /** Of the list in use. */
  readonly listTitle: string | undefined;
  readonly choices: FilterChoices;
  /** Places that pass the filters. */
  readonly total: number;
  /** Where the search finds none. */
  readonly loosened: Drop | undefined;
  /** The view that shows them. */
  readonly fit: MapView;
  /** What that view shows, so that the live map fills its frame. */
  readonly bounds: Bounds | undefined;
  readonly list: MapListView;
  /** States with places that this view leaves out. */
  readonly farStates: readonly (MapView & { readonly name: string })[];
  /** The place in the address. */
  readonly opened: MapPlaceView | undefined;
}

const LABEL = "Map of the places in the list";

export function Explorer(props: ExplorerProps) {
  const { path, filters, activityLabel, listTitle, choices, fit, bounds } = props;
  const [sheet, setSheet] = useState<SheetHeight>("half");
  const frame = useRef<HTMLDivElement>(null);
  const { map, controls, isLive, failed, isWidened, list, lit } = useExplorer(frame, props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet leaves the map another height
  useEffect(() => map.current?.resize(), [map, sheet]);
  const inUse = { filters, activityLabel, listTitle, searchSentence: filters.find || undefined };
  const query = Object.fromEntries(new URLSearchParams(filterSearch(filters)));
  const at = useSearchParams()[0].get("at");
  const view = useMemo(() => (at && readPictureView(at)) || fit, [at, fit]);
  /** Where the page opened; later the live map is there. */
  const [pictured] = useState(view);
  /** Paper shows all places, unless the address names a view. */
  const withAll = bounds && !at ? { ...pictured, all: { count: props.total, bounds } } : pictured;

  async function showVisitor(): Promise<void> {
    const position = await locateVisitor();
    if (position) map.current?.showVisitor(position.lat, position.lng);
  }

  function goTo(state: MapView): boolean {
    map.current?.moveTo(onThisScreen(state));
    return Boolean(map.current);
  }

  return (
    <div data-sheet={sheet} className="explorer">
      <h1 className="sr-only">Map of Haunted Places</h1>
      <section aria-label={LABEL} className="explorer-map isolate">
        <a href="#explorer-list" className="skip-link">
          Skip the map
        </a>
        <MapPicture view={withAll} filter={query} label={LABEL} isCovered={isLive} size="tall" />
        <div ref={frame} data-print="hide" className="absolute inset-0" />
        <button
          type="button"
          onClick={showVisitor}
          data-print="hide"
          className="needs-script map-over absolute top-16 right-3 z-[500] sm:top-3 inline-flex min-h-11 items-center gap-2 border border-moon/60 bg-night/90 px-3 hover:border-pumpkin hover:text-pumpkin"
        >
          <LocateFixed aria-hidden="true" className="size-4.5" />
          Near me
        </button>
        <FarStates states={props.farStates} hrefOf={(state) => `${path}?${viewSearch(query, state)}`} onGo={goTo} />
        <div ref={controls} data-print="hide" className="map-controls explorer-controls map-over needs-script" />
      </section>
      <ListSheet
        height={sheet}
        onHeight={setSheet}
        heading={
          <p role="status" className="font-display text-xl">
            {plural(list.total, "place")} here
            {isWidened && (
              <span className="sr-only">. None were in the view you had, so the map now shows them all.</span>
            )}
          </p>
        }
      >
        <ExplorerFilters path={path} filters={filters} choices={choices} />
        <FilterChips path={path} {...inUse} />
        {isWidened && (
          <p aria-hidden="true" className="mt-3 text-ash">
            None were in the view you had, so the map now shows them all.
          </p>
        )}
        {failed && (
          <p role="alert" className="mt-3 text-ash">
            The map could not be loaded in full. Move it or reload the page to try again.
          </p>
        )}
        {list.total === 0 && (
          <p className="mt-6 text-ash">
            {props.total > 0
              ? "No places here. Move the map, zoom out, or remove a filter."
              : "No place passes all of these filters."}
          </p>
        )}
        {props.total === 0 && (
          <DropLinks path={path} {...inUse} counts={choices.counts} loosened={props.loosened} className="mt-4" />
        )}
        <ul id="explorer-list" tabIndex={-1} aria-label="Places on the map" className="mt-4 grid gap-3">
          {list.places.map((place) => (
            <ExplorerCard
              key={place.slug}
              place={place}
              isLit={lit === place.slug}
              onPoint={(isOver) => map.current?.light(isOver ? place : undefined)}
              onOpen={() => {
                setSheet("low");
                map.current?.open(place);
              }}
            />
          ))}
        </ul>
        {list.total > list.places.length && (
          <p className="mt-4 text-ash">
            And {formatCount(list.total - list.places.length)} more: zoom in to list them.
          </p>
        )}
      </ListSheet>
    </div>
  );
}

interface FarStatesProps {
  readonly states: ExplorerProps["farStates"];
  readonly hrefOf: (state: MapView) => string;
  /** Says whether the live map went there. */
  readonly onGo: (state: MapView) => boolean;
}

function FarStates({ states, hrefOf, onGo }: FarStatesProps) {
  if (states.length === 0) return null;
  return (
    <p
      data-print="hide"
      className="map-over absolute top-16 left-3 z-[500] flex min-h-11 sm:right-3 sm:left-auto items-center gap-x-3 bg-night/90 px-3 text-[0.9375rem]"
    >
      <span className="text-ash">Also:</span>
      {states.map((state) => (
        <Link
          key={state.name}
          to={hrefOf(state)}
          className="py-2 text-link"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            if (onGo(state)) event.preventDefault();
          }}
        >
          {state.name}
        </Link>
      ))}
    </p>
  );
}

function useExplorer(
  frame: React.RefObject<HTMLDivElement | null>,
  { filters, fit, bounds, total, list: firstList, opened }: ExplorerProps,
) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [lit, setLit] = useState<string>();
  const [list, setList] = useState(firstList);
  const [isWidened, setIsWidened] = useState(false);
  /** Every place seen so far, so that Back can open one again. */
  const known = useRef(new Map<string, MapPlaceView>());
  if (opened) known.current.set(opened.slug, opened);
  const query = filterSearch(filters).slice(1);

  function setAddress(changes: Readonly<Record<string, string | undefined>>, replace: boolean): void {
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
    else void navigate({ search }, { preventScrollReset: true });
  }
  function fitInFrame(): MapPosition {
    const { clientWidth, clientHeight } = frame.current!;
    if (!bounds) return onThisScreen(fit);
    return { ...fit, zoom: zoomToFit(bounds, { width: clientWidth - 30, height: clientHeight - 60 }) };
  }
  const latestFit = useRef(fitInFrame);
  latestFit.current = fitInFrame;
  const latest = useRef(setAddress);
  latest.current = setAddress;

  const {
    drawn: map,
    controls,
    isLive,
    failed,
    setFailed,
  } = useLiveMap({
    frame,
    isWanted: true,
    load: () => import("../../map/draw-explorer.client.ts"),
    draw({ drawExplorer }, stage) {
      const at = readPictureView(new URLSearchParams(window.location.search).get("at") ?? "");
      const explorer = drawExplorer(stage, {
        view: at ?? fitInFrame(),
        query: `${query}&cards=1`,
        known: list.places,
        onData: (data) => {
          setFailed(false);
          if (data.list) setList(data.list);
          for (const place of [...data.places, ...(data.list?.places ?? [])]) known.current.set(place.slug, place);
        },
        onFailure: () => setFailed(true),
        onMoved: ({ center, zoom }) => latest.current({ at: `${center.join()},${zoom}` }, true),
        onWidened: () => setIsWidened(true),
        onPoint: setLit,
        onOpen: (place) => {
          const before = openInAddress();
          if (place && place.slug !== before) latest.current({ open: place.slug }, false);
          else if (!place && before) latest.current({ open: undefined }, true);
        },
      });
      const slug = openInAddress();
      if (slug) explorer.open(known.current.get(slug));
      return explorer;
    },
  });

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
    map.current?.show(`${query}&cards=1`, total > 0 ? latestFit.current() : undefined);
  }, [map, query, total]);

  // Back and forward open and close places; what was closed meanwhile stays closed.
  const open = parameters.get("open");
  // biome-ignore lint/correctness/useExhaustiveDependencies: openInAddress reads what may be ahead of the rendered `open`
  useEffect(() => map.current?.open(known.current.get(openInAddress() ?? "")), [map, open]);

  return { map, controls, isLive, failed, isWidened, list, lit };
}

/** The same filters in another view. */
const viewSearch = (query: Readonly<Record<string, string>>, { center, zoom }: MapPosition): string =>
  `${new URLSearchParams({ ...query, at: `${center.join()},${zoom}` })}`.replaceAll("%2C", ",");

const openInAddress = () => new URLSearchParams(window.location.search).get("open") ?? undefined;
