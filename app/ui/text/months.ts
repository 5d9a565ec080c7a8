import { MONTHS } from "../../domain/places/season.ts";

/** "2026-10" is "October 2026". */
export function formatMonth(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}
