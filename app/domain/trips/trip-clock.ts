/** Time zones along a trip, and the sun and moon of an evening. Server only: the table of time zones is large. */
import tzLookup from "@photostructure/tz-lookup";
import { getMoonIllumination, getTimes } from "suncalc";
import type { LatLng } from "../geo/miles-between.ts";
import type { TripEvening } from "./trip.ts";

/** Stands in where no first day is given: offsets between zones are then those of summer. */
const SOME_DAY = "2026-07-01";
const MS_PER_MINUTE = 60_000;

/** IANA name: "America/Chicago". */
export function timeZoneAt({ lat, lng }: LatLng): string {
  return tzLookup(lat, lng);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}

/** Minutes that a zone is ahead of UTC; negative in America. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!);
  return Math.round((local - instant.getTime()) / MS_PER_MINUTE);
}

/** The offset by day; clocks change in the night before. */
function offsetOn(date: string | undefined, timeZone: string): number {
  // Noon in the middle of the country.
  return offsetAt(new Date(`${date ?? SOME_DAY}T18:00:00Z`), timeZone);
}

/** What a clock that shows `minutes` in one zone shows in another at the same moment. */
export function clockIn(timeZone: string, minutes: number, from: string, date: string | undefined): number {
  return minutes + offsetOn(date, timeZone) - offsetOn(date, from);
}

/** The moment at which clocks in a zone show these minutes after a day's midnight. */
export function instantOf(date: string, minutes: number, timeZone: string): Date {
  return new Date(Date.parse(date) + (minutes - offsetOn(date, timeZone)) * MS_PER_MINUTE);
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
export function eveningAt(point: LatLng, date: string): TripEvening {
  const timeZone = timeZoneAt(point);
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
