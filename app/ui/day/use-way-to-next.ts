import { useCallback, useState } from "react";
import type { DayPageView } from "./day-page-view.ts";
import { beforeOf, stopBySlug } from "./day-steps.ts";
import { changeDay, readDay } from "./day-store.ts";
import { useArrival } from "./use-arrival.ts";
import type { useDaySteps } from "./use-day-steps.ts";
import { usePosition } from "./use-position.ts";
import { useReadingOnTheWay } from "./use-reading-on-the-way.ts";

const NOTHING: readonly string[] = [];

/** The way to the next stop: the visitor's position and what is read aloud, each only if the visitor wants it. */
export function useWayToNext(
  day: DayPageView,
  {
    key,
    progress,
    forecast,
    steps,
    nextStep,
  }: Pick<ReturnType<typeof useDaySteps>, "key" | "progress" | "forecast" | "steps" | "nextStep">,
) {
  const [isWatching, setWatching] = useState(false);
  const [isReading, setReading] = useState(false);
  const position = usePosition(isWatching);
  const point = typeof position === "object" ? position : undefined;
  const next = stopBySlug(day, forecast.next?.slug);
  const { isThere, isNear } = useArrival({ key, progress, next, before: beforeOf(day, steps, nextStep).point, point });
  useReadingOnTheWay({
    isWanted: isReading,
    next: next && progress.here !== next.slug ? next : undefined,
    isNear,
    heard: progress.heard ?? NOTHING,
    onHeard: useCallback(
      (what) => {
        const known = readDay(key);
        changeDay(key, { ...known, heard: [...(known.heard ?? []), what] });
      },
      [key],
    ),
  });
  return { position, point, reached: isThere ? next : undefined, isWatching, setWatching, isReading, setReading };
}
