/** Wall clocks in time zones, with Intl alone. */

/** Used when no first day is given, so offsets between zones are those of summer. */
const SOME_DAY = "2026-07-01";
export const MS_PER_MINUTE = 60_000;

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

/** The offset on a day; clocks change in the night before. */
function offsetOn(date: string | undefined, timeZone: string): number {
  // Noon in the middle of the country.
  return offsetAt(new Date(`${date ?? SOME_DAY}T18:00:00Z`), timeZone);
}

/** What a clock that shows `minutes` in one zone shows in another at the same moment. */
export function clockIn(timeZone: string, minutes: number, from: string, date: string | undefined): number {
  return minutes + offsetOn(date, timeZone) - offsetOn(date, from);
}

/** The moment when clocks in a zone show this many minutes after a day's midnight. */
export function instantOf(date: string, minutes: number, timeZone: string): Date {
  return new Date(Date.parse(date) + (minutes - offsetOn(date, timeZone)) * MS_PER_MINUTE);
}

/** What clocks in a zone show at a moment: the day, and minutes after its midnight. */
export function clockAt(moment: Date, timeZone: string): { readonly date: string; readonly minutes: number } {
  const minute = new Date(Math.floor(moment.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE);
  const local = new Date(minute.getTime() + offsetAt(minute, timeZone) * MS_PER_MINUTE);
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}
