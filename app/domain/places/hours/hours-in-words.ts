/** Opening hours in words: seasons, weekdays and times. */
import { capitalized } from "../../counting-words.ts";
import { memoize } from "../../memoize.ts";
import { MONTHS } from "../season.ts";
import {
  appliesOn,
  type DateRange,
  daysIn,
  daysOfYear,
  type HoursRule,
  type HoursRules,
  type Moment,
  type Span,
  spansOn,
  type When,
  type YearDay,
} from "./hours-rules.ts";

/** "Tuesday to Sunday": "10 AM to 5 PM". */
export interface HoursLine {
  readonly days: string;
  readonly hours: string;
  readonly spans: readonly Span[];
  /** Whether these hours are in addition to the week's. */
  readonly adds?: boolean;
  /** The days that it is about. */
  readonly when: readonly When[];
}

export interface HoursSeason {
  /** "April to October"; absent for the whole year. */
  readonly name?: string;
  /** Absent for the rest of the year. */
  readonly dates?: readonly DateRange[];
  readonly lines: readonly HoursLine[];
}

export interface HoursWords {
  readonly seasons: readonly HoursSeason[];
  /** Single days and days of a month, which are not seasons: Christmas Day, the first Saturday of the month. */
  readonly exceptions: readonly HoursLine[];
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
const LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/** The year used to find seasons; the days of floating holidays come from the rules themselves. */
const SAMPLE_YEAR = 2027;
/** Anything this short is an exception, not a season. */
const MAX_EXCEPTION_DAYS = 14;
const MAX_RUNS = 3;

export const hoursInWords = memoize((rules: HoursRules): HoursWords => {
  const base = rules.filter((rule) => !isException(rule));
  return { seasons: seasonsOf(base), exceptions: exceptionsOf(rules) };
});

function isException({ dates, weekdays }: HoursRule): boolean {
  return (
    weekdays?.some(({ nth }) => nth !== undefined) === true ||
    dates?.every((range) => daysOf([range]).length <= MAX_EXCEPTION_DAYS) === true
  );
}

/** Days of the sample year. */
const YEAR = daysOfYear(SAMPLE_YEAR);

const daysOf = (dates: readonly DateRange[] | undefined): readonly string[] =>
  dates ? YEAR.filter((date) => appliesOn({ dates }, date)) : YEAR;

type Week = readonly (readonly Span[])[];

/** Parts of the year with the same week, in the order of their first days; closed ones last. */
function seasonsOf(base: HoursRules): HoursSeason[] {
  if (base.length === 0) return [];
  const parts = new Map<string, { readonly week: Week; readonly days: string[] }>();
  for (const date of YEAR) {
    const rules = base.filter(({ dates }) => !dates || appliesOn({ dates }, date));
    const week = weekOf(rules);
    const key = JSON.stringify(week);
    const part = parts.get(key);
    if (part) part.days.push(date);
    else parts.set(key, { week, days: [date] });
  }
  if (parts.size === 1) return [{ lines: linesOf([...parts.values()][0]!.week) }];
  const seasons = [...parts.values()].map(({ week, days }) => ({ week, ...nameSeason(base, days) }));
  return seasons
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ week, ...season }) => ({ ...season, lines: linesOf(week) }));
}

const rankOf = ({ week, dates }: { readonly week: Week } & Pick<HoursSeason, "dates">): number =>
  isClosed(week) ? 2 : dates ? 0 : 1;

/** The hours of each weekday, from all rules that apply. */
function weekOf(rules: HoursRules): Week {
  return WEEKDAYS.map((_, weekday) => {
    let spans: readonly Span[] = [];
    for (const rule of rules) {
      if (rule.weekdays && !rule.weekdays.some((one) => one.weekday === weekday)) continue;
      spans = rule.adds ? [...spans, ...rule.spans] : rule.spans;
    }
    return spans;
  });
}

const isClosed = (week: Week): boolean => week.every((spans) => spans.length === 0);

/**
 * From a rule's dates if one means exactly these days; otherwise from the days themselves, unless they move from year
 * to year.
 */
function nameSeason(base: HoursRules, days: readonly string[]): Pick<HoursSeason, "name" | "dates"> {
  const same = base.find(({ dates }) => dates && daysOf(dates).join() === days.join())?.dates;
  const dates = same ?? (base.some(movesYearly) ? undefined : runsOf(days));
  if (!dates || dates.length > MAX_RUNS) return { name: "The rest of the year" };
  return { name: capitalized(LIST.format(dates.map(rangeInWords))), dates };
}

/** Seasons that begin or end on a floating day. */
export const movesYearly = ({ dates }: HoursRule): boolean =>
  dates?.some(({ first, last }) => [first, last].some((day) => day === "easter" || "nth" in day)) === true;

/** Consecutive days; December 31 and January 1 are consecutive. */
function runsOf(days: readonly string[]): DateRange[] {
  const runs: { first: number; last: number }[] = [];
  for (const date of days) {
    const index = YEAR.indexOf(date);
    const run = runs.at(-1);
    if (run && run.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  }
  if (runs.length > 1 && runs[0]!.first === 0 && runs.at(-1)!.last === YEAR.length - 1) {
    runs[0]!.first = runs.pop()!.first;
  }
  return runs.map(({ first, last }) => ({ first: yearDay(YEAR[first]!), last: endOfFebruary(yearDay(YEAR[last]!)) }));
}

function yearDay(date: string) {
  const [, month, day] = date.split("-").map(Number);
  return { month: month!, day: day! };
}

/** The sample year has no February 29. */
const endOfFebruary = ({ month, day }: { month: number; day: number }) => ({
  month,
  day: month === 2 && day === 28 ? 29 : day,
});

function linesOf(week: Week): HoursLine[] {
  const groups = new Map<string, { readonly spans: readonly Span[]; readonly weekdays: number[] }>();
  for (const weekday of MONDAY_FIRST) {
    const spans = week[weekday]!;
    const key = JSON.stringify(spans);
    const group = groups.get(key);
    if (group) group.weekdays.push(weekday);
    else groups.set(key, { spans, weekdays: [weekday] });
  }
  return [...groups.values()]
    .toSorted((a, b) => Number(a.spans.length === 0) - Number(b.spans.length === 0))
    .map(({ spans, weekdays }) => ({
      days: weekdaysInWords(weekdays),
      hours: spansInWords(spans),
      spans,
      when: [{ weekdays: weekdays.map((weekday) => ({ weekday })) }],
    }));
}

export const EVERY_DAY = "Every day";

/** "Tuesday to Sunday", "Monday, Wednesday, and Friday", "Every day"; Friday to Monday spans the end of the week. */
function weekdaysInWords(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return EVERY_DAY;
  const has = (weekday: number) => weekdays.includes((weekday + 7) % 7);
  const starts = weekdays.filter((weekday) => !has(weekday - 1));
  const runs = starts.flatMap((start) => {
    let length = 1;
    while (has(start + length)) length++;
    const name = (offset: number) => WEEKDAYS[(start + offset) % 7]!;
    if (length > 2) return [`${name(0)} to ${name(length - 1)}`];
    return length === 2 ? [name(0), name(1)] : [name(0)];
  });
  return LIST.format(runs);
}

function exceptionsOf(rules: HoursRules): HoursLine[] {
  const lines: HoursLine[] = [];
  rules.forEach((rule, index) => {
    if (!isException(rule) || isReplaced(rule, rules.slice(index + 1))) return;
    const adds = rule.adds === true && addsToOthers(rule, rules);
    const hours = `${adds ? "Also " : ""}${spansInWords(rule.spans)}`;
    const { spans, dates, weekdays } = rule;
    const when: When = { ...(dates && { dates }), ...(weekdays && { weekdays }) };
    const last = lines.at(-1);
    if (last?.hours === hours) lines[lines.length - 1] = { ...last, when: [...last.when, when] };
    else lines.push({ days: "", hours, spans, ...(adds && { adds }), when: [when] });
  });
  return lines.map((line) => ({ ...line, days: capitalized(LIST.format(line.when.flatMap(whenInWords))) }));
}

/** A later rule for whole weeks applies instead. */
const isReplaced = (rule: HoursRule, later: HoursRules): boolean =>
  later.some(
    (other) =>
      !other.adds && !isException(other) && YEAR.some((date) => appliesOn(rule, date) && appliesOn(other, date)),
  );

const addsToOthers = (rule: HoursRule, rules: HoursRules): boolean =>
  YEAR.some((date) => appliesOn(rule, date) && spansOn(rules, date).length > rule.spans.length);

function whenInWords({ dates, weekdays }: When): string[] {
  if (!weekdays) return dates!.map(rangeInWords);
  const month = monthOf(dates);
  const season = dates ? `, ${LIST.format(dates.map(rangeInWords))}` : "";
  const isMonthly = weekdays.some(({ nth }) => nth);
  if (!isMonthly) return [`${weekdaysInWords(weekdays.map(({ weekday }) => weekday))}${season}`];
  return weekdays.map(({ weekday, nth }) => {
    if (!nth) return `${WEEKDAYS[weekday]}${season}`;
    if (month) return LIST.format(nth.map((one) => dayInWords({ month, weekday, nth: one })));
    return `${LIST.format(nth.map(ordinal))} ${WEEKDAYS[weekday]} of the month${season}`;
  });
}

/** Undefined unless the days are exactly one month. */
function monthOf(dates: readonly DateRange[] | undefined): number | undefined {
  const [first, last] = dates?.length === 1 ? [dates[0]!.first, dates[0]!.last] : [];
  if (!first || !last || first === "easter" || last === "easter" || "nth" in first || "nth" in last) return undefined;
  const isWhole = first.month === last.month && first.day === 1 && last.day >= daysIn(SAMPLE_YEAR, last.month);
  return isWhole ? first.month : undefined;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
const FROM_THE_END = ["last", "second to last", "third to last", "fourth to last", "fifth to last"];
const ordinal = (nth: number): string => (nth > 0 ? ORDINALS[nth - 1]! : FROM_THE_END[-nth - 1]!);

/** "April to October", "April 15 to October 31", "December 24 to 26", "Memorial Day to Labor Day". */
function rangeInWords({ first, last }: DateRange): string {
  if (first === "easter" || last === "easter" || "nth" in first || "nth" in last) {
    const [from, to] = [dayInWords(first), dayInWords(last)];
    return from === to ? from : `${from} to ${to}`;
  }
  const isWholeMonths = first.day === 1 && last.day >= daysIn(SAMPLE_YEAR, last.month);
  if (isWholeMonths) return monthsInWords(first.month, last.month);
  if (first.month === last.month && first.day === last.day) return dayInWords(first);
  const end = first.month === last.month ? String(last.day) : plainDay(last);
  return `${plainDay(first)} to ${end}`;
}

function monthsInWords(first: number, last: number): string {
  return first === last ? MONTHS[first - 1]! : `${MONTHS[first - 1]} to ${MONTHS[last - 1]}`;
}

const plainDay = ({ month, day }: { readonly month: number; readonly day: number }): string =>
  `${MONTHS[month - 1]} ${day}`;

/** Keyed by the syntax's names of the days, without their zeros: "12 25", "11 4[4]". */
const HOLIDAYS: Readonly<Record<string, string>> = {
  "1 1": "New Year's Day",
  "1 1[3]": "Martin Luther King Jr. Day",
  "2 1[3]": "Presidents' Day",
  "5 1[-1]": "Memorial Day",
  "9 1[1]": "Labor Day",
  "11 4[4]": "Thanksgiving",
  "12 24": "Christmas Eve",
  "12 25": "Christmas Day",
  "12 31": "New Year's Eve",
};

function dayInWords(day: YearDay): string {
  if (day === "easter") return "Easter";
  if ("day" in day) return HOLIDAYS[`${day.month} ${day.day}`] ?? plainDay(day);
  const { month, weekday, nth } = day;
  return HOLIDAYS[`${month} ${weekday}[${nth}]`] ?? `the ${ordinal(nth)} ${WEEKDAYS[weekday]} of ${MONTHS[month - 1]}`;
}

const MIDNIGHT = 24 * 60;

/** "10 AM to noon, 1 PM to 5 PM". */
export function spansInWords(spans: readonly Span[]): string {
  if (spans.length === 0) return "Closed";
  return spans.map(spanInWords).join(", ");
}

function spanInWords({ from, to }: Span): string {
  if (from === 0 && to === MIDNIGHT) return "At any time";
  const [start, end] = [momentInWords(from), momentInWords(to)];
  return capitalized(`${start} to ${end}`);
}

function momentInWords(moment: Moment): string {
  if (typeof moment === "number") return clockInWords(moment);
  const { sun, plus } = moment;
  if (plus === 0) return sun;
  const minutes = Math.abs(plus);
  const length = minutes === 60 ? "an hour" : minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
  return `${length} ${plus < 0 ? "before" : "after"} ${sun}`;
}

/** "10 AM", "5:30 PM", "noon", "midnight". */
export function clockInWords(minutes: number): string {
  const time = minutes % MIDNIGHT;
  if (time === 0) return "midnight";
  if (time === MIDNIGHT / 2) return "noon";
  const hour = Math.floor(time / 60);
  const past = time % 60 === 0 ? "" : `:${String(time % 60).padStart(2, "0")}`;
  return `${hour % 12 || 12}${past} ${hour < 12 ? "AM" : "PM"}`;
}
