/** The small apparitions that uncanny details are made of. Each stands on (x, base), h tall. */
import { disc, poly, rect } from "./plate.ts";

const r = Math.round;

export const standing = (x: number, base: number, h: number): string =>
  disc(x, base - h * 0.88, h * 0.1) +
  `M${r(x - h * 0.17)} ${r(base)}Q${r(x - h * 0.1)} ${r(base - h * 0.4)} ${r(x - h * 0.17)} ${r(base - h * 0.68)}q${r(h * 0.06)} ${r(-h * 0.1)} ${r(h * 0.17)} ${r(-h * 0.1)}q${r(h * 0.11)} 0 ${r(h * 0.17)} ${r(h * 0.1)}Q${r(x + h * 0.1)} ${r(base - h * 0.4)} ${r(x + h * 0.17)} ${r(base)}z`;

export const gown = (x: number, base: number, h: number): string =>
  disc(x, base - h * 0.9, h * 0.085) +
  `M${r(x)} ${r(base - h)}q${r(h * 0.16)} ${r(h * 0.05)} ${r(h * 0.14)} ${r(h * 0.34)}l${r(-h * 0.04)} ${r(h * 0.1)}Q${r(x + h * 0.2)} ${r(base - h * 0.3)} ${r(x + h * 0.36)} ${r(base)}q${r(-h * 0.2)} ${r(-h * 0.05)} ${r(-h * 0.36)} 0q${r(-h * 0.16)} ${r(h * 0.04)} ${r(-h * 0.34)} ${r(-h * 0.01)}Q${r(x - h * 0.14)} ${r(base - h * 0.3)} ${r(x - h * 0.1)} ${r(base - h * 0.56)}l${r(-h * 0.04)} ${r(-h * 0.1)}q${r(-h * 0.02)} ${r(-h * 0.29)} ${r(h * 0.14)} ${r(-h * 0.34)}z`;

export const bust = (x: number, base: number, w: number): string =>
  disc(x, base - w * 0.72, w * 0.25) +
  `M${r(x - w * 0.44)} ${r(base)}q0 ${r(-w * 0.42)} ${r(w * 0.44)} ${r(-w * 0.46)}q${r(w * 0.44)} ${r(w * 0.04)} ${r(w * 0.44)} ${r(w * 0.46)}z`;

export const soldier = (x: number, base: number, h: number): string =>
  standing(x, base, h * 0.94) +
  poly(
    x - h * 0.11,
    base - h * 0.88,
    x - h * 0.08,
    base - h,
    x + h * 0.1,
    base - h * 0.97,
    x + h * 0.15,
    base - h * 0.87,
  ) +
  rect(x + h * 0.17, base - h * 1.18, h * 0.035, h * 0.85);

export const hound = (x: number, base: number, h: number): string =>
  `M${r(x - h * 0.8)} ${r(base)}l${r(h * 0.06)} ${r(-h * 0.5)}q${r(-h * 0.22)} ${r(-h * 0.1)} ${r(-h * 0.3)} ${r(-h * 0.36)}q${r(h * 0.2)} ${r(h * 0.2)} ${r(h * 0.42)} ${r(h * 0.16)}h${r(h * 0.8)}l${r(h * 0.14)} ${r(-h * 0.3)}l${r(h * 0.1)} ${r(h * 0.1)}l${r(h * 0.3)} ${r(h * 0.1)}l${r(-h * 0.06)} ${r(h * 0.12)}h${r(-h * 0.22)}l${r(-h * 0.14)} ${r(h * 0.36)}l${r(h * 0.04)} ${r(h * 0.42)}h${r(-h * 0.1)}l${r(-h * 0.1)} ${r(-h * 0.4)}h${r(-h * 0.6)}l${r(-h * 0.06)} ${r(h * 0.4)}z`;

export const coach = (x: number, base: number, h: number): string =>
  `M${r(x - h * 0.8)} ${r(base - h * 0.95)}h${r(h * 1.3)}q${r(h * 0.1)} ${r(h * 0.5)} ${r(-h * 0.2)} ${r(h * 0.66)}h${r(-h * 0.9)}q${r(-h * 0.3)} ${r(-h * 0.16)} ${r(-h * 0.2)} ${r(-h * 0.66)}z` +
  rect(x + h * 0.5, base - h * 0.74, h * 0.34, h * 0.08) +
  rect(x + h * 0.66, base - h * 1.05, h * 0.14, h * 0.3);

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
    d += rect(mast - 1.5, base - h * top - 6, 3, h * top);
  }
  return d;
};

export const chair = (x: number, y: number, s: number): string =>
  rect(x - s * 0.4, y - s, s * 0.12, s * 1.6) +
  rect(x - s * 0.4, y, s * 0.9, s * 0.13) +
  rect(x + s * 0.38, y, s * 0.12, s * 0.6) +
  rect(x - s * 0.32, y - s * 0.92, s * 0.1, s * 0.9) +
  rect(x - s * 0.22, y - s * 0.95, s * 0.1, s * 0.95);

export const spark = (x: number, y: number, long: number, short = long * 0.28): string => {
  const points: number[] = [];
  for (let i = 0; i < 16; i++) {
    const reach = i % 4 === 0 ? long : i % 2 === 0 ? long * 0.55 : short;
    points.push(x + Math.cos((Math.PI * i) / 8) * reach, y + Math.sin((Math.PI * i) / 8) * reach);
  }
  return poly(...points);
};
