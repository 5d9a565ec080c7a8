/** Sky: a gradient in the palette, a moon with its halo rings, stars, and cloud bands laid with a broad brush. */
import { z } from "zod";
import type { Inks } from "./inks.ts";
import { disc, type Plate } from "./plate.ts";
import type { Random } from "./seeded-random.ts";

export const moonSchema = z.strictObject({
  phase: z.enum(["crescent", "half", "gibbous", "full"]),
  x: z.number(),
  y: z.number(),
  radius: z.number(),
});
export type Moon = z.infer<typeof moonSchema>;

export function skyGradient(id: string, inks: Inks): string {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${inks.skyTop}"/>` +
    `<stop offset=".4" stop-color="${inks.skyMid}"/><stop offset=".72" stop-color="${inks.skyLow}"/></linearGradient>`
  );
}

type Scene = { plate: Plate; inks: Inks; random: Random };

export function drawSky(scene: Scene, moon: Moon, gradientId: string): void {
  const { plate, inks } = scene;
  plate.raw(`<path fill="url(#${gradientId})" d="M0 0h1200v800h-1200z"/>`);
  drawStars(scene, moon);
  const { x, y, radius } = moon;
  plate.fill(inks.moon, disc(x, y, radius * 3.1), 0.05);
  plate.fill(inks.moon, disc(x, y, radius * 2.2), 0.06);
  plate.fill(inks.moon, disc(x, y, radius * 1.5), 0.09);
  drawMoon(plate, inks, moon);
  drawClouds(scene, moon);
}

function drawStars({ plate, inks, random }: Scene, moon: Moon): void {
  let small = "";
  let large = "";
  const count = random.int(32, 48);
  for (let i = 0; i < count; i++) {
    const x = random.int(10, 1190);
    const y = Math.round(10 + 400 * random.next() * random.between(0.3, 1));
    if (Math.hypot(x - moon.x, y - moon.y) < moon.radius * 1.7) continue;
    if (i % 6 === 0) large += `M${x} ${y}h0`;
    else small += `M${x} ${y}h0`;
  }
  plate.brush([inks.star, 2], small, 0.7);
  plate.brush([inks.star, 4], large, 0.9);
}

function drawMoon(plate: Plate, inks: Inks, { phase, x, y, radius }: Moon): void {
  const r = Math.round(radius);
  const [mx, my] = [Math.round(x), Math.round(y)];
  if (phase !== "full") plate.fill(inks.cloud, disc(mx, my, r), 0.35);
  if (phase === "full") plate.fill(inks.moon, disc(mx, my, r));
  else if (phase === "half") plate.fill(inks.moon, `M${mx} ${my - r}a${r} ${r} 0 0 0 0 ${2 * r}z`);
  else {
    const inner = Math.round(r * (phase === "crescent" ? 1.18 : 1.12));
    const sweep = phase === "crescent" ? 1 : 0;
    const bulge =
      phase === "crescent"
        ? `A${inner} ${inner} 0 0 ${sweep} ${mx} ${my - r}`
        : `A${Math.round(r * 0.62)} ${r} 0 0 0 ${mx} ${my - r}`;
    plate.fill(inks.moon, `M${mx} ${my - r}A${r} ${r} 0 1 0 ${mx} ${my + r}${bulge}z`);
  }
  if (phase === "full") {
    const sea = [
      [-0.32, -0.3, 0.26],
      [0.22, -0.12, 0.2],
      [-0.1, 0.32, 0.16],
      [0.42, 0.38, 0.1],
    ] as const;
    plate.fill(inks.trim, sea.map(([dx, dy, dr]) => disc(mx + dx * r, my + dy * r, dr * r)).join(""), 0.22);
  }
}

function drawClouds({ plate, inks, random }: Scene, moon: Moon): void {
  const banks = random.int(1, 3);
  for (let b = 0; b < banks; b++) {
    const nearMoon = b === 0 && random.chance(0.6);
    const cx = nearMoon ? moon.x + random.between(-140, 180) : random.between(50, 1150);
    const cy = nearMoon ? moon.y + moon.radius * random.between(0.3, 0.9) : random.between(90, 330);
    let d = "";
    for (let i = 0; i < 5; i++) {
      const half = random.between(60, 190) * (1 - Math.abs(i - 2) * 0.18);
      d += `M${Math.round(cx - half + random.between(-70, 70))} ${Math.round(cy + (i - 2) * 13)}h${Math.round(half * 2)}`;
    }
    plate.brush([inks.cloud, 13], d, random.between(0.35, 0.6) > 0.48 ? 0.6 : 0.4);
  }
}
