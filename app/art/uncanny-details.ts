/** One small uncanny detail for each kind of activity, drawn where the building gives it room. */
import type { VocabularyActivity } from "../domain/places/activity-vocabulary.ts";
import { seededRandom } from "./seeded-random.ts";
import type { Box, Opening } from "./site.ts";
import { APPARITIONS } from "./uncanny/apparitions.ts";
import { FELT } from "./uncanny/felt.ts";
import { HEARD } from "./uncanny/heard.ts";
import { SEEN } from "./uncanny/seen.ts";
import type { Detail } from "./uncanny/stage.ts";

export const UNCANNY_DETAILS: Record<VocabularyActivity, Detail> = { ...SEEN, ...HEARD, ...FELT };

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
  if (Object.hasOwn(UNCANNY_DETAILS, activity)) return activity as VocabularyActivity;
  return LIKENESS.find(([pattern]) => pattern.test(activity))?.[1];
}

/** The opening a detail can use best: lit, neither tiny nor huge. */
export function stageWindow(openings: readonly Opening[]): Box | undefined {
  const fits = openings.filter((o) => o.w >= 18 && o.w <= 64 && o.h >= 28 && o.shape !== "slit");
  return fits.toSorted((a, b) => Number(b.lit) - Number(a.lit) || b.w * b.h - a.w * a.h)[0];
}
