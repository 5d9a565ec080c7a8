/** The chosen stops as days on the road: those that were asked for and found no room are fitted in, and those that the drives make late go. */
import type { RoutedTrip } from "../route/find-route.ts";
import type { ChosenStops } from "../towns/choose-stops.ts";
import type { TripDay, TripPoint } from "../trip.ts";
import { type DividedTour, daysOf, layDays } from "./divide-days.ts";
import { stopFitter } from "./fit-stop.ts";
import type { TourStop } from "./tour-nodes.ts";
import { tripDays } from "./trip-days.ts";

interface LaidPlan {
  readonly plan: DividedTour;
  readonly days: readonly TripDay[];
  /** By day, from 0. */
  readonly nights: ReadonlyMap<number, TripPoint>;
}

/** Undefined if no road leads from one stop to the next. */
export async function layPlan(
  trip: RoutedTrip,
  { stops, nights, beds }: ChosenStops,
  required: readonly TourStop[],
): Promise<LaidPlan | undefined> {
  const routed = { ...trip, route: { ...trip.route, nights } };
  if (trip.question.choice === "fixed") return layOut(trip, required, new Map());
  let laid = await layOut(routed, await withAsked(routed, stops, required), beds);
  for (;;) {
    const late = laid?.days.flatMap((day) => day.stops).find(({ isOutsideHours, chosen }) => isOutsideHours && !chosen);
    if (!laid || !late) return laid;
    laid = await layOut(routed, await withoutLate(routed, laid, late.place.id), beds);
  }
}

/** A night that falls on the road although its town has a bed is spent in that town by name. */
async function layOut(
  trip: RoutedTrip,
  stops: readonly TourStop[],
  beds: ReadonlyMap<number, TripPoint>,
): Promise<LaidPlan | undefined> {
  const { nights } = trip.route;
  const plan = await layDays(trip, stops);
  if (!plan) return undefined;
  const onTheRoad = daysOf(plan)
    .slice(0, -1)
    .flatMap((nodes, day) => (nodes.at(-1)?.stop || nights.has(day) || !beds.has(day) ? [] : [day]));
  if (onTheRoad.length === 0) return { plan, days: tripDays(trip, plan), nights };
  const named = new Map([...nights, ...onTheRoad.map((day) => [day, beds.get(day)!] as const)]);
  return layOut({ ...trip, route: { ...trip.route, nights: named } }, stops, beds);
}

/** What the tour has no room for comes where it does the least harm. */
async function withAsked(
  trip: RoutedTrip,
  stops: readonly TourStop[],
  required: readonly TourStop[],
): Promise<readonly TourStop[]> {
  let all = stops;
  for (const stop of required) {
    if (all.some(({ candidate }) => candidate.place.id === stop.candidate.place.id)) continue;
    const plan = await layDays(trip, all);
    const fit = plan && (await stopFitter(trip, plan, [stop.candidate])).fit([stop.candidate], { day: stop.day });
    const day = fit?.day ?? stop.day ?? 0;
    const before = all.filter((one) => one.day! < day).length;
    all = all.toSpliced(before + (fit?.at ?? 0), 0, { ...stop, day });
  }
  return all;
}

/** Without the stop of that day that is worth least and whose time is enough for the others. */
async function withoutLate(trip: RoutedTrip, { plan }: LaidPlan, lateId: string): Promise<TourStop[]> {
  const late = plan.stops.find(({ candidate }) => candidate.place.id === lateId)!;
  const lesser = plan.stops
    .filter(({ day, chosen, candidate }) => day === late.day && !chosen && candidate.worth < late.candidate.worth)
    .toSorted((a, b) => a.candidate.worth - b.candidate.worth);
  for (const one of lesser) {
    const rest = plan.stops.filter((stop) => stop !== one);
    const laid = await layDays(trip, rest);
    if (laid && !tripDays(trip, laid)[late.day!]?.stops.some(({ isOutsideHours }) => isOutsideHours)) return rest;
  }
  return plan.stops.filter((stop) => stop !== late);
}
