/** Lines and shapes in degrees as SVG path data in whole pixels: cut to the picture and thinned to what can be seen. */
import type { Line } from "../../domain/geo/map-paper.ts";
import { type PixelBox, project } from "./mercator.ts";

type Point = readonly [x: number, y: number];

/** Pixels beyond the edges, so that the strokes along a cut stay outside. */
const MARGIN = 4;
/** Pixels: a point nearer than this to the line of its neighbors is left out; more in large pictures of large countries. */
const TOLERANCE = 0.8;
const tolerance = ({ zoom, box }: Canvas): number =>
  TOLERANCE * (zoom < 8 ? 1.6 : 1) * (box.bottom - box.top > 600 ? 2 : 1);
/** Shapes smaller than this, in pixels, are left out; from afar nobody misses an islet. */
const minSize = ({ zoom }: Canvas): number => (zoom < 8 ? 5 : 2);

export interface Canvas {
  readonly zoom: number;
  readonly box: PixelBox;
}

export function shapePath(rings: Iterable<ArrayLike<number>>, canvas: Canvas): string {
  let path = "";
  for (const ring of rings) {
    const points = thin(clipShape(toPixels(ring, canvas), canvas), tolerance(canvas));
    if (points.length > 2 && isLargeEnough(points, canvas)) path += `${steps(points)}z`;
  }
  return path;
}

export function linePath(lines: Iterable<Line>, canvas: Canvas): string {
  let path = "";
  for (const line of lines)
    for (const piece of clipLine(toPixels(line, canvas), canvas)) path += steps(thin(piece, tolerance(canvas)));
  return path;
}

/** As a line, but none around a shape that is left out. */
export const shorePath = (shores: readonly Line[], canvas: Canvas): string =>
  linePath(
    shores.filter((shore) => isLargeEnough(toPixels(shore, canvas), canvas)),
    canvas,
  );

function toPixels(line: ArrayLike<number>, { zoom, box }: Canvas): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const { x, y } = project(line[i + 1]!, line[i]!, zoom);
    points.push([x - box.left, y - box.top]);
  }
  return points;
}

/** Sutherland and Hodgman. */
function clipShape(points: readonly Point[], { box }: Canvas): Point[] {
  const edges: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, -MARGIN, 1],
    [0, box.right - box.left + MARGIN, -1],
    [1, -MARGIN, 1],
    [1, box.bottom - box.top + MARGIN, -1],
  ];
  let kept: Point[] = [...points];
  for (const [axis, limit, sign] of edges) {
    const inside = (point: Point) => (point[axis] - limit) * sign >= 0;
    const next: Point[] = [];
    for (const [i, to] of kept.entries()) {
      const from = kept[(i || kept.length) - 1]!;
      if (inside(from) !== inside(to)) {
        const part = (limit - from[axis]) / (to[axis] - from[axis]);
        next.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      }
      if (inside(to)) next.push(to);
    }
    kept = next;
  }
  return kept;
}

/** Stretches in the picture, each with the points just beyond it. */
function clipLine(points: readonly Point[], { box }: Canvas): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] | undefined;
  for (const [i, to] of points.entries()) {
    const from = points[i - 1];
    if (!from) continue;
    const isSeen =
      Math.max(from[0], to[0]) > 0 &&
      Math.min(from[0], to[0]) < box.right - box.left &&
      Math.max(from[1], to[1]) > 0 &&
      Math.min(from[1], to[1]) < box.bottom - box.top;
    if (!isSeen) {
      piece = undefined;
      continue;
    }
    if (!piece) {
      piece = [from];
      pieces.push(piece);
    }
    piece.push(to);
  }
  return pieces;
}

/** Visits points in order and leaves out those that lie on the way from the last one to the next. */
function thin(points: readonly Point[], least: number): Point[] {
  const kept: Point[] = [];
  for (const [i, point] of points.entries()) {
    const [last, next] = [kept.at(-1), points[i + 1]];
    if (!last || !next) kept.push(point);
    else if (isAside(point, last, next, least)) kept.push(point);
  }
  return kept;
}

function isAside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point, least: number): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  const near = Math.hypot(x - ax, y - ay);
  if (near < least) return false;
  return length < 1e-9 || Math.abs((x - ax) * dy - (y - ay) * dx) / length > least || near > length;
}

function isLargeEnough(points: readonly Point[], canvas: Canvas): boolean {
  const spread = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return spread(0) > minSize(canvas) || spread(1) > minSize(canvas);
}

function steps(points: readonly Point[]): string {
  let path = "";
  let [x, y] = [0, 0];
  for (const [i, point] of points.entries()) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    if (i === 0) path += `M${nextX} ${nextY}`;
    else if (nextX !== x || nextY !== y)
      path += `${i === 1 ? "l" : " "}${nextX - x} ${nextY - y}`.replaceAll(" -", "-");
    [x, y] = [nextX, nextY];
  }
  return path;
}
