/** Every drawing of a building or place, by the name that rows and choices use: a landmark, or what a module of silhouettes exports. */
import { LANDMARKS, type LandmarkName } from "./landmarks.ts";
import type { Silhouette } from "./silhouette.ts";
import * as MODULES from "./silhouettes/all.ts";

/** The modules export some parts too, which other drawings share. */
export type DrawingName =
  | LandmarkName
  | { [Name in keyof typeof MODULES]: (typeof MODULES)[Name] extends Silhouette ? Name : never }[keyof typeof MODULES];

export const DRAWINGS: Readonly<Record<DrawingName, Silhouette>> = { ...MODULES, ...LANDMARKS };

export const isDrawing = (name: unknown): name is DrawingName =>
  typeof name === "string" && Object.hasOwn(DRAWINGS, name) && "draw" in DRAWINGS[name as DrawingName];
