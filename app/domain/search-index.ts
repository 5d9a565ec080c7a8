/** Full-text search over the places of the catalog. It is changed in place: one new listing costs a fraction of a millisecond. */
import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { NamePrefixes } from "./name-prefixes.ts";
import type { PlaceCard } from "./place.ts";
import { searchWords } from "./search-words.ts";
import { stateByName } from "./us-states.ts";

const FIELDS = ["name", "city", "state", "activities", "kind", "summary"] as const;
type Field = (typeof FIELDS)[number];

/** A name says more than a mention in a story. */
const BOOST: Partial<Record<Field, number>> = { name: 6, city: 2, activities: 2, kind: 2 };
/** One mistake in a word of five letters, two in one of ten. */
const MISTAKES = 0.2;
/** Short words are other words when a letter changes. */
const SHORTEST_MISSPELT = 4;
/** Of the words of a query, so many must be in a place that does not hold all of them. */
const LEAST_SHARE = 0.5;
/** A word that is used more often tells little, and is costly to follow into every place that has it. */
const COMMON_USES = 3_000;
/** The beginning of a word tells something from this many letters on. */
const SHORTEST_BEGINNING = 2;

/** Every word as it is written, every word with its mistakes forgiven, or only some of the words. */
export type WordMatch = "exact" | "similar" | "some";

const KIND_WORDS: Partial<Record<PlaceCard["placeType"], string>> = {
  hotel: "hotel inn lodging",
  asylum: "asylum sanatorium sanitarium",
  hospital: "hospital sanatorium",
  prison: "prison jail penitentiary",
  cemetery: "cemetery graveyard",
  theater: "theater",
  university: "university college school",
  restaurant: "restaurant tavern bar",
  "ghost-town": "ghost town",
};

export class SearchIndex {
  readonly #held = new Map<string, PlaceCard>();
  readonly #names = new NamePrefixes();
  /** How often each word was taken in. It is not counted back, since it only says what is worth looking for. */
  readonly #uses = new Map<string, number>();
  readonly #texts = new MiniSearch<PlaceCard>({
    fields: [...FIELDS],
    tokenize: searchWords,
    // Called with a field for the words of a place, without one for those of a query.
    processTerm: (term, field) => {
      if (field !== undefined) this.#uses.set(term, (this.#uses.get(term) ?? 0) + 1);
      return term;
    },
    extractField: (place, field) => (field === "id" ? place.id : textOf(place, field as Field)),
    searchOptions: { boost: BOOST, boostDocument: (id) => 1 + (this.#held.get(String(id))?.rating ?? 0) / 20 },
  });

  get size(): number {
    return this.#held.size;
  }

  put(place: PlaceCard): void {
    this.remove(place.id);
    this.#held.set(place.id, place);
    this.#texts.add(place);
    this.#names.add(place);
  }

  remove(id: string): void {
    const held = this.#held.get(id);
    if (!held) return;
    this.#held.delete(id);
    this.#texts.discard(id);
    this.#names.remove(held);
  }

  /** Places with a name, or a word of one, that begins like this. */
  findNamesBeginning(prefix: string, limit: number): PlaceCard[] {
    return this.#names.find(prefix, limit);
  }

  /** Places whose name holds every word, exactly; `elsewhere` words may also be those of the city and the state. */
  findNamed(words: readonly string[], elsewhere: readonly string[] = []): PlaceCard[] {
    if (words.length === 0 || ![...words, ...elsewhere].every((word) => this.#uses.has(word))) return [];
    const rarest = words.toSorted((a, b) => this.#uses.get(a)! - this.#uses.get(b)!)[0]!;
    return this.#search(rarest, { fields: ["name"] }).filter((place) => {
      const name = new Set(searchWords(place.houseName));
      const where = new Set(searchWords(`${place.city} ${textOf(place, "state")}`));
      return words.every((word) => name.has(word)) && elsewhere.every((word) => name.has(word) || where.has(word));
    });
  }

  /**
   * Best first. Exact words are tried before the beginning of the last one, that before misspellings, and all words
   * before most of them: a visitor who spells well is not shown what they did not ask for.
   */
  findWords(text: string): { places: PlaceCard[]; match: WordMatch } {
    const words = [...new Set(searchWords(text))];
    const last = words.at(-1) ?? "";
    const known = (word: string) => this.#uses.has(word);
    const prefix = (term: string) => term === last && term.length >= SHORTEST_BEGINNING;
    const fuzzy = (term: string) => (term.length >= SHORTEST_MISSPELT && !this.#isCommon(term) ? MISTAKES : false);
    const attempts: { match: WordMatch; possible: boolean; options: SearchOptions }[] = [
      { match: "exact", possible: words.every(known), options: {} },
      { match: "exact", possible: words.slice(0, -1).every(known), options: { prefix } },
      { match: "similar", possible: true, options: { prefix, fuzzy } },
    ];
    for (const { match, possible, options } of attempts) {
      const places = possible ? this.#findAll(words, options) : [];
      if (places.length > 0) return { places, match };
    }
    const least = Math.ceil(words.length * LEAST_SHARE);
    const filter: SearchOptions["filter"] = (result) => result.queryTerms.length >= least;
    const telling = words.filter((word) => !this.#isCommon(word));
    const some = words.length > 1 ? this.#search(telling.join(" "), { fuzzy, filter }) : [];
    return { places: some, match: "some" };
  }

  /** Some place holds every word, spelt like this. */
  hasWords(text: string): boolean {
    const words = searchWords(text);
    return words.every((word) => this.#uses.has(word)) && this.#findAll(words, {}).length > 0;
  }

  /** Places with all of the words. Those in most stories are looked up in the few places that hold the others. */
  #findAll(words: readonly string[], options: SearchOptions): PlaceCard[] {
    const telling = words.filter((word) => !this.#isCommon(word));
    const common = words.filter((word) => this.#isCommon(word));
    if (telling.length === 0) return this.#search(words.join(" "), { ...options, combineWith: "AND" });
    const found = this.#search(telling.join(" "), { ...options, combineWith: "AND" });
    if (common.length === 0) return found;
    return found.filter((place) => {
      const held = new Set(FIELDS.flatMap((field) => searchWords(textOf(place, field))));
      return common.every((word) => held.has(word));
    });
  }

  #isCommon(word: string): boolean {
    return (this.#uses.get(word) ?? 0) > COMMON_USES;
  }

  #search(query: Query, options?: SearchOptions): PlaceCard[] {
    return this.#texts
      .search(query, options)
      .map((result) => this.#held.get(result.id))
      .filter((place) => place !== undefined);
  }
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
      return KIND_WORDS[place.placeType] ?? place.placeType;
    case "summary":
      return place.storySummary;
  }
}
