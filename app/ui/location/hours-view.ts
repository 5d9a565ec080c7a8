/** What a place's page says about hours, built on the server. Pages are cached: nothing here knows what day it is. */
import { type HoursWords, hoursInWords, spansInWords } from "../../domain/places/hours/hours-in-words.ts";
import { areHoursFresh, timeZoneOfPlace } from "../../domain/places/hours/is-open.ts";
import { readHours } from "../../domain/places/hours/read-hours.ts";
import type { DateRange } from "../../domain/places/hours/schedule.ts";
import { usualHours } from "../../domain/places/hours/usual-hours.ts";
import { mayBeVisited, type PlaceCard } from "../../domain/places/place.ts";
import { formatMonth } from "../text/months.ts";

export interface HoursView {
  readonly timeZone: string;
  /** From the record. */
  readonly words?: HoursWords;
  /** Months outside of which the words do not hold. */
  readonly season?: DateRange;
  /** How far to trust the words, or what is usual where there are none. */
  readonly sentence: string;
  /** Whether the record's hours were checked not long before this day: only then structured data states them. */
  readonly checkedFor?: string | undefined;
}

/** `today` decides whether hours count as checked. Undefined where nobody may go, or nothing is known. */
export function hoursView(place: PlaceCard, today: string): HoursView | undefined {
  if (!mayBeVisited(place)) return undefined;
  const timeZone = timeZoneOfPlace(place);
  const schedule = place.openingHours === undefined ? undefined : readHours(place.openingHours);
  if (!schedule) {
    const sentence = usualSentence(place);
    return sentence === undefined ? undefined : { timeZone, sentence };
  }
  const isFresh = areHoursFresh(place, today);
  return {
    timeZone,
    words: hoursInWords(schedule),
    ...(place.season && { season: seasonRange(place.season) }),
    sentence: checkedSentence(place, isFresh),
    checkedFor: isFresh ? today : undefined,
  };
}

function checkedSentence({ hoursChecked, ...place }: PlaceCard, isFresh: boolean): string {
  if (!hoursChecked) return `Usually, but we have not checked. ${askFirst(place)}`;
  if (isFresh) return `Checked ${formatMonth(hoursChecked)}.`;
  return `Usually: last checked ${formatMonth(hoursChecked)}. ${askFirst(place)}`;
}

/** "Usually 10 AM to 5 PM, as museums are. Call first." */
function usualSentence(place: PlaceCard): string | undefined {
  const usual = usualHours(place);
  if (!usual) return undefined;
  const hours = spansInWords(usual.spans);
  const words = /^\d/.test(hours) ? hours : hours.charAt(0).toLowerCase() + hours.slice(1);
  if (place.access === "exterior") return `Seen from outside: ${words}.`;
  return `Usually ${words}, ${usual.why}.${usual.isUnattended ? "" : ` ${askFirst(place)}`}`;
}

const askFirst = ({ phoneNumber }: Pick<PlaceCard, "phoneNumber">): string =>
  phoneNumber ? "Call first." : "Ask before you go.";

function seasonRange(season: string): DateRange {
  const [first, last] = season.split("-").map(Number) as [number, number];
  return { first: { month: first, day: 1 }, last: { month: last, day: 31 } };
}
