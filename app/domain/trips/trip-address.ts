/** A trip's question as query parameters of /trip, its files and the API. read-question.ts reads them. */
import type { TripQuestion } from "./trip.ts";

/** What is not said. */
export const DEFAULT_TRIP: TripQuestion = {
  from: "",
  to: "",
  area: "",
  days: 3,
  hours: 5,
  dayHours: 10,
  detour: 45,
  kinds: [],
  activities: [],
  enter: true,
  inns: true,
  start: undefined,
  at: "09:00",
  with: [],
  without: [],
  fixed: false,
};

/** In the order of the address. */
export const TRIP_PARAMETERS = Object.keys(DEFAULT_TRIP) as (keyof TripQuestion)[];

/** Several values, joined by commas or repeated as forms do it. A value of `with` is "slug" or "slug:2", with the day. */
export const TRIP_LISTS = ["kinds", "activities", "with", "without"] as const satisfies (keyof TripQuestion)[];

/** The question without its defaults: "from=Nashville%2C+TN&days=2&enter=no". */
export function tripSearch(question: TripQuestion): string {
  const search = new URLSearchParams(tripParameters(question)).toString();
  return search.replaceAll("%2C", ",").replaceAll("%3A", ":");
}

export function tripParameters(question: TripQuestion): [name: keyof TripQuestion, value: string][] {
  return TRIP_PARAMETERS.map((name): [keyof TripQuestion, string] => [name, written(question, name)]).filter(
    ([name, value]) => value !== "" && value !== written(DEFAULT_TRIP, name),
  );
}

export const tripPath = (question: TripQuestion): string => {
  const search = tripSearch(question);
  return search === "" ? "/trip" : `/trip?${search}`;
};

function written(question: TripQuestion, name: keyof TripQuestion): string {
  const value = question[name];
  if (name === "with") return question.with.map(({ slug, day }) => (day ? `${slug}:${day}` : slug)).join(",");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === undefined ? "" : String(value);
}
