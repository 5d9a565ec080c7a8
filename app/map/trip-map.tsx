/** The map of a trip: its line and numbered stops. The page lists the same stops, so without JavaScript there is no frame. */
import { useEffect, useRef, useState } from "react";
import { useNavigate, useRouteLoaderData } from "react-router";
import type { DrawnTrip } from "./draw-trip.client.ts";
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
  readonly label: string;
  readonly className?: string;
}

export function TripMap({ days, label, className = "h-96" }: TripMapProps) {
  const root = useRouteLoaderData("root") as { tileUrl: string } | undefined;
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnTrip>(undefined);
  const [failed, setFailed] = useState(false);
  const near = useIsNear(frame);
  const tileUrl = root?.tileUrl ?? "";
  const latest = useRef({ navigate, days });
  latest.current = { navigate, days };

  useEffect(() => {
    if (!near || !frame.current || !controls.current) return;
    const container = frame.current;
    const controlBar = controls.current;
    let left = false;
    import("./draw-trip.client.ts").then(
      ({ drawTrip }) => {
        if (left) return;
        const onOpen = (path: string) => void latest.current.navigate(path);
        drawn.current = drawTrip(container, { controls: controlBar, tileUrl, days: latest.current.days, onOpen });
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [near, tileUrl]);

  useEffect(() => drawn.current?.show(days), [days]);

  return (
    <div data-print="hide" className="needs-script isolate">
      <section
        aria-label={label}
        className={`relative overflow-hidden border border-line bg-dusk focus-within:border-moon ${className}`}
      >
        {/* Every marker is a tab stop. */}
        <a href="#after-map" className="skip-link">
          Skip the map
        </a>
        <div ref={frame} className="absolute inset-0" />
      </section>
      <div
        ref={controls}
        className="map-controls flex min-h-[calc(2.5rem+1px)] items-center justify-between border border-t-0 border-line"
      />
      {failed && (
        <p role="status" className="mt-2 text-ash">
          The map could not be loaded. Reload the page to try again.
        </p>
      )}
      <div id="after-map" tabIndex={-1} />
    </div>
  );
}
