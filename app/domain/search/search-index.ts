/** What the places of the catalog are called, and which words they have: names, kinds and stories on one full-text index. */

import { editDistance, maxEdits, prefixDistance } from "../edit-distance.ts";
import { stateByName } from "../geo/us-states.ts";
import type { Place, PlaceCard } from "../places/place.ts";
import { nameWords } from "../places/place-name-key.ts";
import { AddressBook, enter } from "./address-book.ts";
import { rootOf, searchWords, usualSpelling } from "./search-words.ts";
import { type Scope, type TextIndex, type TextQuery, toldTerms } from "./text-index.ts";

/** A word says more in a short name. */
const USUAL_NAME_WORDS = 3;
/** A rating counts from here on, and this many stars above it as much as the word itself. */
const UNKNOWN = 1.875;
const STARS_OF_A_WEIGHT = 12.5;
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
/** A page of them: other forms of the words are not looked for then. */
const ENOUGH = 24;
const MAX_FORMS = 8;
/** Words of a name inside a sentence. */
const MIN_NAME_WORDS = 2;
const MAX_NAME_WORDS = 5;
/** Each corrected word costs a walk through the words that begin with its letter. */
const MAX_CORRECTED = 3;
const MAX_ENDINGS = 50;
/** What a misspelled word counts, beside one that is spelled like this. */
const MISSPELLED = 0.45;

/** Every word as written, every word allowing for typos, the name of a place among the words, or only some of them. */
export type WordMatch = "exact" | "similar" | "name" | "some";

type Words = TextQuery["words"];

export class SearchIndex {
  readonly #texts: TextIndex;
  /** Each place with what its name weighs. */
  readonly #places = new Map<string, { readonly place: PlaceCard; readonly weight: number }>();
  /** Places by each of their whole names. */
  readonly #byName = new Map<string, Set<PlaceCard>>();
  readonly #addresses = new AddressBook();

  constructor(texts: TextIndex) {
    this.#texts = texts;
  }

  get size(): number {
    return this.#places.size;
  }

  put(place: Place): void {
    this.remove(place.id);
    this.#texts.put(place);
    const weight = renownOf(place) / (1 + unique(searchWords(place.houseName)).length / USUAL_NAME_WORDS);
    this.#places.set(place.id, { place, weight });
    for (const name of namesOf(place)) enter(this.#byName, name, place);
    this.#addresses.add(place);
  }

  remove(id: string): void {
    const listed = this.#places.get(id);
    if (!listed) return;
    for (const name of namesOf(listed.place)) this.#byName.get(name)?.delete(listed.place);
    this.#addresses.remove(listed.place);
    this.#texts.remove(id);
    this.#places.delete(id);
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
    const spellings = unique([last, usualSpelling(last)]);
    const whole = searchWords(before.join(" ")).filter((word) => this.#has("name", [[word]]));
    const phrases = spellings.map((spelling) => ` ${[...before.map(usualSpelling), spelling].join(" ")}`);
    return this.#named([...whole.map((word) => [word]), spellings.map(begun)])
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
    const last = words.at(-1);
    if (last === undefined) return [];
    const spellings = this.#similar("name", words);
    const found = spellings ? this.#namedLike(words, spellings) : [];
    if (found.length > 0 || (words.length === 1 && last.length < MIN_MISSPELLED_ALONE)) return found.slice(0, limit);
    const before = words.slice(0, -1);
    if (before.filter((word) => !this.#isKnown(word)).length >= MAX_CORRECTED) return [];
    const completed = before.map((word) => (this.#isKnown(word) ? [word] : this.#spelledLike("name", word)));
    return this.#namedLike(words, [...completed, this.#beginningLike(last)]).slice(0, limit);
  }

  /** Places that have this very name, "The Mount" or "City Hotel", those written exactly like it first. */
  findCalled(text: string): readonly PlaceCard[] {
    const plain = nameWords(text).join(" ");
    /** A "Theater" before a "Theatre", and that before what has the name in parentheses. */
    const exactness = ({ houseName }: PlaceCard) =>
      Number(nameKey(houseName) === nameKey(text)) + Number(nameWords(houseName).join(" ") === plain);
    return [...(this.#byName.get(nameKey(text)) ?? [])].sort(
      (a, b) => exactness(b) - exactness(a) || b.rating - a.rating,
    );
  }

  /** Places whose name contains every word exactly; `elsewhere` words may also be in the city or the state. */
  findNamed(words: readonly string[], elsewhere: readonly string[] = []): PlaceCard[] {
    return this.#named(exactly(words)).filter(({ houseName, city, state }) => {
      if (elsewhere.length === 0) return true;
      const there = searchWords(`${houseName} ${city} ${state} ${stateByName(state)?.code ?? ""}`);
      return elsewhere.every((word) => there.includes(word));
    });
  }

  /** Places whose name contains these words side by side. */
  findWithPhrase(words: readonly string[]): PlaceCard[] {
    return this.#inOrder(this.#texts.having({ scope: "name", words: exactly(words), as: "phrase" }));
  }

  /** The places whose kind, name or activity is what the words of the lexicon say. */
  ofKind(phrase: string): ReadonlySet<string> {
    return this.#texts.having({ scope: "kind", words: exactly(searchWords(phrase)) });
  }

  /**
   * Best first: names, then what is told in these very words, then texts that have all of them. Exact words are tried before
   * the prefix of the last one, that before typos, and all words before most of them: visitors who spell well aren't shown
   * what they didn't ask for.
   */
  findWords(text: string): { places: PlaceCard[]; match: WordMatch } {
    const words = unique(searchWords(text));
    const rank = (spelled: Words) => this.#texts.rank({ scope: "text", words: spelled });
    const told = this.#texts.rank({ scope: "text", words: exactly(toldTerms(text)), as: "phrase" });
    const written = words.length > 1 ? rank(exactly(words)) : [];
    const exact = unique([...this.findNamed(words).map(({ id }) => id), ...told, ...written]);
    const forms = words.length > MAX_FORMS ? [] : words.map((word) => [word, ...formsOf(word)]);
    if (exact.length < ENOUGH) exact.push(...rank(forms));
    if (exact.length > 0) return { places: this.#listed(unique(exact)), match: "exact" };
    const completed = rank(words.map((word, i) => [this.#mayBeBegun(words, i) ? begun(word) : word]));
    if (completed.length > 0) return { places: this.#listed(completed), match: "exact" };
    const similar = this.#findSimilar(words);
    if (similar.length > 0) return { places: similar, match: "similar" };
    if (words.length === 1) return { places: [], match: "some" };
    const mentioned = this.#findNameWithin(words);
    return mentioned.length > 0
      ? { places: mentioned, match: "name" }
      : { places: this.#findSome(words), match: "some" };
  }

  /** Names before all texts, whose words are many. */
  #findSimilar(words: readonly string[]): PlaceCard[] {
    const inNames = this.#similar("name", words);
    const named = inNames ? this.#namedLike(words, inNames) : [];
    if (named.length > 0) return named;
    const inTexts = this.#similar("text", words);
    return inTexts ? this.#listed(this.#texts.rank({ scope: "text", words: inTexts })) : [];
  }

  /** Whether a card of some place has every word, spelled like this. */
  hasWords(text: string): boolean {
    return this.#has("card", exactly(searchWords(text)));
  }

  /** The places in whose texts these words stand side by side. */
  telling(text: string): ReadonlySet<string> {
    return this.#texts.having({ scope: "text", words: exactly(toldTerms(text)), as: "phrase" });
  }

  /** The places in whose texts a word stands in any of its forms: who drowned, and the drowning. */
  tellingForms(word: string): ReadonlySet<string> {
    const forms = searchWords(word).map((term) => [term, ...formsOf(term)]);
    return this.#texts.having({ scope: "text", words: forms });
  }

  /** The places whose cards have every word. */
  havingWords(words: readonly string[]): ReadonlySet<string> {
    return this.#texts.having({ scope: "card", words: exactly(words) });
  }

  /** Places whose name begins with a part of the text: "what I saw at Waverly Hills". The longest part counts. */
  #findNameWithin(words: readonly string[]): PlaceCard[] {
    for (let count = Math.min(words.length - 1, MAX_NAME_WORDS); count >= MIN_NAME_WORDS; count--) {
      for (let start = words.length - count; start >= 0; start--) {
        const part = exactly(words.slice(start, start + count));
        const found = this.#listed(this.#texts.having({ scope: "name", words: part, as: "opening" }));
        if (found.length > 0) return found.sort((a, b) => b.rating - a.rating);
      }
    }
    return [];
  }

  /** The last word may not be finished yet; a short number does not begin a longer one. */
  #mayBeBegun(words: readonly string[], i: number): boolean {
    const word = words[i]!;
    const minLength = words.length === 1 ? MIN_PREFIX_ALONE : MIN_PREFIX;
    return i === words.length - 1 && word.length >= minLength && !/^\d+$/.test(word);
  }

  /** Words that no place contains are misspelled; if all are known, any of them may be. */
  #similar(scope: "name" | "text", words: readonly string[]): Words | undefined {
    const unknown = words.filter((word) => !this.#isKnown(word));
    if (unknown.length > MAX_CORRECTED) return undefined;
    const rarest = words.filter((word) => !this.#isCommon(word)).sort((a, b) => this.#count(a) - this.#count(b));
    const doubtful = unknown.length > 0 ? unknown : rarest.slice(0, MAX_CORRECTED);
    return words.map((word, i) => {
      const similar = doubtful.includes(word) ? this.#spelledLike(scope, word) : [word];
      return this.#mayBeBegun(words, i) ? [...similar, begun(word)] : similar;
    });
  }

  /** The word, and known ones that it may be with a typo. Numbers and first letters aren't misspelled. */
  #spelledLike(scope: "name" | "text", word: string): string[] {
    const edits = /\d/.test(word) ? 0 : maxEdits(word);
    if (edits === 0) return [word];
    const known = [...this.#texts.vocabulary(scope, word[0]!).keys()];
    return unique([word, ...known.filter((other) => editDistance(word, other, edits) <= edits)]);
  }

  /** The most frequent words of names that this one may begin, despite typos. */
  #beginningLike(prefix: string): string[] {
    if (/\d/.test(prefix) || maxEdits(prefix) === 0) return [begun(prefix)];
    return [...this.#texts.vocabulary("name", prefix[0]!)]
      .filter(([word]) => prefixDistance(prefix, word) !== undefined)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_ENDINGS)
      .map(([word]) => word);
  }

  /** Beside words that no place contains, a short one that is nearly right is most likely another. Rare words count more. */
  #findSome(words: readonly string[]): PlaceCard[] {
    const telling = words.filter((word) => word.length >= MIN_ALONE && !this.#isCommon(word));
    const unknown = words.filter((word) => !this.#isKnown(word));
    const isCorrected = (word: string) =>
      unknown.length <= MAX_CORRECTED && unknown.includes(word) && word.length >= MIN_MISSPELLED_ALONE;
    const found = new Map<string, { count: number; score: number }>();
    for (const word of telling) {
      const spellings = isCorrected(word) ? this.#spelledLike("text", word) : [word];
      const ids = this.#texts.having({ scope: "text", words: [spellings] });
      const rarity = Math.log(1 + this.size / (1 + ids.size));
      for (const id of ids) {
        const { count, score } = found.get(id) ?? { count: 0, score: 0 };
        found.set(id, { count: count + 1, score: score + rarity });
      }
    }
    const isEnough = ([, { count }]: [string, { count: number }]) => count >= Math.ceil(words.length * MIN_MATCH);
    const worth = ([id, { count, score }]: [string, { count: number; score: number }]) =>
      count * score * renownOf(this.#places.get(id)!.place);
    const enough = [...found].filter(isEnough).sort((a, b) => worth(b) - worth(a));
    return this.#listed(enough.map(([id]) => id));
  }

  /** Places with these words in their names, those with short names first. */
  #named(words: Words): PlaceCard[] {
    return words.length === 0 ? [] : this.#inOrder(this.#texts.having({ scope: "name", words }));
  }

  /** Those that are spelled as typed before others. */
  #namedLike(typed: readonly string[], spellings: Words): PlaceCard[] {
    const fitOf = ({ id, houseName }: PlaceCard) => {
      const words = searchWords(houseName);
      const misspelled = typed.filter((word) => !words.some((other) => other.startsWith(word))).length;
      return this.#places.get(id)!.weight * MISSPELLED ** misspelled;
    };
    return this.#named(spellings)
      .map((place) => ({ place, fit: fitOf(place) }))
      .sort((a, b) => b.fit - a.fit)
      .map(({ place }) => place);
  }

  #inOrder(ids: Iterable<string>): PlaceCard[] {
    return [...ids]
      .map((id) => this.#places.get(id)!)
      .sort((a, b) => b.weight - a.weight)
      .map(({ place }) => place);
  }

  #listed(ids: Iterable<string>): PlaceCard[] {
    return [...ids].map((id) => this.#places.get(id)!.place);
  }

  #has(scope: Scope, words: Words): boolean {
    return this.#texts.has({ scope, words });
  }

  #isKnown(word: string): boolean {
    return this.#has("text", [[word]]);
  }

  #count(word: string): number {
    return this.#texts.count({ scope: "text", words: [[word]] });
  }

  #isCommon(word: string): boolean {
    return this.#count(word) > Math.max(COMMON_COUNT, this.size * COMMON_SHARE);
  }
}

const renownOf = ({ rating }: PlaceCard): number => 1 + Math.max(0, rating - UNKNOWN) / STARS_OF_A_WEIGHT;
const exactly = (words: readonly string[]): Words => words.map((word) => [word]);
const begun = (word: string): string => `${word}*`;

function formsOf(word: string): string[] {
  const root = rootOf(word);
  return root === undefined ? [] : [begun(root)];
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
