/** Everything that can stand in a poster, by name: presets that the kit builds (data/buildings.json) and own drawings. */
import records from "../../data/buildings.json" with { type: "json" };
import type { PlaceType } from "../domain/places/place.ts";
import { drawBlock, planBlock } from "./builders/block.ts";
import { drawHouse, planHouse } from "./builders/house.ts";
import { drawLight, planLight } from "./builders/light.ts";
import { drawRange, planRange } from "./builders/range.ts";
import { DRAWINGS, type DrawingName } from "./drawings.ts";
import type { Building, Preset } from "./kit/building.ts";
import { buildingPhrase } from "./kit/building-phrase.ts";
import { varied } from "./kit/vary.ts";
import type { PosterSubject } from "./poster-subject.ts";
import type { Silhouette } from "./silhouettes/silhouette.ts";
import type { Site } from "./site.ts";

export type PresetName = keyof typeof records;
export type BuildingName = PresetName | DrawingName;

/** Validated by a test. */
export const PRESETS = records as unknown as Readonly<Record<PresetName, Preset>>;

export const isPreset = (name: unknown): name is PresetName => typeof name === "string" && Object.hasOwn(PRESETS, name);

type Builder = { draw(site: Site, building: Building): void; plan(building: Building): { peak: number } };

const BUILDERS: Record<Building["build"], Builder> = {
  block: { draw: drawBlock, plan: planBlock },
  range: { draw: drawRange, plan: planRange },
  house: { draw: drawHouse, plan: planHouse },
  light: { draw: drawLight, plan: planLight },
};

const SETTINGS = { block: "street", range: "lawn", house: "lawn", light: "shore" } as const;

/** The years in which buildings of a name went up, and the states in which they are at home, where there are such. */
export const homeOf = (name: BuildingName): Pick<Silhouette, "era" | "states"> =>
  isPreset(name) ? PRESETS[name] : DRAWINGS[name];

/** A drawing, or a preset varied for a place. */
export function silhouetteNamed(name: BuildingName, subject: PosterSubject, given: Partial<Building> = {}): Silhouette {
  if (!isPreset(name)) return DRAWINGS[name];
  const { era: _era, states: _states, ...preset } = PRESETS[name];
  return silhouetteOf(merged(varied(preset, subject), given), { ...given, placeType: subject.placeType });
}

/** What a row says of a middle or an end leaves the rest of it to the preset. Nothing striking is made up for a building that is known. */
function merged(preset: Building, given: Partial<Building>): Building {
  const isKnown = Object.keys(given).length > 0;
  return {
    ...preset,
    ...(isKnown && { prow: false, sign: undefined, oriels: undefined }),
    ...(isKnown && preset.build === "block" && { towers: [], gables: 0 }),
    ...(given.stories && { arcade: undefined, courts: 0 }),
    ...(given.chimneys && { stack: false }),
    ...(given.stack && { chimneys: 0 }),
    ...given,
    ...(given.center && { center: { ...preset.center, ...given.center } }),
    ...(given.light && { light: { ...preset.light, ...given.light } }),
    ...(given.ends && { ends: { ...preset.ends, ...given.ends } }),
  };
}

type Known = Partial<Building> & { placeType?: PlaceType };

/** What the kit builds. Of a place its kind is known, and what an editor said of it. */
export function silhouetteOf(building: Building, known: Known = {}): Silhouette {
  const { draw, plan } = BUILDERS[building.build];
  return {
    building,
    phrase: buildingPhrase(building, known),
    setting: building.setting ?? SETTINGS[building.build],
    get peak() {
      return plan(building).peak;
    },
    draw(site) {
      if (building.lit !== undefined) site.wakefulness = building.lit;
      // High buildings have many windows: the one that is always lit is rarely among the first.
      if (building.build === "block" || building.build === "range") site.beacon += site.random.int(4, 20);
      draw(site, building);
    },
  };
}
