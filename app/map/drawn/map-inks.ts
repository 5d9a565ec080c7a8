/** Of the drawn map: the page's night, a few steps lighter. */
export const MAP_INKS = {
  water: "#131825",
  shore: "#34425f",
  river: "#2f3f5f",
  abroad: "#191f2e",
  land: "#20283c",
  border: "#46536f",
  highway: "#8a6248",
  road: "#4d5975",
} as const;

/** Days in turn, so that neighboring ones differ on the map and in the list. Names of the palette in site.css. */
const DAY_COLORS = ["pumpkin", "moon", "gold", "bone"] as const;

export type DayColor = (typeof DAY_COLORS)[number];

/** `day` counts from 1. */
export const dayColor = (day: number): DayColor => DAY_COLORS[(day - 1) % DAY_COLORS.length]!;

/** Of a trip's days on a picture, as in site.css. */
export const DAY_INKS: Readonly<Record<DayColor, string>> = {
  pumpkin: "#f0803c",
  moon: "#a9c3e6",
  gold: "#e6b450",
  bone: "#efe7d6",
};
