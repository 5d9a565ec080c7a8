/** Ways on foot: straight lines and a bit more, since no file lists the streets of towns. */
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import type { Length } from "../roads/road-classes.ts";

const MILES_PER_STRAIGHT_MILE = 1.3;
const MINUTES_PER_MILE = 20;
/** Straight miles to the next stop that one walks on a trip by car, and that one goes from the car in all. */
const MAX_STRAIGHT_MILES = 0.5;
const MAX_STRAIGHT_MILES_FROM_CAR = 0.75;

export function walk(from: LatLng, to: LatLng): Length {
  const miles = milesBetween(from, to) * MILES_PER_STRAIGHT_MILE;
  return { miles, minutes: miles * MINUTES_PER_MILE };
}

const minutesOf = (straightMiles: number): number => straightMiles * MILES_PER_STRAIGHT_MILE * MINUTES_PER_MILE;
const MAX_MINUTES = minutesOf(MAX_STRAIGHT_MILES);
const MAX_MINUTES_FROM_CAR = minutesOf(MAX_STRAIGHT_MILES_FROM_CAR);

/** Whether one walks between two stops that follow each other, if the car is near. */
export const isNear = (from: LatLng, to: LatLng): boolean => milesBetween(from, to) < MAX_STRAIGHT_MILES;

/** Whether one walks on, by the minutes on foot to the next stop and from there back to the car. */
export const isWalked = (toNext: number, toCar: number): boolean =>
  toNext < MAX_MINUTES && toCar < MAX_MINUTES_FROM_CAR;

export const mayWalk = (from: LatLng, to: LatLng, car: LatLng): boolean =>
  isNear(from, to) && isWalked(walk(from, to).minutes, walk(car, to).minutes);

/** Somebody who walks from stop to stop where they are near, and back to the car where they are not. */
export class Traveler {
  readonly #minutes: (from: LatLng, to: LatLng) => number;
  readonly #hasCar: boolean;
  at: LatLng;
  #car: LatLng;

  /** `minutes` is the quicker of driving and walking. */
  constructor(start: LatLng, minutes: (from: LatLng, to: LatLng) => number, onFoot: boolean) {
    this.#minutes = minutes;
    this.#hasCar = !onFoot;
    this.at = start;
    this.#car = start;
  }

  /** Minutes to the next stop, with the way back to the car. */
  go(to: LatLng): number {
    const { at } = this;
    this.at = to;
    if (!this.#hasCar) return this.#minutes(at, to);
    if (mayWalk(at, to, this.#car)) return walk(at, to).minutes;
    const toCar = at === this.#car ? 0 : walk(at, this.#car).minutes;
    const driving = this.#minutes(this.#car, to);
    this.#car = to;
    return toCar + driving;
  }
}
