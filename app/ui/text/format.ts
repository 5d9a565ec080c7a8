/** Figures and phrases as American readers write them. */
import { isHere } from "../../domain/geo/miles-between.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import type { Length } from "../../domain/roads/road-classes.ts";

const COUNT = new Intl.NumberFormat("en-US");
const LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "1,234". */
export const formatCount = (count: number): string => COUNT.format(count);

export const formatRating = (rating: number): string => rating.toFixed(1);

/** "Illinois, Missouri, and Ohio". */
export const formatList = (names: readonly string[]): string => LIST.format(names);

/** "1 location", "2 locations". */
export const plural = (count: number, one: string): string => `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;

/** "here", "3.2 miles". */
export const formatDistance = (miles: number, unit: "mi" | "miles" = "miles"): string =>
  isHere(miles) ? "here" : `${miles.toFixed(1)} ${unit}`;

/** "1 hr 20 min, 74 miles". */
export function formatDrive({ miles, minutes }: Length): string {
  return miles < 1 ? "Close by" : `${formatMinutes(Math.max(1, minutes))}, ${plural(Math.round(miles), "mile")}`;
}

/** "9:05 AM", from minutes after midnight. */
export function formatClock(minutes: number): string {
  const time = Math.round(minutes) % (24 * 60);
  const hour = Math.floor(time / 60);
  return `${hour % 12 || 12}:${String(time % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Truncates at a word boundary and appends "...". */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 3);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).trimEnd()}...`;
}
