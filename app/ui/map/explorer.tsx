/** The explorer: a list of what the map shows, and the map. The address holds the view, the filters and the open place. */
import { LocateFixed } from "lucide-react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { OWN_VIEW, onThisScreen, readPictureView } from "../../map/drawn/picture-url.ts";
import { MapPicture } from "../../map/map-picture.tsx";
import type { MapView } from "../../map/map-view.ts";
import { filterSearch } from "../../web/filter-parameters.ts";
import { hasModifier } from "../layout/has-modifier.ts";
import { type Drop, DropLinks } from "../search/drop-links.tsx";
import { FilterChips } from "../search/filter-chips.tsx";
import type { FilterChoices } from "../search/filter-controls.tsx";
import { locateVisitor } from "../search/locate-visitor.ts";
import { formatCount, plural } from "../text/format.ts";
import { ExplorerCard } from "./explorer-card.tsx";
import { ExplorerFilters } from "./explorer-filters.tsx";
import { ListSheet, type SheetHeight } from "./list-sheet.tsx";
import { addressOf, type ExplorerData, useExplorer } from "./use-explorer.ts";

interface ExplorerProps extends ExplorerData {
  readonly path: string;
  readonly activityLabel: string | undefined;
  /** The title of the list in use. */
  readonly listTitle: string | undefined;
  readonly choices: FilterChoices;
  /** What the search gave up, if nothing passes the filters. */
  readonly loosened: Drop | undefined;
  /** States with places that this view leaves out. */
  readonly farStates: readonly (MapView & { readonly name: string })[];
}

type Live = ReturnType<typeof useExplorer>;

const LABEL = "Map of the places in the list";
const WIDENED = "None were in the view you had, so the map now shows them all.";

export function Explorer(props: ExplorerProps) {
  const { path, filters, choices, total } = props;
  const [sheet, setSheet] = useState<SheetHeight>("half");
  const frame = useRef<HTMLDivElement>(null);
  const live = useExplorer(frame, props);
  const { map, list, isWidened } = live;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet leaves the map another height
  useEffect(() => map.current?.resize(), [map, sheet]);
  const { activityLabel, listTitle } = props;
  const inUse = { filters, activityLabel, listTitle, searchSentence: filters.find || undefined };
  return (
    <div data-sheet={sheet} className="explorer">
      <h1 className="sr-only">Map of Haunted Places</h1>
      <ExplorerMap {...props} live={live} frame={frame} />
      <ListSheet
        height={sheet}
        onHeight={setSheet}
        heading={
          <p role="status" className="font-display text-xl">
            {plural(list.total, "place")} here
            {isWidened && <span className="sr-only">. {WIDENED}</span>}
          </p>
        }
      >
        <ExplorerFilters path={path} filters={filters} choices={choices} />
        <FilterChips path={path} {...inUse} />
        {isWidened && (
          <p aria-hidden="true" className="mt-3 text-ash">
            {WIDENED}
          </p>
        )}
        {live.failed && (
          <p role="alert" className="mt-3 text-ash">
            The map could not be loaded in full. Move it or reload the page to try again.
          </p>
        )}
        {list.total === 0 && (
          <p className="mt-6 text-ash">
            {total > 0
              ? "No places here. Move the map, zoom out, or remove a filter."
              : "No place passes all of these filters."}
          </p>
        )}
        {total === 0 && (
          <DropLinks path={path} {...inUse} counts={choices.counts} loosened={props.loosened} className="mt-4" />
        )}
        <PlacesHere live={live} onOpen={() => setSheet("low")} />
      </ListSheet>
    </div>
  );
}

function PlacesHere({ live: { map, list, lit }, onOpen }: { live: Live; onOpen: () => void }) {
  return (
    <>
      <ul id="explorer-list" tabIndex={-1} aria-label="Places on the map" className="mt-4 grid gap-3">
        {list.places.map((place) => (
          <ExplorerCard
            key={place.slug}
            place={place}
            isLit={lit === place.slug}
            onPoint={(isOver) => map.current?.light(isOver ? place : undefined)}
            onOpen={() => {
              onOpen();
              map.current?.open(place);
            }}
          />
        ))}
      </ul>
      {list.total > list.places.length && (
        <p className="mt-4 text-ash">And {formatCount(list.total - list.places.length)} more: zoom in to list them.</p>
      )}
    </>
  );
}

interface ExplorerMapProps extends ExplorerProps {
  readonly live: Live;
  readonly frame: RefObject<HTMLDivElement | null>;
}

function ExplorerMap({ path, filters, fit, bounds, total, farStates, live, frame }: ExplorerMapProps) {
  const { map, controls, isLive } = live;
  const query = Object.fromEntries(new URLSearchParams(filterSearch(filters)));
  const at = useSearchParams()[0].get("at");
  const view = useMemo(() => (at && readPictureView(at)) || fit, [at, fit]);
  /** Where the page opened; later the live map is there. */
  const [pictured] = useState(view);
  /** Paper shows all places, unless the address names a view. */
  const withAll = bounds && !at ? { ...pictured, all: { count: total, bounds } } : pictured;

  async function showVisitor(): Promise<void> {
    const position = await locateVisitor();
    if (position) map.current?.showVisitor(position.lat, position.lng);
  }
  function goTo(state: MapView): boolean {
    map.current?.moveTo(onThisScreen(state));
    return Boolean(map.current);
  }
  /** The same filters in the view of a state. */
  const hrefOf = (state: MapView) =>
    `${path}?${new URLSearchParams({ ...query, at: addressOf(state) })}`.replaceAll("%2C", ",");
  return (
    <section aria-label={LABEL} className="explorer-map isolate">
      <a href="#explorer-list" className="skip-link">
        Skip the map
      </a>
      <MapPicture
        view={withAll}
        filter={at ? { ...query, [OWN_VIEW]: "1" } : query}
        label={LABEL}
        isCovered={isLive}
        size="tall"
      />
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
      <FarStates states={farStates} hrefOf={hrefOf} onGo={goTo} />
      <div ref={controls} data-print="hide" className="map-controls explorer-controls map-over needs-script" />
    </section>
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
            if (hasModifier(event)) return;
            if (onGo(state)) event.preventDefault();
          }}
        >
          {state.name}
        </Link>
      ))}
    </p>
  );
}
