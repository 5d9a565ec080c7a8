/** Detects private homes, and texts that reveal their address. */

import { addressWords, readStreetAddress, significantStreetWords } from "../geo/street-address.ts";
import type { Listing } from "../review/listing-form.ts";
import type { PlaceType } from "./place.ts";

/** An inn or museum that "was built as a private home" isn't one today. */
const HOMES: readonly PlaceType[] = ["house", "mansion", "plantation", "other"];
const WHOSE = "my|our|his|her|their|(?:neighbou?r|friend|grandmother|grandma|parent|aunt|uncle)s?'?s?";
const SIGNS = new RegExp(
  [
    "\\bprivate(?:ly owned)? (?:home|house|residence|dwelling)",
    `\\b(?:${WHOSE}) (?:old |own |new )?(?:house|home|apartment|farmhouse|trailer)\\b`,
    "\\b(?:famil(?:y|ies)|people|couple|owners?) (?:who |that )?(?:still )?lives? (?:there|here|in it)\\b",
    "\\b(?:I|we) (?:still |now )?(?:live|lived|rent|moved in)\\b",
  ].join("|"),
  "i",
);

export function looksLikePrivateHome(name: string, text: string, placeType: PlaceType): boolean {
  return HOMES.includes(placeType) && SIGNS.test(`${name}\n${text}`);
}

const READ_BY_VISITORS = ["houseName", "accessNote", "storySummary", "fullStory", "reports"] as const;

/** The fields of a listing that contain one of these addresses, abbreviated or not. */
export function fieldsWithAddress(listing: Listing, addresses: readonly string[]): string[] {
  const tellings = addresses.flatMap((address) => {
    const read = readStreetAddress(address);
    const words = read && significantStreetWords(read.street);
    return read && words && words.length > 0 ? [` ${[read.number, ...words].join(" ")} `] : [];
  });
  if (tellings.length === 0) return [];
  return READ_BY_VISITORS.filter((field) => {
    const words = significantStreetWords(addressWords([listing[field] ?? ""].flat().join(" ")));
    return tellings.some((telling) => ` ${words.join(" ")} `.includes(telling));
  });
}
