/** Houses with a gallery of pictures (data/famous-pictures.json), found as SPEC finds them: a landmark is their front. */
import { z } from "zod";
import records from "../../data/famous-pictures.json" with { type: "json" };
import { FAMOUS_HISTORIES } from "../domain/places/famous-houses.ts";
import type { Picture } from "./drawing-file.ts";
import { DRAWINGS, type DrawingName, fileOf, isDrawing, pictureIn } from "./drawings.ts";
import { INKS } from "./inks.ts";
import { stateCode } from "./landscapes/landscape-of-place.ts";
import { LANDSCAPES, type LandscapeName } from "./landscapes/landscapes.ts";
import { moonSchema } from "./sky.ts";

const told = { alt: z.string().min(20), caption: z.string().min(20) };

export const famousPicturesSchema = z.strictObject({
  front: z.custom<DrawingName>(isDrawing, "is not a drawing"),
  night: z.enum(INKS.map(({ name }) => name)),
  landscape: z.enum(Object.keys(LANDSCAPES) as LandscapeName[]),
  moon: moonSchema,
  /** Under its front. */
  caption: told.caption,
  detail: z.strictObject(told),
  plan: z.strictObject(told),
});

/** By the first phrase that their histories are found by (data/famous-houses.json). Validated by a test. */
export const FAMOUS_PICTURES = records as unknown as Readonly<Record<string, z.infer<typeof famousPicturesSchema>>>;

export const FAMOUS_HOUSES = FAMOUS_HISTORIES.map(({ phrases, state }) => {
  const name = phrases[0]!;
  const pictures = FAMOUS_PICTURES[name]!;
  return {
    phrases,
    state: stateCode(state),
    ...pictures,
    front: DRAWINGS[pictures.front],
    file: fileOf(pictures.front),
  };
});

export type FamousHouse = (typeof FAMOUS_HOUSES)[number];

/** The further pictures of a famous house stand in data/drawings/famous, under the name of its front. */
export const pictureOf = ({ file }: FamousHouse, view: "detail" | "plan"): Picture =>
  pictureIn(`famous/${file}-${view}.svg`);

type Named = { readonly houseName: string; readonly state: string };

export function famousHouse({ houseName, state }: Named): FamousHouse | undefined {
  const name = houseName.toLowerCase();
  const code = stateCode(state);
  return FAMOUS_HOUSES.find((house) => house.state === code && house.phrases.some((phrase) => name.includes(phrase)));
}

/** The gallery of a famous house; none for the others. */
export function famousViews(place: Named): { view: string; alt: string; caption: string }[] {
  const house = famousHouse(place);
  if (!house) return [];
  const { front, caption, detail, plan } = house;
  return [
    { view: "front", alt: `Poster drawing of ${front.phrase}.`, caption },
    { view: "detail", alt: `${detail.alt}.`, caption: detail.caption },
    { view: "plan", alt: `${plan.alt}.`, caption: plan.caption },
  ];
}
