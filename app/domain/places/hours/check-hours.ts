/** Which opening hours a record may have. Server only: the library takes 20 MB and is loaded on first use. */
import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import { hoursInWords, movesYearly } from "./hours-in-words.ts";
import { daysOfYear, type HoursRules, type Span, spansOn } from "./hours-rules.ts";
import { readHours } from "./read-hours.ts";
import { lineOn } from "./today-line.ts";

type Library = typeof import("opening_hours").default;
let loaded: Library | undefined;

function library(): Library {
  loaded ??= createRequire(import.meta.url)("opening_hours") as Library;
  return loaded;
}

type CheckedHours =
  /** The same hours in the stored spelling. */
  { readonly hours: string } | { readonly refused: string };

const HOW = 'Write hours like "Tu-Su 10:00-17:00; Dec-Mar off".';

/** Rejects what the library reads without a warning, but a page could not put into words that are true every year. */
const NOT_HERE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:PH|SH)\b/,
    "Name holidays by their days (Dec 25 off; Nov Th[4] off): which days PH and SH mean is not the same everywhere.",
  ],
  [/"/, "Put words into the access note: hours have none."],
  [/\b(?:19|20)\d\d\b(?!:)/, "Leave years out: hours are those of every year."],
  [/\d\+/, "Say when it closes: 19:00-22:00, not 19:00+."],
  [/\bweek\b/, "Name months and days instead of weeks."],
];

/** Whatever the library warns about is rejected: a wrong guess sends people to a locked door. */
export function checkHours(text: string): CheckedHours {
  const known = checked.get(text);
  if (known) return known;
  const result = check(text);
  checked.set(text, result);
  return result;
}

/** Files repeat the same hours over and over. */
const checked = new LRUCache<string, CheckedHours>({ max: 1_000 });

function check(text: string): CheckedHours {
  const known = NOT_HERE.find(([pattern]) => pattern.test(text));
  if (known) return { refused: known[1] };
  let hours: string;
  try {
    const read = new (library())(text, null, { mode: 0, locale: "en" } as never);
    const [warning] = read.getStructuredWarnings();
    if (warning) return { refused: `${WARNINGS[warning.type] ?? sentencesOf(warning.message)} ${HOW}` };
    hours = read.prettifyValue();
  } catch {
    return { refused: `These hours cannot be read. ${HOW}` };
  }
  const rules = readHours(hours);
  if (rules && forgetsItsMonths(rules)) return { refused: MONTHS_FORGOTTEN };
  if (rules && cutsANight(rules)) return { refused: `${NIGHTS_LAST} ${HOW}` };
  if (rules && isToldInWords(rules)) return { hours };
  return { refused: `These hours say more than can be shown, or leave something open. ${HOW}` };
}

const MONTHS_FORGOTTEN =
  "Repeat the months: every rule stands for itself. After Apr-Oct Mo-Sa 10:00-16:00 the rule Su 12:00-16:00 is about Sundays of the whole year; write Apr-Oct Su 12:00-16:00.";

/** Valid, but hardly ever intended: a rule for all months after a rule for some. */
const forgetsItsMonths = (rules: HoursRules): boolean =>
  rules.some(({ dates }, index) => !dates && rules.slice(0, index).some((before) => before.dates));

const NIGHTS_LAST = "Put days that stay open past midnight last, after a comma: Su-Th 11:00-22:00, Fr-Sa 11:00-02:00.";

/** By the syntax, a rule for Sunday ends Saturday's night at midnight. The library warns about most of these. */
function cutsANight(rules: HoursRules): boolean {
  const firstNight = rules.findIndex(({ spans }) => spans.some(isPastMidnight));
  return firstNight >= 0 && rules.some(({ adds }, index) => !adds && index > firstNight);
}

const isPastMidnight = ({ from, to }: Span): boolean =>
  typeof to === "number" &&
  (to > 24 * 60 || (typeof from === "number" ? to <= from : from.sun === "sunset" || from.sun === "dusk"));

/** Includes a leap year, and early and late holidays. */
const YEARS = [2028, 2027, 2029, 2033];

/**
 * Whether the page's words are right on every day: overlapping seasons that move from year to year cannot be put into
 * words.
 */
function isToldInWords(rules: HoursRules): boolean {
  const words = hoursInWords(rules);
  const years = rules.some(movesYearly) ? YEARS : YEARS.slice(0, 1);
  return years.every((year) =>
    daysOfYear(year).every((date) => {
      const line = lineOn(words, date);
      return line?.adds || JSON.stringify(line?.spans ?? []) === JSON.stringify(spansOn(rules, date));
    }),
  );
}

const WARNINGS: Readonly<Record<string, string>> = {
  additional_rule_separator_not_used_after_time_wrapping_midnight: NIGHTS_LAST,
};

/** The library's own message, without its pointers into the text and links. */
function sentencesOf(message: string): string {
  return message.replaceAll(/(?:See )?https?:\S+/g, "").trim();
}
