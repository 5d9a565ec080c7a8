/** Detects private homes by the words about them. */
import type { PlaceType } from "./place.ts";

/** An inn or museum that "was built as a private home" isn't one today. */
const HOMES: readonly PlaceType[] = ["house", "mansion", "plantation", "other"];
const WHOSE = "my|our|his|her|their|(?:neighbou?r|friend|grandmother|grandma|parent|aunt|uncle)s?'?s?";
const SIGNS = new RegExp(
  [
    "\\bprivate(?:ly owned)? (?:home|house|residence|dwelling)",
    `\\b(?:${WHOSE}) (?:old |own |new |family )?(?:house|home|apartment|farmhouse|trailer)\\b`,
    "\\b(?:famil(?:y|ies)|people|couple|owners?|aunts?|uncles?|parents?|grand(?:mother|father|ma|pa|parents)|neighbou?rs?|friends?) (?:who |that )?(?:still )?lives? (?:there|here|in it)\\b",
    "\\b(?:I|we) (?:still |now )?(?:live|lived|rent|moved in)\\b",
  ].join("|"),
  "i",
);

export function looksLikePrivateHome(name: string, text: string, placeType: PlaceType): boolean {
  return HOMES.includes(placeType) && SIGNS.test(`${name}\n${text}`);
}
