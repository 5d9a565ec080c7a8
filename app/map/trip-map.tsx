/** The map of a trip: its line and numbered stops. */
import { useEffect, useRef, useState } from "react";
import { useNavigate, useRouteLoaderData } from "react-router";
import type { DrawnTrip } from "./draw-trip.client.ts";
import { MapPicture } from "./map-picture.tsx";
import { MapShell } from "./map-shell.tsx";
import type { MapView } from "./map-view.ts";
import type { DayColor } from "./trip-colors.ts";
import { useIsNear } from "./use-is-near.ts";

export interface TripMapStop {
  readonly number: number;
  readonly slug: string;
  readonly houseName: string;
  readonly arrive: string;
  readonly position: readonly [latitude: number, longitude: number] | undefined;
}

export interface TripMapDay {
  readonly number: number;
  readonly color: DayColor;
  /** Latitudes and longitudes by turns. */
  readonly line: readonly number[];
  readonly stops: readonly TripMapStop[];
}

interface TripMapProps {
  readonly days: readonly TripMapDay[];
  readonly view: MapView;
  /** What its picture shows: encodeTrip() of the days. */
  readonly trip: string;
  readonly label: string;
  readonly className?: string;
}

export function TripMap({ days, view, trip, label, className }: TripMapProps) {
  const root = useRouteLoaderData("root") as { tileUrl: string } | undefined;
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnTrip>(undefined);
  const [failed, setFailed] = useState(false);
  const near = useIsNear(frame);
  const tileUrl = root?.tileUrl ?? "";
  const [isLive, setIsLive] = useState(false);
  const latest = useRef({ navigate, days, view });
  latest.current = { navigate, days, view };

  useEffect(() => {
    if (!near || !frame.current || !controls.current) return;
    const container = frame.current;
    const controlBar = controls.current;
    let left = false;
    import("./draw-trip.client.ts").then(
      ({ drawTrip }) => {
        if (left) return;
        const onOpen = (path: string) => void latest.current.navigate(path);
        const { days, view } = latest.current;
        drawn.current = drawTrip(container, { controls: controlBar, tileUrl, days, view, onOpen });
        setIsLive(true);
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
      drawn.current?.remove();
      drawn.current = undefined;
      setIsLive(false);
    };
  }, [near, tileUrl]);

  useEffect(() => drawn.current?.show(days, view), [days, view]);

  return (
    <MapShell
      label={label}
      className={className}
      frame={frame}
      controls={controls}
      failed={failed}
      picture={<MapPicture view={view} filter={{ trip }} label={label} isCovered={isLive} />}
    />
  );
}
