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
  "only",
  "fixed",
] as const;
export type TripParameter = (typeof TRIP_PARAMETERS)[number];

/** Of a trip that names none. */
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
  "only",
  "fixed",
];
