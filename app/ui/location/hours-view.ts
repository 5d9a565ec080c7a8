/** What a place's page says about hours, built on the server. Pages are cached: nothing here knows what day it is. */
import {
  EVERY_DAY,
  type HoursLine,
  type HoursSeason,
  hoursInWords,
  spansInWords,
} from "../../domain/places/hours/hours-in-words.ts";
import type { DateRange, When } from "../../domain/places/hours/hours-rules.ts";
import { areHoursFresh, timeZoneOfPlace } from "../../domain/places/hours/is-open.ts";
import { readHours } from "../../domain/places/hours/read-hours.ts";
import { usualHours } from "../../domain/places/hours/usual-hours.ts";
import { mayBeVisited, type PlaceCard } from "../../domain/places/place.ts";
import { seasonInWords } from "../../domain/places/season.ts";
import { openingHoursData } from "../../web/seo/opening-hours-data.ts";
import { formatMonth } from "../text/months.ts";

export interface HoursView {
  /** The hours of the record. */
  readonly week?: WeekView;
  /** How far to trust the week, or what is usual where there are none. */
  readonly sentence: string;
  /** For search engines: only hours that were checked not long ago. */
  readonly structured?: object;
}

export interface LineView {
  readonly days: string;
  readonly hours: string;
  readonly when: readonly When[];
}

export interface WeekView {
  readonly timeZone: string;
  /** The months in which it holds. */
  readonly months?: DateRange;
  readonly seasons: readonly (Omit<HoursSeason, "lines"> & { readonly lines: readonly LineView[] })[];
  readonly exceptions: readonly LineView[];
}

/** `today` decides whether hours count as checked. Undefined where nobody may go, or nothing is known. */
export function hoursView(place: PlaceCard, today: string): HoursView | undefined {
  if (!mayBeVisited(place)) return undefined;
  const rules = place.openingHours === undefined ? undefined : readHours(place.openingHours);
  if (!rules) {
    const sentence = usualSentence(place);
    return sentence === undefined ? undefined : { sentence };
  }
  const isFresh = areHoursFresh(place, today);
  const words = hoursInWords(rules);
  const season = place.season && seasonInWords(place.season);
  return {
    week: {
      timeZone: timeZoneOfPlace(place),
      ...(place.season && { months: monthsOf(place.season) }),
      seasons: words.seasons.map(({ name = season, ...rest }) => seasonView({ ...rest, ...(name && { name }) })),
      exceptions: words.exceptions.map(lineView),
    },
    sentence: checkedSentence(place, isFresh),
    ...(isFresh && { structured: openingHoursData(words, today) }),
  };
}

/** A season whose days are all alike is one line: "June to August 10 AM to 4 PM". */
function seasonView({ name, lines, ...rest }: HoursSeason): WeekView["seasons"][number] {
  const [line] = lines;
  if (name && line?.days === EVERY_DAY && lines.length === 1) {
    return { ...rest, lines: [{ ...lineView(line), days: name }] };
  }
  return { ...rest, ...(name && { name }), lines: lines.map(lineView) };
}

/** Whether these words already name the months. */
export const namesMonths = ({ week, sentence }: HoursView, months: string): boolean =>
  sentence.includes(months) ||
  (week?.seasons.some(({ name, lines }) => name === months || lines[0]?.days === months) ?? false);

const lineView = ({ days, hours, when }: HoursLine): LineView => ({ days, hours, when });

function checkedSentence({ hoursChecked, ...place }: PlaceCard, isFresh: boolean): string {
  if (!hoursChecked) return `Usually, by a source without a date. ${askFirst(place)}`;
  if (isFresh) return `Checked ${formatMonth(hoursChecked)}.`;
  return `Usually: last checked ${formatMonth(hoursChecked)}. ${askFirst(place)}`;
}

/** "Hours not listed; museums like this usually 10 AM to 5 PM, May to October. Call first." */
function usualSentence(place: PlaceCard): string | undefined {
  const usual = usualHours(place);
  if (!usual) return undefined;
  const hours = spansInWords([usual.spans[0]]);
  const words = /^\d/.test(hours) ? hours : hours.charAt(0).toLowerCase() + hours.slice(1);
  const season = place.season && seasonInWords(place.season);
  if (place.access === "exterior") return `Seen from outside: ${[words, season].filter(Boolean).join(", ")}.`;
  const guess = [words, usual.also, season].filter(Boolean).join(", ");
  return `Hours not listed; ${usual.whose} usually ${guess}.${usual.isUnattended ? "" : ` ${askFirst(place)}`}`;
}

const askFirst = ({ phoneNumber }: Pick<PlaceCard, "phoneNumber">): string =>
  phoneNumber ? "Call first." : "Ask before you go.";

function monthsOf(season: string): DateRange {
  const [first, last] = season.split("-").map(Number) as [number, number];
  return { first: { month: first, day: 1 }, last: { month: last, day: 31 } };
}
