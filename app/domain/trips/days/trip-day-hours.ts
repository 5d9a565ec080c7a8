/** The clocks of one day of a trip: its date, its sun, and when each place can be visited. */
import type { LatLng } from "../../geo/miles-between.ts";
import { timeZoneAt } from "../../geo/time-zone-at.ts";
import { clockIn } from "../../geo/time-zones.ts";
import { type DayHours, openWindows } from "../../places/hours/is-open.ts";
import { sunClockAt, type Window } from "../../places/hours/sun-times.ts";
import type { PlaceCard, PlaceType } from "../../places/place.ts";
import { isOpenIn } from "../../places/season.ts";
import { minutesOf } from "../question/read-values.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import { addDays, type Candidate } from "../route/trip-candidates.ts";
import type { TripPoint } from "../trip.ts";
import { type DayFrame, MEAL_MINUTES, type Visit } from "./day-clock.ts";
import { timeZoneOf } from "./evening.ts";

export class TripDayHours {
  readonly from: TripPoint;
  readonly timeZone: string;
  readonly starts: number;
  /** Of the trip, if it has one. */
  readonly date: string | undefined;
  /** Two meals are not counted among the hours of a day on the road. */
  readonly latest: number;
  readonly #day: string;
  readonly #sunset: number | undefined;
  readonly #known = new Map<PlaceCard, PlanningHours>();
  readonly #windows = new Map<Candidate, Visit["windows"]>();
  readonly #zones = new Map<LatLng, { readonly name: string; readonly ahead: number }>();

  /** `day` counts from 0. */
  constructor({ question, today }: Pick<RoutedTrip, "question" | "today">, from: TripPoint, day: number) {
    const { mode, start, starts, at, days, dayHours, back } = question;
    this.from = from;
    this.timeZone = timeZoneOf(from);
    this.starts = minutesOf(starts.find((one) => one.day === day + 1)?.at ?? at);
    const full = this.starts + dayHours * 60 + (mode === "walk" ? 0 : 2 * MEAL_MINUTES);
    this.latest = back !== undefined && day === days - 1 ? Math.min(full, minutesOf(back)) : full;
    this.date = start && addDays(start, day);
    this.#day = this.date ?? typicalDay(today);
    this.#sunset = sunClockAt(from, this.#day, this.timeZone)("sunset");
  }

  /** By the clocks of the place. */
  of(place: PlaceCard): PlanningHours {
    const known = this.#known.get(place);
    if (known) return known;
    const hours = planningHours(place, this.#day, this.date === undefined);
    this.#known.set(place, hours);
    return hours;
  }

  zoneOf(candidate: Candidate): string {
    return this.#zone(candidate).name;
  }

  visit(candidate: Candidate, driving: number, isNight: boolean): Visit {
    const stay = isNight ? 0 : candidate.stayMinutes;
    const { place } = candidate;
    const isForEvening = eveningWorth(place) >= FOR_EVENING;
    return { driving, stay, windows: this.#windowsOf(candidate), isNight, isTable: isTable(place), isForEvening };
  }

  /** By the clocks where the day starts. Asked for again and again while orders are weighed. */
  #windowsOf(candidate: Candidate): Visit["windows"] {
    const known = this.#windows.get(candidate);
    if (known) return known;
    const { ahead } = this.#zone(candidate);
    const windows = this.of(candidate.place).visits.map(({ from, to }) => ({ from: from - ahead, to: to - ahead }));
    this.#windows.set(candidate, windows);
    return windows;
  }

  frame(lastLeg: number): DayFrame {
    return { starts: this.starts, latest: this.latest, sunset: this.#sunset, lastLeg };
  }

  #zone({ point, place }: Candidate) {
    const known = this.#zones.get(point);
    if (known) return known;
    const name = timeZoneAt(point, place.state);
    const zone = { name, ahead: clockIn(name, 0, this.timeZone, this.date) };
    this.#zones.set(point, zone);
    return zone;
  }
}

/** Whether anybody may eat there. Many inns feed their guests alone. */
export const isTable = ({ placeType, access }: PlaceCard): boolean => access === "open" && placeType === "restaurant";

/** How good a place is after dark, from 0 to 1. */
export function eveningWorth({ placeType, access, afterDark }: PlaceCard): number {
  if (afterDark) return 1;
  return BY_NIGHT[placeType] ?? (access === "exterior" ? 0.3 : 0.15);
}

const BY_NIGHT: Partial<Record<PlaceType, number>> = {
  restaurant: 0.8,
  theater: 0.7,
  hotel: 0.3,
  road: 0.3,
  bridge: 0.3,
};
const FOR_EVENING = 0.7;

export interface PlanningHours extends DayHours {
  /** What visits are planned in: a part of the hours, or a guess where no hours are known. */
  readonly visits: readonly Window[];
}

/** For places of which no hours are usual. */
const BY_DAY: Window = { from: 9 * 60, to: 18 * 60 };
/** Until then one is about in what stands open: streets, parks, squares. */
const LATE = 22 * 60;
/** Nobody goes to a restaurant in the middle of the afternoon. */
const AT_TABLE: readonly Window[] = [
  { from: 11 * 60, to: 14.5 * 60 },
  { from: 17 * 60, to: 26 * 60 },
];

/** `date` is the day of the trip, or a typical one where the trip has no date. */
export function planningHours(place: PlaceCard, date: string, isTypical: boolean): PlanningHours {
  const hours = openWindows(place, isTypical ? inSeason(place, date) : date);
  if (hours.certainty === "unknown")
    return { ...hours, visits: [{ ...BY_DAY, to: place.afterDark ? LATE : BY_DAY.to }] };
  const { windows } = hours;
  if (staysOpen(place)) return { ...hours, visits: windows.map(({ from, to }) => ({ from, to: Math.max(to, LATE) })) };
  return { ...hours, visits: place.placeType === "restaurant" ? windows.flatMap(atTable) : windows };
}

/** A park without a gate or hours, unless its record says that it closes after dark. */
const staysOpen = ({ placeType, access, openingHours, afterDark, admission }: PlaceCard): boolean =>
  placeType === "park" &&
  access === "open" &&
  openingHours === undefined &&
  afterDark !== false &&
  admission === "free";

const atTable = (window: Window): Window[] =>
  AT_TABLE.map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) })).filter(
    ({ from, to }) => from < to,
  );

/** A trip without a date can be made when the place is open. */
function inSeason(place: PlaceCard, date: string): string {
  const months = Array.from({ length: 12 }, (_, index) => 1 + ((Number(date.slice(5, 7)) - 1 + index) % 12));
  const month = months.find((candidate) => isOpenIn(place, candidate)) ?? months[0]!;
  return typicalDay(`${date.slice(0, 4)}-${String(month).padStart(2, "0")}-01`);
}

/** A Saturday in the middle of the month: that is when most people travel. */
export function typicalDay(today: string): string {
  const middle = `${today.slice(0, 7)}-11`;
  return addDays(middle, (6 - new Date(middle).getUTCDay() + 7) % 7);
}
