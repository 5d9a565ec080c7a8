/** The centre of area of flat rings (lng, lat, lng, lat …), as [lng, lat]. */
export function centreOf(rings: readonly (readonly number[])[]): [number, number] {
  let [area, x, y] = [0, 0, 0];
  for (const ring of rings) {
    let [ringArea, ringX, ringY] = [0, 0, 0];
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const cross = ring[j] * ring[i + 1] - ring[i] * ring[j + 1];
      ringArea += cross / 2;
      ringX += ((ring[j] + ring[i]) * cross) / 6;
      ringY += ((ring[j + 1] + ring[i + 1]) * cross) / 6;
    }
    const sign = Math.sign(ringArea);
    area += ringArea * sign;
    x += ringX * sign;
    y += ringY * sign;
  }
  return [x / area, y / area];
}
