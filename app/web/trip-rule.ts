import { REPEATED_TRIP_PARAMETERS, TRIP_PARAMETERS } from "../domain/trips/question/trip-parameters.ts";
import type { RouteRule } from "./route-rule.ts";

/** Plans are cached although visitors make up the questions: each takes long, and the budget bounds how many there are. */
export const tripRule = {
  params: TRIP_PARAMETERS,
  typed: TRIP_PARAMETERS,
  lists: REPEATED_TRIP_PARAMETERS,
  budget: "trip",
} as const satisfies RouteRule;
