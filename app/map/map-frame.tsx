/**
 * A map's frame on a page. It shows a picture of the map from the first paint; the map itself is loaded when the frame comes
 * near the viewport and the browser is idle. The same places are also available as a list of links.
 */
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useRouteLoaderData } from "react-router";
import type { DrawnMap } from "./draw-map.client.ts";
import type { MapData } from "./map-data.ts";
import { MapPicture } from "./map-picture.tsx";
import { MapShell } from "./map-shell.tsx";
import type { MapView } from "./map-view.ts";
import { NARROW_PX } from "./picture-url.ts";
import { useIsNear } from "./use-is-near.ts";

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

export function MapFrame({ view, label, filter = {}, visitor, className }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const { data, failed, isLive, showsAll, showAll } = useMap({ frame, controls }, view, filter, visitor);
  return (
    <MapShell
      label={label}
      className={className}
      frame={frame}
      controls={controls}
      failed={failed}
      picture={<MapPicture view={view} filter={filter} label={label} isCovered={isLive} />}
      overlay={
        view.all &&
        !showsAll && (
          <button
            type="button"
            onClick={showAll}
            data-print="hide"
            className="absolute top-2 right-2 z-[500] min-h-10 border border-moon/60 bg-night/90 px-3 py-1.5 hover:border-pumpkin hover:text-pumpkin"
          >
            Show all {view.all.count} places
          </button>
        )
      }
    >
      <div className="min-h-11 pt-2 noscript:hidden">{data && <PlacesOnMap data={data} />}</div>
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
            <p className="mt-2 text-ash">And {total - listed.length} more in groups: zoom in to list them.</p>
          )}
        </>
      )}
    </details>
  );
}

function useMap(
  { frame, controls }: Record<"frame" | "controls", React.RefObject<HTMLDivElement | null>>,
  view: MapView,
  filter: Readonly<Record<string, string>>,
  visitor: MapFrameProps["visitor"],
) {
  const root = useRouteLoaderData("root") as { tileUrl: string } | undefined;
  const navigate = useNavigate();
  const [data, setData] = useState<MapData>();
  const [failed, setFailed] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const [showsAll, setShowsAll] = useState(true);
  const query = new URLSearchParams(filter).toString();
  const tileUrl = root?.tileUrl ?? "";
  const [visitorLat, visitorLng] = visitor ?? [];
  const near = useIsNear(frame);
  const drawn = useRef<DrawnMap>(undefined);
  const latest = useRef({ navigate, query, view });
  latest.current = { navigate, query, view };

  useEffect(() => {
    if (!near || !frame.current || !controls.current) return;
    const container = frame.current;
    const controlBar = controls.current;
    let left = false;
    const loaded = import("./draw-map.client.ts").then(({ drawMap }) => {
      if (left) return;
      drawn.current = drawMap(container, {
        controls: controlBar,
        view: drawnView(latest.current.view),
        tileUrl,
        query: latest.current.query,
        visitor: visitorLat === undefined || visitorLng === undefined ? undefined : [visitorLat, visitorLng],
        onLive: () => setIsLive(true),
        onMoved: setShowsAll,
        onData: (next) => {
          setData(next);
          setFailed(false);
        },
        onFailure: () => setFailed(true),
        onOpen: (path) => void latest.current.navigate(path),
      });
    });
    // Offline: the picture stays.
    loaded.catch(() => setFailed(true));
    return () => {
      left = true;
      drawn.current?.remove();
      drawn.current = undefined;
      setIsLive(false);
    };
  }, [near, frame, controls, tileUrl, visitorLat, visitorLng]);

  const [lat, lng] = view.center;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view's values, since it is a new object in every render
  useEffect(
    () => drawn.current?.show(query, drawnView(latest.current.view)),
    [query, lat, lng, view.zoom, view.narrowZoom],
  );
  return { data, failed, isLive, showsAll, showAll: () => drawn.current?.showAll() };
}

/** The same choice as the picture's. */
function drawnView({ center, zoom, narrowZoom = zoom, all }: MapView) {
  return { center, zoom: window.innerWidth < NARROW_PX ? narrowZoom : zoom, all };
}
