/** The places that contain a word, with the weight it has there, on a radix tree that also finds words spelled alike. */
import SearchableMap from "minisearch/SearchableMap";
import type { PlaceCard } from "../places/place.ts";
import { maxEdits, prefixDistance } from "./edit-distance.ts";

/** Words of the index that a typed one may stand for, with how well each fits. */
export type Spellings = ReadonlyMap<string, number>;
type Postings = ReadonlyMap<PlaceCard, number>;

/** A longer word that begins like this, and a misspelled one, count less; each letter of difference lowers them. */
const BEGUN = 0.6;
const MISSPELLED = 0.45;
const LETTER_TO_COME = 0.3;
const MAX_ENDINGS = 50;
const NOWHERE: Postings = new Map();

export class WordIndex {
  readonly #words = new SearchableMap<Map<PlaceCard, number>>();
  #size = 0;
  /** How many postings were read, for tests of what a question costs. */
  work = 0;

  /** Weights are whole numbers, which take less memory. */
  put(place: PlaceCard, weights: ReadonlyMap<string, number>): void {
    this.#size += 1;
    for (const [word, weight] of weights) this.#words.fetch(word, () => new Map()).set(place, weight);
  }

  remove(place: PlaceCard, words: Iterable<string>): void {
    this.#size -= 1;
    for (const word of words) {
      const postings = this.#words.get(word);
      postings?.delete(place);
      if (postings?.size === 0) this.#words.delete(word);
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  count(word: string): number {
    return this.#postings(word).size;
  }

  /** The places that contain every word, spelled like this. */
  *having(words: readonly string[]): Generator<PlaceCard> {
    const [rarest, ...others] = words.map((word) => this.#postings(word)).sort((a, b) => a.size - b.size);
    for (const place of rarest?.keys() ?? []) {
      this.work += 1;
      if (others.every((postings) => postings.has(place))) yield place;
    }
  }

  hasAll(words: readonly string[]): boolean {
    return !this.having(words).next().done;
  }

  /** Whether a place contains every word: asked of many places, the words are looked up once. */
  test(words: readonly string[]): (place: PlaceCard) => boolean {
    const all = words.map((word) => this.#postings(word));
    return (place) => all.every((postings) => postings.has(place));
  }

  /** Words that this one begins. */
  begunBy(prefix: string): Spellings {
    const spellings = new Map<string, number>();
    for (const word of this.#words.atPrefix(prefix).keys()) {
      const missing = LETTER_TO_COME * (word.length - prefix.length);
      spellings.set(word, word === prefix ? 1 : (BEGUN * word.length) / (word.length + missing));
    }
    return spellings;
  }

  /** Words that this one may be with a typo. */
  similarTo(typed: string): Spellings {
    const edits = correctable(typed);
    const spellings = new Map<string, number>();
    if (edits > 0) {
      for (const [word, [, distance]] of this.#words.fuzzyGet(typed, edits))
        spellings.set(word, weightOf(word, distance));
      // The tree counts two swapped letters as two edits.
      for (const word of swaps(typed)) if (this.has(word)) spellings.set(word, weightOf(word, 1));
    }
    return spellings.set(typed, 1);
  }

  /** The most frequent words that this one may begin, despite typos. */
  beginningLike(prefix: string): Spellings {
    if (correctable(prefix) === 0) return this.begunBy(prefix);
    const words = [...this.#words.atPrefix(prefix.charAt(0)).keys()]
      .filter((word) => prefixDistance(prefix, word) !== undefined)
      .sort((a, b) => this.count(b) - this.count(a));
    return new Map(words.slice(0, MAX_ENDINGS).map((word) => [word, 1]));
  }

  /** Places with every word in one of its spellings, best first. */
  rank(words: readonly Spellings[]): PlaceCard[] {
    const count = (spellings: Spellings) => [...spellings.keys()].reduce((sum, word) => sum + this.count(word), 0);
    const [rarest, ...others] = words
      .map((spellings) => ({ spellings, count: count(spellings) }))
      .sort((a, b) => a.count - b.count);
    if (!rarest || rarest.count === 0) return [];
    let found = this.#scores(rarest.spellings);
    for (const other of others) {
      const isMany = found.size * other.spellings.size > other.count;
      const scores = isMany ? this.#scores(other.spellings) : undefined;
      const narrowed = new Map<PlaceCard, number>();
      for (const [place, score] of found) {
        const more = scores ? (scores.get(place) ?? 0) : this.#scoreOf(place, other.spellings);
        if (more > 0) narrowed.set(place, score + more);
      }
      found = narrowed;
    }
    return bestFirst(found);
  }

  /** Places with at least so many of the words, best first. */
  rankSome(words: readonly Spellings[], atLeast: number): PlaceCard[] {
    const scores = new Map<PlaceCard, number>();
    const counts = new Map<PlaceCard, number>();
    for (const spellings of words) {
      for (const [place, score] of this.#scores(spellings)) {
        scores.set(place, (scores.get(place) ?? 0) + score);
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
    }
    const enough = [...scores].filter(([place]) => counts.get(place)! >= atLeast);
    return bestFirst(new Map(enough.map(([place, score]) => [place, score * counts.get(place)!])));
  }

  #postings(word: string): Postings {
    return this.#words.get(word) ?? NOWHERE;
  }

  #scores(spellings: Spellings): Map<PlaceCard, number> {
    const scores = new Map<PlaceCard, number>();
    for (const [word, fit] of spellings) {
      const postings = this.#postings(word);
      const factor = fit * this.#rarity(postings);
      this.work += postings.size;
      for (const [place, weight] of postings) scores.set(place, (scores.get(place) ?? 0) + factor * weight);
    }
    return scores;
  }

  #scoreOf(place: PlaceCard, spellings: Spellings): number {
    let score = 0;
    for (const [word, fit] of spellings) {
      const postings = this.#postings(word);
      this.work += 1;
      score += fit * this.#rarity(postings) * (postings.get(place) ?? 0);
    }
    return score;
  }

  /** The inverse document frequency of BM25. */
  #rarity({ size }: Postings): number {
    return Math.log(1 + (this.#size - size + 0.5) / (size + 0.5));
  }
}

const bestFirst = (scores: ReadonlyMap<PlaceCard, number>): PlaceCard[] =>
  [...scores].sort(([, a], [, b]) => b - a).map(([place]) => place);

const weightOf = (word: string, distance: number): number =>
  distance === 0 ? 1 : (MISSPELLED * word.length) / (word.length + distance);

/** Numbers aren't misspelled. */
const correctable = (word: string): number => (/\d/.test(word) ? 0 : maxEdits(word));

/** With two neighboring letters swapped. */
const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
  ).filter((other) => other !== word);
