/** Home's scene: a road into a valley at night. Its layers are files of data/drawings/scene, in the inks of the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DRAWINGS_FOLDER } from "./drawing-file.ts";

/**
 * What is moved together: the land behind, the valley, its fog, and what stands close to us. The valley's middle is all that a
 * phone shows of the valley, and half of the work for it.
 */
export const SCENE_LAYERS = ["back", "valley", "valley-middle", "fog", "near"] as const;
export type SceneLayer = (typeof SCENE_LAYERS)[number];

export const readScene = (layer: SceneLayer): string =>
  readFileSync(join(DRAWINGS_FOLDER, "scene", `${layer}.svg`), "utf8");
