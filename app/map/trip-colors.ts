/** Days in turn, so that neighboring ones differ on the map and in the list. Names of the palette in site.css. */
const DAY_COLORS = ["pumpkin", "moon", "gold", "bone"] as const;

export type DayColor = (typeof DAY_COLORS)[number];

/** `day` counts from 1. */
export const dayColor = (day: number): DayColor => DAY_COLORS[(day - 1) % DAY_COLORS.length]!;
