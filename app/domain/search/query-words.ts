/** The words that people put around the place they mean, and those that name a kind of place. */
import { PLACE_TYPES } from "../places/place.ts";
import { searchWords } from "./search-words.ts";

const FILLER =
  "haunted|haunt|haunts|haunting|hauntings|ghost|ghosts|ghostly|spooky|scary|creepy|paranormal|real|best|most|famous|top";
const THINGS =
  "places?|locations?|houses?|homes?|sites?|spots?|attractions?|things to do|activity|stories|story|tours?|hunts?|hunting|investigations?";
const AROUND =
  "the|a|an|all|and|to|go|visit|find|show me|in|of|near|at|around|old|some|any|with|for|where|something|anything|somewhere|anywhere|what|what's|is|are|there|i|we|can|may";
/** When, and whether one gets in: no text of a place answers it, and the filter for access does. */
const WHEN =
  "(?:this|next) (?:weekend|week|month|summer|fall|autumn|october|halloween)|(?:for|on) halloween|tonight|today|tomorrow|right now|after dark|at (?:night|dusk|dawn|midnight)";
const ENTRY =
  "open(?: (?:now|to (?:the )?(?:public|visit|visitors)))?|(?:that |which |where )?(?:i|we|you) (?:can|may) (?:go in(?:to|side)?|get in(?:to|side)?|enter|visit|see|tour|walk|sleep(?: in)?|stay(?: in| at)?)";
const OCCASION = `${WHEN}|${ENTRY}`;
const OCCASION_AT_END = new RegExp(`^(.*?\\S)(?:\\s+(?:${OCCASION}))+[?.!]*$`, "i");
const ONLY_FILLER = new RegExp(`^((${FILLER}|${THINGS}|${AROUND}|${OCCASION})(\\s+|$))+$`, "i");
/** A ghost town is a kind of place. */
const GHOST_TOWN = /^ghost[ -]towns?$/i;
/** "Is there a ghost in the White House?" asks for the White House. */
const LEADING_FILLER = new RegExp(
  `^(?:(?:${AROUND}|${FILLER})\\s+)*(?:(?!ghost towns?\\b)(?:${FILLER})\\s+)(?:(?:${AROUND})\\s+)*(?=\\S)`,
  "i",
);
const LOOSE = new RegExp(
  `\\b(?!ghost[ -]towns?\\b)(?:${OCCASION}|${FILLER}|${THINGS}|${AROUND.replace("and|", "")})\\b`,
  "gi",
);

/** When somebody wants to go, and that they want to go in, says nothing about where. */
const ASIDES = [
  new RegExp(`,? ?\\b(?:${WHEN})\\b`, "gi"),
  /,? (?:that|which|where) (?:we|you|i|one) (?:can|may|could)(?: \w{1,20}){1,3}$/i,
  /,? (?:(?:that|which) (?:is|are) )?open(?: to (?:the public|visitors|visit))?$/i,
];

const KINDS = new Set(
  [
    ...PLACE_TYPES.filter((type) => type !== "ghost-town" && type !== "other"),
    "inn bed breakfast jail penitentiary sanatorium sanitarium school college graveyard mill tavern saloon bar pub",
    "forest wood castle farm library opera courthouse tunnel cave island mine distillery brewery winery",
  ].flatMap(searchWords),
);

export const isKindWord = (word: string): boolean => KINDS.has(word);

/** "Haunted hotels" looks for hotels: the word stands in every story. */
export function withoutFiller(text: string): string {
  const rest = text.replace(LEADING_FILLER, "");
  return isOnlyFiller(rest) ? text : rest;
}

/** "Near Asheville this weekend" asks for what is near Asheville. */
export function withoutOccasion(text: string): string {
  return OCCASION_AT_END.exec(text)?.[1] ?? text;
}

/** The same in the middle of a sentence, where nothing else could be read in it. */
export function withoutAsides(text: string): string {
  const rest = ASIDES.reduce((left, aside) => left.replace(aside, ""), text).trim();
  return rest === "" ? text : rest;
}

/** "Haunted places", "the best ghost stories": says nothing about what is looked for. */
export function isOnlyFiller(text: string): boolean {
  return ONLY_FILLER.test(text.trim()) && !GHOST_TOWN.test(text.trim());
}

/** "Hotel", "haunted old prisons", "ghost town": a kind of place and nothing else. Its words, or undefined. */
export function kindMeant(text: string): string | undefined {
  const rest = withoutOuterAnd(text.replace(LOOSE, " ").split(/\s+/).filter(Boolean)).join(" ");
  if (GHOST_TOWN.test(rest)) return rest;
  const words = searchWords(rest);
  return words.length > 0 && words.every((word) => KINDS.has(word)) ? rest : undefined;
}

/** "Bed and breakfast" keeps its middle. */
function withoutOuterAnd(words: readonly string[]): readonly string[] {
  const counts = (word: string) => word.toLowerCase() !== "and";
  return words.slice(Math.max(0, words.findIndex(counts)), words.findLastIndex(counts) + 1);
}

/** What people want to do, by the kind of place where it is done. */
const DONE_AT = new Map([
  ["sleep", "hotel"],
  ["stay", "hotel"],
  ["room", "hotel"],
  ["eat", "restaurant"],
  ["dine", "restaurant"],
  ["dinner", "restaurant"],
  ["drink", "restaurant"],
]);

/** The kinds of place in a sentence: "where can I sleep in a haunted room" speaks of a hotel. Empty where there is none. */
export function kindsMentioned(text: string): string {
  const words = searchWords(text).map((word) => DONE_AT.get(word) ?? word);
  return [...new Set(words.filter(isKindWord))].join(" ");
}
