/** One small uncanny detail for each kind of activity: a picture of data/drawings/uncanny, put where the building gives it room. */
import records from "../../data/uncanny.json" with { type: "json" };
import type { VocabularyActivity } from "../domain/places/activity-vocabulary.ts";
import { type Picture, printPicture } from "./drawing-file.ts";
import { isFile, pictureIn } from "./drawings.ts";
import type { Inks } from "./inks.ts";
import { PUMPKIN } from "./inks.ts";
import { type Plate, rect } from "./plate.ts";
import { type Random, seededRandom } from "./seeded-random.ts";
import type { Box, Opening } from "./site.ts";

/** What is drawn, in words: at a window or door, and in the open where the place has none. */
type Told = { phrase: string; outdoors?: string; lit?: "pumpkin" | "dark" };
type Detail = Told & { file: string };

const detailsOf = <Name extends string>(told: Readonly<Record<Name, Told>>): Record<Name, Detail> =>
  Object.fromEntries(
    Object.entries<Told>(told).map(([name, detail]) => [
      name,
      { ...detail, file: `uncanny/${name.toLowerCase().replaceAll(" ", "-")}` },
    ]),
  ) as Record<Name, Detail>;

/** The commonest report by far, so it comes in many forms: the seed of the place decides which. */
export const APPARITIONS: readonly Detail[] = Object.values(
  detailsOf(records.apparitions as Readonly<Record<string, Told>>),
);

export const UNCANNY_DETAILS = detailsOf(
  records.activities as Readonly<Record<Exclude<VocabularyActivity, "Apparitions">, Told>>,
);

const LIKENESS: readonly [RegExp, VocabularyActivity][] = [
  [/lady|woman|bride|white/i, "Woman in White"],
  [/shadow|dark figure/i, "Shadow Figures"],
  [/child|kids|boy|girl/i, "Ghostly Children"],
  [/soldier|military|civil war/i, "Phantom Soldiers"],
  [/animal|dog|cat|horse/i, "Phantom Animals"],
  [/car|vehicle|train|coach|carriage/i, "Phantom Vehicles"],
  [/polter|thrown/i, "Poltergeist Activity"],
  [/object|moving|furniture/i, "Object Movement"],
  [/door/i, "Door Slamming"],
  [/step|walking/i, "Footsteps"],
  [/voice|whisper|talk/i, "Voices"],
  [/scream|shriek/i, "Screams"],
  [/cry|weep|sob|moan/i, "Crying"],
  [/laugh|giggl/i, "Laughter"],
  [/music|piano|sing/i, "Music"],
  [/bell/i, "Bells"],
  [/knock|bang/i, "Knocking"],
  [/noise|sound/i, "Unexplained Noises"],
  [/touch|push|grab|scratch|physical/i, "Physical Contact"],
  [/cold|temperature/i, "Cold Spots"],
  [/smell|scent|odor|perfume/i, "Phantom Smells"],
  [/orb/i, "Orbs"],
  [/light|glow/i, "Mysterious Lights"],
  [/mist|fog/i, "Mists"],
  [/electr|power/i, "Electrical Disturbances"],
  [/photo|camera/i, "Photographic Anomalies"],
  [/evp|record/i, "EVP Recordings"],
  [/mirror|reflect/i, "Reflections"],
  [/window|face/i, "Faces in Windows"],
  [/presence|feeling|sensation|dread/i, "Sense of Presence"],
];

/** The detail for an activity; a word outside the vocabulary gets the kindred one, and an unknown one an apparition. */
export function uncannyDetail(activity: string | undefined, seed: string): Detail {
  const kind = (activity && kindOf(activity)) || "Apparitions";
  return kind === "Apparitions" ? seededRandom(`${seed}/apparition`).pick(APPARITIONS) : UNCANNY_DETAILS[kind];
}

function kindOf(activity: string): VocabularyActivity | undefined {
  if (activity === "Apparitions" || Object.hasOwn(UNCANNY_DETAILS, activity)) return activity as VocabularyActivity;
  return LIKENESS.find(([pattern]) => pattern.test(activity))?.[1];
}

/** The opening a detail can use best: lit, neither tiny nor huge. */
export function stageWindow(openings: readonly Opening[]): Box | undefined {
  const fits = openings.filter((o) => o.w >= 18 && o.w <= 64 && o.h >= 28 && o.shape !== "slit");
  return fits.toSorted((a, b) => Number(b.lit) - Number(a.lit) || b.w * b.h - a.w * a.h)[0];
}

type Stage = {
  plate: Plate;
  inks: Inks;
  random: Random;
  /** A window large enough to see something in, unless the place is out of doors. */
  window?: Box | undefined;
  door?: Box | undefined;
  ground: { x: number; y: number };
  /** The height (y) above which there is only sky. */
  sky: number;
  /** Whether there is water to float on. */
  afloat: boolean;
};

export function drawUncanny(detail: Detail, stage: Stage): void {
  const { plate, inks, window, door } = stage;
  const picture = pictureFor(detail, stage);
  const box = picture.stage.door ? door : window;
  if (detail.lit && box) {
    plate.fill(inks.roof, rect([box.x - 3, box.y - 3, box.w + 6, box.h + 6]));
    plate.fill(detail.lit === "pumpkin" ? PUMPKIN : inks.dark, rect([box.x, box.y, box.w, box.h]));
  }
  plate.raw(`<g transform="${movedTo(stage, picture.stage)}">`);
  printPicture(stage, picture);
  plate.raw("</g>");
}

/** Something else is drawn where it has water to float on, or no window or door to be at. */
function pictureFor({ file }: Detail, { window, door, afloat }: Stage): Picture {
  if (afloat && isFile(`${file}-afloat.svg`)) return pictureIn(`${file}-afloat.svg`);
  const picture = pictureIn(`${file}.svg`);
  const isMissed = (picture.stage.window && !window) || (picture.stage.door && !door);
  return isMissed && isFile(`${file}-outdoors.svg`) ? pictureIn(`${file}-outdoors.svg`) : picture;
}

/** In smaller windows it would be too small to see. */
const MIN_WIDTH = 26;
/** How far the flock of a roof needs the sky to be high. */
const MIN_SKY = 200;
/** How high over the ground something is seen that has no window to be at. */
const IN_THE_AIR = 64;

/** How a picture is moved, by the mark that it has on its own stage. */
function movedTo({ window, door, ground, sky }: Stage, marks: Picture["stage"]): string {
  const air = { x: ground.x - 22, y: ground.y - IN_THE_AIR - 35, w: 44, h: 70 };
  const seen = window ?? air;
  if (marks.window) return fitted(marks.window, seen, Math.max(MIN_WIDTH, seen.w) / marks.window.w);
  if (marks.door && door) return fitted(marks.door, door, door.h / marks.door.h);
  // It keeps to the side of the sheet where nobody stands.
  if (marks.aside) return ground.x < 600 ? "translate(0 0)" : "matrix(-1 0 0 1 1200 0)";
  const middle = { x: seen.x + seen.w / 2, y: seen.y + seen.h / 2 };
  if (marks.source) return shifted(marks.source, middle);
  if (marks.sky) return shifted(marks.sky, { x: middle.x, y: Math.max(MIN_SKY, sky) });
  return shifted(marks.standing ?? ground, ground);
}

type Point = { x: number; y: number };

const shifted = (from: Point, to: Point): string =>
  `translate(${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)})`;

/** Sill on sill, or threshold on threshold. */
function fitted(from: Box, to: Box, scale: number): string {
  const x = to.x + to.w / 2 - scale * (from.x + from.w / 2);
  const y = to.y + to.h - scale * (from.y + from.h);
  return `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 1000) / 1000})`;
}
