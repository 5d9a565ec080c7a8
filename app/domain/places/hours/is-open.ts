/**
 * Is it open? The single answer for pages, search, trips and structured data. Days and times are those on the place's
 * clocks; `clockOf` returns them for a moment. Server only: sunset needs the table of time zones.
 */

import { STATE_TIME_ZONES, timeZoneAt } from "../../geo/time-zone-at.ts";
import { clockAt } from "../../geo/time-zones.ts";
import { mayBeVisited, type PlaceCard, pointOf } from "../place.ts";
import { isOpenIn } from "../season.ts";
import { spansOn } from "./hours-rules.ts";
import { readHours } from "./read-hours.ts";
import { DAY_MINUTES, sunClockAt, usualSunClock, type Window, windowsOf } from "./sun-times.ts";
import { usualHours } from "./usual-hours.ts";

export type HoursFacts = Pick<
  PlaceCard,
  "placeType" | "access" | "afterDark" | "season" | "openingHours" | "hoursChecked" | "latitude" | "longitude" | "state"
>;

export interface DayHours {
  /** "known" from a checked record, "usual" for its kind or from an older record, or nothing is known. */
  readonly certainty: "known" | "usual" | "unknown";
  /** Those that begin on this day. */
  readonly windows: readonly Window[];
}

interface OpenAnswer {
  /** "unknown" outside of usual hours as well: only checked hours say no. */
  readonly answer: "yes" | "no" | "usually" | "unknown";
  /** The window that contains the time. */
  readonly window?: Window;
}

const CLOSED: DayHours = { certainty: "known", windows: [] };
const UNKNOWN: DayHours = { certainty: "unknown", windows: [] };

/** `date` is "2026-10-31". */
export function openWindows(place: HoursFacts, date: string): DayHours {
  if (!mayBeVisited(place) || !isOpenIn(place, Number(date.slice(5, 7)))) return CLOSED;
  const rules = place.openingHours === undefined ? undefined : readHours(place.openingHours);
  const spans = rules ? spansOn(rules, date) : usualHours(place)?.spans;
  if (!spans) return UNKNOWN;
  const point = pointOf(place);
  const followsSun = spans.some(({ from, to }) => typeof from === "object" || typeof to === "object");
  const sun = point && followsSun ? sunClockAt(point, date, timeZoneOfPlace(place)) : usualSunClock;
  const isKnown = rules && areHoursFresh(place, date) && (point || !followsSun);
  return { certainty: isKnown ? "known" : "usual", windows: windowsOf(spans, sun) };
}

/** `minutes` after the midnight at which `date` begins. */
export function isOpenAt(place: HoursFacts, date: string, minutes: number): OpenAnswer {
  const today = openWindows(place, date);
  const window = windowAt(today.windows, minutes);
  if (window) return { answer: answerFor(today), window };
  const yesterday = openWindows(place, dayBefore(date));
  const late = windowAt(yesterday.windows, minutes + DAY_MINUTES);
  if (late)
    return { answer: answerFor(yesterday), window: { from: late.from - DAY_MINUTES, to: late.to - DAY_MINUTES } };
  return { answer: today.certainty === "known" ? "no" : "unknown" };
}

const answerFor = ({ certainty }: DayHours): "yes" | "usually" => (certainty === "known" ? "yes" : "usually");

const windowAt = (windows: readonly Window[], minutes: number): Window | undefined =>
  windows.find(({ from, to }) => minutes >= from && minutes < to);

function dayBefore(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Months after which hours that nobody rechecked are only "usual". */
const FRESH_MONTHS = 24;

/** Whether hours count as known on a day: a trip in three years cannot rely on hours checked today. */
export function areHoursFresh({ hoursChecked }: Pick<PlaceCard, "hoursChecked">, date: string): boolean {
  return hoursChecked !== undefined && monthsOf(date) - monthsOf(hoursChecked) <= FRESH_MONTHS;
}

/** Months since the year 0, from "2025-06" or "2025-06-30". */
function monthsOf(date: string): number {
  const [year, month] = date.split("-").map(Number);
  return year! * 12 + month!;
}

/** Without a position, the zone of most of the state. */
export function timeZoneOfPlace(place: Pick<HoursFacts, "latitude" | "longitude" | "state">): string {
  const point = pointOf(place);
  return point ? timeZoneAt(point, place.state) : STATE_TIME_ZONES[place.state]![0]!;
}

/** What a place's clocks show at a moment. */
export function clockOf(place: HoursFacts, moment: Date): { readonly date: string; readonly minutes: number } {
  return clockAt(moment, timeZoneOfPlace(place));
}
