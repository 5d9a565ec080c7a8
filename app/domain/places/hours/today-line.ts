/**
 * Which line of a week applies to a day. For browsers: pages are cached, so only the visitor's own clock knows the day.
 */
import { appliesOn, type DateRange, type When } from "./hours-rules.ts";

interface Line {
  readonly when: readonly When[];
}

/** The fields of hours in words that this needs. */
interface Week<L extends Line> {
  readonly seasons: readonly { readonly dates?: readonly DateRange[]; readonly lines: readonly L[] }[];
  readonly exceptions: readonly L[];
}

export function lineOn<L extends Line>({ seasons, exceptions }: Week<L>, date: string): L | undefined {
  const isAbout = ({ when }: Line): boolean => when.some((days) => appliesOn(days, date));
  const exception = exceptions.findLast(isAbout);
  if (exception) return exception;
  const season =
    seasons.find(({ dates }) => dates && appliesOn({ dates }, date)) ??
    seasons.find(({ dates }) => dates === undefined);
  return season?.lines.find(isAbout);
}
