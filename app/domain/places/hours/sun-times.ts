/** Sunrise, sunset and dusk as minutes of a day's wall time. */
import { LRUCache } from "lru-cache";
import { getTimes } from "suncalc";
import type { LatLng } from "../../geo/miles-between.ts";
import { instantOf, MS_PER_MINUTE } from "../../geo/time-zones.ts";
import type { Moment, Span, SunEvent } from "./hours-rules.ts";

export const DAY_MINUTES = 24 * 60;

/** Minutes after a day's midnight; an end past 1440 is on the next day. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Undefined if it does not happen on that day. */
type SunClock = (event: SunEvent) => number | undefined;

export function sunClockAt({ lat, lng }: LatLng, date: string, timeZone: string): SunClock {
  const midnight = midnightOf(date, timeZone);
  const times = getTimes(new Date(midnight + (DAY_MINUTES / 2) * MS_PER_MINUTE), lat, lng);
  return (event) => {
    const instant = times[event];
    if (instant) return Math.round((instant.getTime() - midnight) / MS_PER_MINUTE);
    // It does not get dark, or not light.
    if (times.alwaysDown) return undefined;
    return isMorning(event) ? 0 : DAY_MINUTES;
  };
}

/** Places share days and zones; reading clocks with Intl is most of the work. */
const midnights = new LRUCache<string, number>({ max: 2_000 });

function midnightOf(date: string, timeZone: string): number {
  const key = `${date} ${timeZone}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  const midnight = instantOf(date, 0, timeZone).getTime();
  midnights.set(key, midnight);
  return midnight;
}

/** For a place whose position is unknown. */
export const usualSunClock: SunClock = (event) => ({ dawn: 330, sunrise: 360, sunset: 1080, dusk: 1110 })[event];

const isMorning = (event: SunEvent): boolean => event === "dawn" || event === "sunrise";

/** Sorted; adjacent and overlapping spans become one. */
export function windowsOf(spans: readonly Span[], sun: SunClock): readonly Window[] {
  const windows: Window[] = [];
  for (const window of spans.flatMap((span) => windowOf(span, sun)).toSorted((a, b) => a.from - b.from)) {
    const last = windows.at(-1);
    if (last && window.from <= last.to)
      windows[windows.length - 1] = { from: last.from, to: Math.max(last.to, window.to) };
    else windows.push(window);
  }
  return windows;
}

function windowOf(span: Span, sun: SunClock): Window[] {
  const from = minutesOf(span.from, sun);
  const to = minutesOf(span.to, sun);
  if (from === undefined || to === undefined || from >= DAY_MINUTES) return [];
  if (to > from) return [{ from, to }];
  // In winter, five o'clock to sunset is nothing, not a whole day.
  const isOver = typeof span.to !== "number" && !isMorning(span.to.sun);
  return isOver ? [] : [{ from, to: to + DAY_MINUTES }];
}

function minutesOf(moment: Moment, sun: SunClock): number | undefined {
  if (typeof moment === "number") return moment;
  const minutes = sun(moment.sun);
  return minutes === undefined ? undefined : minutes + moment.plus;
}
