/**
 * A trip on a picture of a map. Its lines and numbered stops travel in the picture's address, in pixels from the middle, so
 * that nothing is planned again for it.
 */
import { type PieceMode, thinPieces, type WayPiece } from "../../domain/roads/way-pieces.ts";
import type { PaperPicture } from "../map-picture.tsx";
import { DEFAULT_VIEW, extentOf, fitBounds, type MapView } from "../map-view.ts";
import type { TripMapDay, TripMapPiece } from "../trip-marks.ts";
import { markStops, pairs, stopNumbers } from "../trip-marks.ts";
import { type Pixel, project, roundDegrees, unproject } from "./mercator.ts";

export interface DrawnDay {
  readonly pieces: readonly { readonly by: PieceMode; readonly line: readonly Pixel[] }[];
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
/** Pixels: nearer points of a line are left out, and pieces that are no longer. */
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
  if (!all) return DEFAULT_VIEW;
  const view = fitBounds(all.bounds, { wide: frame, narrow: frame, zoomStep: 1, maxZoom: MAX_FIT_ZOOM });
  return { ...view, center: middleOf(days, view.zoom) };
}

/** Of the line and of the marks, some of which stand aside. */
function middleOf(days: readonly TripMapDay[], zoom: number): MapView["center"] {
  const pixels = [
    ...days.flatMap(pointsOf).map(([lat, lng]) => project(lat, lng, zoom)),
    ...markStops(days, zoom).map(({ pixel }) => pixel),
  ];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const { lat, lng } = unproject({ x: middle(pixels.map(({ x }) => x)), y: middle(pixels.map(({ y }) => y)) }, zoom);
  return [roundDegrees(lat), roundDegrees(lng)];
}

/** What a map of this size shows; each costs bytes. */
const MAX_LINE_POINTS = 100;

/** The way of a day, for its page. */
export const mapPieces = (pieces: readonly WayPiece[]): TripMapPiece[] =>
  thinPieces(pieces, MAX_LINE_POINTS).map(({ by, line }) => ({
    by,
    line: line.flatMap(({ lat, lng }) => [roundDegrees(lat), roundDegrees(lng)]),
  }));

const pointsOf = ({ pieces, stops }: TripMapDay): (readonly [number, number])[] => [
  ...pieces.flatMap(({ line }) => pairs(line)),
  ...stops.flatMap(({ position }) => (position ? [position] : [])),
];

/** "-5,40,-2,31*.-2,31,0,30;1-3:-5,40;4:12,0_12,0,60,3": the pieces of each day's line, and its marks. */
export function encodeTrip(days: readonly TripMapDay[], view: MapView): string {
  // Every second or fourth point of a line, where the address would be too long.
  for (let every = 1; ; every *= 2) {
    const trip = encodeDays(days, view, every);
    if (trip.length <= MAX_LENGTH || every > MAX_LINE_POINTS) return trip;
  }
}

function encodeDays(days: readonly TripMapDay[], { center, zoom }: MapView, every: number): string {
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
          return `${stopNumbers(mark.stops)}:${x},${y}`;
        });
      const pieces = day.pieces.flatMap(({ by, line }) => {
        const points = thinLine(pairs(line).map(pixel))
          .filter((_, i, { length }) => i % every === 0 || i === length - 1)
          .map(({ x, y }) => `${x},${y}`);
        return points.length > 1 ? `${SIGNS[by]}${points.join(",")}` : [];
      });
      return [pieces.join(PART), ...marks].join(";");
    })
    .join("_");
}

function thinLine(line: readonly Pixel[]): Pixel[] {
  const thinned: Pixel[] = [];
  for (const [i, point] of line.entries()) {
    const last = thinned.at(-1);
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= MIN_STEP;
    if (isFar || (i === line.length - 1 && thinned.length > 1)) thinned.push(point);
  }
  return thinned;
}

/** Before a piece of the line, and between two. */
const SIGNS: Readonly<Record<PieceMode, string>> = { car: "", walk: "~", water: "." };
const PART = "*";
const MAX_LENGTH = 6_000;
const MODES: Readonly<Record<string, PieceMode>> = { "": "car", "~": "walk", ".": "water" };
const PIECE = /^([~.]?)((?:-?\d{1,4},-?\d{1,4}(?:,|$))+)$/;
const MARK = /^([\d+-]{1,40}):(-?\d{1,4}),(-?\d{1,4})$/;

/** As encodeTrip() wrote it; undefined for anything else. */
export function decodeTrip(trip: string): DrawnDay[] | undefined {
  if (trip.length > MAX_LENGTH) return undefined;
  const days: DrawnDay[] = [];
  for (const day of trip.split("_")) {
    const [text = "", ...parts] = day.split(";");
    const pieces = text === "" ? [] : text.split(PART).map((piece) => PIECE.exec(piece));
    const marks = parts.map((part) => MARK.exec(part));
    if (pieces.includes(null) || marks.includes(null)) return undefined;
    days.push({
      pieces: pieces.map((piece) => ({
        by: MODES[piece![1]!]!,
        line: pairs(piece![2]!.split(",").map(Number)).map(([x, y]) => ({ x, y })),
      })),
      marks: marks.map((mark) => ({ text: mark![1]!, x: Number(mark![2]), y: Number(mark![3]) })),
    });
  }
  return days;
}
