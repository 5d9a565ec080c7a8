import { type LatLng, milesBetween } from "../../domain/geo/miles-between.ts";
import type { DayProgress } from "../../domain/trips/travel/follow-day.ts";
import type { DayPageStop } from "./day-page-view.ts";
import { pointOf } from "./day-steps.ts";
import { changeDay, readDay } from "./day-store.ts";

/** Miles: within these distances the visitor has arrived, and the stop's story is read. */
const THERE = { min: 0.02, max: 0.12 };
const NEAR = 5;

interface Approach {
  readonly key: string;
  readonly progress: DayProgress;
  readonly next: DayPageStop | undefined;
  /** Where the way to the next stop begins. */
  readonly before: LatLng | undefined;
  /** The visitor's position, if known. */
  readonly point: LatLng | undefined;
}

/** Whether the visitor is near the next stop or has reached it, which is noted once. */
export function useArrival({ key, progress, next, before, point }: Approach): { isThere: boolean; isNear: boolean } {
  const milesLeft = point && next?.position ? milesBetween(point, pointOf(next)!) : undefined;
  const isThere = milesLeft !== undefined && milesLeft <= thereWithin(next, before);
  if (isThere && next && progress.here !== next.slug) noteArrival(key, next.slug);
  return { isThere, isNear: milesLeft !== undefined && milesLeft <= NEAR };
}

/** In a town the next stop is always near, so the visitor must be closer to it than to the one before. */
function thereWithin(next: DayPageStop | undefined, before: LatLng | undefined): number {
  const to = next && pointOf(next);
  if (!to || !before) return THERE.max;
  return Math.max(THERE.min, Math.min(THERE.max, milesBetween(before, to) / 2));
}

function noteArrival(key: string, slug: string): void {
  // React must not update state while it renders.
  queueMicrotask(() => {
    const known = readDay(key);
    if (known.here !== slug) changeDay(key, { ...known, here: slug });
  });
}
