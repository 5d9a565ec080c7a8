/** Ways on foot: straight lines and a bit more, since no file lists the streets of towns. */
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import type { Length } from "../../roads/road-classes.ts";

const MILES_PER_STRAIGHT_MILE = 1.3;
const MINUTES_PER_MILE = 20;
/** Straight miles walked to the next stop on a trip by car, and away from the car in all. */
const MAX_STRAIGHT_MILES = 0.5;
const MAX_STRAIGHT_MILES_FROM_CAR = 0.75;

export function walk(from: LatLng, to: LatLng): Length {
  const miles = milesBetween(from, to) * MILES_PER_STRAIGHT_MILE;
  return { miles, minutes: miles * MINUTES_PER_MILE };
}

const minutesOf = (straightMiles: number): number => straightMiles * MILES_PER_STRAIGHT_MILE * MINUTES_PER_MILE;
const MAX_MINUTES = minutesOf(MAX_STRAIGHT_MILES);
const MAX_MINUTES_FROM_CAR = minutesOf(MAX_STRAIGHT_MILES_FROM_CAR);

/** Walk between two successive stops, if the car is near? */
export const isNear = (from: LatLng, to: LatLng): boolean => milesBetween(from, to) < MAX_STRAIGHT_MILES;

/** Walk on to the next stop, and from there back to the car? */
export const mayWalk = (from: LatLng, to: LatLng, car: LatLng): boolean =>
  isNear(from, to) && walk(from, to).minutes < MAX_MINUTES && walk(car, to).minutes < MAX_MINUTES_FROM_CAR;
