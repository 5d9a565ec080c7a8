/** Which line of a week is about a day. For browsers: pages are cached, so only the visitor's own clock knows the day. */
import type { HoursLine, HoursWords } from "./hours-in-words.ts";
import { appliesOn } from "./schedule.ts";

export function lineOn({ seasons, exceptions }: HoursWords, date: string): HoursLine | undefined {
  const isAbout = ({ when }: HoursLine): boolean => when.some((days) => appliesOn(days, date));
  const exception = exceptions.findLast(isAbout);
  if (exception) return exception;
  const season =
    seasons.find(({ dates }) => dates && appliesOn({ dates }, date)) ??
    seasons.find(({ dates }) => dates === undefined);
  return season?.lines.find(isAbout);
}
