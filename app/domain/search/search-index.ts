/** Full-text search over the places of the catalog. It is changed in place: one new listing costs a fraction of a millisecond. */

import { TextTable } from "../catalog/text-table.ts";
import { stateByName } from "../geo/us-states.ts";
import type { PlaceCard } from "../places/place.ts";
import { nameWords } from "../places/place-name-key.ts";
import { AddressBook } from "./address-book.ts";
import { sameWord, searchWords } from "./search-words.ts";
import { type Wish, WordIndex } from "./word-index.ts";

/** Where a word stands, a bit for each. `opening` is the first word of a name. */
const FIELD = { name: 1, opening: 128, city: 4, state: 8, activities: 16, kind: 32, summary: 64 } as const;
const ALL_FIELDS = 255;
const WHERE_FIELDS = FIELD.name | FIELD.city | FIELD.state;

/** A name says more than a mention in a story. */
const WORTH = { name: 6, city: 2, state: 1, activities: 2, kind: 2, summary: 1 } as const;
/** A word says more in a short name; names have about this many words. */
const USUAL_NAME_WORDS = 3;
/** Of the words of a query, so many must be in a place that does not hold all of them. */
const LEAST_SHARE = 0.5;
/** A word that more than this share of all places hold, and so many of them, tells little. */
const COMMON_SHARE = 0.1;
const COMMON_USES = 500;
/** The beginning of a word tells something from this many letters on: fewer beside other words than alone. */
const SHORTEST_BEGINNING = 2;
const SHORTEST_BEGINNING_ALONE = 3;
const SHORTEST_MISSPELT_ALONE = 6;
/** Names that hold the words of a beginning are looked through in the order of their rating, so many for each asked for. */
const NAMES_LOOKED_AT = 12;

/** Every word as it is written, every word with its mistakes forgiven, or only some of the words. */
export type WordMatch = "exact" | "similar" | "some";

const KIND_WORDS: Partial<Record<PlaceCard["placeType"], string>> = {
  hotel: "hotel inn lodging bed breakfast",
  asylum: "asylum sanatorium sanitarium",
  hospital: "hospital sanatorium",
  prison: "prison jail penitentiary",
  cemetery: "cemetery graveyard",
  university: "university college school",
  restaurant: "restaurant tavern bar",
  park: "park forest wood",
  "ghost-town": "ghost town",
};

export class SearchIndex {
  /** The version of the catalog whose places it holds; undefined while it is being changed, and where nobody says. */
  version: number | undefined;
  readonly #places: (PlaceCard | undefined)[] = [];
  /** Of ids. */
  readonly #numbers = new TextTable((number) => this.#places[number]!.id);
  readonly #nameLengths: number[] = [];
  readonly #ratings: number[] = [];
  readonly #free: number[] = [];
  readonly #words = new WordIndex();
  readonly #addresses = new AddressBook();

  get size(): number {
    return this.#numbers.size;
  }

  put(place: PlaceCard): void {
    this.remove(place.id);
    const number = this.#free.pop() ?? this.#places.length;
    this.#places[number] = place;
    this.#numbers.add(place.id, number);
    this.#nameLengths[number] = searchWords(place.houseName).length;
    this.#ratings[number] = place.rating;
    this.#words.add(number, wordsOf(place));
    this.#addresses.add(place);
  }

  remove(id: string): void {
    const number = this.#numbers.find(id);
    const place = number === undefined ? undefined : this.#places[number];
    if (number === undefined || !place) return;
    this.#numbers.remove(id);
    this.#places[number] = undefined;
    this.#free.push(number);
    this.#words.remove(number, wordsOf(place).keys());
    this.#addresses.remove(place);
  }

  /** Places at a street address: "525 S Winchester Blvd", with or without what follows the street. */
  findAddress(text: string): PlaceCard[] {
    return this.#addresses.find(text);
  }

  /** Places with a name, or a word of one, that begins like this: whole names first, then by rating, reports and name. */
  findNamesBeginning(text: string, limit: number): PlaceCard[] {
    const typed = nameWords(text);
    const last = typed.at(-1);
    if (last === undefined || (typed.length === 1 && last.length < 2)) return [];
    const before = typed.slice(0, -1);
    const whole = before.length === 0 ? [] : searchWords(before.join(" ")).map((word) => this.#words.exactly(word));
    const spellings = new Set([last, sameWord(last)]);
    const wish = [...spellings].flatMap((spelling) => this.#words.beginning(spelling));
    const known = whole.filter((one) => one.length > 0);
    const numbers = this.#words.findTexts([...known, wish], this.#worthAsName, {
      fields: FIELD.name | FIELD.opening,
      limit: limit * NAMES_LOOKED_AT,
    });
    const phrases = [...spellings].map((spelling) => ` ${[...before.map(sameWord), spelling].join(" ")}`);
    const found: { place: PlaceCard; name: string; isWhole: boolean }[] = [];
    for (const number of numbers) {
      const place = this.#places[number]!;
      const name = ` ${nameWords(place.houseName).map(sameWord).join(" ")}`;
      if (!phrases.some((phrase) => name.includes(phrase))) continue;
      const isWhole = phrases.some((phrase) => name.startsWith(phrase) || name.startsWith(` the${phrase}`));
      found.push({ place, name, isWhole });
    }
    return found
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

  /** Places with names like this, whatever was mistyped, also in a last word that is not finished yet. */
  findNamesLike(text: string, limit: number): PlaceCard[] {
    const words = [...new Set(searchWords(text))];
    const last = words.at(-1) ?? "";
    const asked = { fields: FIELD.name, limit };
    const wishes = this.#forgive(words, last);
    const found = this.#words.findTexts(wishes, this.#worth, asked);
    if (found.length > 0 || (words.length === 1 && last.length < SHORTEST_MISSPELT_ALONE)) return this.#placesAt(found);
    const unfinished = [...this.#words.beginning(last), ...this.#words.beginningSimilar(last)];
    return this.#placesAt(this.#words.findTexts([...wishes.slice(0, -1), unfinished], this.#worth, asked));
  }

  /** Places whose name holds every word, exactly; `elsewhere` words may also be those of the city and the state. */
  findNamed(words: readonly string[], elsewhere: readonly string[] = []): PlaceCard[] {
    if (words.length === 0) return [];
    const inName = this.#words.findTexts(this.#exactly(words), this.#worth, { fields: FIELD.name });
    if (elsewhere.length === 0 || inName.length === 0) return this.#placesAt(inName);
    const there = new Set(this.#words.findTexts(this.#exactly(elsewhere), this.#worth, { fields: WHERE_FIELDS }));
    return this.#placesAt(inName.filter((number) => there.has(number)));
  }

  /** Places whose kind, name or activity is what the words say, best first. */
  findOfKind(text: string): PlaceCard[] {
    const fields = FIELD.name | FIELD.kind | FIELD.activities;
    return this.#placesAt(this.#words.findTexts(this.#exactly(searchWords(text)), this.#worth, { fields }));
  }

  /**
   * Best first. Exact words are tried before the beginning of the last one, that before misspellings, and all words
   * before most of them: a visitor who spells well is not shown what they did not ask for.
   */
  findWords(text: string): { places: PlaceCard[]; match: WordMatch } {
    const words = [...new Set(searchWords(text))];
    const last = words.at(-1) ?? "";
    const attempts: { match: WordMatch; wishes: () => Wish[] }[] = [
      { match: "exact", wishes: () => this.#exactly(words) },
      {
        match: "exact",
        wishes: () => [...this.#exactly(words.slice(0, -1)), this.#beginning(last, words.length === 1)],
      },
      { match: "similar", wishes: () => this.#forgive(words, last) },
    ];
    for (const { match, wishes } of attempts) {
      const found = this.#words.findTexts(wishes(), this.#worth, { fields: ALL_FIELDS });
      if (found.length > 0) return { places: this.#placesAt(found), match };
    }
    if (words.length < 2) return { places: [], match: "some" };
    const least = Math.ceil(words.length * LEAST_SHARE);
    const telling = words
      .filter((word) => !this.#isCommon(word))
      .map((word) => (this.#words.count(word) > 0 ? this.#words.exactly(word) : this.#similarLong(word)))
      .filter((wish) => wish.length > 0);
    const some =
      telling.length < least ? [] : this.#words.findTexts(telling, this.#worth, { fields: ALL_FIELDS, least });
    return { places: this.#placesAt(some), match: "some" };
  }

  /** Some place holds every word, spelt like this. */
  hasWords(text: string): boolean {
    const words = searchWords(text);
    const asked = { fields: ALL_FIELDS, limit: 1 };
    return words.length > 0 && this.#words.findTexts(this.#exactly(words), this.#worth, asked).length > 0;
  }

  #exactly(words: readonly string[]): Wish[] {
    return [...new Set(words)].map((word) => this.#words.exactly(word));
  }

  #beginning(word: string, isAlone: boolean): Wish {
    const shortest = isAlone ? SHORTEST_BEGINNING_ALONE : SHORTEST_BEGINNING;
    return word.length >= shortest ? this.#words.beginning(word) : this.#words.exactly(word);
  }

  /** The words as they are, as the beginning of others where they come last, and as misspellings of others. */
  #forgive(words: readonly string[], last: string): Wish[] {
    return words.map((word) => {
      const written = word === last ? this.#beginning(word, words.length === 1) : this.#words.exactly(word);
      return this.#isCommon(word) ? written : [...written, ...this.#words.similar(word)];
    });
  }

  /** Beside words that nobody uses, a short one that is nearly right is most likely another. */
  #similarLong(word: string): Wish {
    return word.length >= SHORTEST_MISSPELT_ALONE ? this.#words.similar(word) : [];
  }

  #isCommon(word: string): boolean {
    return this.#words.count(word) > Math.max(COMMON_USES, this.size * COMMON_SHARE);
  }

  #placesAt(numbers: Iterable<number>): PlaceCard[] {
    return Array.from(numbers, (number) => this.#places[number]!);
  }

  readonly #worth = (number: number, fields: number): number => {
    let worth = 0;
    if (fields & FIELD.name)
      worth += (WORTH.name * 2 * USUAL_NAME_WORDS) / (USUAL_NAME_WORDS + this.#nameLengths[number]!);
    if (fields & FIELD.city) worth += WORTH.city;
    if (fields & FIELD.state) worth += WORTH.state;
    if (fields & FIELD.activities) worth += WORTH.activities;
    if (fields & FIELD.kind) worth += WORTH.kind;
    if (fields & FIELD.summary) worth += WORTH.summary;
    return worth * (1 + this.#ratings[number]! / 20);
  };

  /** Only roughly, to choose whom to look at: names that open so, then the best rated. */
  readonly #worthAsName = (number: number, fields: number): number =>
    (fields & FIELD.opening ? 10 : 0) + this.#ratings[number]!;
}

function wordsOf(place: PlaceCard): Map<string, number> {
  const words = new Map<string, number>();
  const take = (text: string | undefined, field: number) => {
    if (text) for (const word of searchWords(text)) words.set(word, (words.get(word) ?? 0) | field);
  };
  take(place.houseName, FIELD.name);
  const [opening] = searchWords(place.houseName);
  if (opening !== undefined) words.set(opening, (words.get(opening) ?? 0) | FIELD.opening);
  take(place.city, FIELD.city);
  take(place.state, FIELD.state);
  take(stateByName(place.state)?.code, FIELD.state);
  take(place.paranormalActivityType, FIELD.activities);
  take(KIND_WORDS[place.placeType] ?? place.placeType, FIELD.kind);
  take(place.storySummary, FIELD.summary);
  return words;
}
