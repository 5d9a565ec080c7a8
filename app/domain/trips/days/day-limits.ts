/** How long a day of a trip may be, and how full. */
import type { TripQuestion } from "../trip.ts";

export interface DayLimits {
  /** Minutes at the wheel. */
  readonly driving: number;
  /** Minutes in all. */
  readonly day: number;
  readonly stops?: number;
}

/** More than this in a day is a chore. */
const MAX_STOPS_A_DAY = 8;
/** Minutes of walking: four miles. */
export const MAX_WALKING = 80;
/** A day may be this much longer than was asked for, since nights are spent in towns. */
const SLACK = 1.04;

export const dayLimits = ({ mode, hours, dayHours }: TripQuestion): Required<DayLimits> => ({
  driving: mode === "walk" ? MAX_WALKING : hours * 60,
  day: dayHours * 60,
  stops: MAX_STOPS_A_DAY,
});

export function looseLimits(question: TripQuestion): Required<DayLimits> {
  const { driving, day, stops } = dayLimits(question);
  return { driving: driving * SLACK, day: day * SLACK, stops };
}

/** Of all days. */
export const wheelMinutes = ({ days, hours }: TripQuestion): number => days * hours * 60;

export const isTooLong = (question: TripQuestion, driven: number): boolean => driven > wheelMinutes(question) * SLACK;
