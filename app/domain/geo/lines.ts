/** Polylines on the map: roads, routes and outlines. */
import { type LatLng, milesBetween } from "./miles-between.ts";

export function spotBetween(from: LatLng, to: LatLng, fraction: number): LatLng {
  return { lat: from.lat + (to.lat - from.lat) * fraction, lng: from.lng + (to.lng - from.lng) * fraction };
}

/**
 * The spot of a line closest to a point, and where on its segment that is, 0 to 1. Computed on a plane at the point,
 * which is exact enough for a few miles.
 */
export function nearestOnLine(line: readonly LatLng[], point: LatLng): { spot: LatLng; fraction: number } {
  const squeeze = Math.cos((point.lat * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  let found = { spot: line[0]!, fraction: 0 };
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    const [dx, dy] = [(b.lng - a.lng) * squeeze, b.lat - a.lat];
    const [px, py] = [(point.lng - a.lng) * squeeze, point.lat - a.lat];
    const length = dx * dx + dy * dy;
    const fraction = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const away = (px - fraction * dx) ** 2 + (py - fraction * dy) ** 2;
    if (away >= nearest) continue;
    nearest = away;
    found = { spot: spotBetween(a, b, fraction), fraction };
  }
  return found;
}

const MAX_VERTICES = 200;

/** Straight-line miles from points to a line. */
export function milesFromLine(line: readonly LatLng[]): (point: LatLng) => number {
  const vertices = thinLine(line, MAX_VERTICES);
  return (point) => milesBetween(point, nearestOnLine(vertices, point).spot);
}

/** Thins a line to at most this many points, keeping both ends. */
export function thinLine(line: readonly LatLng[], count: number): readonly LatLng[] {
  if (line.length <= count) return line;
  const step = (line.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => line[Math.round(i * step)]!);
}

/** A line of a data file: the first point is absolute, then come steps, multiplied by `scale`. Alternating longitude and latitude. */
export function decodeLine(steps: readonly number[], scale: number): number[] {
  const line = new Array<number>(steps.length);
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    line[i] = x / scale;
    line[i + 1] = y / scale;
  }
  return line;
}
