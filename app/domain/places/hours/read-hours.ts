/**
 * Reads opening hours in OpenStreetMap's syntax, as check-hours.ts lets them into the directory: normalized by the
 * library, and only hours that are the same every year. Needs no library.
 */
import { LRUCache } from "lru-cache";
import type { DateRange, HoursRule, HoursRules, Moment, Span, SunEvent, Weekday, YearDay } from "./hours-rules.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];
const LAST_DAY = 31;

/** More than the number of distinct texts in 20,000 places. */
const cache = new LRUCache<string, { readonly rules: HoursRules | undefined }>({ max: 5_000 });

/** Undefined for anything that check-hours.ts would have rejected. */
export function readHours(text: string): HoursRules | undefined {
  const known = cache.get(text);
  if (known) return known.rules;
  const rules = readRules(text);
  cache.set(text, { rules });
  return rules;
}

function readRules(text: string): HoursRules | undefined {
  // Normalized lists have no space after their commas; commas between rules have one.
  const pieces = text.split(/(; |, )/);
  const rules: HoursRule[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const rule = readRule(pieces[at]!, pieces[at - 1] === ", ");
    // A later rule that names no days would replace all others, or add to all, depending only on the order of the
    // rules.
    if (!rule || (at > 0 && !rule.dates && !rule.weekdays)) return undefined;
    rules.push(rule);
  }
  return rules;
}

function readRule(text: string, adds: boolean): HoursRule | undefined {
  const scan = new Scanner(text);
  const dates = readDates(scan);
  if (dates) scan.take(/:? /y);
  const weekdays = readWeekdays(scan);
  if (weekdays) scan.take(/:? /y);
  const spans = scan.take(/(?:off|closed)$/y) ? [] : readSpans(scan);
  if (!spans || !scan.isAtEnd()) return undefined;
  return { ...(dates && { dates }), ...(weekdays && { weekdays }), spans, ...(adds && { adds }) };
}

class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** `pattern` is sticky. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match ?? undefined;
  }

  isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }
}

/** "Dec-Mar", "Apr 15-Oct 31", "May Mo[-1]-Sep Mo[1]", "Dec 24-26,Jan 01", "easter". */
function readDates(scan: Scanner): DateRange[] | undefined {
  const dates: DateRange[] = [];
  let month: number | undefined;
  do {
    if (scan.take(/easter/y)) {
      dates.push({ first: "easter", last: "easter" });
      continue;
    }
    month = readMonth(scan) ?? (dates.length > 0 ? month : undefined);
    if (month === undefined) break;
    const first = readDay(scan, month);
    if (!first) {
      const last = scan.take(/-(?=[A-Z][a-z]{2})/y) ? readMonth(scan) : month;
      if (last === undefined) break;
      dates.push({ first: { month, day: 1 }, last: { month: last, day: LAST_DAY } });
      continue;
    }
    if (!scan.take(/-/y)) {
      dates.push({ first, last: first });
      continue;
    }
    month = readMonth(scan) ?? month;
    const last = readDay(scan, month, true);
    if (!last || isBackwards(first, last)) break;
    dates.push({ first, last });
  } while (scan.take(/,(?=[A-Z][a-z]{2}|\d|easter)/y));
  return dates.length > 0 ? dates : undefined;
}

/**
 * Within a month: literally almost a year, and most likely a slip. Floating days may come in either order from year to
 * year.
 */
function isBackwards(first: YearDay, last: YearDay): boolean {
  if (first === "easter" || last === "easter" || first.month !== last.month) return false;
  return "nth" in first || "nth" in last || first.day > last.day;
}

function readMonth(scan: Scanner): number | undefined {
  const name = scan.take(/[A-Z][a-z]{2}/y)?.[0];
  return name && MONTHS.includes(name) ? MONTHS.indexOf(name) + 1 : undefined;
}

/**
 * After a month, a weekday is a day of that month if a range begins or ends with it; otherwise it is a rule's weekday.
 */
function readDay(scan: Scanner, month: number, isLast = false): YearDay | undefined {
  // "Oct 10:00-17:00" is the month and a time.
  const day = scan.take(/ ?(\d\d)(?!\d|:\d)/y)?.[1];
  if (day) return { month, day: Number(day) };
  const nth = scan.take(isLast ? / ([A-Z][a-z])\[(-?[1-5])\]/y : / ([A-Z][a-z])\[(-?[1-5])\](?=-[A-Z])/y);
  return nth && { month, weekday: WEEKDAYS.indexOf(nth[1]!), nth: Number(nth[2]) };
}

/** "Tu-Su", "Mo,We-Fr", "Sa[1,3]", "Su[-1]". */
function readWeekdays(scan: Scanner): Weekday[] | undefined {
  const weekdays: Weekday[] = [];
  do {
    const match = scan.take(/(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su)|\[([-\d,]+)\])?/y);
    if (!match) break;
    const [, from, to = from, nth] = match;
    const first = WEEKDAYS.indexOf(from!);
    const count = ((WEEKDAYS.indexOf(to!) - first + 7) % 7) + 1;
    for (let offset = 0; offset < count; offset++) {
      weekdays.push({ weekday: (first + offset) % 7, ...(nth && { nth: nth.split(",").flatMap(numbersOf) }) });
    }
  } while (scan.take(/,/y));
  return weekdays.length > 0 ? weekdays : undefined;
}

/** "1-3" is 1, 2, 3; "-1" is the last. */
function numbersOf(text: string): number[] {
  const range = /^(\d)-(\d)$/.exec(text);
  if (!range) return [Number(text)];
  const [from, to] = [Number(range[1]), Number(range[2])];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** "10:00-12:00,13:00-17:00", "sunrise-(sunset-01:00)", "24/7". */
function readSpans(scan: Scanner): Span[] | undefined {
  const spans: Span[] = [];
  if (scan.take(/24\/7$/y)) return [{ from: 0, to: 24 * 60 }];
  do {
    const from = readMoment(scan);
    const to = scan.take(/-/y) && readMoment(scan);
    if (from === undefined || to === undefined) return undefined;
    spans.push({ from, to });
  } while (scan.take(/,/y));
  scan.take(/ open$/y);
  return spans;
}

function readMoment(scan: Scanner): Moment | undefined {
  const time = scan.take(/(\d\d):(\d\d)/y);
  if (time) return Number(time[1]) * 60 + Number(time[2]);
  const sun = scan.take(/(dawn|sunrise|sunset|dusk)|\((dawn|sunrise|sunset|dusk)([+-])(\d\d):(\d\d)\)/y);
  if (!sun) return undefined;
  const [, plain, shifted, sign, hours = 0, minutes = 0] = sun;
  const plus = Number(hours) * 60 + Number(minutes);
  return { sun: (plain ?? shifted) as SunEvent, plus: sign === "-" ? -plus : plus };
}
