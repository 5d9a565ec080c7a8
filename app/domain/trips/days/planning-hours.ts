/** When a place can be visited on a day of a trip. */
import { type DayHours, openWindows } from "../../places/hours/is-open.ts";
import type { Window } from "../../places/hours/sun-times.ts";
import type { PlaceCard } from "../../places/place.ts";
import { isOpenIn } from "../../places/season.ts";
import { addDays } from "../route/trip-candidates.ts";

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
