/** The centre of area of flat rings (lng, lat, lng, lat …), as [lng, lat]. */
export function centreOf(rings: readonly (readonly number[])[]): [number, number] {
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
