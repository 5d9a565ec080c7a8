import type { PlaceCard } from "./place.ts";

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A season is "5-10", or "9-5" over the new year; without one a place has no closed season that we know of. */
export function isOpenIn({ season }: Pick<PlaceCard, "season">, month: number): boolean {
  if (season === undefined) return true;
  const [first, last] = season.split("-").map(Number) as [number, number];
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/** "5-10" is "May to October". */
export function seasonInWords(season: string, to = "to"): string {
  const [first, last] = season.split("-").map((month) => MONTHS[Number(month) - 1]);
  return first === last ? first! : `${first} ${to} ${last}`;
}
