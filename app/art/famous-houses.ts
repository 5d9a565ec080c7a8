/** Houses drawn for themselves, found as SPEC finds them: their fronts are drawings, the other views of their galleries are pictures (data/famous-pictures.json). */
import { z } from "zod";
import records from "../../data/famous-pictures.json" with { type: "json" };
import { FAMOUS_HISTORIES } from "../domain/places/famous-houses.ts";
import { alcatraz } from "./famous/alcatraz.ts";
import { easternState } from "./famous/eastern-state.ts";
import { franklinCastle } from "./famous/franklin-castle.ts";
import { lalaurie } from "./famous/lalaurie.ts";
import { lizzieBorden } from "./famous/lizzie-borden.ts";
import { myrtles } from "./famous/myrtles.ts";
import { queenMary } from "./famous/queen-mary.ts";
import { stAugustine } from "./famous/st-augustine.ts";
import { stanley } from "./famous/stanley.ts";
import { transAllegheny } from "./famous/trans-allegheny.ts";
import { villisca } from "./famous/villisca.ts";
import { waverlyHills } from "./famous/waverly-hills.ts";
import { whaley } from "./famous/whaley.ts";
import { winchester } from "./famous/winchester.ts";
import { INKS } from "./inks.ts";
import { stateCode } from "./landscape-of-place.ts";
import { LANDSCAPES, type LandscapeName } from "./landscapes.ts";
import { shapeSchema } from "./picture.ts";
import { planSchema } from "./plan-sheet.ts";
import { roomSchema } from "./rooms.ts";
import type { Silhouette } from "./silhouette.ts";
import { moonSchema } from "./sky.ts";

/** By the first phrase that their histories are found by (data/famous-houses.json). */
const FRONTS: Readonly<Record<string, Silhouette>> = {
  "winchester mystery": winchester,
  "stanley hotel": stanley,
  "lizzie borden": lizzieBorden,
  "eastern state penitentiary": easternState,
  "waverly hills": waverlyHills,
  "trans-allegheny": transAllegheny,
  "queen mary": queenMary,
  "myrtles plantation": myrtles,
  lalaurie,
  "whaley house": whaley,
  villisca,
  "st. augustine light": stAugustine,
  "franklin castle": franklinCastle,
  alcatraz,
};

const told = { alt: z.string().min(20), caption: z.string().min(20) };

export const famousPicturesSchema = z.strictObject({
  night: z.enum(INKS.map(({ name }) => name)),
  landscape: z.enum(Object.keys(LANDSCAPES) as LandscapeName[]),
  moon: moonSchema,
  /** Under its front. */
  caption: told.caption,
  detail: z.strictObject({ ...told, room: roomSchema.optional(), shapes: z.array(shapeSchema).min(1) }),
  plan: z.strictObject({ ...told, ...planSchema.shape }),
});

/** Validated by a test. */
export const FAMOUS_PICTURES = records as unknown as Readonly<Record<string, z.infer<typeof famousPicturesSchema>>>;

export const FAMOUS_HOUSES = FAMOUS_HISTORIES.map(({ phrases, state }) => {
  const name = phrases[0]!;
  return { phrases, state: stateCode(state), front: FRONTS[name]!, ...FAMOUS_PICTURES[name]! };
});

export type FamousHouse = (typeof FAMOUS_HOUSES)[number];

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
