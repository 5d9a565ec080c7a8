/** The days of trips that are kept on this device. */

import { DEFAULT_DAYS } from "../../domain/trips/question/trip-parameters.ts";
import { listStoredPages, type StoredPage } from "./stored-pages.ts";

interface KeptDay {
  readonly number: number;
  readonly path: string;
  /** "2026-10-30", where the trip has a first day. */
  readonly date: string | undefined;
}

export interface KeptTrip extends StoredPage {
  readonly days: readonly KeptDay[];
}

const DAY_MS = 86_400_000;

/** The days that the trip may have at most; its plan can have fewer. */
export function daysOfTrip(path: string): KeptDay[] {
  const { search, searchParams } = new URL(path, "https://any.site");
  const days = Number(searchParams.get("days") ?? DEFAULT_DAYS);
  const start = searchParams.get("start");
  return Array.from({ length: days }, (_, index) => ({
    number: index + 1,
    path: `/trip/day${search}&day=${index + 1}`,
    date: start ? new Date(Date.parse(start) + index * DAY_MS).toISOString().slice(0, 10) : undefined,
  }));
}

export async function listKeptTrips(): Promise<KeptTrip[]> {
  const kept = (await listStoredPages()).filter((page) => page.kept);
  const paths = new Set(kept.map(({ path }) => path));
  return kept
    .filter(({ path }) => path.startsWith("/trip?"))
    .map((trip) => ({ ...trip, days: daysOfTrip(trip.path).filter(({ path }) => paths.has(path)) }));
}

/** The day of a trip that is today, by the clock of this device. */
export function dayOfToday(trips: readonly KeptTrip[]): { trip: KeptTrip; day: KeptDay } | undefined {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  for (const trip of trips) {
    const day = trip.days.find(({ date }) => date === today);
    if (day) return { trip, day };
  }
  return undefined;
}
