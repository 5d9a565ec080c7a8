/** Buildings that stand once (data/landmarks.json): nothing of them varies, so each is a picture. */
import { z } from "zod";
import records from "../../data/landmarks.json" with { type: "json" };
import { printShapes, shapeSchema } from "./picture.ts";
import { hashOf } from "./seeded-random.ts";
import { SETTINGS, type Silhouette } from "./silhouette.ts";
import type { Box } from "./site.ts";

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const yes = z.literal(true).optional();

/** What a silhouette says of a building, and its picture. Boxes are x, y, w and h. */
export const landmarkSchema = z.strictObject({
  phrase: z.string().min(10),
  setting: z.enum(SETTINGS),
  outdoors: yes,
  bare: yes,
  sheltered: yes,
  peak: z.number().optional(),
  size: z.number().optional(),
  door: boxSchema.optional(),
  /** Where somebody can be seen; after it the highest window, above which nothing is drawn on the building. */
  windows: z.array(boxSchema).min(1).max(2).optional(),
  /** Where somebody can stand. */
  ground: z.tuple([z.number(), z.number()]),
  shapes: z.array(shapeSchema).min(1),
});

type Landmark = z.infer<typeof landmarkSchema>;
export type LandmarkName = keyof typeof records;

/** Validated by a test. */
export const LANDMARK_RECORDS = records as unknown as Readonly<Record<LandmarkName, Landmark>>;

const boxOf = ([x, y, w, h]: z.infer<typeof boxSchema>): Box => ({ x, y, w, h });

function silhouetteOf({ door, windows = [], ground, shapes, ...known }: Landmark): Silhouette {
  return {
    ...known,
    digest: hashOf(JSON.stringify(shapes)),
    draw(site) {
      printShapes(site.plate, site.inks, shapes);
      site.openings.push(...windows.map((window, i) => ({ ...boxOf(window), shape: "sash" as const, lit: i === 0 })));
      if (door) site.door = boxOf(door);
      site.ground = { x: ground[0], y: ground[1] };
    },
  };
}

export const LANDMARKS = Object.fromEntries(
  Object.entries(LANDMARK_RECORDS).map(([name, record]) => [name, silhouetteOf(record)]),
) as Record<LandmarkName, Silhouette>;
