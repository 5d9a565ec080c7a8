/** Classes of a day's color, in full for Tailwind to find them. */
import type { DayColor } from "../../map/drawn/map-inks.ts";

export const DAY_DOT: Readonly<Record<DayColor, string>> = {
  pumpkin: "bg-pumpkin",
  moon: "bg-moon",
  gold: "bg-gold",
  bone: "bg-bone",
};

export const DAY_RAIL: Readonly<Record<DayColor, string>> = {
  pumpkin: "border-pumpkin",
  moon: "border-moon",
  gold: "border-gold",
  bone: "border-bone",
};
