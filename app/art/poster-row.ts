/** What is known of one place's poster: rows of data/posters.json, by the place's id. */
import { z } from "zod";
import records from "../../data/posters.json" with { type: "json" };
import { isPreset, type PresetName } from "./buildings.ts";
import { type DrawingName, drawingSchema, isDrawing } from "./drawings.ts";
import { INKS } from "./inks.ts";
import { type Building, buildingDetails, buildingSchema, presetSchema } from "./kit/building.ts";
import { LANDSCAPES, type LandscapeName } from "./landscapes/landscapes.ts";

const scene = {
  landscape: z.enum(Object.keys(LANDSCAPES) as LandscapeName[]).optional(),
  /** Chosen where the place's own would show the same building in the same inks as a neighbor's in a list. */
  night: z.enum(INKS.map(({ name }) => name)).optional(),
};

const drawnSchema = z.strictObject({
  /** A drawing that looks like it, or was made for it alone. */
  drawing: z.custom<DrawingName>(isDrawing, "is not a drawing").optional(),
  ...scene,
});
const likeSchema = z.strictObject({
  /** A preset, and what differs from it. */
  like: z.custom<PresetName>(isPreset, "is not a preset"),
  ...buildingDetails,
  ...scene,
});
const builtSchema = buildingSchema.extend(scene);

const issuesOf = (schema: z.ZodType, record: object): string[] =>
  schema.safeParse(record).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim()) ?? [];

/** What keeps a row from being drawn; nothing where it is right. */
export const rowIssues = (row: object): string[] =>
  issuesOf("like" in row ? likeSchema : "build" in row ? builtSchema : drawnSchema, row);

export const presetIssues = (preset: object): string[] => issuesOf(presetSchema, preset);

export const drawingIssues = (drawing: object): string[] => issuesOf(drawingSchema, drawing);

type Scene = { landscape?: LandscapeName; night?: string };

/** One of `drawing`, `like` and `build` says what stands there; the rest differs from it. */
export type PosterRow = Scene & Partial<Building> & { drawing?: DrawingName; like?: PresetName };

/** Validated by a test. */
export const POSTER_ROWS: ReadonlyMap<string, PosterRow> = new Map(
  Object.entries(records as unknown as Record<string, PosterRow>),
);
