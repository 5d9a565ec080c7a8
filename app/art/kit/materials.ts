/** What walls are made of: the tone that it has at night, and its joints. */
import { type Inks, mix } from "../inks.ts";
import { rect } from "../plate.ts";
import type { Box, Site } from "../site.ts";
import type { Material } from "./building.ts";

const BRICK = "#7c3527";
const CLAY = "#8a5a3a";

const TONES: Readonly<Record<Material, { toward: (inks: Inks) => string; share: number }>> = {
  brick: { toward: () => BRICK, share: 0.3 },
  stone: { toward: (inks) => inks.far[1], share: 0.25 },
  limestone: { toward: (inks) => inks.trim, share: 0.4 },
  stucco: { toward: (inks) => inks.trim, share: 0.5 },
  wood: { toward: (inks) => inks.trim, share: 0.46 },
  weathered: { toward: (inks) => inks.roof, share: 0.2 },
  timbered: { toward: (inks) => inks.trim, share: 0.4 },
  adobe: { toward: () => CLAY, share: 0.5 },
};

const redness = (ink: string): number => Number.parseInt(ink.slice(1, 3), 16) - Number.parseInt(ink.slice(3, 5), 16);

/** The same night, for walls of this material. Brick on a green night takes more red, or it would look olive. */
export function tinted(inks: Inks, material: Material): Inks {
  const { toward, share } = TONES[material];
  const tint = toward(inks);
  const tone = (ink: string, part: number) => {
    let strength = share;
    while (material === "brick" && strength < 0.62 && redness(mix(ink, tint, strength * part)) < 8 * part)
      strength += 0.04;
    return mix(ink, tint, strength * part);
  };
  return { ...inks, wall: tone(inks.wall, 1), shade: tone(inks.shade, 0.55) };
}

/** Joints over a wall: courses of stone, boards, or a few bricks that catch the light. High walls are too far away for them. */
export function joints({ plate, inks, random }: Site, material: Material, { x, y, w, h }: Box): void {
  if (material === "timbered") {
    // Posts and rails of the upper story, in the ink of the roof.
    const [count, foot] = [Math.round(w / 36), y + h * 0.5];
    const posts = Array.from({ length: count + 1 }, (_, i) => rect([x + ((w - 6) * i) / count, y, 6, h * 0.5])).join(
      "",
    );
    const rails = [y + 4, y + h * 0.25, foot].map((at) => rect([x, at, w, 6])).join("");
    plate.fill(inks.roof, posts + rails);
    return;
  }
  if (material === "stucco" || material === "adobe" || h > 340) return;
  const isBoarded = material === "wood" || material === "weathered";
  let d = "";
  if (material === "brick" || material === "limestone")
    for (let i = 0; i < (w * h) / 2600; i++)
      d += `M${Math.round(x + 6 + random.next() * (w - 26))} ${Math.round(y + random.next() * h)}h${random.int(7, 15)}`;
  else {
    const [course, head] = isBoarded ? [9, 0] : [17, 17];
    for (let row = 0; row * course < h - 8; row++) {
      const top = Math.round(y + (row + 1) * course);
      d += `M${Math.round(x)} ${top}h${Math.round(w)}`;
      if (head && row % 2)
        for (let at = random.int(10, 40); at < w; at += random.int(44, 90))
          d += `M${Math.round(x + at)} ${top}v${-head}`;
    }
  }
  plate.line([inks.shade, 2], d, isBoarded ? 0.35 : 0.5);
}
