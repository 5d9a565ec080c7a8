/**
 * A trip on a picture of a map. Its lines and numbered stops travel in the picture's address, in pixels from the middle, so
 * that nothing is planned again for it.
 */
import type { PaperPicture } from "./map-picture.tsx";
import { DEFAULT_VIEW, extentOf, fitBounds, type MapView } from "./map-view.ts";
import { type Pixel, project } from "./mercator.ts";
import type { TripMapDay } from "./trip-map.tsx";
import { markStops, numbersOf, pairs } from "./trip-marks.ts";

export interface DrawnDay {
  readonly line: readonly Pixel[];
  readonly isOnFoot: boolean;
  readonly marks: readonly TripMark[];
}

interface TripMark extends Pixel {
  /** "3", or "8-13" for stops that would cover each other. */
  readonly text: string;
}

/** Inner size of the frame at its smallest, less room for markers at the edges. A walk needs more zoom than a list of places. */
const FRAME = { width: 290, height: 256 };
/** On paper. */
const PAPER = { width: 600, height: 400 };
const MAX_FIT_ZOOM = 15;
/** Pixels: nearer points of a line are left out. */
const MIN_STEP = 3;

/** Shows the whole trip. */
export const viewOfTrip = (days: readonly TripMapDay[]): MapView => viewIn(FRAME, days);

/** As large as a sheet of paper allows, where that is larger than this view. */
export function tripOnPaper(days: readonly TripMapDay[], { zoom }: MapView): PaperPicture | undefined {
  const view = viewIn(PAPER, days);
  return view.zoom > zoom ? { view, filter: { trip: encodeTrip(days, view) } } : undefined;
}

function viewIn(frame: typeof FRAME, days: readonly TripMapDay[]): MapView {
  const all = extentOf(days.flatMap(pointsOf).map(([latitude, longitude]) => ({ latitude, longitude })));
  return all ? fitBounds(all.bounds, { wide: frame, narrow: frame, zoomStep: 1, maxZoom: MAX_FIT_ZOOM }) : DEFAULT_VIEW;
}

const pointsOf = ({ line, stops }: TripMapDay): (readonly [number, number])[] => [
  ...pairs(line),
  ...stops.flatMap(({ position }) => (position ? [position] : [])),
];

/** "-5,40,-2,31;1-3:-5,40;4:12,0_12,0,60,3": the line of each day, and its marks. */
export function encodeTrip(days: readonly TripMapDay[], { center, zoom }: MapView): string {
  const middle = project(center[0], center[1], zoom);
  const fromMiddle = ({ x, y }: Pixel) => ({ x: Math.round(x - middle.x), y: Math.round(y - middle.y) });
  const pixel = ([lat, lng]: readonly [number, number]) => fromMiddle(project(lat, lng, zoom));
  const all = markStops(days, zoom);
  return days
    .map((day) => {
      const marks = all
        .filter((mark) => mark.day === day)
        .map((mark) => {
          const { x, y } = fromMiddle(mark.pixel);
          return `${numbersOf(mark.stops)}:${x},${y}`;
        });
      const line = thinLine(pairs(day.line).map(pixel)).map(({ x, y }) => `${x},${y}`);
      return [`${day.isOnFoot ? ON_FOOT : ""}${line.join(",")}`, ...marks].join(";");
    })
    .join("_");
}

function thinLine(line: readonly Pixel[]): Pixel[] {
  const thinned: Pixel[] = [];
  for (const [i, point] of line.entries()) {
    const last = thinned.at(-1);
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= MIN_STEP;
    if (isFar || i === line.length - 1) thinned.push(point);
  }
  return thinned;
}

/** Before the line of a walk. */
const ON_FOOT = "~";
const MAX_LENGTH = 6_000;
const LINE = /^(-?\d{1,4},-?\d{1,4}(,|$))*$/;
const MARK = /^([\d+-]{1,40}):(-?\d{1,4}),(-?\d{1,4})$/;

/** As encodeTrip() wrote it; undefined for anything else. */
export function decodeTrip(trip: string): DrawnDay[] | undefined {
  if (trip.length > MAX_LENGTH) return undefined;
  const days: DrawnDay[] = [];
  for (const day of trip.split("_")) {
    const [text = "", ...parts] = day.split(";");
    const isOnFoot = text.startsWith(ON_FOOT);
    const line = isOnFoot ? text.slice(ON_FOOT.length) : text;
    const marks = parts.map((part) => MARK.exec(part));
    if (!LINE.test(line) || marks.includes(null)) return undefined;
    days.push({
      isOnFoot,
      line: pairs(line === "" ? [] : line.split(",").map(Number)).map(([x, y]) => ({ x, y })),
      marks: marks.map((mark) => ({ text: mark![1]!, x: Number(mark![2]), y: Number(mark![3]) })),
    });
  }
  return days;
}
