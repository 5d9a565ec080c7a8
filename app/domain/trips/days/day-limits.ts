/** How long a day of a trip may be. */
import type { TripQuestion } from "../trip.ts";

export interface DayLimits {
  /** Minutes at the wheel. */
  readonly driving: number;
  /** Minutes in all. */
  readonly day: number;
}

/** Minutes of walking: four miles. */
export const MAX_WALKING = 80;
/** A day may be this much longer than was asked for, since nights are spent in towns. */
const SLACK = 1.04;

export const dayLimits = ({ mode, hours, dayHours }: TripQuestion): DayLimits => ({
  driving: (mode === "walk" ? MAX_WALKING : hours * 60) * SLACK,
  day: dayHours * 60 * SLACK,
});

/** Of all days. */
export const wheelMinutes = ({ days, hours }: TripQuestion): number => days * hours * 60;

export const isTooLong = (question: TripQuestion, driven: number): boolean => driven > wheelMinutes(question) * SLACK;
