/** The map of a trip: its line and numbered stops. */
import { useEffect, useRef } from "react";
import { useWaitingMap } from "./live/use-waiting-map.ts";
import { MapPicture, type PaperPicture } from "./map-picture.tsx";
import { MapShell } from "./map-shell.tsx";
import type { MapView } from "./map-view.ts";
import type { TripMapDay } from "./trip-marks.ts";

interface TripMapProps {
  readonly days: readonly TripMapDay[];
  readonly view: MapView;
  /** What its picture shows: encodeTrip() of the days. */
  readonly trip: string;
  /** What is printed where it is not that. */
  readonly paper?: PaperPicture | undefined;
  readonly label: string;
  readonly className?: string;
}

export function TripMap({ days, view, trip, paper, label, className }: TripMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { controls, drawn, isLive, isWanted, want, failed } = useWaitingMap({
    frame,
    load: () => import("./live/draw-trip.client.ts"),
    draw: ({ drawTrip }, stage) => drawTrip(stage, days, view),
  });
  useEffect(() => drawn.current?.show(days, view), [drawn, days, view]);
  return (
    <MapShell
      label={label}
      className={className}
      frame={frame}
      controls={controls}
      failed={failed}
      want={isWanted ? undefined : want}
      picture={<MapPicture view={view} filter={{ trip }} paper={paper} label={label} isCovered={isLive} />}
    >
      <Legend days={days} />
    </MapShell>
  );
}

const LEGEND = [
  ["walk", "Dotted: on foot."],
  ["water", "Dashed: by ferry or boat."],
] as const;

/** Of lines in several styles. */
function Legend({ days }: Pick<TripMapProps, "days">) {
  const drawn = new Set(days.flatMap(({ pieces }) => pieces.map(({ by }) => by)));
  if (drawn.size < 2) return null;
  const sentences = LEGEND.filter(([by]) => drawn.has(by)).map(([, sentence]) => sentence);
  return <p className="pt-2 text-[0.9375rem] text-ash">{sentences.join(" ")}</p>;
}
