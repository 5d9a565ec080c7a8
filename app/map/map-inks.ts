import type { DayColor } from "./trip-colors.ts";

/** Of the drawn map: the page's night, a few steps lighter. */
export const INKS = {
  water: "#131825",
  shore: "#34425f",
  river: "#2f3f5f",
  abroad: "#191f2e",
  land: "#20283c",
  border: "#46536f",
  highway: "#8a6248",
  road: "#4d5975",
} as const;

/** Of a trip's days on a picture, as in site.css. */
export const DAY_INKS: Readonly<Record<DayColor, string>> = {
  pumpkin: "#f0803c",
  moon: "#a9c3e6",
  gold: "#e6b450",
  bone: "#efe7d6",
};
