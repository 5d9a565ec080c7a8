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

/** A season is "5-10", or "9-5" across New Year; without one, no closed season is known. */
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
