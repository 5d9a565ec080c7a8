/** One table of the houses that are drawn for themselves. */
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
import type { FamousHouse } from "./famous-house.ts";
import { stateCode } from "./landscape-of-place.ts";

export const FAMOUS_HOUSES: readonly FamousHouse[] = [
  winchester,
  stanley,
  lizzieBorden,
  easternState,
  waverlyHills,
  transAllegheny,
  queenMary,
  myrtles,
  lalaurie,
  whaley,
  villisca,
  stAugustine,
  franklinCastle,
  alcatraz,
];

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
  const { front, detail, plan } = house;
  return [
    { view: "front", alt: `Poster drawing of ${front.phrase}.`, caption: front.caption },
    { view: "detail", alt: `${detail.alt}.`, caption: detail.caption },
    { view: "plan", alt: `${plan.alt}.`, caption: plan.caption },
  ];
}
