/** Filler words around the place a visitor means, and words that name a kind of place. */
import { PLACE_TYPES, type PlaceType } from "../places/place.ts";
import { searchWords } from "./search-words.ts";

/** Every place's page has its visitors' reports. */
const VISITORS_SAY =
  "what (?:(?:do|did|have) )?(?:visitors|people|guests|others) (?:say|said|saw|seen|report|reported)(?: about| of| at)?|(?:visitors?|guests?)'? (?:reports?|reviews?)(?: about| of| on)?";
const FILLER = `haunted|haunt|haunts|haunting|hauntings|hanted|hauted|huanted|hauntd|ghost|ghosts|ghostly|spooky|scary|creepy|paranormal|real|best|most|famous|top|embrujad[oa]s?|encantad[oa]s?|fantasmas?|${VISITORS_SAY}`;
const THINGS =
  "places?|locations?|houses?|homes?|sites?|spots?|attractions?|things to do|activity|stories|story|tours?|hunts?|hunting|investigations?|crawls?|casas?|lugares?";
const AROUND =
  "the|a|an|all|and|to|go|visit|see|explore|find|show me|in|en|of|near|at|around|old|abandoned|not too|some|any|with|with friends|for|where|something|anything|everything|somewhere|anywhere|what|what's|is|are|there|i|we|can|may|should|do";
/** When to go and whether one gets in: the access filter answers that, texts of places don't. */
const WHEN =
  "(?:this|next) (?:weekend|week|month|summer|fall|autumn|october|halloween)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|fall|autumn)|(?:for|on) halloween|tonight|today|tomorrow|right now|after dark|at (?:night|dusk|dawn|midnight)";
const ENTRY =
  "open(?: (?:now|to (?:the )?(?:public|visit|visitors)))?|(?:that |which |where )?(?:i|we|you) (?:can|may) (?:go in(?:to|side)?|get in(?:to|side)?|enter|visit|see|tour|walk|sleep(?: in)?|stay(?: in| at)?)";
const OCCASION = `${WHEN}|${ENTRY}`;
/** What the page does anyway: it leads to the map and to the story. */
const ANYWAY = "on (?:a|the) map|and why";
const OCCASION_AT_END = new RegExp(`^(.*?\\S)(?:\\s+(?:${OCCASION}|${ANYWAY}))+[?.!]*$`, "i");
const ONLY_FILLER = new RegExp(`^((${FILLER}|${THINGS}|${AROUND}|${OCCASION})(\\s+|$))+$`, "i");
/** A ghost town is a kind of place, not filler. */
const GHOST_TOWN = /^ghost[ -]towns?$/i;
/** "Is there a ghost in the White House?" searches for the White House. */
const LEADING_FILLER = new RegExp(
  `^(?:(?:${AROUND}|${FILLER})\\s+)*(?:(?!ghost towns?\\b)(?:${FILLER})\\s+)(?:(?:${AROUND})\\s+)*(?=\\S)`,
  "i",
);
const LOOSE = new RegExp(
  `\\b(?!ghost[ -]towns?\\b)(?:${OCCASION}|${FILLER}|${THINGS}|${AROUND.replace("and|", "")})\\b`,
  "gi",
);

/** Phrases about when to go and whether one gets in, anywhere in a sentence. */
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

/** "May I visit", "a trip to". */
const GOING =
  /^(?:(?:(?:can|may|could|should|how (?:can|do)) (?:i|we|you) )?(?:visit|see|tour|go to|get to)|a trip to) (?=\S)/i;
const IS_HAUNTED = /^(?:is|are|was) (.{2,100}?) (?:really )?haunted$/i;

/** "Haunted hotels" searches for hotels: every story contains "haunted". */
export function withoutFiller(text: string): string {
  const rest = text.replace(IS_HAUNTED, "$1").replace(GOING, "").replace(LEADING_FILLER, "");
  return isOnlyFiller(rest) ? text : rest;
}

/** "Near Asheville this weekend" and "around Asheville on a map" search near Asheville. */
export function withoutOccasion(text: string): string {
  return OCCASION_AT_END.exec(text)?.[1] ?? text;
}

/** The same inside a sentence; used only if nothing else could be parsed. */
export function withoutAsides(text: string): string {
  const rest = ASIDES.reduce((left, aside) => left.replace(aside, ""), text).trim();
  return rest === "" ? text : rest;
}

/** "Haunted places", "the best ghost stories": any place will do. */
export function isOnlyFiller(text: string): boolean {
  return ONLY_FILLER.test(text.trim()) && !GHOST_TOWN.test(text.trim());
}

/** The words of a text that names a kind of place and nothing else: "hotel", "haunted old prisons", "ghost town". */
export function kindMeant(text: string): string | undefined {
  const rest = withoutOuterAnd(text.replace(LOOSE, " ").split(/\s+/).filter(Boolean)).join(" ");
  if (GHOST_TOWN.test(rest)) return rest;
  const words = searchWords(rest);
  return words.length > 0 && words.every((word) => KINDS.has(word)) ? rest : undefined;
}

/** "Bed and breakfast" keeps its "and". */
function withoutOuterAnd(words: readonly string[]): readonly string[] {
  const counts = (word: string) => word.toLowerCase() !== "and";
  return words.slice(Math.max(0, words.findIndex(counts)), words.findLastIndex(counts) + 1);
}

/** The kinds of place that a text names: "old jails" are prisons, "inns" are hotels. */
export function placeTypesMeant(text: string): PlaceType[] {
  const words = new Set(searchWords(text).map((word) => SAME_KIND.get(word) ?? word));
  return PLACE_TYPES.filter((type) => searchWords(type).every((word) => words.has(word)));
}

const SAME_KIND = new Map([
  ["inn", "hotel"],
  ["jail", "prison"],
  ["graveyard", searchWords("cemetery")[0]!],
  ["tavern", "restaurant"],
  ["bar", "restaurant"],
  ["pub", "restaurant"],
  ["school", searchWords("university")[0]!],
]);

/** Kind of place by what people do there. */
const DONE_AT = new Map([
  ["sleep", "hotel"],
  ["stay", "hotel"],
  ["room", "hotel"],
  ["eat", "restaurant"],
  ["dine", "restaurant"],
  ["dinner", "restaurant"],
  ["drink", "restaurant"],
]);

/** The kinds of place in a sentence, or "": "where can I sleep in a haunted room" means a hotel. */
export function kindsMentioned(text: string): string {
  const words = searchWords(text).map((word) => DONE_AT.get(word) ?? word);
  return [...new Set(words.filter(isKindWord))].join(" ");
}
