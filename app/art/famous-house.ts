import type { Inks } from "./inks.ts";
import type { LandscapeName } from "./landscapes.ts";
import type { Plate } from "./plate.ts";
import type { Random } from "./seeded-random.ts";
import type { Silhouette } from "./silhouette.ts";
import type { Moon } from "./sky.ts";

export type FamousView = {
  alt: string;
  caption: string;
  draw(plate: Plate, inks: Inks, random: Random): void;
};

/** A house drawn for itself: its front as a silhouette in its own landscape, and views for its gallery. */
export type FamousHouse = {
  /** Any of these in a house's name, in any case, means this house. */
  phrases: readonly string[];
  /** Names are not unique: there is a Whaley House in Michigan too. */
  state: string;
  night: string;
  landscape: LandscapeName;
  moon: Moon;
  front: Silhouette & { caption: string };
  detail: FamousView;
  plan: FamousView;
};
