/** Shapes that several horizons share. */
import type { Inks } from "../inks.ts";
import { type Plate, poly, rect, type Spot } from "../plate.ts";
import type { Random } from "../seeded-random.ts";
import { pine } from "../trees.ts";

type Scene = { plate: Plate; inks: Inks; random: Random };

export type Landscape = { phrase: string; draw(plate: Plate, inks: Inks, random: Random): void };

export const r = Math.round;
export const FLOOR = 668;

type Ridge = { y: number; swell: number; waves: number; floor?: number };

/** A long rolling ridge from edge to edge, closed at the floor. */
export function ridge(random: Random, { y, swell, waves, floor = FLOOR }: Ridge): string {
  const step = 1200 / waves;
  let d = `M0 ${floor}V${r(y + random.between(-swell, swell) * 0.5)}`;
  for (let i = 0; i < waves; i++) {
    const up = y + random.between(-swell, swell);
    d += `Q${r(step * (i + 0.5))} ${r(up)} ${r(step * (i + 1))} ${r(y + random.between(-swell, swell) * 0.4)}`;
  }
  return `${d}V${floor}z`;
}

/** One mountain: its mass, the slope in shadow, and the snow that lies on the moonlit side. */
export function peak(random: Random, [x, top, half]: Spot): { mass: string; shadow: string; snow: string } {
  const drop = FLOOR - top;
  const jog = half * random.between(0.08, 0.16);
  const ridgeFoot = x + half * random.between(0.05, 0.2);
  const cap = drop * random.between(0.34, 0.46);
  const slope = half / drop;
  const darkSide = [
    x,
    top,
    x + jog,
    top + drop * 0.12,
    x + half * 0.42,
    top + drop * 0.4,
    x + half * 0.5,
    top + drop * 0.54,
    x + half,
    FLOOR,
  ];
  return {
    mass: poly(
      x - half,
      FLOOR,
      x - half * 0.46,
      top + drop * 0.5,
      x - half * 0.4,
      top + drop * 0.38,
      x - jog,
      top + drop * 0.1,
      ...darkSide,
    ),
    shadow: poly(
      ...darkSide,
      ridgeFoot,
      FLOOR,
      x + jog * 0.9,
      top + drop * 0.6,
      x - jog * 0.3,
      top + drop * 0.34,
      x + jog * 0.4,
      top + drop * 0.2,
    ),
    snow: poly(
      x,
      top,
      x + jog * 0.4,
      top + drop * 0.2,
      x - jog * 0.3,
      top + drop * 0.34,
      x - cap * slope * 0.28,
      top + cap * 0.7,
      x - cap * slope * 0.4,
      top + cap * 1.1,
      x - cap * slope * 0.62,
      top + cap * 0.74,
      x - cap * slope * 0.92,
      top + cap * 1.02,
      x - half * 0.4 * Math.min(1, cap / drop / 0.38),
      top + Math.min(cap, drop * 0.38),
      x - jog,
      top + drop * 0.1,
    ),
  };
}

type PineLine = { y: number; low: number; high: number; gap: number };

export function pineLine(random: Random, { y, low, high, gap }: PineLine): string {
  let d = "";
  for (let x = -10; x < 1220; x += gap * random.between(0.5, 1.5))
    d += pine(x, y + random.between(0, 12), random.between(low, high));
  return d;
}

export function water({ plate, inks, random }: Scene, y: number): void {
  plate.fill(inks.far[1], rect([0, y, 1200, 700 - y]));
  let glints = "";
  for (let i = 0; i < 17; i++) {
    const w = random.between(16, 90);
    glints += `M${r(random.between(0, 1200))} ${r(y + 5 + (660 - y) * random.next())}h${r(w)}`;
  }
  plate.brush([inks.far[0], 3], glints, 0.8);
}
