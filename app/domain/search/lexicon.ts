/** The words that the search understands, as data: phrases and what each of them means. */
import type { VisitFilter } from "../browse/place-filters.ts";
import { KIND_WORDS, phrasesOf } from "../places/kind-words.ts";
import type { PlaceType } from "../places/place.ts";
import { MONTHS } from "../places/season.ts";
import { searchWords } from "./search-words.ts";

/** Where the rest of the site answers better than a list of places. */
export type Answer =
  | "surprise"
  | "compare"
  | "submit"
  | "remove"
  | "map"
  | "lists"
  | "guide"
  | "scores"
  | "most-haunted";

export type Meaning =
  /** Says nothing that every place does not say: "haunted", "show me". */
  | { readonly slot: "filler"; readonly isNoun?: true }
  | {
      readonly slot: "kind";
      readonly type: PlaceType;
      readonly isNarrow: boolean;
      readonly phrase: string;
      readonly label?: string;
    }
  | {
      readonly slot: "filter";
      readonly filters: readonly VisitFilter[];
      readonly unlisted?: string;
      readonly tonight?: true;
    }
  | { readonly slot: "order"; readonly order: Order }
  | { readonly slot: "month"; readonly month: number; readonly isTimed: boolean }
  /** How long, and what for; beside lodging it asks for a bed. */
  | { readonly slot: "occasion"; readonly days?: number }
  | { readonly slot: "unlisted"; readonly what: string }
  /** A place may follow. */
  | { readonly slot: "preposition"; readonly word: string }
  | { readonly slot: "here" }
  | { readonly slot: "trip"; readonly days?: number }
  | { readonly slot: "not" }
  | { readonly slot: "or" }
  | { readonly slot: "answer"; readonly answer: Answer };

export const ORDERS = ["best", "nearest", "newest"] as const;
export type Order = (typeof ORDERS)[number];

const filler: Meaning = { slot: "filler" };
const noun: Meaning = { slot: "filler", isNoun: true };
const filter = (...filters: VisitFilter[]): Meaning => ({ slot: "filter", filters });
const answer = (name: Answer): Meaning => ({ slot: "answer", answer: name });
const unlisted = (what: string): Meaning => ({ slot: "unlisted", what });

/** Phrases are separated by a bar, other words in the same place by a slash; a word with a question mark may be missing. */
const PHRASES: readonly (readonly [Meaning, string])[] = [
  [
    filler,
    "haunted|haunt|haunting|ghost|ghostly|spooky|scary|creepy|eerie|paranormal|supernatural|real|really|famous|most",
  ],
  [filler, "embrujado|embrujada|encantado|encantada|fantasma|downtown|historic"],
  [
    noun,
    "casa|lugar|lugares|place|location|house|home|site|spot|attraction|thing|things to do|stuff|activity|story|tour|hunt|hunting",
  ],
  [filler, "investigation|ghost? crawl|walk|walking|stop|worth a stop|worth|event|options|ideas"],
  [
    filler,
    "the|a|an|all|to go|go|going|visit|see|explore|find|show/give/tell/take me/us|tell/know/learn me? about|about|old|not too|some|any|for|with|with friends|and/with? my? wife/husband/partner/girlfriend/boyfriend",
  ],
  [
    filler,
    "where|something|anything|everything|somewhere|anywhere|someone|what|whats|wheres|which|who|when|how|why|and why|is|are|was|were|be|been|am|do|does|did|has|have|had|will|would",
  ],
  [
    filler,
    "there|i|im|ive|we|you|one|it|its|they|can|could|may|should|that|this|these|those|me|us|my|our|your|want|wanna|need|like to|looking for|look for|search for|please|let|lets|get|got|so|if|than|then|also|too|just|live|lives|parents|family|friends|husband|wife|kids",
  ],
  [
    filler,
    "today|tomorrow|right now|this/next week/month/summer/fall/autumn/winter/spring|at dusk/dawn|on? friday/saturday/sunday/weekend night|day|night|list of|on a/the map|how far/much/many|many|does it cost|is it|really",
  ],
  [
    filler,
    "what do/did/have? visitors/people/guests/others say/said/saw/seen/report/reported about/of/at?|visitor/visitors/guest/guests report/reports/review/reviews about/of/on?|in winter/spring/summer/fall/autumn|town of|city of|state of",
  ],

  [
    filter("free"),
    "free|free of charge|free to visit/enter|free admission/entry|costs/cost nothing|no admission/charge|for free|without paying",
  ],
  [
    filter("enter"),
    "open|open to the? public/visit/visitors|go/get/walk in/into/inside|enter|can/could/may/to tour|that allow visitors",
  ],
  [
    { ...filter("enter"), unlisted: "opening hours" } as Meaning,
    "open now/today/late/tomorrow|open 24 hours|open right now|open this weekend|open on? monday/tuesday/wednesday/thursday/friday/saturday/sunday",
  ],
  [
    filter("stay"),
    "sleep|sleeping|stay|staying|sleep/stay in/at a/an?|sleep/stay over|stay the? night|stay overnight|overnight|overnights|sleepover|spend a/the night in/at?|spend the weekend|for the night|with a/an? bed/beds/room/rooms/lodging|a night in/at|nights in|a place to sleep/stay|somewhere to sleep/stay|book a room",
  ],
  [filter("dark"), "after dark|late? at night|late? at midnight|at midnight|by night|in the dark|nighttime|night time"],
  [{ ...filter("dark"), tonight: true } as Meaning, "tonight|for tonight|this evening"],
  [filter("enter", "dark"), "night tour|night tours"],
  [
    { slot: "kind", type: "restaurant", isNarrow: false, phrase: "restaurant", label: "restaurants" },
    "eat|dine|dinner|lunch|have? a drink|to drink|i/we can? drink",
  ],

  [
    { slot: "order", order: "best" },
    "scariest|creepiest|spookiest|eeriest|top/highest rated|most/best haunted/known/scary/creepy/spooky/active/frightening/terrifying/famous/popular|best|top|greatest|must see",
  ],
  [{ slot: "order", order: "nearest" }, "closest|nearest"],
  [{ slot: "order", order: "newest" }, "newest|latest|recently added|recently updated|new"],

  [
    { slot: "month", month: 10, isTimed: true },
    "for/on/over/this/next? the? halloween/october weekend/night/nights/week/trip/getaway?|an? october/halloween weekend/night/week/trip/getaway",
  ],
  ...MONTHS.map((name, i): [Meaning, string] => [
    { slot: "month", month: i + 1, isTimed: false },
    `in/during/early/late/this/next ${name.toLowerCase()}`,
  ]),
  [{ slot: "occasion" }, "honeymoon|anniversary|birthday|romantic|getaway|for our? honeymoon/anniversary/birthday"],
  [{ slot: "occasion", days: 2 }, "for/over/this/next/in? a/an/the/our/one? long? weekend|weekend getaway/stay/away"],

  [
    unlisted("what suits children"),
    "kid/kids/child/children/family friendly|for/with my/our/small/young/little/the? kids/children/grandchildren/grandkids/toddlers/families/family|for/with a/my? toddler/child/kid|good for kids",
  ],
  [unlisted("whether pets are welcome"), "dog/dogs/pet/pets friendly|with my/our/a dog/dogs/pet/pets"],
  [unlisted("wheelchair access"), "wheelchair/handicap/handicapped accessible/friendly/access?"],
  [unlisted("what rooms cost"), "cheap|inexpensive|affordable|not expensive|budget"],

  ...[
    "in",
    "near",
    "around",
    "at",
    "by",
    "en",
    "on",
    "along",
    "across",
    "throughout",
    "of",
    "from",
    "to",
    "through",
    "between",
  ].map((word): [Meaning, string] => [{ slot: "preposition", word }, word]),
  [{ slot: "preposition", word: "near" }, "close to|cerca de|next to|not far from|far from"],
  [{ slot: "preposition", word: "outside" }, "outside of?"],
  [{ slot: "preposition", word: "from" }, "out of"],
  [
    { slot: "here" },
    "near/around/by/of/from me/us/here|close to me/us/here|near/around/by/close/of/from to? my current? location/house/home/place|my current? location|nearby|near by|in my area|close by|around here|my area",
  ],
  [
    { slot: "trip" },
    "trip|road trip|roadtrip|drive|driving|stops? on/along the/my/our way/road/route/drive|the/my/our route|tour through",
  ],
  [{ slot: "trip", days: 1 }, "day trip"],
  [filler, "a trip to|drive to|driving to|get to|going to|visit to|way to"],
  [{ slot: "trip", days: 2 }, "weekend trip"],
  [
    { slot: "not" },
    "not|arent|isnt|dont want|do not want|avoid|except|except for|excluding|but not|but no|no|without|other than|apart from|anything/everything/anywhere but",
  ],
  [{ slot: "or" }, "or|and"],
  [filler, "but"],

  [answer("surprise"), "surprise me/us|surprise|random|a? random place|pick one? for me/us|i cant decide|i dont know"],
  [answer("compare"), "compare|comparison|versus|vs"],
  [
    answer("submit"),
    "add/submit/report/suggest a/an/my/our? new? haunted? place/house/location/home/haunting/story/ghost|submit|suggest a place",
  ],
  [
    answer("remove"),
    "remove/delete my/our/a/this? house/home/property/place/listing/address|wrong address/information/info|correction|report an? error/mistake|take it/this down|take my/our house/home/place/address down/off|off the/your list",
  ],
  [answer("map"), "map|a? map of"],
  [answer("lists"), "lists|editors lists"],
  [answer("guide"), "road trip guide|what to pack|packing list|how to ghost hunt|ghost hunting tips"],
  [
    answer("scores"),
    "how are scores/ratings made/computed|how do you rate|what does the/a rating/score mean|who writes/wrote this",
  ],
  [answer("most-haunted"), "most haunted cities/states/city/state|which/what state/city has the most"],
];

/** The kinds of place: a word for all of them, or for some. */
const KINDS: readonly (readonly [Meaning, string])[] = (Object.keys(KIND_WORDS) as PlaceType[]).flatMap((type) => {
  const { said, narrow, asked } = KIND_WORDS[type];
  const meaning =
    (isNarrow: boolean) =>
    (phrase: string): [Meaning, string] => [
      { slot: "kind", type, isNarrow, phrase: /b&b|bnb/.test(phrase) ? "bed and breakfast" : phrase },
      phrase,
    ];
  return [
    ...phrasesOf(said).map(meaning(false)),
    ...phrasesOf(narrow).map(meaning(true)),
    ...phrasesOf(asked).map(meaning(type === "other")),
  ];
});

interface Node {
  readonly next: Map<string, Node>;
  meaning?: Meaning;
}

const ROOT: Node = { next: new Map() };

for (const [meaning, phrases] of [...PHRASES, ...KINDS]) {
  for (const phrase of phrases.split("|").flatMap(spellOut)) {
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
  readonly length: number;
}

/** What the words from `start` on mean, the longest phrase first. */
export function lookUp(words: readonly string[], start: number): LexiconMatch[] {
  const matches: LexiconMatch[] = [];
  let node: Node | undefined = ROOT;
  for (let i = start; i < words.length; i++) {
    node = node.next.get(wordKey(words[i]!));
    if (!node) break;
    if (node.meaning) matches.unshift({ meaning: node.meaning, length: i + 1 - start });
  }
  return matches;
}

/** Words that begin a phrase and are long enough to be misspelled. */
const MIN_CORRECTED = 5;
export const CORRECTABLE: readonly string[] = [...ROOT.next.keys()].filter((word) => word.length >= MIN_CORRECTED);

/** "prison", "inn", "castle", "house". */
export function isKindWord(word: string): boolean {
  const meaning = ROOT.next.get(wordKey(word))?.meaning;
  return meaning?.slot === "kind" || (meaning?.slot === "filler" && meaning.isNoun === true);
}
