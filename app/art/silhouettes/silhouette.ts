import type { Building } from "../kit/building.ts";
import type { Site } from "../site.ts";

/** What the ground in front of a building is like. */
export const PICTURE_SETTINGS = ["lawn", "street", "shore", "wild", "open"] as const;
export type Setting = (typeof PICTURE_SETTINGS)[number];

/** One way to draw one kind of place. The phrase names it in the poster's alt text. */
export type Silhouette = {
  phrase: string;
  setting: Setting;
  /** No window large enough for something to be seen in; what is uncanny happens in the open. */
  outdoors?: boolean;
  /** No trees of the foreground in front of it: it is wide, or brings its own. */
  bare?: boolean;
  /** The years in which such buildings went up; preferred for a place built then. */
  era?: readonly [number, number];
  /** How high it reaches (y), where that is above 180; sharing images must not cut its tower off. */
  peak?: number;
  /** Part of it is seen from within, where no rain or snow falls. */
  sheltered?: boolean;
  /** How much larger than drawn it stands where a row names it; low ones would be lost under the sky. */
  size?: number;
  /** Of its files, where it has some: a drawing that changes gives its posters new addresses. */
  digest?: number;
  /** What the kit draws it from. */
  building?: Building;
  /** Where such buildings are at home; preferred for a place there, and drawn nowhere else unless a row or name says so. */
  states?: readonly string[];
  draw(site: Site): void;
};
