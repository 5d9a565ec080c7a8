/** The sun and moon of an evening. */
import { getMoonIllumination, getTimes } from "suncalc";
import { timeZoneAt } from "../../geo/time-zone-at.ts";
import { instantOf } from "../../geo/time-zones.ts";
import type { TripEvening, TripPoint } from "../trip.ts";

const MS_PER_MINUTE = 60_000;

/** Of a point named "Salem, Massachusetts". */
export function timeZoneOf(point: TripPoint): string {
  return timeZoneAt(point, point.name.split(", ").at(-1));
}

const MOON_NAMES = [
  "new moon",
  "waxing crescent",
  "first quarter",
  "waxing gibbous",
  "full moon",
  "waning gibbous",
  "last quarter",
  "waning crescent",
] as const;
/** Half the share of a month in which the moon counts as new, half or full: about a day on either side. */
const PRINCIPAL = 1 / 28;

/** "waxing gibbous" for a phase from 0 (new) over 0.5 (full) to 1. */
export function moonName(phase: number): string {
  const quarter = Math.round(phase * 4);
  const isPrincipal = Math.abs(phase - quarter / 4) <= PRINCIPAL;
  return MOON_NAMES[isPrincipal ? (quarter * 2) % 8 : Math.floor(phase * 4) * 2 + 1]!;
}

/** Sunset, and the moon as it is then. */
export function eveningAt(point: TripPoint, date: string): TripEvening {
  const timeZone = timeZoneOf(point);
  const evening = instantOf(date, 20 * 60, timeZone);
  const noon = instantOf(date, 12 * 60, timeZone);
  const { sunset } = getTimes(noon, point.lat, point.lng);
  const midnight = instantOf(date, 0, timeZone);
  const { fraction, phase } = getMoonIllumination(sunset ?? evening);
  return {
    timeZone,
    sunset: sunset ? Math.round((sunset.getTime() - midnight.getTime()) / MS_PER_MINUTE) : undefined,
    moonLit: Math.round(fraction * 100) / 100,
    moon: moonName(phase),
  };
}
