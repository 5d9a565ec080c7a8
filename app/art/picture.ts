/** A picture as data, in data/landmarks.json and data/famous-pictures.json: what nothing varies is a list of shapes in the inks of its night, back to front. */
import { z } from "zod";
import { CANDLE, type Inks, mix, PUMPKIN } from "./inks.ts";
import type { Plate } from "./plate.ts";

/** The gilding of domes. */
const GOLD = "#e6b450";

const NAMES = [
  ...["wall", "shade", "roof", "trim", "dark", "ground", "path", "near", "fog", "ghost", "moon", "cloud"],
  ...["skyTop", "skyMid", "skyLow", "far0", "far1", "far2", "pumpkin", "candle", "gold"],
];

/** One ink, or one with a share of another in it. */
const inkSchema = z.union([z.enum(NAMES), z.tuple([z.enum(NAMES), z.enum(NAMES), z.number().min(0).max(1)])]);
const d = z.string().regex(/^M/);
const width = z.number().positive();
const opacity = z.number().gt(0).lt(1).optional();

export const shapeSchema = z.union([
  z.strictObject({ fill: inkSchema, d, opacity }),
  z.strictObject({ line: inkSchema, width, d, opacity }),
  /** A line with round ends. */
  z.strictObject({ brush: inkSchema, width, d, opacity }),
  /** Upright bars in a box (x, y, w, h), and how wide each is and the gap after it. */
  z.strictObject({
    bars: inkSchema,
    at: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    each: z.tuple([z.number(), z.number()]),
    opacity,
  }),
]);

type Ink = z.infer<typeof inkSchema>;
type Shape = z.infer<typeof shapeSchema>;

export function printShapes(plate: Plate, night: Inks, shapes: readonly Shape[]): void {
  const [far0, far1, far2] = night.far;
  const inks = { ...night, far0, far1, far2, pumpkin: PUMPKIN, candle: CANDLE, gold: GOLD };
  const named = (name: string) => inks[name as keyof typeof inks] as string;
  const colorOf = (ink: Ink) => (typeof ink === "string" ? named(ink) : mix(named(ink[0]), named(ink[1]), ink[2]));
  for (const shape of shapes) {
    if ("fill" in shape) plate.fill(colorOf(shape.fill), shape.d, shape.opacity);
    else if ("line" in shape) plate.line([colorOf(shape.line), shape.width], shape.d, shape.opacity);
    else if ("brush" in shape) plate.brush([colorOf(shape.brush), shape.width], shape.d, shape.opacity);
    else
      plate.bars(colorOf(shape.bars), shape.at, { thick: shape.each[0], gap: shape.each[1], opacity: shape.opacity });
  }
}
