import { useEffect, useRef } from "react";
import { useLiveMap } from "./live/use-live-map.ts";

interface PinMapProps {
  /** The pin's position; no map is drawn without one. */
  readonly position: readonly [latitude: number, longitude: number] | undefined;
  readonly onMove: (latitude: number, longitude: number) => void;
}

/** A draggable marker. The coordinates can also be typed in the fields next to it. */
export function PinMap({ position, onMove }: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onMove);
  latest.current = onMove;
  const { controls, drawn } = useLiveMap({
    frame,
    isWanted: position !== undefined,
    load: () => import("./live/draw-pin.client.ts"),
    draw: ({ drawPin }, stage) => drawPin(stage, position!, (...moved) => latest.current(...moved)),
  });

  const [latitude, longitude] = position ?? [];
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) drawn.current?.move(latitude, longitude);
  }, [drawn, latitude, longitude]);

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
