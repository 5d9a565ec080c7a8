/** Opening hours as plain data that can be evaluated for any day. Small enough for browsers. */

export type SunEvent = "dawn" | "sunrise" | "sunset" | "dusk";

/** Minutes after midnight, or relative to sunrise or sunset. */
export type Moment = number | { readonly sun: SunEvent; readonly plus: number };

/** A span that ends before it begins, or after 24:00, ends on the next day. */
export interface Span {
  readonly from: Moment;
  readonly to: Moment;
}

/** A day that exists every year. Sunday is weekday 0; the last of a month is `nth` -1. */
export type YearDay =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number }
  | "easter";

/** Both days included; from a later day to an earlier one it spans New Year. */
export interface DateRange {
  readonly first: YearDay;
  readonly last: YearDay;
}

/** All of them, or some of a month: the first, the third, the last (-1). */
export interface Weekday {
  readonly weekday: number;
  readonly nth?: readonly number[];
}

/** The days to which something applies; all days by default. */
export interface When {
  readonly dates?: readonly DateRange[];
  readonly weekdays?: readonly Weekday[];
}

export interface HoursRule extends When {
  /** Empty: closed. */
  readonly spans: readonly Span[];
  /** Whether it adds to what earlier rules say about the same day. */
  readonly adds?: true;
}

/** If several rules match a day, the last one wins. */
export type HoursRules = readonly HoursRule[];

/** The spans that begin on a day, such as "2026-10-31". */
export function spansOn(rules: HoursRules, date: string): readonly Span[] {
  let spans: readonly Span[] = [];
  for (const rule of rules) {
    if (appliesOn(rule, date)) spans = rule.adds ? [...spans, ...rule.spans] : rule.spans;
  }
  return spans;
}

export function appliesOn({ dates, weekdays }: When, date: string): boolean {
  return (
    (!dates || dates.some((range) => isWithin(range, date))) &&
    (!weekdays || weekdays.some((one) => isWeekday(one, date)))
  );
}

function isWithin({ first, last }: DateRange, date: string): boolean {
  const [year, month, day] = partsOf(date);
  const at = month * 100 + day;
  const from = orderOf(first, year);
  const to = orderOf(last, year);
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}

function isWeekday({ weekday, nth }: Weekday, date: string): boolean {
  if (weekdayOf(date) !== weekday) return false;
  if (!nth) return true;
  const [year, month, day] = partsOf(date);
  return nth.includes(Math.ceil(day / 7)) || nth.includes(-Math.ceil((daysIn(year, month) - day + 1) / 7));
}

/** 0 is Sunday. */
function weekdayOf(date: string): number {
  const [year, month, day] = partsOf(date);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

function partsOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
}

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** All days of the range, in order. */
export function daysOfYear(year: number): readonly string[] {
  const days = daysIn(year, 2) + 337;
  return Array.from({ length: days }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10));
}

/** 1031 is October 31. */
export function orderOf(day: YearDay, year: number): number {
  if (day === "easter") return easterOf(year);
  if ("day" in day) return day.month * 100 + day.day;
  const { month, weekday, nth } = day;
  const length = daysIn(year, month);
  const first = 1 + ((weekday - new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 7) % 7);
  const last = first + 7 * Math.floor((length - first) / 7);
  return month * 100 + (nth > 0 ? first + 7 * (nth - 1) : last + 7 * (nth + 1));
}

/** The western Easter, by the anonymous Gregorian algorithm. */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Math.floor(sum / 31) * 100 + (sum % 31) + 1;
}
