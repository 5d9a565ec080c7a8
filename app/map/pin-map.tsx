import { useEffect, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import type { DrawnPin } from "./draw-pin.client.ts";

interface PinMapProps {
  /** The pin's position; no map is drawn without one. */
  readonly position: readonly [latitude: number, longitude: number] | undefined;
  readonly onMove: (latitude: number, longitude: number) => void;
}

/** Shows the streets of a town. */
const ZOOM = 12;

/** A draggable marker. The coordinates can also be typed in the fields next to it. */
export function PinMap({ position, onMove }: PinMapProps) {
  const root = useRouteLoaderData("root") as { tileUrl?: string } | undefined;
  const frame = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const pin = useRef<DrawnPin>(undefined);
  const latest = useRef({ position, onMove });
  latest.current = { position, onMove };
  const tileUrl = root?.tileUrl ?? "";
  const isThere = position !== undefined;

  useEffect(() => {
    if (!isThere || !frame.current || !controls.current) return;
    const container = frame.current;
    const controlBar = controls.current;
    let left = false;
    void import("./draw-pin.client.ts").then(({ drawPin }) => {
      const center = latest.current.position;
      if (left || !center) return;
      pin.current = drawPin(container, {
        controls: controlBar,
        center,
        zoom: ZOOM,
        tileUrl,
        onMove: (latitude, longitude) => latest.current.onMove(latitude, longitude),
      });
    });
    return () => {
      left = true;
      pin.current?.remove();
      pin.current = undefined;
    };
  }, [isThere, tileUrl]);

  const [latitude, longitude] = position ?? [];
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) pin.current?.move(latitude, longitude);
  }, [latitude, longitude]);

  return (
    <section aria-label="The pin on the map" className="needs-script isolate">
      <div className="relative h-56 overflow-hidden border border-line bg-dusk focus-within:border-moon">
        <div ref={frame} className="absolute inset-0" />
      </div>
      <div
        ref={controls}
        className="map-controls flex min-h-[calc(2.5rem+1px)] items-center justify-between border border-t-0 border-line"
      />
    </section>
  );
}
