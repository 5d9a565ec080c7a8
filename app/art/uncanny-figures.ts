/** The small apparitions that uncanny details are made of. Each stands on (x, base), h tall. */
import { disc, type Point, poly, rect, type Spot } from "./plate.ts";

const r = Math.round;

/** Points given in hundredths of the height, mirrored about the upright axis. */
const symmetrical = ([x, base, h]: Spot, half: readonly Point[]): string => {
  const points: number[] = [];
  for (const [dx, dy] of half) points.push(x - (dx * h) / 100, base - (dy * h) / 100);
  for (const [dx, dy] of half.toReversed()) points.push(x + (dx * h) / 100, base - (dy * h) / 100);
  return poly(...points);
};

const COAT = [
  [3, 84],
  [11, 79],
  [15, 74],
  [16, 62],
  [15, 42],
  [12, 42],
  [11, 58],
  [10, 44],
  [13, 14],
  [13, 3],
  [4, 0],
] as const;
const TUNIC = [
  [3, 84],
  [11, 80],
  [14, 75],
  [15, 62],
  [13, 47],
  [10, 48],
  [10, 40],
  [9, 4],
  [12, 0],
  [3, 0],
  [2, 36],
] as const;

export const standing = (x: number, base: number, h: number): string =>
  disc(x, base - h * 0.915, h * 0.078) + symmetrical([x, base, h], COAT);

export const headless = (x: number, base: number, h: number): string => symmetrical([x, base, h], COAT);

export const gown = (x: number, base: number, h: number): string =>
  disc(x, base - h * 0.9, h * 0.085) +
  `M${r(x)} ${r(base - h)}q${r(h * 0.16)} ${r(h * 0.05)} ${r(h * 0.14)} ${r(h * 0.34)}l${r(-h * 0.04)} ${r(h * 0.1)}Q${r(x + h * 0.2)} ${r(base - h * 0.3)} ${r(x + h * 0.36)} ${r(base)}q${r(-h * 0.2)} ${r(-h * 0.05)} ${r(-h * 0.36)} 0q${r(-h * 0.16)} ${r(h * 0.04)} ${r(-h * 0.34)} ${r(-h * 0.01)}Q${r(x - h * 0.14)} ${r(base - h * 0.3)} ${r(x - h * 0.1)} ${r(base - h * 0.56)}l${r(-h * 0.04)} ${r(-h * 0.1)}q${r(-h * 0.02)} ${r(-h * 0.29)} ${r(h * 0.14)} ${r(-h * 0.34)}z`;

export const bust = (x: number, base: number, w: number): string =>
  disc(x, base - w * 0.72, w * 0.25) +
  `M${r(x - w * 0.44)} ${r(base)}q0 ${r(-w * 0.42)} ${r(w * 0.44)} ${r(-w * 0.46)}q${r(w * 0.44)} ${r(w * 0.04)} ${r(w * 0.44)} ${r(w * 0.46)}z`;

export const soldier = (x: number, base: number, h: number): string =>
  disc(x, base - h * 0.9, h * 0.07) +
  symmetrical([x, base, h], TUNIC) +
  poly(
    x - h * 0.09,
    base - h * 0.92,
    x - h * 0.06,
    base - h * 1.02,
    x + h * 0.08,
    base - h,
    x + h * 0.13,
    base - h * 0.91,
  ) +
  poly(
    x + h * 0.13,
    base - h * 0.5,
    x + h * 0.17,
    base - h * 0.48,
    x + h * 0.27,
    base - h * 1.16,
    x + h * 0.24,
    base - h * 1.16,
  );

/** A lean hound standing, head raised to the right. */
export const hound = (x: number, base: number, h: number): string => {
  const outline = [
    [-62, 0],
    [-60, 24],
    [-66, 40],
    [-60, 62],
    [-78, 70],
    [-96, 92],
    [-78, 82],
    [-56, 74],
    [-20, 70],
    [20, 72],
    [34, 82],
    [44, 100],
    [42, 114],
    [52, 104],
    [62, 104],
    [86, 92],
    [88, 84],
    [66, 82],
    [58, 74],
    [52, 52],
    [44, 40],
    [50, 0],
    [40, 0],
    [34, 34],
    [26, 36],
    [28, 0],
    [18, 0],
    [14, 34],
    [-20, 42],
    [-36, 42],
    [-44, 28],
    [-40, 0],
    [-50, 0],
    [-52, 22],
    [-54, 0],
  ] as const;
  return poly(...outline.flatMap(([dx, dy]) => [x + (dx * h) / 100, base - (dy * h) / 100]));
};

export const coach = (x: number, base: number, h: number): string =>
  `M${r(x - h * 0.8)} ${r(base - h * 0.95)}h${r(h * 1.3)}q${r(h * 0.1)} ${r(h * 0.5)} ${r(-h * 0.2)} ${r(h * 0.66)}h${r(-h * 0.9)}q${r(-h * 0.3)} ${r(-h * 0.16)} ${r(-h * 0.2)} ${r(-h * 0.66)}z` +
  rect([x + h * 0.5, base - h * 0.74, h * 0.34, h * 0.08]) +
  rect([x + h * 0.66, base - h * 1.05, h * 0.14, h * 0.3]);

export const wheels = (x: number, base: number, h: number): string => {
  const ring = (cx: number, cy: number, q: number) =>
    `M${r(cx - q)} ${r(cy)}a${r(q)} ${r(q)} 0 1 1 ${r(2 * q)} 0a${r(q)} ${r(q)} 0 1 1 ${r(-2 * q)} 0M${r(cx - q)} ${r(cy)}h${r(2 * q)}M${r(cx)} ${r(cy - q)}v${r(2 * q)}`;
  return ring(x - h * 0.5, base - h * 0.26, h * 0.26) + ring(x + h * 0.42, base - h * 0.2, h * 0.2);
};

export const ghostShip = (x: number, base: number, h: number): string => {
  let d = `M${r(x - h * 0.7)} ${r(base - h * 0.22)}l${r(h * 0.14)} ${r(h * 0.22)}h${r(h * 1.02)}l${r(h * 0.22)} ${r(-h * 0.24)}z`;
  for (const [dx, top] of [
    [-0.34, 0.8],
    [0.02, 1],
    [0.36, 0.82],
  ] as const) {
    const mast = x + dx * h;
    for (let i = 0; i < 3; i++) {
      const y = base - h * (top - i * 0.24);
      const half = h * (0.1 + i * 0.03);
      d += `M${r(mast - half)} ${r(y)}h${r(half * 2)}q${r(h * 0.05)} ${r(h * 0.1)} 0 ${r(h * 0.19)}h${r(-half * 2)}q${r(h * 0.05)} ${r(-h * 0.1)} 0 ${r(-h * 0.19)}z`;
    }
    d += rect([mast - 1.5, base - h * top - 6, 3, h * top]);
  }
  return d;
};

export const chair = (x: number, y: number, s: number): string =>
  rect([x - s * 0.4, y - s, s * 0.12, s * 1.6]) +
  rect([x - s * 0.4, y, s * 0.9, s * 0.13]) +
  rect([x + s * 0.38, y, s * 0.12, s * 0.6]) +
  rect([x - s * 0.32, y - s * 0.92, s * 0.1, s * 0.9]) +
  rect([x - s * 0.22, y - s * 0.95, s * 0.1, s * 0.95]);

export const spark = ([x, y, long]: Spot, short = long * 0.28): string => {
  const points: number[] = [];
  for (let i = 0; i < 16; i++) {
    const reach = i % 4 === 0 ? long : i % 2 === 0 ? long * 0.55 : short;
    points.push(x + Math.cos((Math.PI * i) / 8) * reach, y + Math.sin((Math.PI * i) / 8) * reach);
  }
  return poly(...points);
};
