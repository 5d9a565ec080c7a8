/** What a search text asks for beside a thing and a place: the best, a filter, how far to drive, or stops on a drive. */
import { VISIT_FILTERS, type VisitFilter } from "../browse/place-filters.ts";
import type { GazetteerCity } from "../geo/gazetteer.ts";
import { MIN_KNOWN_POPULATION, type SearchContext } from "./parse-query.ts";
import { kindMeant } from "./query-words.ts";
import { searchWords } from "./search-words.ts";

export interface Wish {
  /** The text without what is read here: a thing, a place, or both. */
  readonly rest: string;
  /** The best first. */
  readonly ranked: boolean;
  readonly filters: readonly VisitFilter[];
  /** By car from the place. */
  readonly minutes?: number;
  /** Around the place. */
  readonly miles?: number;
  /** There is one evening, so places close by are meant. */
  readonly tonight?: boolean;
  readonly route?: Route;
}

/** A drive, for the planner. */
export interface Route {
  readonly from: string;
  readonly to: string;
  readonly days?: number;
}

const SUPERLATIVE =
  /\b(?:the )?(?:scariest|creepiest|spookiest|eeriest|(?:top|highest) rated|(?:most|best) (?:haunted|known|scary|creepy|spooky|active|frightening|terrifying)|best|top(?: (?:\d{1,3}|five|ten|twenty))?)(?=\s+(?!of\b)|$)/gi;

/** "Ohio's scariest places". */
const OWNER = /^(\w+)'s\s+/;

const WHO = "(?:(?:that|which|where) )?(?:(?:i|we|you|one) )?(?:can|could|may|to)";
const FILTERS: Readonly<Record<VisitFilter, RegExp>> = {
  enter: new RegExp(
    `\\bopen(?: (?:now|today|to (?:the )?(?:public|visit|visitors)))?\\b|\\b${WHO} (?:go in(?:to|side)?|get in(?:to|side)?|enter|walk into|tour)(?=\\s|$)`,
    "gi",
  ),
  free: /\bfree(?: (?:of charge|to (?:visit|enter)|admission|entry))?\b|\b(?:that )?costs? nothing\b|\bno (?:admission|charge)\b/gi,
  stay: new RegExp(
    `\\b${WHO} (?:sleep|stay|spend (?:the|a) night)(?: (?:the night|overnight|over))?(?: (?:in|at)(?! \\w+ *(?:,|$)))?(?=\\s|$)|\\b(?:spend (?:the|a) night|stay (?:the night|overnight)|sleep|overnight)(?: (?:in|at) an?\\b)?(?=\\s|$)|\\bwith (?:an? )?(?:beds?|rooms?|lodging)\\b`,
    "gi",
  ),
  dark: /\b(?:tonight|this evening|after dark|(?:late )?at (?:night|midnight)|by night|in the dark)\b/gi,
};

const TONIGHT = /\b(?:tonight|this evening)\b/i;

const COUNT = "(\\d{1,3}(?:\\.\\d)?|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten)";
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  "half a": 0.5,
  "half an": 0.5,
  ...Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((word, index) => [
      word,
      index + 1,
    ]),
  ),
};
const readCount = (text: string): number => COUNTS[text.toLowerCase()] ?? Number(text);

/** "Within a 2 hour drive of", "90 minutes from", "30 miles around". */
const DISTANCE = new RegExp(
  `\\b(?:(?:with)?in |less than |under |about )*(?:an? (?=\\d|one|two|three|four|five|six))?${COUNT}[- ]?(hours?|hrs?|h|minutes?|mins?|miles?|mi)(?:'s?)?(?: drive| driving| by car| away)*(?: (?:of|from|around|outside(?: of)?)) (?=\\S)`,
  "i",
);
const MAX_MINUTES = 12 * 60;
const MAX_MILES = 500;

const DAYS = new RegExp(`\\b${COUNT}[- ]days?\\b`, "i");
/** "In three days", "over a weekend". */
const TIME_AT_END = new RegExp(
  `,? (?:in|over|for|within) (?:${COUNT}[- ]days?|(?:a|one|the) (?:long )?weekend)[?.!]?$`,
  "i",
);
/** ", sleeping in haunted inns". */
const NIGHTS = /(?:, and|,| and| with) (?:sleep|stay|nights?)/i;
const ON_THE_WAY =
  /^(.*?)\b(?:(?:stops? )?(?:on|along) (?:the|my|our) (?:way|road|route|drive)|(?:road ?)?trip|drive|driving)? ?\bfrom (.{2,60}?) to (.{2,60})$/i;
/** "Nashville to New Orleans": large towns only, since names of places read like this, too. */
const JUST_TOWNS = /^()(.{2,60}?) to (.{2,60})$/i;
const BETWEEN = /^(.*?)\bbetween (.{2,60}?) and (.{2,60})$/i;
const ABOUT_DRIVING = /\b(?:stops?|on|along|the|my|our|way|road|route|drive|driving|trip|roadtrip)\b/gi;

/** What is left over beside the parts that were read: "hotels that are", "and near Salem". */
const LOOSE_AT_END = new Set("that which where and is are but also with to in at a an".split(" "));
const LOOSE_AT_START = new Set("and but that which are is".split(" "));
const LOOSE_MIDDLE = /\b(?:that|which)(?: (?:is|are))?(?: and)?(?=\s+(?:in|near|within|around)\b)/gi;

export function readWish({ gazetteer, index }: SearchContext, text: string): Wish {
  const nothing: Wish = { rest: text, ranked: false, filters: [] };
  const townCalled = (name: string) => gazetteer.findCity(name.replace(/,.*$/, "").trim())[0];
  const route = readRoute(text, townCalled);
  if (route) return { ...nothing, ...route };
  // "The Best Western" is a name.
  const words = searchWords(text);
  if (words.length > 1 && index.findNamed(words).length > 0) return nothing;

  let rest = text;
  const filters = VISIT_FILTERS.filter((name) => {
    const left = rest.replace(FILTERS[name], " ");
    const isAsked = left !== rest;
    rest = left;
    return isAsked;
  });
  const unranked = rest.replace(SUPERLATIVE, " ").replace(OWNER, "$1 ");
  const ranked = rest.search(SUPERLATIVE) !== -1;
  const distance = DISTANCE.exec(unranked);
  const near = distance ? unranked.replace(distance[0], " near ") : unranked;
  if (filters.length === 0 && !ranked && !distance) return nothing;
  return { rest: tidy(near), ranked, filters, tonight: TONIGHT.test(text), ...(distance && readDistance(distance)) };
}

function readDistance([, count, unit]: RegExpExecArray): Pick<Wish, "minutes" | "miles"> {
  const amount = readCount(count!);
  if (/^mi(les?)?$/i.test(unit!)) return { miles: Math.min(MAX_MILES, Math.max(1, Math.round(amount))) };
  const minutes = /^h/i.test(unit!) ? amount * 60 : amount;
  return { minutes: Math.min(MAX_MINUTES, Math.max(5, Math.round(minutes))) };
}

/** Two towns and the road between them, and what to look for there. */
function readRoute(
  text: string,
  townCalled: (name: string) => GazetteerCity | undefined,
): { route: Route; rest: string } | undefined {
  const days = DAYS.exec(text)?.[1] ?? (/\bweekend\b/i.test(text) ? "two" : undefined);
  const [way = "", nights] = text.split(NIGHTS);
  const drive = way.replace(TIME_AT_END, "");
  const sentence = ON_THE_WAY.exec(drive) ?? BETWEEN.exec(drive);
  const [, before, start, end] = sentence ?? JUST_TOWNS.exec(drive) ?? [];
  const [from, to] = [start, end].map((name) => (name ?? "").trim().replace(/[,?.!]$/, ""));
  const isMeant = (name: string | undefined) => {
    const town = name ? townCalled(name) : undefined;
    return town !== undefined && (sentence !== null || (town.population ?? 0) >= MIN_KNOWN_POPULATION);
  };
  if (!from || !to || !isMeant(from) || !isMeant(to)) return undefined;
  const thing = before!
    .replace(DAYS, " ")
    .replace(/\bweekend\b/gi, " ")
    .replace(ABOUT_DRIVING, " ");
  return {
    route: { from, to, ...(days && { days: readCount(days) }) },
    rest: kindMeant(thing) ?? (nights === undefined ? "" : "inns"),
  };
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
