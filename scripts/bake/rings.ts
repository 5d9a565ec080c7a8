export type Point = [lng: number, lat: number];

export function area(ring: readonly Point[]): number {
  let twice = 0;
  for (const [i, [x, y]] of ring.slice(1).entries()) twice += ring[i]![0] * y - x * ring[i]![1];
  return Math.abs(twice) / 2;
}

/** The first point absolute, then steps, all multiplied by `scale`; without points that fall together. */
export function encodeLine(line: readonly Point[], scale: number): number[] {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (const [lng, lat] of line) {
    const [nextX, nextY] = [Math.round(lng * scale), Math.round(lat * scale)];
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
}

/** The center of area of flat rings (lng, lat, lng, lat …). */
export function centerOf(rings: readonly (readonly number[])[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const ring of rings) {
    let [ringArea, ringX, ringY] = [0, 0, 0];
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[j]!, ring[j + 1]!, ring[i]!, ring[i + 1]!];
      const cross = ax * by - bx * ay;
      ringArea += cross / 2;
      ringX += ((ax + bx) * cross) / 6;
      ringY += ((ay + by) * cross) / 6;
    }
    const sign = Math.sign(ringArea);
    area += ringArea * sign;
    x += ringX * sign;
    y += ringY * sign;
  }
  return [x / area, y / area];
}

/** Douglas and Peucker. */
export function simplify(line: Point[], tolerance: number): Point[] {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  let [farthest, distance] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const away = distanceToSegment(line[i]!, first, last);
    if (away > distance) [farthest, distance] = [i, away];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length2));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
