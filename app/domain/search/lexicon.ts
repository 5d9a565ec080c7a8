/** The words that the search understands, as data: phrases and what each of them means. */
import type { Order, VisitFilter } from "../browse/place-filters.ts";
import { KIND_WORDS, phrasesOf, WIDE_KINDS } from "../places/kind-words.ts";
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
  | "most-haunted"
  | "tell"
  | "gone"
  | "trip"
  | "walk";

export type Meaning =
  /** Says nothing that every place does not say: "haunted", "show me". A fact is one of a single place: "phone number". */
  | { readonly slot: "filler"; readonly isNoun?: true; readonly fact?: "photos" | "other" }
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
  | { readonly slot: "price"; readonly most: number }
  | { readonly slot: "order"; readonly order: Order }
  | { readonly slot: "month"; readonly month: number; readonly isTimed: boolean }
  /** How long, and what for; beside lodging it asks for a bed. */
  | { readonly slot: "occasion"; readonly days?: number }
  | { readonly slot: "evening" }
  | { readonly slot: "unlisted"; readonly what: string }
  /** A place may follow. */
  | { readonly slot: "preposition"; readonly word: string }
  | { readonly slot: "here" }
  | { readonly slot: "trip"; readonly days?: number }
  | { readonly slot: "not" }
  | { readonly slot: "or" }
  | { readonly slot: "answer"; readonly answer: Answer };

export const CHILDREN = "what suits children";
/** Not listed, and nobody else to ask about. */
export const ABROAD = "places outside the United States";
/** Dollars. */
const CHEAP = 20;
const filler: Meaning = { slot: "filler" };
const noun: Meaning = { slot: "filler", isNoun: true };
const fact: Meaning = { slot: "filler", fact: "other" };
const filter = (...filters: VisitFilter[]): Meaning => ({ slot: "filter", filters });
const answer = (name: Answer): Meaning => ({ slot: "answer", answer: name });
const unlisted = (what: string): Meaning => ({ slot: "unlisted", what });

/** Phrases are separated by a bar, other words in the same place by a slash; a word with a question mark may be missing. */
const PHRASES: readonly (readonly [Meaning, string])[] = [
  [
    filler,
    "haunted|haunt|haunting|ghost|ghostly|embrujado|embrujada|fantasma|spooky|scary|creepy|eerie|paranormal|supernatural|real|really|famous|most",
  ],
  [filler, "downtown|historic|historical"],
  [
    noun,
    "place|location|house|home|casa|lugar|lugares|site|spot|attraction|thing|things to do|stuff|activity|story|tour|hunt|hunting",
  ],
  [filler, "investigation|stop|worth a stop|worth|event|options|ideas|class/field/school trip"],
  [
    filler,
    "the|a|an|all|to go|go|going|visit|see|explore|find|show/give/tell/take me/us|tell/know/learn about|about|old|not too|not that|some|any|for|with|with friends|and/with? my? wife/husband/partner/girlfriend/boyfriend",
  ],
  [
    filler,
    "where|something|anything|everything|nothing|somewhere|anywhere|someone|what|whats|wheres|which|who|when|how|why|and why|is|are|was|were|be|been|am|do|does|did|has|have|had|will|would|either|both|just|only",
  ],
  [
    filler,
    "there|i|im|ive|we|you|one|it|its|they|can|could|may|should|that|this|these|those|me|us|my|our|your|want|wanna|need|like to|looking for|look for|search for|please|let|lets|get|got|so|if|than|then|also|too|live|lives|parents|family|friends|husband|wife|take|took|spend|myself|by myself|here|around town",
  ],
  [
    filler,
    "today|tomorrow|yesterday|last night|right now|this/next week/month|at dawn|on? friday/saturday/sunday/weekend night|date night|day|night|list of|on a/the map|how far/much/many|many|does it cost|is it|self guided|guided|date|added|full/complete list|zip code?",
  ],
  [
    fact,
    "cost|costs|admission|opening? hours|phone number?|address|website|directions to|parking|ticket|tickets|ticket prices|price|prices|entry/entrance fee/fees|how much is/are/does/do|when is/are/does/do|what time is/are/does/do|history/facts of/about|history",
  ],
  [{ slot: "filler", fact: "photos" }, "photo|photograph|picture|pics|images"],
  [{ slot: "evening" }, "evening|in/for the evening|at? dusk"],
  [
    filler,
    "what do/did/have? visitors/people/guests/others say/said/saw/seen/report/reported about/of/at?|visitor/visitors/guest/guests report/reports/review/reviews about/of/on?|town of|city of|state of|area|metro area?|metropolitan area|suburb|suburbs of?|outskirts of?|vicinity",
  ],

  [
    filter("free"),
    "free|free of charge|free to visit/enter|free admission/entry|costs/cost nothing|no admission/charge/fee|for free|without paying",
  ],
  [
    filter("enter"),
    "open|open to the? public/visit/visitors|go/get/walk in/into/inside|enter|can/could/may/to tour|that allow visitors|not private|arent/isnt private",
  ],
  [
    { ...filter("enter"), unlisted: "what is open on another day or at another hour" } as Meaning,
    "open today/late/tomorrow/weekends|open 24 hours|open late/early at? night?|open this weekend|open on? monday/tuesday/wednesday/thursday/friday/saturday/sunday",
  ],
  [
    unlisted("what is open on another day or at another hour"),
    "closed on? monday/tuesday/wednesday/thursday/friday/saturday/sunday|closed today/tomorrow/weekends",
  ],
  [filter("now"), "open right? now|open at the moment|open at this hour|currently open|now open"],
  [
    filter("stay"),
    "sleep|sleeping|stay|staying|sleep/stay in/at a/an?|sleep/stay over|stay the? night|stay overnight|overnight|overnights|camp|camping|sleepover|spend a/the night in/at?|spend the weekend|for the night|with a/an? bed/beds/room/rooms/lodging|a night in/at|nights in|a place to sleep/stay|somewhere to sleep/stay|book a room|rental",
  ],
  [
    filter("dark"),
    "after dark|late? at night|late night|after/past 7pm/8pm/9pm/10pm/11pm/midnight/sunset/nightfall/hours|late? at midnight|at midnight|by night|in the dark|nighttime|night time",
  ],
  [{ ...filter("dark"), tonight: true } as Meaning, "tonight|for tonight|this evening"],
  [filter("enter", "dark"), "night tour"],
  [
    filter("stepfree"),
    "wheelchair/handicap/handicapped/disabled/stroller/ada accessible/accessibility/friendly/access?|in a/my? wheelchair|for/with a walker|accessible|step free|stepfree|no/without steps/stairs|with a stroller|disability|disabled",
  ],
  [
    { slot: "kind", type: "restaurant", isNarrow: false, phrase: "restaurant", label: "restaurants" },
    "eat|dine|eat/have/get? dinner/lunch/brunch|have? a drink|to drink|i/we can? drink",
  ],
  [
    { slot: "price", most: CHEAP },
    "cheap|cheapest|inexpensive|affordable|not/isnt/arent too? expensive|budget|low cost|free or cheap|cheap or free",
  ],

  [
    { slot: "order", order: "best" },
    "scariest|creepiest|spookiest|eeriest|top/highest rated|most/best haunted/known/scary/creepy/spooky/active/frightening/terrifying/famous/popular|best|top|greatest|must see",
  ],
  [{ slot: "order", order: "nearest" }, "closest|nearest"],
  [
    { slot: "order", order: "newest" },
    "newest|latest|just/recently added|recently updated|new place/listing/entry/addition|whats new|anything new",
  ],
  [{ slot: "order", order: "oldest" }, "oldest|most ancient"],

  [
    { slot: "month", month: 10, isTimed: true },
    "for/on/over/this/next? the? halloween/october weekend/night/nights/week/trip/getaway?|an? october/halloween weekend/night/week/trip/getaway",
  ],
  ...MONTHS.map((name, i): [Meaning, string] => [
    { slot: "month", month: i + 1, isTimed: false },
    `in/during/early/late/this/next/mid ${name.toLowerCase()}`,
  ]),
  // The others are also names or common words.
  ...["january", "february", "july", "september", "october", "november", "december"].map((name): [Meaning, string] => [
    { slot: "month", month: MONTHS.findIndex((month) => month.toLowerCase() === name) + 1, isTimed: false },
    name,
  ]),
  [{ slot: "month", month: 12, isTimed: false }, "for/at/over/during christmas"],
  [{ slot: "month", month: 1, isTimed: false }, "all year|all year round|year round"],
  // The middle of a season stands for it.
  ...(
    [
      ["winter", 1],
      ["spring", 4],
      ["summer", 7],
      ["fall/autumn", 10],
    ] as const
  ).map(([season, month]): [Meaning, string] => [
    { slot: "month", month, isTimed: false },
    `in/during/this/next/over/all the? ${season}`,
  ]),
  [{ slot: "occasion" }, "honeymoon|anniversary|birthday|romantic|getaway|for our? honeymoon/anniversary/birthday"],
  [{ slot: "occasion", days: 2 }, "for/over/this/next/in? a/an/the/our/one? long? weekend|weekend getaway/stay/away"],

  [
    unlisted(CHILDREN),
    "kids|kid/kids/child/children/family/toddler/toddlers/baby friendly|for/with my/our/small/young/little/the? kids/children/grandchildren/grandkids/toddlers/families/family/teens/teenagers|for/with a/my? toddler/child/kid|good for kids|take/bring my/our/the? kids/children|not too? scary|least scary|less scary",
  ],
  [
    unlisted("whether pets are welcome"),
    "dog/pet friendly/allowed/welcome|with my/our/a? dog/pet allowed/welcome?|allow/allows/allowing/accept dog/pet|bring my/our? dog/pet",
  ],
  [
    unlisted(ABROAD),
    "canada|mexico|england|scotland|ireland|uk|united kingdom|europe|france|germany|italy|spain|japan|australia",
  ],

  ...[
    "in",
    "near",
    "around",
    "at",
    "by",
    "on",
    "along",
    "across",
    "throughout",
    "of",
    "from",
    "to",
    "through",
    "between",
    "via",
    "off",
  ].map((word): [Meaning, string] => [{ slot: "preposition", word }, word]),
  [{ slot: "preposition", word: "near" }, "cerca de|close to|next to|not far from|far from"],
  [{ slot: "preposition", word: "in" }, "en"],
  [{ slot: "preposition", word: "outside" }, "outside of?"],
  [{ slot: "preposition", word: "from" }, "out of"],
  [{ slot: "preposition", word: "via" }, "by way of|with? a? stopping/stop in/at|passing through"],
  [
    { slot: "here" },
    "cerca de mi|near/around/by/of/from me/us/here|close to me/us/here|near/around/by/close/of/from to? my? current? location/house/home/place|my current? location|nearby|near by|in my area|close by|around here|my area",
  ],
  [
    { slot: "trip" },
    "trip|road trip|roadtrip|drive|driving|loop|stops? on/along the/my/our way/road/route/drive|the/my/our route|tour through",
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

  [
    answer("surprise"),
    "surprise me/us with?|surprise|random|a? random place|pick one? for me/us|pick/choose a? haunted? place/spot/one for? me/us?|i cant decide|i dont know|feeling lucky",
  ],
  [
    answer("compare"),
    "compare|comparison|versus|vs|scarier|creepier|spookier|more haunted/scary|which is better|difference between",
  ],
  [
    answer("submit"),
    "add/submit/suggest a/an/my/our/the? new? haunted? place/house/location/home/haunting/story/ghost/hotel/inn/business/restaurant/museum/property/listing|report a/an/my/our? new? haunted? place/house/location/home/haunting/story/ghost|submit|suggest a place|add my/our/a bed and breakfast to/on? your? site/website/list/directory?|get listed|list my house/hotel/inn/place/business|is missing|you are missing|not on your list/site|missing place",
  ],
  [
    answer("remove"),
    "remove/delete/unlist it/this/me/us|my/our house/home/property/place/address is/was listed/shown/here/there?|remove/delete/unlist my/our/a/this/the? house/home/property/place/listing/address|wrong address/information/info/hours/phone|address/information/info/hours/phone/website/link is? wrong|phone number is? wrong|take it/this off|i own this|correction|report an? error/mistake|found? an? error/mistake|take it/this down|take down my/our/a/the/this? house/home/place/listing/page|take my/our house/home/place/address/listing down/off|off the/your list/site/website|from the/your list/site/website|on your site/website",
  ],
  [
    answer("tell"),
    "tell/share/report what/how/about? i/we saw/seen/heard/felt/experienced/happened at/in/of/to?|i/we saw a? ghost/something at/in?|my/our experience/encounter/story at/in/of/with?|share/tell/write/post my/our/a experience/story/encounter/review/report of/at/about/for?|leave/write/post a review/report/comment for/of/about/on?|review/rate a? place|tell you? what happened to? me/us? at/in?|i was there|i/we was/were at|saw something|i have been to",
  ],
  [answer("gone"), "demolished|torn down|burned down|no longer standing/there|that are gone"],
  [answer("map"), "map|a? map of"],
  [answer("lists"), "lists|editors lists|best/all/your lists"],
  [
    answer("guide"),
    "road trip guide|what to pack/bring/wear ghost? hunting?|packing list|should i/we bring/wear/pack|bring on/to a ghost hunt|how to ghost hunt|how to hunt ghosts|ghost hunting/hunt tips/rules/guide/equipment/gear/etiquette/basics/kit|ghost hunting for beginners|is it safe|are these? places? safe|safe to visit|trespassing",
  ],
  [answer("trip"), "plan a/my? haunted? road? trip|trip planner|route planner|itinerary|plan a? route/vacation/drive"],
  [
    answer("scores"),
    "how are scores/ratings made/computed|how do you rate|who decides/makes the? scores/ratings|what does the/a rating/score mean|who writes/wrote/runs/made this site/website?|about this site/website|is this/it/any real/true|how do you know",
  ],
  [
    answer("most-haunted"),
    "most/scariest/creepiest/spookiest haunted? cities/states/city/state|which/what state/city has the most ghosts?|cities/states/towns/city/state/town with the? most ghosts/hauntings/haunted places?|most haunted places? ranking|ranking",
  ],
  [
    answer("walk"),
    "walk|walking|walking/ghost/haunted/guided walk/tour/crawl in/of/around/through?|ghost/pub crawl|walking? on foot|on foot|stroll|self guided walk/tour|walkable",
  ],
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
    ...phrasesOf(asked).map(meaning(WIDE_KINDS.has(type))),
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
