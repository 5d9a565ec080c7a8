/** Full-text search over the places of the catalog, on MiniSearch. */
import MiniSearch, { type Query, type QueryCombination, type SearchOptions } from "minisearch";
import { stateByName } from "../geo/us-states.ts";
import { KIND_WORDS } from "../places/kind-words.ts";
import type { PlaceCard } from "../places/place.ts";
import { nameWords } from "../places/place-name-key.ts";
import { AddressBook } from "./address-book.ts";
import { maxEdits, prefixDistance } from "./edit-distance.ts";
import { searchWords, usualSpelling } from "./search-words.ts";

const FIELDS = ["name", "city", "state", "activities", "kind", "summary"] as const;
type Field = (typeof FIELDS)[number];

/** A name says more than a mention in a story. */
const BOOST: Record<Field, number> = { name: 6, city: 2, state: 1, activities: 2, kind: 2, summary: 1 };
const WEIGHTS = { prefix: 0.6, fuzzy: 0.45 };
/** Share of the query's words that a place must contain when none contains all of them. */
const MIN_MATCH = 0.5;
/** A word is common when more than this share of all places, and at least this many, contain it. */
const COMMON_SHARE = 0.1;
const COMMON_COUNT = 500;
/** Shortest prefix that is completed: beside other words, and on its own. */
const MIN_PREFIX = 2;
const MIN_PREFIX_ALONE = 3;
const MIN_MISSPELLED_ALONE = 6;
/** The "la" of a name that is not here is in many others. */
const MIN_ALONE = 3;
/** Words of a name inside a sentence. */
const MIN_NAME_WORDS = 2;
const MAX_NAME_WORDS = 5;
/** Typos are corrected in so many words, and in none that is longer than any real one: each costs a walk through all words. */
const MAX_CORRECTED = 3;
const MAX_CORRECTED_LENGTH = 30;
/**
 * Postings that one lookup reads: of more words, the rarest that stay within it are looked up and the others compared with
 * what was found. Fewer where lookups follow each other.
 */
const MAX_POSTINGS = 6_000;
const MAX_POSTINGS_AGAIN = 3_000;
const MAX_ENDINGS = 50;

/** Every word as written, every word allowing for typos, the name of a place among the words, or only some of them. */
export type WordMatch = "exact" | "similar" | "name" | "some";

export class SearchIndex {
  readonly #texts = new MiniSearch<PlaceCard>({
    fields: [...FIELDS],
    storeFields: ["place"],
    extractField: (place, field) => {
      if (field === "id") return place.id;
      return field === "place" ? place : textOf(place, field as Field);
    },
    // A word says more in a short name, while the length of other fields says nothing: they count as one token each.
    tokenize: (text, field) => (field === "name" ? searchWords(text) : [text]),
    processTerm: (token, field) => (field === undefined || field === "name" ? token : unique(searchWords(token))),
    searchOptions: {
      // Queries are made of words that `searchWords` has returned.
      tokenize: (word) => [word],
      boost: BOOST,
      bm25: { k: 1, b: 1, d: 0 },
      weights: WEIGHTS,
      boostDocument: (_id, _term, { place } = {}) => 1 + (place as PlaceCard).rating / 20,
    },
  });
  /** The places that contain a word. Whether any does is asked far more often than in what order. */
  readonly #postings = new Map<string, PlaceCard[]>();
  /** Places by the first two words of their name. */
  readonly #byOpening = new Map<string, PlaceCard[]>();
  /** Places by each word of their names: most texts are not one, which must not cost a search. */
  readonly #namedWith = new Map<string, Set<PlaceCard>>();
  /** Places by each of their whole names. */
  readonly #byName = new Map<string, PlaceCard[]>();
  readonly #addresses = new AddressBook();
  /** What was found for a phrase of the lexicon, until a place changes. */
  readonly #ofKind = new Map<string, readonly PlaceCard[]>();

  get size(): number {
    return this.#texts.documentCount;
  }

  put(place: PlaceCard): void {
    this.remove(place.id);
    this.#ofKind.clear();
    this.#texts.add(place);
    this.#list(place, 1);
    this.#addresses.add(place);
  }

  remove(id: string): void {
    const place = this.#texts.getStoredFields(id)?.place as PlaceCard | undefined;
    if (!place) return;
    this.#ofKind.clear();
    this.#texts.discard(id);
    this.#list(place, -1);
    this.#addresses.remove(place);
  }

  /** Places at a street address: "525 S Winchester Blvd", with or without what follows the street. */
  findAddress(text: string): PlaceCard[] {
    return this.#addresses.find(text);
  }

  /** Places with a name, or a word of one, that starts like this: whole names first, then by rating, reports and name. */
  findNamesBeginning(text: string, limit: number): PlaceCard[] {
    const typed = nameWords(text);
    const last = typed.at(-1);
    if (last === undefined || (typed.length === 1 && last.length < MIN_PREFIX)) return [];
    const before = typed.slice(0, -1);
    const spellings = [...new Set([last, usualSpelling(last)])];
    const prefix: Query = { combineWith: "OR", prefix: true, queries: spellings };
    const whole = this.#rarest(searchWords(before.join(" ")).filter(this.#isKnown), MAX_POSTINGS_AGAIN);
    const phrases = spellings.map((spelling) => ` ${[...before.map(usualSpelling), spelling].join(" ")}`);
    return this.#search({ queries: [...whole, prefix] }, { fields: ["name"] })
      .map((place) => {
        const name = ` ${nameWords(place.houseName).map(usualSpelling).join(" ")}`;
        const isWhole = phrases.some((phrase) => name.startsWith(phrase) || name.startsWith(` the${phrase}`));
        return { place, name, isWhole };
      })
      .filter(({ name }) => phrases.some((phrase) => name.includes(phrase)))
      .sort(
        (a, b) =>
          Number(b.isWhole) - Number(a.isWhole) ||
          b.place.rating - a.place.rating ||
          b.place.reviewCount - a.place.reviewCount ||
          (a.name < b.name ? -1 : Number(a.name > b.name)),
      )
      .slice(0, limit)
      .map(({ place }) => place);
  }

  /** Places with names like this despite typos, also in a last word that isn't finished yet. */
  findNamesLike(text: string, limit: number): PlaceCard[] {
    const words = unique(searchWords(text));
    const last = words.at(-1) ?? "";
    const fields = ["name"];
    const found = this.#searchSimilar(words, { fields });
    if (found.length > 0 || (words.length === 1 && last.length < MIN_MISSPELLED_ALONE)) return found.slice(0, limit);
    const before = this.#rarest(words.slice(0, -1), MAX_POSTINGS_AGAIN);
    const corrected = before.filter((word) => !this.#isKnown(word));
    if (corrected.length >= MAX_CORRECTED) return [];
    // MiniSearch has no fuzzy prefixes.
    const unfinished: Query =
      allowedDistance(last) === 0
        ? { prefix: true, queries: [last] }
        : { combineWith: "OR", queries: this.#wordsBeginningLike(last) };
    return this.#search(
      { queries: [...before.map((word) => this.#withSwaps(word)), unfinished] },
      { fields, fuzzy: (term) => before.includes(term) && allowedDistance(term) },
    ).slice(0, limit);
  }

  /** Known words that a word which isn't finished yet may begin, despite typos; the most frequent ones. */
  #wordsBeginningLike(prefix: string): string[] {
    return [...this.#postings]
      .filter(([word]) => prefixDistance(prefix, word) !== undefined)
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, MAX_ENDINGS)
      .map(([word]) => word);
  }

  /** Places that have this very name, "The Mount" or "City Hotel", those written exactly like it first. */
  findCalled(text: string): readonly PlaceCard[] {
    const called = this.#byName.get(nameKey(text)) ?? [];
    const isExact = ({ houseName }: PlaceCard) => nameKey(houseName) === nameKey(text);
    return called.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)) || b.rating - a.rating);
  }

  /** Places whose name contains every word exactly; `elsewhere` words may also be in the city or the state. */
  findNamed(words: readonly string[], elsewhere: readonly string[] = []): PlaceCard[] {
    if (!this.#isInNames(words) || (elsewhere.length > 0 && this.#having(elsewhere).length === 0)) return [];
    const [wordsLookedUp, elsewhereLookedUp] = [words, elsewhere].map((all) => this.#rarest(all, MAX_POSTINGS_AGAIN));
    const inName: Query = { queries: wordsLookedUp!, fields: ["name"] };
    const around: Query = { queries: elsewhereLookedUp!, fields: ["name", "city", "state"] };
    return this.#search({ queries: elsewhere.length === 0 ? [inName] : [inName, around] }).filter(
      (place) =>
        (words.length === wordsLookedUp!.length || containsAll(place, words, ["name"])) &&
        (elsewhere.length === elsewhereLookedUp!.length || containsAll(place, elsewhere, ["name", "city", "state"])),
    );
  }

  /** Places whose name contains these words side by side. */
  findWithPhrase(words: readonly string[]): PlaceCard[] {
    const phrase = ` ${words.join(" ")} `;
    return this.findNamed(words).filter(({ houseName }) => ` ${searchWords(houseName).join(" ")} `.includes(phrase));
  }

  /** Whether some name contains every word. */
  #isInNames(words: readonly string[]): boolean {
    const [rarest, ...others] = words
      .map((word) => this.#namedWith.get(word) ?? new Set<PlaceCard>())
      .toSorted((a, b) => a.size - b.size);
    return [...(rarest ?? [])].some((place) => others.every((places) => places.has(place)));
  }

  /** "Winchester mansion" is the Winchester Mystery House. */
  findNamedOfKind(words: readonly string[], kind: string): PlaceCard[] {
    return this.#search({
      queries: [
        { queries: this.#rarest(words, MAX_POSTINGS_AGAIN), fields: ["name"] },
        { queries: [kind], fields: ["kind"] },
      ],
    });
  }

  /** Places whose kind, name or activity is what the words of the lexicon say, best first. */
  findOfKind(phrase: string): readonly PlaceCard[] {
    const known = this.#ofKind.get(phrase);
    if (known) return known;
    const words = this.#rarest(searchWords(phrase), MAX_POSTINGS);
    const found = this.#search({ queries: words }, { fields: ["name", "kind", "activities"] });
    this.#ofKind.set(phrase, found);
    return found;
  }

  /**
   * Best first. Exact words are tried before the prefix of the last one, that before typos, and all words before
   * most of them: visitors who spell well aren't shown what they didn't ask for.
   */
  findWords(text: string): { places: PlaceCard[]; match: WordMatch } {
    const words = unique(searchWords(text));
    const exact = this.#searchExact(words);
    if (exact.length > 0) return { places: exact, match: "exact" };
    const completed = this.#searchPrefix(words);
    if (completed.length > 0) return { places: completed, match: "exact" };
    const similar = this.#searchSimilar(words);
    if (similar.length > 0) return { places: similar, match: "similar" };
    if (words.length === 1) return { places: [], match: "some" };
    const mentioned = this.#findNameWithin(words);
    if (mentioned.length > 0) return { places: mentioned, match: "name" };
    return { places: this.#searchSome(words), match: "some" };
  }

  /** Places whose name begins with a part of the text: "what I saw at Waverly Hills". The longest part counts. */
  #findNameWithin(words: readonly string[]): PlaceCard[] {
    for (let count = Math.min(words.length - 1, MAX_NAME_WORDS); count >= MIN_NAME_WORDS; count--) {
      for (let start = words.length - count; start >= 0; start--) {
        const part = words.slice(start, start + count);
        const isMeant = ({ houseName }: PlaceCard) =>
          ` ${searchWords(houseName).join(" ")} `.startsWith(` ${part.join(" ")} `);
        const isName = this.#byOpening.get(openingOf(part))?.some(isMeant);
        if (isName) return this.#searchExact(part, { fields: ["name"] }).filter(isMeant);
      }
    }
    return [];
  }

  /** The places that contain every word, spelled like this. */
  idsWithWords(words: readonly string[]): ReadonlySet<string> {
    return new Set(this.#having(words).map(({ id }) => id));
  }

  /** Whether some place contains every word, spelled like this. */
  hasWords(text: string): boolean {
    return this.#having(searchWords(text)).length > 0;
  }

  #having(words: readonly string[]): readonly PlaceCard[] {
    const [rarest = [], ...others] = this.#byRarity(words).map((word) => this.#postings.get(word) ?? []);
    return others.reduce((places, postings) => {
      if (places.length === 0) return places;
      const left = new Set(places);
      return postings.filter((place) => left.has(place));
    }, rarest);
  }

  #searchExact(words: readonly string[], options?: SearchOptions): PlaceCard[] {
    if (!words.every(this.#isKnown)) return [];
    const queries = this.#rarest(words, MAX_POSTINGS);
    const found = this.#search({ queries }, options);
    return queries.length === words.length ? found : found.filter((place) => containsAll(place, words));
  }

  #searchPrefix(words: readonly string[]): PlaceCard[] {
    if (!words.slice(0, -1).every(this.#isKnown)) return [];
    const queries = [...this.#rarest(words.slice(0, -1), MAX_POSTINGS_AGAIN), ...words.slice(-1)];
    return this.#search({ queries }, { prefix: isPrefixOf(words) });
  }

  /** Words that no place contains are misspelled; if all are known, any of them may be. */
  #searchSimilar(words: readonly string[], options?: SearchOptions): PlaceCard[] {
    const unknown = words.filter((word) => !this.#isKnown(word));
    if (unknown.length > MAX_CORRECTED) return [];
    const doubtful =
      unknown.length > 0
        ? unknown
        : this.#byRarity(words.filter((word) => !this.#isCommon(word))).slice(0, MAX_CORRECTED);
    const lookedUp = this.#rarest(words, MAX_POSTINGS_AGAIN);
    const queries = lookedUp.map((word) => (doubtful.includes(word) ? this.#withSwaps(word) : word));
    const fuzzy = (term: string) => doubtful.includes(term) && allowedDistance(term);
    return this.#search({ queries }, { ...options, prefix: isPrefixOf(words), fuzzy });
  }

  /** Beside words that no place contains, a short one that is nearly right is most likely another. */
  #searchSome(words: readonly string[]): PlaceCard[] {
    const minMatch = Math.ceil(words.length * MIN_MATCH);
    const isCorrected = words.filter((word) => !this.#isKnown(word)).length <= MAX_CORRECTED;
    const telling = words.filter((word) => word.length >= MIN_ALONE && !this.#isCommon(word));
    return this.#search(
      { combineWith: "OR", queries: this.#rarest(telling, MAX_POSTINGS_AGAIN) },
      {
        fuzzy: (term) =>
          isCorrected && !this.#isKnown(term) && term.length >= MIN_MISSPELLED_ALONE && allowedDistance(term),
        filter: ({ queryTerms }) => queryTerms.length >= minMatch,
      },
    );
  }

  #search(query: QueryCombination, options?: SearchOptions): PlaceCard[] {
    return this.#texts.search(query, { combineWith: "AND", ...options }).map(({ place }) => place);
  }

  #list(place: PlaceCard, change: 1 | -1): void {
    const words = new Set(FIELDS.flatMap((field) => searchWords(textOf(place, field))));
    for (const word of words) enter(this.#postings, word);
    enter(this.#byOpening, openingOf(searchWords(place.houseName)));
    for (const name of namesOf(place)) enter(this.#byName, name);
    for (const word of searchWords(place.houseName)) {
      const places = this.#namedWith.get(word) ?? new Set();
      if (change === 1) places.add(place);
      else places.delete(place);
      this.#namedWith.set(word, places);
    }

    function enter(lists: Map<string, PlaceCard[]>, key: string): void {
      const list = lists.get(key) ?? [];
      if (change === 1) list.push(place);
      else list.splice(list.indexOf(place), 1);
      if (list.length === 0) lists.delete(key);
      else lists.set(key, list);
    }
  }

  /** As many of the rarest words as stay within so many postings, in their order; at least two. */
  #rarest(words: readonly string[], maxPostings: number): string[] {
    let postings = 0;
    const kept = new Set(
      this.#byRarity(words).filter((word, i) => {
        postings += this.#count(word);
        return i < 2 || postings <= maxPostings;
      }),
    );
    return words.filter((word) => kept.has(word));
  }

  #byRarity(words: readonly string[]): string[] {
    return words.toSorted((a, b) => this.#count(a) - this.#count(b));
  }

  /** The word, or a known one with two neighboring letters swapped, which MiniSearch counts as two edits. */
  #withSwaps(word: string): Query {
    const swapped = allowedDistance(word) ? swaps(word).filter(this.#isKnown) : [];
    return { combineWith: "OR", queries: [word, ...swapped] };
  }

  readonly #count = (word: string): number => this.#postings.get(word)?.length ?? 0;
  readonly #isKnown = (word: string): boolean => this.#postings.has(word);

  #isCommon(word: string): boolean {
    return this.#count(word) > Math.max(COMMON_COUNT, this.size * COMMON_SHARE);
  }
}

function isPrefixOf(words: readonly string[]): (term: string) => boolean {
  const minLength = words.length === 1 ? MIN_PREFIX_ALONE : MIN_PREFIX;
  return (term) => term === words.at(-1) && term.length >= minLength && !IS_NUMBER.test(term);
}

/** A short number does not begin a longer one. */
const IS_NUMBER = /^\d+$/;

/** Numbers aren't misspelled, and nothing that long is a word. */
const allowedDistance = (term: string): number =>
  /\d/.test(term) || term.length > MAX_CORRECTED_LENGTH ? 0 : maxEdits(term);

/** With two neighboring letters swapped, each spelling once. */
function swaps(word: string): string[] {
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
  );
  return unique(swapped).filter((other) => other !== word);
}

const openingOf = (words: readonly string[]): string => words.slice(0, MIN_NAME_WORDS).join(" ");

function containsAll(place: PlaceCard, words: readonly string[], fields: readonly Field[] = FIELDS): boolean {
  const contained = new Set(fields.flatMap((field) => searchWords(textOf(place, field))));
  return words.every((word) => contained.has(word));
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

const nameKey = (text: string): string => nameWords(text).map(usualSpelling).join(" ");

/** "The Ridges Asylum (City Hospital)" is also called the "Ridges Asylum" and the "City Hospital". */
function namesOf({ houseName }: PlaceCard): string[] {
  const others = [...houseName.matchAll(/\(([^()]+)\)/g)].map(([, other]) => other!);
  return unique(
    [houseName, houseName.replace(/\([^()]+\)/g, ""), ...others].map(nameKey).flatMap((name) => {
      const [article, ...rest] = name.split(" ");
      return article === "the" && rest.length > 1 ? [name, rest.join(" ")] : [name];
    }),
  );
}

function textOf(place: PlaceCard, field: Field): string {
  switch (field) {
    case "name":
      return place.houseName;
    case "city":
      return place.city;
    case "state":
      return `${place.state} ${stateByName(place.state)?.code ?? ""}`;
    case "activities":
      return place.paranormalActivityType ?? "";
    case "kind":
      return (KIND_WORDS[place.placeType].said ?? place.placeType).replaceAll("|", " ");
    case "summary":
      return place.storySummary;
  }
}
