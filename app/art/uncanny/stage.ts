/** Where an uncanny detail may play: a window, a door, open ground. */
import { type Inks, PUMPKIN } from "../inks.ts";
import { type Plate, poly, rect } from "../plate.ts";
import type { Random } from "../seeded-random.ts";
import type { Box } from "../site.ts";

type Stage = {
  plate: Plate;
  inks: Inks;
  random: Random;
  /** A window large enough to see something in, unless the place is out of doors. */
  window?: Box;
  door?: Box;
  ground: { x: number; y: number };
  /** The height (y) above which there is only sky. */
  roof: number;
  /** Whether there is water to float on. */
  afloat: boolean;
};

/** What is drawn, in words: at a window or door, and in the open where the place has none. */
export type Detail = { phrase: string; outdoors?: string; draw(stage: Stage): void };

export const r = Math.round;
export const VEIL = 0.85;

export const center = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

export const rings = (x: number, y: number, sizes: readonly number[]): string =>
  sizes
    .map((s) => `M${r(x - s)} ${r(y)}a${r(s)} ${r(s)} 0 1 1 ${r(2 * s)} 0a${r(s)} ${r(s)} 0 1 1 ${r(-2 * s)} 0`)
    .join("");

export const lightWindow = ({ plate, inks }: Stage, box: Box | undefined, light = PUMPKIN): void => {
  if (!box) return;
  plate.fill(inks.roof, rect([box.x - 3, box.y - 3, box.w + 6, box.h + 6]));
  plate.fill(light, rect([box.x, box.y, box.w, box.h]));
};

/** The light that falls out of an open door onto the ground before it. */
export const doorLight = (
  door: Box,
  { left, right, reach }: { left: number; right: number; reach: number },
): string => {
  const foot = door.y + door.h;
  const end = foot + reach;
  return poly(door.x, foot, door.x + door.w, foot, door.x + door.w + right, end, door.x - left, end);
};

/** Where something comes from: the middle of the window, or a spot in the air over open ground. */
export const source = ({ window, ground }: Stage): { x: number; y: number; w: number } => {
  if (!window) return { x: ground.x, y: ground.y - 64, w: 44 };
  const { x, y } = center(window);
  return { x: r(x), y: r(y), w: window.w };
};
