/** The line and the numbered stops of a trip, on the live map and on its picture. */
import { project } from "./mercator.ts";
import type { TripMapDay, TripMapStop } from "./trip-map.tsx";

/** Pixels of a mark. */
export const STOP_HEIGHT = 28;
export const stopWidth = (numbers: string): number => STOP_HEIGHT + 7 * Math.max(0, numbers.length - 2);

/** Pixels between markers, so that each can be pressed. */
const MIN_APART = 34;

export interface StopGroup {
  readonly day: TripMapDay;
  readonly stops: TripMapStop[];
  readonly at: readonly [latitude: number, longitude: number];
}

/** Stops that would cover each other at this zoom share a marker. */
export function groupStops(days: readonly TripMapDay[], zoom: number): StopGroup[] {
  const groups: StopGroup[] = [];
  const pixelOf = ([lat, lng]: StopGroup["at"]) => project(lat, lng, zoom);
  for (const day of days) {
    for (const stop of day.stops) {
      if (!stop.position) continue;
      const { x, y } = pixelOf(stop.position);
      const near = groups.find((group) => {
        const other = pixelOf(group.at);
        return Math.hypot(other.x - x, other.y - y) < MIN_APART;
      });
      if (near) near.stops.push(stop);
      else groups.push({ day, stops: [stop], at: stop.position });
    }
  }
  return groups;
}

/** "8-13", or "1-3+" where a trip comes back for others: more would be too wide to be read. */
export function numbersOf(stops: readonly TripMapStop[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const { number } of stops) {
    const run = runs.at(-1);
    if (run && number === run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  const [{ first, last } = { first: 0, last: 0 }] = runs;
  return `${first === last ? first : `${first}-${last}`}${runs.length > 1 ? "+" : ""}`;
}

/** Of a line, which names latitudes and longitudes by turns. */
export function pairs(line: readonly number[]): [number, number][] {
  return Array.from({ length: Math.floor(line.length / 2) }, (_, i) => [line[2 * i]!, line[2 * i + 1]!]);
}
