/** What words mean: the phrases of data/lexicon.json, and the words for kinds of places. */
import { z } from "zod";
import records from "../../../data/lexicon.json" with { type: "json" };
import { SEARCH_ORDERS, VISIT_FILTERS } from "../browse/place-filters.ts";
import { KIND_WORDS, phrasesOf, WIDE_KINDS } from "../places/kind-words.ts";
import { PLACE_TYPES, type PlaceType } from "../places/place.ts";
import { SHOWS, type Show } from "../places/shows.ts";
import { searchWords } from "./search-words.ts";
import { ANSWERS, UNLISTED } from "./slots.ts";
import { tokenize } from "./tokenize.ts";

const unlisted = z.enum(Object.keys(UNLISTED) as [keyof typeof UNLISTED]);
const kind = z.strictObject({
  slot: z.literal("kind"),
  type: z.enum(PLACE_TYPES),
  /** Only some places of the type are meant. */
  isNarrow: z.boolean(),
  phrase: z.string(),
  label: z.string().optional(),
});

const MEANINGS = [
  /** Says nothing that every place does not say: "haunted", "show me". A fact is one of a single place: "phone number". */
  z.strictObject({
    slot: z.literal("filler"),
    isNoun: z.literal(true).optional(),
    fact: z.enum(["photos", "other"]).optional(),
  }),
  kind,
  /** Another name for what is reported. */
  z.strictObject({ slot: z.literal("activity"), label: z.string() }),
  z.strictObject({
    slot: z.literal("filter"),
    filters: z.array(z.enum(VISIT_FILTERS)),
    unlisted: unlisted.optional(),
    tonight: z.literal(true).optional(),
    /** Numbers above it mean something else. */
    upTo: z.int().optional(),
  }),
  /** A television program; the number in the phrase is a season or a year. */
  z.strictObject({ slot: z.literal("show"), title: z.string() }),
  /** The number in the phrase, or `most`, are dollars. */
  z.strictObject({ slot: z.literal("price"), most: z.int().optional() }),
  /** So many for each of the number in the phrase, and some more: "two and a half hours". */
  z.strictObject({ slot: z.enum(["minutes", "miles"]), each: z.number(), more: z.number().optional() }),
  /** Of these kinds: the "oldest house" is no cemetery, while any place may be a "haunted house". */
  z.strictObject({
    slot: z.literal("order"),
    order: z.enum(SEARCH_ORDERS),
    kinds: z.array(z.enum(PLACE_TYPES)).optional(),
  }),
  /** The middle of a season stands for it. */
  z.strictObject({ slot: z.literal("month"), month: z.int().min(1).max(12), isTimed: z.literal(true).optional() }),
  /** How long, and what for; beside lodging it asks for a bed. */
  z.strictObject({ slot: z.literal("occasion"), days: z.int().optional(), unlisted: unlisted.optional() }),
  z.strictObject({ slot: z.literal("trip"), days: z.int().optional() }),
  z.strictObject({ slot: z.literal("unlisted"), what: unlisted }),
  /** A place may follow. */
  z.strictObject({ slot: z.literal("preposition"), word: z.string() }),
  z.strictObject({ slot: z.literal("answer"), answer: z.enum(ANSWERS) }),
  z.strictObject({ slot: z.enum(["evening", "here", "highway", "not", "or"]) }),
] as const;

/**
 * Words separated by a slash stand for each other, and one with a question mark may be missing. "#" is a number in digits
 * or words, "0" one in digits, "0000" a year, and "$" a price. Of two rows with the same phrase the first counts.
 */
export const lexiconSchema = z.array(
  z.union(MEANINGS.map((meaning) => meaning.extend({ phrases: z.array(z.string().regex(/^[a-z0-9 /?#$]+$/)).min(1) }))),
);

export type Meaning = z.infer<(typeof MEANINGS)[number]>;

/** Validated by a test. */
const ROWS = records as readonly (Meaning & { readonly phrases: readonly string[] })[];

/** The kinds of place: a word for all of them, or for some. */
const KINDS = (Object.keys(KIND_WORDS) as PlaceType[]).flatMap((type) => {
  const { said, narrow, asked } = KIND_WORDS[type];
  const meaning =
    (isNarrow: boolean) =>
    (said: string): (typeof ROWS)[number] => {
      const phrase = /b&b|bnb/.test(said) ? "bed and breakfast" : said;
      return { slot: "kind", type, isNarrow, phrase, phrases: [said] };
    };
  return [
    ...phrasesOf(said).map(meaning(false)),
    ...phrasesOf(narrow).map(meaning(true)),
    ...phrasesOf(asked).map(meaning(WIDE_KINDS.has(type))),
  ];
});

/** What a program's title may stand in, and what says that an ordinary word such as "Fear" is one. */
const OF_SHOW = [
  "as? seen/featured/filmed/shown/appeared/was/were/been on/in/by/for the? tv/television? show/series? ~",
  "tv/television show/series/program? ~",
  "episode/episodes of ~",
  "~ tv/television? episode/episodes/show/series/filming locations?",
  "~ film/filmed/shot/visit/visited/investigate/investigated",
  "~ season/episode #",
  "~ season # episode #",
  "season # of ~",
  "~ from/in? 0000",
];
const OF_CLEAR_SHOW = ["~", "on/from/by the? ~", "~ team/crew/cast/locations"];

const phrasesOfShow = ({ title, also, isOrdinary }: Show): string[] => {
  const names = [title, ...also].map((name) =>
    tokenize(name)
      .map(({ word }) => word)
      .join(" "),
  );
  return names.flatMap((name) => {
    const isClear = !isOrdinary && name.includes(" ");
    return [...OF_SHOW, ...(isClear ? OF_CLEAR_SHOW : [])].map((phrase) => phrase.replace("~", name));
  });
};

const TELEVISION = SHOWS.map((show): (typeof ROWS)[number] => ({
  slot: "show",
  title: show.title,
  phrases: phrasesOfShow(show),
}));

interface Node {
  readonly next: Map<string, Node>;
  meaning?: Meaning;
}

const ROOT: Node = { next: new Map() };

for (const { phrases, ...meaning } of [...ROWS, ...KINDS, ...TELEVISION]) {
  for (const phrase of phrases.flatMap(spellOut)) {
    let node = ROOT;
    for (const word of phrase) {
      const key = wordKey(word);
      if (!node.next.has(key)) node.next.set(key, { next: new Map() });
      node = node.next.get(key)!;
    }
    node.meaning ??= meaning;
  }
}

/** Every phrase that a pattern stands for: "stay the? night" is two. */
function spellOut(pattern: string): string[][] {
  let begun: string[][] = [[]];
  for (const part of pattern.split(" ")) {
    const words = part.replace(/\?$/, "").split("/");
    const longer = begun.flatMap((phrase) => words.map((word) => [...phrase, word]));
    begun = part.endsWith("?") ? begun.concat(longer) : longer;
  }
  return begun;
}

/** Singular and plural are one word. */
function wordKey(word: string): string {
  return word.length > 3 ? (searchWords(word)[0] ?? word) : word;
}

export interface LexiconMatch {
  readonly meaning: Meaning;
  /** In words. */
  readonly length: number;
  /** The number in it. */
  readonly count?: number | undefined;
}

/** What the words from `start` on mean, the longest phrase first. */
export function lookUp(words: readonly string[], start: number): LexiconMatch[] {
  return matchesFrom(ROOT, words.slice(start, start + MAX_PHRASE_WORDS)).sort((a, b) => b.length - a.length);
}

function matchesFrom({ next, meaning }: Node, words: readonly string[], length = 0, count?: number): LexiconMatch[] {
  const word = words[length];
  const isTooMuch = meaning?.slot === "filter" && (count ?? 0) > (meaning.upTo ?? Number.POSITIVE_INFINITY);
  const matches: LexiconMatch[] = meaning && !isTooMuch ? [{ meaning, length, count }] : [];
  if (word === undefined) return matches;
  const same = next.get(wordKey(word));
  if (same) matches.push(...matchesFrom(same, words, length + 1, count));
  for (const [sign, read] of NUMBERS) {
    const number = next.has(sign) ? read(word) : undefined;
    if (number !== undefined) matches.push(...matchesFrom(next.get(sign)!, words, length + 1, count ?? number));
  }
  return matches;
}

const MAX_PHRASE_WORDS = 8;
const COUNTS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
  " ",
);
const OTHER_COUNTS: Readonly<Record<string, number>> = { couple: 2, few: 3, twenty: 20, thirty: 30 };

const inDigits = (word: string): number | undefined => (/^\d{1,3}(?:\.\d)?$/.test(word) ? Number(word) : undefined);
const inWords = (word: string): number | undefined =>
  OTHER_COUNTS[word] ?? (COUNTS.includes(word) ? COUNTS.indexOf(word) + 1 : undefined);

/** What stands for a number in a phrase. */
const NUMBERS: readonly (readonly [sign: string, read: (word: string) => number | undefined])[] = [
  ["#", (word) => inDigits(word) ?? inWords(word)],
  ["0", (word) => (/^\d+$/.test(word) ? inDigits(word) : undefined)],
  ["0000", (word) => (/^(?:1[5-9]|20)\d\ds?$/.test(word) ? Number.parseInt(word, 10) : undefined)],
  ["$", (word) => (/^\$\d/.test(word) ? Number(word.slice(1)) : undefined)],
];

/** What may follow the words from `start` on in a phrase, as far as they are words of it. */
export function wordsAfter(words: readonly string[], start: number): { at: number; next: readonly string[] } {
  let node = ROOT;
  let at = start;
  for (let next: Node | undefined; at < words.length; at++) {
    next = node.next.get(wordKey(words[at]!));
    if (!next) break;
    node = next;
  }
  return { at, next: at === start ? [] : [...node.next.keys()] };
}

/** Words that begin a phrase and are long enough to be misspelled. */
const MIN_CORRECTED = 4;
/** "New Mexco" is not in Mexico. */
const meansAbroad = ({ meaning }: Node): boolean => meaning?.slot === "unlisted" && meaning.what === "abroad";
export const CORRECTABLE: readonly string[] = [...ROOT.next]
  .filter(([word, node]) => word.length >= MIN_CORRECTED && !meansAbroad(node))
  .map(([word]) => word);

/** "prison", "inn", "castle", "house". */
export function isKindWord(word: string): boolean {
  const meaning = ROOT.next.get(wordKey(word))?.meaning;
  return meaning?.slot === "kind" || (meaning?.slot === "filler" && meaning.isNoun === true);
}
