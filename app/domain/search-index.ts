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
  readonly #texts = new MiniSearch<PlaceCard>({
    fields: [...FIELDS],
    tokenize: searchWords,
    processTerm: (term) => term,
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
    if (words.length === 0) return [];
    return this.#search({
      combineWith: "AND",
      queries: [
        { queries: [words.join(" ")], combineWith: "AND", fields: ["name"] },
        ...elsewhere.map((word) => ({ queries: [word], fields: ["name", "city", "state"] })),
      ],
    });
  }

  /**
   * Best first. Exact words are tried before the beginning of the last one, that before misspellings, and all words
   * before most of them: a visitor who spells well is not shown what they did not ask for.
   */
  findWords(text: string): { places: PlaceCard[]; match: WordMatch } {
    const words = searchWords(text);
    const last = words.length - 1;
    const isLast = (term: string, i: number) => i === last && term.length >= SHORTEST_BEGINNING;
    const fuzzy = (term: string) => (term.length >= SHORTEST_MISSPELT ? MISTAKES : false);
    const attempts: SearchOptions[] = [
      { combineWith: "AND" },
      { combineWith: "AND", prefix: isLast },
      { combineWith: "AND", prefix: isLast, fuzzy },
    ];
    for (const [i, options] of attempts.entries()) {
      const places = this.#search(text, options);
      if (places.length > 0) return { places, match: i < 2 ? "exact" : "similar" };
    }
    const least = Math.ceil(words.length * LEAST_SHARE);
    const filter: SearchOptions["filter"] = (result) => result.queryTerms.length >= least;
    return { places: words.length > 1 ? this.#search(text, { fuzzy, filter }) : [], match: "some" };
  }

  /** Some place holds every word, spelt like this. */
  hasWords(text: string): boolean {
    return this.#texts.search(text, { combineWith: "AND" }).length > 0;
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
