/** Why a stop is in the plan, in a phrase. */
import type { Catalog } from "../../catalog/catalog.ts";
import { withinMiles } from "../../catalog/find-nearby.ts";
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import { sunClockAt } from "../../places/hours/sun-times.ts";
import { pointOf } from "../../places/place.ts";
import { typicalDay } from "../days/trip-day-hours.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import type { TripDay, TripStop } from "../trip.ts";

/** Straight miles within which a place is the best of all. */
const NEAR_MILES = 15;
/** Up to this many straight miles off the line between its neighbors don't count as a detour. */
const ON_THE_WAY_MILES = 4;
const CLOSE_MINUTES = 10;

/** From the day as it is shown alone, so that a shared plan says the same. */
export function whyHere(
  { catalog, today }: Pick<RoutedTrip, "catalog" | "today">,
  day: TripDay,
  index: number,
): string | undefined {
  const stop = day.stops[index]!;
  const at = pointOf(stop.place);
  if (!at) return undefined;
  if (stop.sleep) return "a haunted inn for the night";
  const meal = day.meals.find(({ place }) => place === stop.place);
  if (meal) return `a haunted table for ${meal.name}`;
  if (isAfterDark(stop, at, day.date ?? typicalDay(today))) return "open after dark";
  if (isBestNear(catalog, stop, at)) return `best rated within ${NEAR_MILES} miles`;
  const before = pointOf(day.stops[index - 1]?.place) ?? day.from;
  const after = pointOf(day.stops[index + 1]?.place) ?? day.to;
  const detour = milesBetween(before, at) + milesBetween(at, after) - milesBetween(before, after);
  if (index > 0 && stop.minutes <= CLOSE_MINUTES)
    return stop.mode === "walk" ? "a short walk from the last stop" : "close to the last stop";
  // Nothing is on the way to where the day begins.
  if (detour <= ON_THE_WAY_MILES) return index > 0 ? "on the way" : undefined;
  const miles = `a detour of about ${Math.round(detour)} miles`;
  return stop.place.rating > 0 ? `rated ${stop.place.rating.toFixed(1)}, ${miles}` : miles;
}

function isAfterDark({ isOutsideHours, arrive, timeZone }: TripStop, at: LatLng, date: string): boolean {
  const sunset = sunClockAt(at, date, timeZone)("sunset");
  return !isOutsideHours && sunset !== undefined && arrive >= sunset;
}

function isBestNear(catalog: Catalog, { place }: TripStop, { lat, lng }: LatLng): boolean {
  const others = withinMiles(catalog, lat, lng, NEAR_MILES, ({ id }) => id !== place.id);
  return others.length > 0 && others.every((other) => other.place.rating < place.rating);
}
