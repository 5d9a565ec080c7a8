/** Full-text search over the places of the catalog. */
import { stateByName } from "../geo/us-states.ts";
import { KIND_WORDS } from "../places/kind-words.ts";
import type { Place, PlaceCard } from "../places/place.ts";
import { nameWords } from "../places/place-name-key.ts";
import { AddressBook, enter } from "./address-book.ts";
import { searchWords, usualSpelling } from "./search-words.ts";
import type { StoryIndex, ToldMatch } from "./story-index.ts";
import { type Spellings, WordIndex } from "./word-index.ts";

const FIELDS = ["name", "city", "state", "activities", "kind", "summary"] as const;
type Field = (typeof FIELDS)[number];

/** A name says more than a mention in a story, and a word more in a short name. */
const WEIGHTS: Record<Field, number> = { name: 1_800, city: 200, state: 100, activities: 200, kind: 200, summary: 100 };
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
/** Words of a name inside a sentence. */
const MIN_NAME_WORDS = 2;
const MAX_NAME_WORDS = 5;
/** Each corrected word costs a walk through all words. */
const MAX_CORRECTED = 3;

/** Every word as written, every word allowing for typos, the name of a place among the words, or only some of them. */
export type WordMatch = "exact" | "similar" | "name" | "some";

export class SearchIndex {
  readonly #places = new Map<string, PlaceCard>();
  readonly #texts = new WordIndex();
  readonly #names = new WordIndex();
  /** What tells that a place is a "castle": its name, its kind and what is reported. */
  readonly #kinds = new WordIndex();
  /** Places by each of their whole names, and by the first two words of their name. */
  readonly #byName = new Map<string, Set<PlaceCard>>();
  readonly #byOpening = new Map<string, Set<PlaceCard>>();
  readonly #addresses = new AddressBook();
  /** What was found for a phrase of the lexicon, until a place changes. */
  readonly #ofKind = new Map<string, readonly PlaceCard[]>();

  /** What is told in the texts of places. */
  readonly stories: StoryIndex;

  constructor(stories: StoryIndex) {
    this.stories = stories;
  }

  get size(): number {
    return this.#places.size;
  }

  /** How many postings were read, for tests of what a question costs. */
  get work(): number {
    return this.#texts.work + this.#names.work + this.#kinds.work;
  }

  put(place: Place): void {
    this.remove(place.id);
    this.stories.put(place);
    this.#places.set(place.id, place);
    this.#texts.put(place, weightsOf(place, FIELDS));
    this.#names.put(place, weightsOf(place, ["name"]));
    this.#kinds.put(place, weightsOf(place, ["name", "kind", "activities"]));
    for (const name of namesOf(place)) enter(this.#byName, name, place);
    enter(this.#byOpening, openingOf(searchWords(place.houseName)), place);
    this.#addresses.add(place);
    this.#ofKind.clear();
  }

  remove(id: string): void {
    const place = this.#places.get(id);
    if (!place) return;
    const words = [...weightsOf(place, FIELDS).keys()];
    for (const index of [this.#texts, this.#names, this.#kinds]) index.remove(place, words);
    for (const name of namesOf(place)) this.#byName.get(name)?.delete(place);
    this.#byOpening.get(openingOf(searchWords(place.houseName)))?.delete(place);
    this.#addresses.remove(place);
    this.stories.remove(id);
    this.#places.delete(id);
    this.#ofKind.clear();
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
    const whole = searchWords(before.join(" ")).filter((word) => this.#names.has(word));
    const begun = new Map(spellings.flatMap((spelling) => [...this.#names.begunBy(spelling)]));
    const phrases = spellings.map((spelling) => ` ${[...before.map(usualSpelling), spelling].join(" ")}`);
    return this.#names
      .rank([...whole.map(exactly), begun])
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
    const found = this.#names.rank(this.#similar(this.#names, words));
    if (found.length > 0 || (words.length === 1 && last.length < MIN_MISSPELLED_ALONE)) return found.slice(0, limit);
    const before = words.slice(0, -1);
    if (before.filter((word) => !this.#texts.has(word)).length >= MAX_CORRECTED) return [];
    const spellings = before.map((word) => (this.#texts.has(word) ? exactly(word) : this.#names.similarTo(word)));
    return this.#names.rank([...spellings, this.#names.beginningLike(last)]).slice(0, limit);
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
    if (!this.#names.hasAll(words)) return [];
    const called = this.#names.rank(words.map(exactly));
    if (elsewhere.length === 0) return called;
    return called.filter(this.#texts.test(elsewhere)).filter((place) => {
      const there = weightsOf(place, ["name", "city", "state"]);
      return elsewhere.every((word) => there.has(word));
    });
  }

  /** Places whose name contains these words side by side. */
  findWithPhrase(words: readonly string[]): PlaceCard[] {
    return this.findNamed(words).filter(({ houseName }) => phraseAt(houseName, words) >= 0);
  }

  /** Places whose kind, name or activity is what the words of the lexicon say, best first. */
  findOfKind(phrase: string): readonly PlaceCard[] {
    const known = this.#ofKind.get(phrase) ?? this.#kinds.rank(searchWords(phrase).map(exactly));
    this.#ofKind.set(phrase, known);
    return known;
  }

  /**
   * Best first. Exact words are tried before the prefix of the last one, that before typos, and all words before
   * most of them: visitors who spell well aren't shown what they didn't ask for. Names come first, then what is told in
   * these very words, then other texts that have all of them.
   */
  findWords(text: string): { places: PlaceCard[]; match: WordMatch } {
    const words = unique(searchWords(text));
    const told = this.stories.find(text);
    const having = (match: ToldMatch) => told.flatMap((hit) => (hit.match === match ? this.#places.get(hit.id)! : []));
    const written = this.#texts.rank(words.map(exactly));
    const named = written.filter(this.#names.test(words));
    const exact = unique([...named, ...having("phrase"), ...written, ...having("all")]);
    if (exact.length > 0) return { places: exact, match: "exact" };
    const completed = this.#texts.rank(words.map((word, i) => this.#begun(this.#texts, words, i) ?? exactly(word)));
    if (completed.length > 0) return { places: completed, match: "exact" };
    const similar = this.#texts.rank(this.#similar(this.#texts, words));
    if (similar.length > 0) return { places: similar, match: "similar" };
    if (words.length === 1) return { places: [], match: "some" };
    const mentioned = this.#findNameWithin(words);
    if (mentioned.length > 0) return { places: mentioned, match: "name" };
    return { places: unique([...having("most"), ...this.#findSome(words)]), match: "some" };
  }

  /** Whether some place contains every word, spelled like this. */
  hasWords(text: string): boolean {
    return this.#texts.hasAll(searchWords(text));
  }

  /** In how many places a word is. */
  count(text: string): number {
    const [word = "", ...others] = searchWords(text);
    return others.length > 0 ? 0 : this.#count(word);
  }

  /** Whether some name or story has these words side by side. */
  hasPhrase(text: string): boolean {
    const words = searchWords(text);
    return [...this.#texts.having(words)].some(
      ({ houseName, storySummary }) => phraseAt(houseName, words) >= 0 || phraseAt(storySummary, words) >= 0,
    );
  }

  /** Whether a place contains every word. */
  wordTest(words: readonly string[]): (id: string) => boolean {
    const contains = this.#texts.test(words);
    return (id) => {
      const place = this.#places.get(id);
      return place !== undefined && contains(place);
    };
  }

  /** Places whose name begins with a part of the text: "what I saw at Waverly Hills". The longest part counts. */
  #findNameWithin(words: readonly string[]): PlaceCard[] {
    for (let count = Math.min(words.length - 1, MAX_NAME_WORDS); count >= MIN_NAME_WORDS; count--) {
      for (let start = words.length - count; start >= 0; start--) {
        const part = words.slice(start, start + count);
        const opened = [...(this.#byOpening.get(openingOf(part)) ?? [])];
        const found = opened.filter(({ houseName }) => phraseAt(houseName, part) === 0);
        if (found.length > 0) return found.sort((a, b) => b.rating - a.rating);
      }
    }
    return [];
  }

  /** The last word may not be finished yet; a short number does not begin a longer one. */
  #begun(index: WordIndex, words: readonly string[], i: number): Spellings | undefined {
    const word = words[i]!;
    const minLength = words.length === 1 ? MIN_PREFIX_ALONE : MIN_PREFIX;
    return i === words.length - 1 && word.length >= minLength && !/^\d+$/.test(word) ? index.begunBy(word) : undefined;
  }

  /** Words that no place contains are misspelled; if all are known, any of them may be. */
  #similar(index: WordIndex, words: readonly string[]): Spellings[] {
    const unknown = words.filter((word) => !this.#texts.has(word));
    if (unknown.length > MAX_CORRECTED) return [];
    const rarest = words.filter((word) => !this.#isCommon(word)).sort((a, b) => this.#count(a) - this.#count(b));
    const doubtful = unknown.length > 0 ? unknown : rarest.slice(0, MAX_CORRECTED);
    return words.map((word, i) => {
      const similar = doubtful.includes(word) ? index.similarTo(word) : exactly(word);
      return new Map([...(this.#begun(index, words, i) ?? []), ...similar]);
    });
  }

  /** Beside words that no place contains, a short one that is nearly right is most likely another. */
  #findSome(words: readonly string[]): PlaceCard[] {
    const telling = words.filter((word) => word.length >= MIN_ALONE && !this.#isCommon(word));
    const unknown = words.filter((word) => !this.#texts.has(word));
    const isCorrected = (word: string) =>
      unknown.length <= MAX_CORRECTED && unknown.includes(word) && word.length >= MIN_MISSPELLED_ALONE;
    const spellings = telling.map((word) => (isCorrected(word) ? this.#texts.similarTo(word) : exactly(word)));
    return this.#texts.rankSome(spellings, Math.ceil(words.length * MIN_MATCH));
  }

  readonly #count = (word: string): number => this.#texts.count(word);

  #isCommon(word: string): boolean {
    return this.#count(word) > Math.max(COMMON_COUNT, this.size * COMMON_SHARE);
  }
}

/** Where in a text these words stand side by side; -1 if they don't. */
const phraseAt = (text: string, words: readonly string[]): number =>
  ` ${searchWords(text).join(" ")} `.indexOf(` ${words.join(" ")} `);

const exactly = (word: string): Spellings => new Map([[word, 1]]);

function weightsOf(place: PlaceCard, fields: readonly Field[]): Map<string, number> {
  const weights = new Map<string, number>();
  const byRating = 1 + Math.max(0, place.rating - UNKNOWN) / STARS_OF_A_WEIGHT;
  for (const field of fields) {
    const words = unique(searchWords(textOf(place, field)));
    const length = field === "name" ? 1 + words.length / USUAL_NAME_WORDS : 1;
    const weight = Math.ceil((WEIGHTS[field] / length) * byRating);
    for (const word of words) weights.set(word, (weights.get(word) ?? 0) + weight);
  }
  return weights;
}

const openingOf = (words: readonly string[]): string => words.slice(0, MIN_NAME_WORDS).join(" ");

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
