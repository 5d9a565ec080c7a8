/** The line and the numbered stops of a trip, on the live map and on its picture. */
import type { PieceMode } from "../domain/roads/way-pieces.ts";
import type { DayColor } from "./drawn/map-inks.ts";
import { type Pixel, project } from "./drawn/mercator.ts";

export interface TripMapStop {
  readonly number: number;
  readonly slug: string;
  readonly houseName: string;
  /** "2:15 PM"; absent where the day has no hours. */
  readonly arrive?: string;
  readonly position: readonly [latitude: number, longitude: number] | undefined;
}

/** A stretch of a day's way, drawn in the style of its kind. */
export interface TripMapPiece {
  readonly by: PieceMode;
  /** Latitudes and longitudes by turns. */
  readonly line: readonly number[];
}

export interface TripMapDay {
  readonly number: number;
  readonly color: DayColor;
  readonly pieces: readonly TripMapPiece[];
  readonly stops: readonly TripMapStop[];
}

/** How a way that is not by car is drawn; SVG and Leaflet share these words. */
export const DASHES = {
  car: undefined,
  walk: { dashes: "2 9", cap: "round" },
  water: { dashes: "10 7", cap: "butt" },
} as const;

/** Pixels of a mark. */
export const STOP_HEIGHT = 28;
export const stopWidth = (numbers: string): number => STOP_HEIGHT + 7 * Math.max(0, numbers.length - 2);

/** Pixels between the middles of markers: also of two that stand corner to corner, each leaves the other 24 to be pressed. */
const MIN_APART = 36;
/** Up to this many stops stand side by side where they would cover each other; of more, those in a row share a mark. */
const MAX_SPREAD = 8;
const ROUNDS = 40;

export interface StopMark {
  readonly day: TripMapDay;
  readonly stops: readonly TripMapStop[];
  /** Where the stop is, or the first one of those that share it. */
  readonly at: readonly [latitude: number, longitude: number];
  /** Where its mark is drawn. */
  readonly pixel: Pixel;
}

/** A mark for each stop, moved aside where it would cover another one. */
export function markStops(days: readonly TripMapDay[], zoom: number): StopMark[] {
  const marks = groupStops(days, zoom).flatMap((group) => (group.length > MAX_SPREAD ? inRuns(group) : group));
  const pixels = moveApart(marks);
  return marks.map((mark, index) => ({ ...mark, pixel: pixels[index]! }));
}

/** Single marks, those that would cover each other together. */
function groupStops(days: readonly TripMapDay[], zoom: number): StopMark[][] {
  const groups: StopMark[][] = [];
  for (const day of days) {
    for (const stop of day.stops) {
      if (!stop.position) continue;
      const pixel = project(stop.position[0], stop.position[1], zoom);
      const mark = { day, stops: [stop], at: stop.position, pixel };
      const near = groups.find(([first]) => distance(first!.pixel, pixel) < MIN_APART);
      if (near) near.push(mark);
      else groups.push([mark]);
    }
  }
  return groups;
}

/** Stops that follow each other on a day share a mark. */
function inRuns(group: readonly StopMark[]): StopMark[] {
  const runs: StopMark[] = [];
  for (const mark of group) {
    const run = runs.at(-1);
    const follows = run?.day === mark.day && run.stops.at(-1)!.number + 1 === mark.stops[0]!.number;
    if (follows) runs.push({ ...runs.pop()!, stops: [...run.stops, ...mark.stops] });
    else runs.push(mark);
  }
  return runs;
}

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Pushes those that overlap half of it away from each other, again and again. */
function moveApart(marks: readonly StopMark[]): Pixel[] {
  const pixels = marks.map(({ pixel }) => ({ ...pixel }));
  const room = marks.map(({ stops }) => MIN_APART / 2 + (stopWidth(stopNumbers(stops)) - STOP_HEIGHT) / 2);
  for (let round = 0; round < ROUNDS; round++) {
    let isApart = true;
    for (const [i, a] of pixels.entries()) {
      for (const [j, b] of pixels.entries()) {
        if (j <= i) continue;
        const apart = distance(a, b);
        const push = (room[i]! + room[j]! - apart) / 2;
        if (push <= 0.5) continue;
        isApart = false;
        // Two at one spot part in a direction of their own.
        const [x, y] = apart > 0.1 ? [(b.x - a.x) / apart, (b.y - a.y) / apart] : [Math.cos(j), Math.sin(j)];
        a.x -= x * push;
        a.y -= y * push;
        b.x += x * push;
        b.y += y * push;
      }
    }
    if (isApart) break;
  }
  return pixels;
}

/** "3", or "8-13" of stops that follow each other. */
export function stopNumbers(stops: readonly TripMapStop[]): string {
  const [first, last] = [stops[0]!.number, stops.at(-1)!.number];
  return first === last ? `${first}` : `${first}-${last}`;
}

/** Of a line, which names latitudes and longitudes by turns. */
export function pairs(line: readonly number[]): [number, number][] {
  return Array.from({ length: Math.floor(line.length / 2) }, (_, i) => [line[2 * i]!, line[2 * i + 1]!]);
}
