/** All that may be said of a building, in data/buildings.json and data/posters.json, and all that the builders read. */
import { z } from "zod";
import { PICTURE_SETTINGS } from "../silhouettes/silhouette.ts";

const MATERIALS = ["brick", "stone", "limestone", "stucco", "wood", "weathered", "timbered", "adobe"] as const;
const ROOFS = [
  "flat",
  "balustrade",
  "battlements",
  "hip",
  "gable",
  "gambrel",
  "mansard",
  "tile",
  "setback",
  "front",
  "pyramid",
] as const;
const CAPS = ["cone", "pyramid", "hip", "dome", "mansard", "battlements", "belfry", "flat"] as const;
const GABLES = ["straight", "curved", "stepped", "arched", "pediment"] as const;
const WINDOWS = ["sash", "arch", "lancet", "slit"] as const;
const BOARDS = ["lace", "timbers", "truss", "shingles"] as const;
const ENTRANCE_KINDS = [
  "door",
  "fan",
  "canopy",
  "arch",
  "portico",
  "veranda",
  "giant",
  "galleries",
  "colonnade",
  "gate",
] as const;

const LIGHT_FORMS = ["round", "octagon", "square"] as const;
const PAINTS = ["plain", "bands", "spiral", "black above", "black middle"] as const;

const count = z.int().min(0).max(40);
const share = z.number().min(0).max(1);

const towerSchema = z.strictObject({
  /** At one or both ends of the front, in its middle, or on both sides of the middle. */
  at: z.enum(["left", "center", "right", "corners", "sides"]).optional(),
  /** Stories above the eaves. */
  over: z.number().min(0).max(8).optional(),
  /** How wide it is, in bays of the front it stands at. */
  bays: z.number().min(0.5).max(4).optional(),
  round: z.boolean().optional(),
  cap: z.enum(CAPS).optional(),
  clock: z.boolean().optional(),
  /** The story at which it begins; above the first it hangs from its corner. */
  from: count.optional(),
});

const lightSchema = z.strictObject({
  /** How high its tower is. */
  feet: z.number().min(10).max(220).optional(),
  form: z.enum(LIGHT_FORMS).optional(),
  paint: z.enum(PAINTS).optional(),
  /** Where its walls are not painted white. */
  material: z.enum(MATERIALS).optional(),
  /** Beside the house of its keeper, before the middle of its front, or on its roof. */
  at: z.enum(["left", "right", "center", "roof"]).optional(),
  /** How far from the house a tower stands that is not built on to it. */
  joined: z.enum(["apart", "walkway"]).optional(),
  on: z.enum(["shore", "rock", "pier"]).optional(),
});

const part = {
  stories: count.optional(),
  bays: count.optional(),
  /** Cell windows are as high as the cell block behind them. */
  windows: z.enum([...WINDOWS, "cell"]).optional(),
  topWindows: z.enum(WINDOWS).optional(),
  roof: z.enum(ROOFS).optional(),
  /** How steep the roof and its gables are; 1 by default. */
  pitch: z.number().min(0.3).max(3).optional(),
  gables: count.optional(),
  gable: z.enum(GABLES).optional(),
  /** What the heads of its gables are dressed with. */
  boards: z.enum(BOARDS).optional(),
  dormers: count.optional(),
  chimneys: count.optional(),
  /** One great chimney in the middle. */
  stack: z.boolean().optional(),
  cupola: z.boolean().optional(),
  /** Stories (first, last) that stand under tall arches. */
  arcade: z.tuple([count, count]).readonly().optional(),
  /** Ribs between the bays. */
  ribs: z.boolean().optional(),
  /** Moulded hoods over the windows. */
  hoods: z.boolean().optional(),
  /** Bow windows, by how far along the front they stand. */
  oriels: z.array(share).readonly().optional(),
  /** Stories with iron balconies, from the second up. */
  balconies: count.optional(),
  /** Light courts that divide the upper stories. */
  courts: count.optional(),
  /** The ground floor of a building on a street. */
  ground: z.enum(["plain", "arches", "shops"]).optional(),
  towers: z.array(towerSchema).readonly().optional(),
  entrance: z.enum(ENTRANCE_KINDS).optional(),
};
const partSchema = z.strictObject(part);

/** Everything but what builds it. */
export const buildingDetails = {
  ...part,
  material: z.enum(MATERIALS).optional(),
  /** What it is called in the alternative text, where its kind of place does not say it. */
  noun: z.string().min(3).max(40).optional(),
  /** A block seen at its corner. */
  prow: z.boolean().optional(),
  /** A later tower behind a block. */
  annex: z
    .strictObject({
      at: z.enum(["left", "right"]),
      stories: count,
      bays: count.optional(),
      round: z.boolean().optional(),
    })
    .optional(),
  /** One high arched window over the way in, as theaters have. */
  greatArch: z.boolean().optional(),
  sign: z.enum(["roof", "blade", "marquee", "marquee and blade", "hanging"]).optional(),
  flag: z.boolean().optional(),
  /** What stands forward from the front of a house, and what is built on to its side. */
  projection: partSchema.extend({ at: z.enum(["left", "center", "right"]) }).optional(),
  ell: partSchema.optional(),
  /** The middle of a range, its wings from the middle outwards, and what ends them; a house has one wing on either side. */
  center: partSchema.optional(),
  wings: z.array(partSchema).readonly().optional(),
  ends: partSchema.optional(),
  /** The tower of a lighthouse; the rest tells of the keeper's house, and of no house where it has no bays. */
  light: lightSchema.optional(),
  /** Along the whole front of a range. */
  porch: z.enum(["colonnade", "arcade"]).optional(),
  /** A wall around a range, with guard towers. */
  yard: z.boolean().optional(),
  setting: z.enum(PICTURE_SETTINGS).optional(),
  /** How many of the windows are lit. */
  lit: share.optional(),
};

const buildingShape = { build: z.enum(["block", "range", "house", "light"]), ...buildingDetails };

export const buildingSchema = z.strictObject(buildingShape);

export const presetSchema = z.strictObject({
  ...buildingShape,
  /** The years in which such buildings went up; preferred for a place built then. */
  era: z.tuple([z.int(), z.int()]).readonly().optional(),
  /** Where such buildings are at home; there it is preferred, elsewhere not chosen. */
  states: z.array(z.string().length(2)).readonly().optional(),
});

export type Building = z.infer<typeof buildingSchema>;
export type Preset = z.infer<typeof presetSchema>;
export type Part = z.infer<typeof partSchema>;
export type Light = z.infer<typeof lightSchema>;
export type Tower = z.infer<typeof towerSchema>;
export type Boards = (typeof BOARDS)[number];
export type Material = (typeof MATERIALS)[number];
export type Roof = (typeof ROOFS)[number];
export type Cap = (typeof CAPS)[number];
export type GableShape = (typeof GABLES)[number];
export type Entrance = (typeof ENTRANCE_KINDS)[number];
