/** What a search text asks for beside a thing and a place: the best, a filter, when, how far to drive, or stops on a drive. */
import { VISIT_FILTERS, type VisitFilter } from "../browse/place-filters.ts";
import { MONTHS } from "../places/season.ts";
import { COUNT, readCount } from "./counts.ts";
import type { Route, SearchContext } from "./parse-query.ts";
import { readRoute } from "./read-route.ts";
import { searchWords } from "./search-words.ts";

export interface Wish {
  /** The text without what is read here: a thing, a place, or both. */
  readonly rest: string;
  /** The best first. */
  readonly ranked: boolean;
  readonly filters: readonly VisitFilter[];
  /** From 1: places that are closed then are left out. */
  readonly month?: number;
  /** What was asked for that no listing says. */
  readonly unlisted: readonly string[];
  /** By car from the place. */
  readonly minutes?: number;
  /** Around the place. */
  readonly miles?: number;
  /** There is one evening, so places close by are meant. */
  readonly tonight?: boolean;
  readonly route?: Route;
}

export const NO_WISH = { ranked: false, filters: [], unlisted: [] } as const satisfies Omit<Wish, "rest">;

const SUPERLATIVE =
  /\b(?:the )?(?:scariest|creepiest|spookiest|eeriest|(?:top|highest) rated|(?:most|best) (?:haunted|known|scary|creepy|spooky|active|frightening|terrifying)|best|top(?: (?:\d{1,3}|five|ten|twenty))?)(?=\s+(?!of\b)|$)/gi;

/** "Ohio's scariest places". */
const OWNER = /^(\w+)'s\s+/;

const WHO = "(?:(?:that|which|where) )?(?:(?:i|we|you|one) )?(?:can|could|may|to)";
const FILTERS: Readonly<Record<VisitFilter, RegExp>> = {
  enter: new RegExp(
    `\\bopen(?: (?:now|today|late|24 hours|to (?:the )?(?:public|visit|visitors)))?\\b|\\b${WHO} (?:go in(?:to|side)?|get in(?:to|side)?|enter|walk into|tour)(?=\\s|$)`,
    "gi",
  ),
  free: /\bfree(?: (?:of charge|to (?:visit|enter)|admission|entry))?\b|\b(?:that )?costs? nothing\b|\bno (?:admission|charge)\b/gi,
  stay: new RegExp(
    `\\b${WHO} (?:sleep|stay|spend (?:the|a) night)(?: (?:the night|overnight|over))?(?: (?:in|at)(?! \\w+ *(?:,|$)))?(?=\\s|$)|\\b(?:spend (?:the|a) night|stay (?:the night|overnight)|sleep|overnight)(?: (?:in|at) an?\\b)?(?=\\s|$)|\\bwith (?:an? )?(?:beds?|rooms?|lodging)\\b|\\b(?:for )?(?:\\d{1,2}|one|two|three|four|five|six|seven|a couple of|a few) nights?\\b|\\ba night (?=in|at)|\\bfor the night\\b`,
    "gi",
  ),
  dark: /\b(?:tonight|this evening|after dark|(?:late )?at (?:night|midnight)|by night|in the dark)\b/gi,
};

/** "In October" says nothing of a night, unlike "an October weekend". */
const IN_MONTH = new RegExp(`\\b(?:in|during|early|late) (${MONTHS.join("|")})\\b`, "i");
const HALLOWEEN =
  /\b(?:(?:for|on|over|this|next|an?|the) ){0,3}(?:october|halloween)(?: (?:weekend|nights?|week|trip|getaway|20\d\d))?\b/i;
const OCTOBER = 10;
/** How long, and what for. */
const OCCASIONS =
  /\b(?:(?:for|over|this|next|an?|the|our|long) ){0,3}(?:weekend(?: (?:getaway|trip|stay|away))?|getaway|honeymoon|anniversary|birthday)\b|\bromantic\b/gi;
const LODGING = /\b(?:hotels?|inns?|bed and breakfasts?|b ?& ?bs?|lodges?|resorts?)\b/i;

/** What listings don't say. */
const UNLISTED: readonly (readonly [what: string, asked: RegExp])[] = [
  [
    "what suits children",
    /\b(?:kids?|child|children|family)[- ]friendly\b|\b(?:for|with) (?:(?:my|our|small|young|little|the) )?(?:kids|children|grandchildren|grandkids|toddlers|families)\b/gi,
  ],
  ["whether pets are welcome", /\b(?:dog|pet)s?[- ]friendly\b|\bwith (?:my|our|a) (?:dog|pet)s?\b/gi],
  ["wheelchair access", /\b(?:wheelchair|handicap(?:ped)?)(?:[- ](?:accessible|friendly|access))?\b/gi],
  ["what rooms cost", /\b(?:cheap|inexpensive|affordable)\b/gi],
];
const OPENING_HOURS = /\bopen (?:now|today|late|24 hours)\b/i;

const TONIGHT = /\b(?:tonight|this evening)\b/i;

/** "Within a 2 hour drive of", "90 minutes from", "30 miles around". */
const DISTANCE = new RegExp(
  `\\b(?:(?:with)?in |less than |under |about )*(?:an? (?=\\d|one|two|three|four|five|six))?${COUNT}[- ]?(hours?|hrs?|h|minutes?|mins?|miles?|mi)(?:'s?)?(?: drive| driving| by car| away)*(?: (?:of|from|around|outside(?: of)?)) (?=\\S)`,
  "i",
);
const MAX_MINUTES = 12 * 60;
const MAX_MILES = 500;

/** What is left over beside the parts that were read: "hotels that are", "and near Salem". */
const LOOSE_AT_END = new Set("that which where and is are but also with to in at a an for on over".split(" "));
const LOOSE_AT_START = new Set("and but that which are is".split(" "));
const LOOSE_MIDDLE = /\b(?:that|which)(?: (?:is|are))?(?: and)?(?=\s+(?:in|near|within|around)\b)/gi;

export function readWish({ gazetteer, index }: SearchContext, text: string): Wish {
  const nothing: Wish = { ...NO_WISH, rest: text };
  const route = readRoute(text, gazetteer);
  if (route) return { ...nothing, ...route };
  // "The Best Western" is a name.
  const words = searchWords(text);
  if (words.length > 1 && index.findNamed(words).length > 0) return nothing;

  let rest = text;
  /** Whether the rest of the text had it. */
  const take = (expression: RegExp): boolean => {
    const left = rest.replace(expression, " ");
    const isThere = left !== rest;
    rest = left;
    return isThere;
  };
  const named = IN_MONTH.exec(text)?.[1];
  take(IN_MONTH);
  const isHalloween = take(HALLOWEEN);
  const month = named
    ? MONTHS.findIndex((one) => one.toLowerCase() === named.toLowerCase()) + 1
    : isHalloween && OCTOBER;
  const isTimed = take(OCCASIONS) || isHalloween;
  const asked = VISIT_FILTERS.filter(
    (name) => take(FILTERS[name]) || (name === "stay" && isTimed && LODGING.test(text)),
  );
  const unlisted = UNLISTED.filter(([, expression]) => take(expression)).map(([what]) => what);
  const ranked = take(SUPERLATIVE);
  if (ranked) rest = rest.trim().replace(OWNER, "$1 ");
  const distance = DISTANCE.exec(rest);
  const near = tidy(distance ? rest.replace(distance[0], " near ") : rest);
  // "Halloween" alone is a word of stories.
  if (near === tidy(text) || (near === "" && isTimed && asked.length === 0)) return nothing;
  return {
    rest: near,
    ranked,
    filters: asked,
    ...(month && { month }),
    unlisted: OPENING_HOURS.test(text) ? ["opening hours", ...unlisted] : unlisted,
    tonight: TONIGHT.test(text),
    ...(distance && readDistance(distance)),
  };
}

function readDistance([, count, unit]: RegExpExecArray): Pick<Wish, "minutes" | "miles"> {
  const amount = readCount(count!);
  if (/^mi(les?)?$/i.test(unit!)) return { miles: Math.min(MAX_MILES, Math.max(1, Math.round(amount))) };
  const minutes = /^h/i.test(unit!) ? amount * 60 : amount;
  return { minutes: Math.min(MAX_MINUTES, Math.max(5, Math.round(minutes))) };
}

function tidy(text: string): string {
  const words = text.replace(LOOSE_MIDDLE, " ").split(/\s+/);
  const plain = (word: string | undefined) => word?.replace(/[,?.!]/g, "").toLowerCase();
  const isLoose = (word: string | undefined, loose: ReadonlySet<string>) =>
    plain(word) === "" || loose.has(plain(word)!);
  while (words.length > 0 && isLoose(words.at(-1), LOOSE_AT_END)) words.pop();
  while (words.length > 0 && isLoose(words[0], LOOSE_AT_START)) words.shift();
  return words.join(" ").replace(/\bnear (?:near|in|at|of)\b/gi, "near");
}
