/**
 * Names of the query parameters of a trip, in the order of the canonical address. Apart from what reads them: routes that only
 * pass them on need no more.
 */
export const TRIP_PARAMETERS = [
  "from",
  "to",
  "via",
  "along",
  "avoid",
  "area",
  "mode",
  "days",
  "hours",
  "dayHours",
  "detour",
  "list",
  "kind",
  "activity",
  "enter",
  "inns",
  "free",
  "people",
  "start",
  "at",
  "back",
  "with",
  "without",
  "stay",
  "starts",
  "night",
  "only",
  "fixed",
] as const;
export type TripParameter = (typeof TRIP_PARAMETERS)[number];

/** Names of the fields beside the days and stops of a plan, by the parameters that they become. */
export const TYPED_FIELDS = { stay: "newStay", starts: "newStart", night: "newNight" } as const;

/** What a search asked of a drive that the planner knows nothing about: its page says so. */
export const UNUSED_PARAMETER = "unused";

/** Of a trip that names none, where no drive from town to town says how many it takes. */
export const DEFAULT_DAYS = 3;

/** Those that may be given several times. */
export const REPEATED_TRIP_PARAMETERS: readonly TripParameter[] = [
  "via",
  "avoid",
  "kind",
  "activity",
  "enter",
  "inns",
  "free",
  "with",
  "without",
  "stay",
  "starts",
  "night",
  "only",
  "fixed",
];

/** A sentence for each parameter that could not be used. */
export type TripMistakes = Partial<Record<TripParameter, string>>;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const TRIP_RANGES = {
  days: { min: 1, max: 14, step: 1 },
  hours: { min: 1, max: 12, step: 0.5 },
  dayHours: { min: 2, max: 16, step: 0.5 },
  detour: { min: 0, max: 240, step: 5 },
  people: { min: 1, max: 50, step: 1 },
} as const satisfies Record<string, Range>;

/** At a stop, where the visitor says so. */
export const STAY_MINUTES = { min: 5, max: 600, step: 5 } as const satisfies Range;
