/** Interiors in one-point perspective: back wall, floor boards, a window with moonlight falling in. */
import { z } from "zod";
import type { Inks } from "./inks.ts";
import { mix } from "./inks.ts";
import { type Plate, poly, rect } from "./plate.ts";

const edge = z.number().optional();

export const roomSchema = z.strictObject({
  /** x, y, w, h of a moonlit window on the back wall. */
  window: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().optional(),
  /** Edges of the back wall. */
  left: edge,
  right: edge,
  floor: edge,
  ceiling: edge,
});
type Room = z.infer<typeof roomSchema>;

export function room(plate: Plate, inks: Inks, options: Room): void {
  const { left = 130, right = 1070, floor = 640, ceiling = 92 } = options;
  plate.fill(inks.roof, rect([0, 0, 1200, 800]));
  plate.fill(inks.wall, rect([left, ceiling, right - left, floor - ceiling]));
  plate.fill(inks.shade, poly(0, 0, left, ceiling, left, floor, 0, 800));
  plate.fill(inks.dark, poly(1200, 0, right, ceiling, right, floor, 1200, 800));
  plate.fill(inks.ground, poly(left, floor, right, floor, 1200, 800, 0, 800));
  let boards = "";
  const vanish = (left + right) / 2;
  for (let i = -7; i <= 7; i++)
    boards += `M${Math.round(vanish + (i * (right - left)) / 15)} ${floor}L${Math.round(vanish + i * 126)} 800`;
  plate.line([inks.roof, 3], boards, 0.6);
  plate.fill(mix(inks.wall, inks.shade, 0.5), rect([left, floor - 96, right - left, 96]));
  plate.fill(
    inks.trim,
    rect([left, floor - 100, right - left, 5]) +
      rect([left, floor - 8, right - left, 8]) +
      rect([left, ceiling, right - left, 8]),
    0.55,
  );
  if (!options.window) return;
  const [x, y, w, h] = options.window;
  plate.fill(inks.trim, rect([x - 12, y - 12, w + 24, h + 24]));
  plate.fill(inks.skyMid, rect([x, y, w, h]));
  plate.fill(inks.skyLow, rect([x, y + h * 0.55, w, h * 0.45]), 0.7);
  const radius = Math.round(w * 0.2);
  plate.fill(
    inks.moon,
    `M${Math.round(x + w * 0.3)} ${Math.round(y + h * 0.28)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
  );
  plate.line([inks.roof, 6], `M${Math.round(x + w / 2)} ${y}v${h}M${x} ${Math.round(y + h / 2)}h${w}`);
  plate.fill(inks.moon, poly(x + 30, floor + 14, x + w + 40, floor + 14, x + w + 150, 780, x + 90, 780), 0.14);
}
