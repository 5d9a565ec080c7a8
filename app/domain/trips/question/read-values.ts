/** Reads single values of a trip's question: what cannot be used leaves a sentence. */
import { PLACE_TYPES } from "../../places/place.ts";
import { placeSlug } from "../../places/slug.ts";
import type { TripQuestion } from "../trip.ts";
import { STAY_MINUTES, type TripMistakes } from "./trip-parameters.ts";

export const MAX_TEXT_LENGTH = 200;
/** Stops that can be asked for, and places that can be ruled out. */
const MAX_PLACES = 120;
const DATE = /^(20\d\d)-(\d\d)-(\d\d)$/;
const TIME = /^(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m\.?)?$/i;

/**
 * A box that is not checked sends nothing. So the form has a hidden field of the same name with the value 0 before the box,
 * whose value is 1: both are sent if it is checked. A parameter that is absent has its default.
 */
export function readSwitch(values: readonly string[], byDefault: boolean): boolean {
  if (values.length === 0) return byDefault;
  return values.some((value) => ["1", "true", "yes", "on"].includes(value.toLowerCase()));
}

export function toSlugs(values: readonly string[]): string[] {
  const slugs = values.slice(0, MAX_PLACES).map(placeSlug);
  return [...new Set(slugs.filter((slug) => slug !== ""))];
}

export function readKinds(values: readonly string[], mistakes: TripMistakes): TripQuestion["kinds"] {
  const unknown = values.find((value) => !PLACE_TYPES.some((kind) => kind === value));
  if (unknown) mistakes.kind = `There is no kind of place called "${unknown.slice(0, 50)}".`;
  return PLACE_TYPES.filter((kind) => values.includes(kind));
}

export function readDate(value: string, mistakes: TripMistakes): string | undefined {
  if (value === "") return undefined;
  const [, year, month, day] = DATE.exec(value) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year && date.toISOString().startsWith(value)) return value;
  mistakes.start = "The first day must be a date such as 2026-10-30.";
  return undefined;
}

const TIME_NAMES = { at: "The time you leave", back: "The time to be back", starts: "The start of a day" };

/** "09:00", "9", "6 PM". */
export function readTime(name: keyof typeof TIME_NAMES, value: string, mistakes: TripMistakes): string | undefined {
  if (value === "") return undefined;
  const [, hour, minute = "00", half] = TIME.exec(value) ?? [];
  if (hour && Number(hour) < (half ? 13 : 24) && Number(minute) < 60) {
    const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  }
  mistakes[name] = `${TIME_NAMES[name]} must be a time such as ${name === "back" ? "18:00" : "09:00"}.`;
  return undefined;
}

/** Of "18:00", after midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The form sends an empty one and "interstates" where its box is checked. */
export function readAvoid(values: readonly string[], mistakes: TripMistakes): TripQuestion["avoid"] {
  if (values.some((value) => /^inter-?states?$/i.test(value))) return "interstates";
  if (values.some((value) => value !== "0")) mistakes.avoid = "What can be avoided are interstates.";
  return "";
}

/** "slug", or "slug@2" for the second day. A place stands once, as it was named last. */
export function readStops(values: readonly string[], days: number, mistakes: TripMistakes): TripQuestion["with"] {
  const stops = new Map<string, TripQuestion["with"][number]>();
  for (const value of values.slice(0, MAX_PLACES)) {
    const [name = "", dayText] = value.split("@");
    const slug = placeSlug(name);
    if (slug === "") continue;
    const day = dayText === undefined ? undefined : Number(dayText);
    if (day !== undefined && !(Number.isInteger(day) && day >= 1 && day <= days)) {
      mistakes.with = `A stop's day must be from 1 to ${days}, the last day of the trip.`;
      stops.set(slug, { slug });
    } else stops.set(slug, day === undefined ? { slug } : { slug, day });
  }
  return [...stops.values()];
}

/** "slug@90". */
export function readStays(values: readonly string[], mistakes: TripMistakes): TripQuestion["stays"] {
  const { min, max } = STAY_MINUTES;
  const stays = new Map<string, number>();
  for (const value of values.slice(0, MAX_PLACES)) {
    const [name = "", text = ""] = value.split("@");
    const minutes = text.trim() === "" ? Number.NaN : Number(text);
    if (Number.isInteger(minutes) && minutes >= min && minutes <= max) stays.set(placeSlug(name), minutes);
    else mistakes.stay = `The time at a stop must be a whole number of minutes from ${min} to ${max}.`;
  }
  return [...stays].map(([slug, minutes]) => ({ slug, minutes }));
}

/** "2@10:30". */
export function readStarts(values: readonly string[], days: number, mistakes: TripMistakes): TripQuestion["starts"] {
  return [...readDays(values)].flatMap(([day, time]) => {
    const at = readTime("starts", time || "?", mistakes);
    if (isDay(day, days)) return at === undefined ? [] : { day, at };
    mistakes.starts = `The day that starts at another time must be from 1 to ${days}, the last day of the trip.`;
    return [];
  });
}

/** "1@Estes Park, CO": after the first day. */
export function readNights(values: readonly string[], days: number, mistakes: TripMistakes): TripQuestion["nights"] {
  return [...readDays(values)].flatMap(([day, text]) => {
    const town = text.trim().replace(/\s+/g, " ").slice(0, MAX_TEXT_LENGTH);
    if (isDay(day, days - 1) && town !== "") return { day, town };
    mistakes.night =
      days === 1
        ? "A trip of one day has no night."
        : `The town of a night must be named with its day, from 1 to ${days - 1}: 1@Springfield, IL.`;
    return [];
  });
}

const isDay = (day: number, last: number): boolean => Number.isInteger(day) && day >= 1 && day <= last;

/** By day, in order; what was said last counts. */
function readDays(values: readonly string[]): Map<number, string> {
  const days = values.slice(0, MAX_PLACES).map((value): [number, string] => {
    const at = value.indexOf("@");
    return [Number(value.slice(0, Math.max(0, at)) || "0"), value.slice(at + 1)];
  });
  return new Map([...new Map(days)].sort(([a], [b]) => a - b));
}
