/**
 * A map's frame on a page. It shows a picture of the map from the first paint; the map itself is loaded when somebody wants
 * it, and at a desk when the browser is idle. The same places are also available as a list of links.
 */
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { OWN_VIEW, onThisScreen } from "./drawn/picture-url.ts";
import { useWaitingMap } from "./live/use-waiting-map.ts";
import type { MapData } from "./map-data.ts";
import { MapPicture } from "./map-picture.tsx";
import { MapShell } from "./map-shell.tsx";
import type { MapView } from "./map-view.ts";

const COUNT = new Intl.NumberFormat("en-US");

export interface MapFrameProps {
  readonly view: MapView;
  /** Accessible name. */
  readonly label: string;
  /** Query parameters of /api/map that select the places. */
  readonly filter?: Readonly<Record<string, string>>;
  /** A blue marker labelled "Your Location". */
  readonly visitor?: readonly [latitude: number, longitude: number];
  readonly className?: string;
}

const MAX_LISTED = 50;

export function MapFrame(props: MapFrameProps) {
  const { view, label, filter = {}, visitor, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { controls, data, failed, isLive, isWanted, want, showsAll, showAll } = useMap(frame, props);
  return (
    <MapShell
      label={label}
      className={className}
      frame={frame}
      controls={controls}
      failed={failed}
      want={isWanted ? undefined : want}
      picture={
        <MapPicture
          view={view}
          filter={visitor ? { ...filter, [OWN_VIEW]: "1" } : filter}
          label={label}
          isCovered={isLive}
        />
      }
      overlay={
        view.all &&
        !showsAll && (
          <button
            type="button"
            onClick={showAll}
            data-print="hide"
            className="map-over absolute top-2 right-2 z-[500] min-h-10 border border-moon/60 bg-night/90 px-3 py-1.5 hover:border-pumpkin hover:text-pumpkin"
          >
            Show all {COUNT.format(view.all.count)} places
          </button>
        )
      }
    >
      <div className="min-h-11 pt-2 needs-script">{data && <PlacesOnMap data={data} />}</div>
    </MapShell>
  );
}

function PlacesOnMap({ data: { places, groups } }: { data: MapData }) {
  const [open, setOpen] = useState(false);
  const members = groups.flatMap((group) => group.members);
  const listed = [...places, ...members].slice(0, MAX_LISTED);
  const total = places.length + groups.reduce((sum, group) => sum + group.count, 0);
  // A single place is already named on the page.
  if (!listed[0] || total < 2) return null;
  return (
    <details className="text-[0.9375rem]" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit py-1.5 text-ash hover:text-bone">List of places on this map</summary>
      {/* Rendered only when open: most visitors never open it, and it would re-render at every move of the map. */}
      {open && (
        <>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {listed.map(({ slug, houseName }) => (
              <li key={slug}>
                <Link to={`/location/${slug}`} className="inline-block py-1 hover:text-pumpkin">
                  {houseName}
                </Link>
              </li>
            ))}
          </ul>
          {total > listed.length && (
            <p className="mt-2 text-ash">
              And {COUNT.format(total - listed.length)} more in groups: zoom in to list them.
            </p>
          )}
        </>
      )}
    </details>
  );
}

function useMap(
  frame: React.RefObject<HTMLDivElement | null>,
  { view, filter = {}, visitor }: Pick<MapFrameProps, "view" | "filter" | "visitor">,
) {
  const [data, setData] = useState<MapData>();
  const [showsAll, setShowsAll] = useState(true);
  const query = new URLSearchParams(filter).toString();
  const { controls, drawn, isLive, isWanted, want, failed, setFailed } = useWaitingMap({
    frame,
    load: () => import("./live/draw-map.client.ts"),
    draw: ({ drawMap }, stage) =>
      drawMap(stage, {
        view: onThisScreen(view),
        query,
        visitor,
        onMoved: setShowsAll,
        onData: (next) => {
          setData(next);
          setFailed(false);
        },
        onFailure: () => setFailed(true),
      }),
    subject: visitor?.join(),
  });

  const [lat, lng] = view.center;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view's values, since it is a new object in every render
  useEffect(() => drawn.current?.show(query, onThisScreen(view)), [query, lat, lng, view.zoom, view.narrowZoom]);
  return { controls, data, failed, isLive, isWanted, want, showsAll, showAll: () => drawn.current?.showAll() };
}
