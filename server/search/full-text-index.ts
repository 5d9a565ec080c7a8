/** The words of all texts in an FTS5 index in memory, beside the catalog: phrases, and the best first by bm25. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Place } from "../../app/domain/places/place.ts";
import { searchWords } from "../../app/domain/search/search-words.ts";
import {
  type StoryIndex,
  TOLD_COLUMNS,
  type ToldHit,
  type ToldMatch,
  toldTerms,
  toldTexts,
} from "../../app/domain/search/story-index.ts";

const COLUMNS = Object.keys(TOLD_COLUMNS) as (keyof typeof TOLD_COLUMNS)[];
const RANK = `bm25(texts, ${Object.values(TOLD_COLUMNS).join(", ")})`;
const MAX_HITS = 1_000;
/** A page of them: what a word only begins is not looked for then. */
const ENOUGH = 24;
/** Of equal matches the better known place comes first: a star more counts twice as much. */
const PER_STAR = 2.12;
/** What an unrated place counts as. */
const UNRATED = 1.875;
const MIN_BEGUN = 5;
const MAX_REMEMBERED = 50;
/** Share of the words that a place must have if none has all of them. */
const MIN_SHARE = 0.5;

export class FullTextIndex implements StoryIndex {
  readonly #database = new DatabaseSync(":memory:");
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  readonly #match: StatementSync;
  readonly #rowsWith: StatementSync;
  readonly #rows = new Map<string, number>();
  readonly #places = new Map<number, Pick<Place, "id" | "rating">>();
  #lastRow = 0;
  /** A question asks for its words several times. */
  readonly #telling = new Map<string, ReadonlySet<string>>();

  constructor() {
    // One transaction that never ends: FTS5 would write a segment for each place.
    this.#database.exec("pragma journal_mode = off; begin");
    this.#database.exec(
      `create virtual table texts using fts5(${COLUMNS}, content='', contentless_delete=1, tokenize='ascii')`,
    );
    const marks = COLUMNS.map(() => "?").join(", ");
    this.#insert = this.#database.prepare(`insert into texts(rowid, ${COLUMNS}) values (?, ${marks})`);
    this.#delete = this.#database.prepare("delete from texts where rowid = ?");
    this.#match = this.#database.prepare(
      `select rowid, ${RANK} as rank from texts where texts match ? order by rank limit ${MAX_HITS}`,
    );
    this.#rowsWith = this.#database.prepare("select rowid from texts where texts match ?");
  }

  put(place: Place): void {
    this.remove(place.id);
    this.#telling.clear();
    const row = ++this.#lastRow;
    const texts = toldTexts(place);
    this.#insert.run(row, ...COLUMNS.map((column) => toldTerms(texts[column]).join(" ")));
    this.#rows.set(place.id, row);
    this.#places.set(row, { id: place.id, rating: place.rating });
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#delete.run(row);
    this.#telling.clear();
    this.#rows.delete(id);
    this.#places.delete(row);
  }

  find(text: string): ToldHit[] {
    const words = searchWords(text);
    if (words.length === 0) return [];
    const found = new Map<string, ToldHit>();
    const add = (match: ToldMatch, query: string) => {
      for (const id of this.#idsOf(query)) if (!found.has(id)) found.set(id, { id, match });
    };
    add("phrase", phrase(toldTerms(text)));
    if (words.length > 1) add("all", all(words));
    if (found.size < ENOUGH) add("all", words.map(begun).join(" AND "));
    if (found.size > 0 || words.length < 3) return [...found.values()];
    const count = (word: string) => this.telling(word).size;
    const rarest = words.filter((word) => count(word) > 0).sort((a, b) => count(a) - count(b));
    const least = Math.max(2, Math.ceil(words.length * MIN_SHARE));
    for (let left = rarest.length; left >= least && found.size === 0; left--) add("most", all(rarest.slice(0, left)));
    return [...found.values()];
  }

  telling(text: string): ReadonlySet<string> {
    const known = this.#telling.get(text);
    if (known) return known;
    const terms = toldTerms(text);
    const rows = terms.length === 0 ? [] : (this.#rowsWith.all(phrase(terms)) as { rowid: number }[]);
    const ids = new Set(rows.map(({ rowid }) => this.#places.get(rowid)!.id));
    if (this.#telling.size >= MAX_REMEMBERED) this.#telling.clear();
    this.#telling.set(text, ids);
    return ids;
  }

  #idsOf(query: string): string[] {
    const rows = this.#match.all(query) as { rowid: number; rank: number }[];
    return rows
      .map(({ rowid, rank }) => {
        const { id, rating } = this.#places.get(rowid)!;
        return { id, score: -rank * PER_STAR ** (rating || UNRATED) };
      })
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  }
}

const phrase = (terms: readonly string[]): string => `"${terms.join(" ")}"`;
/** "Drown" is told of who drowned. */
const begun = (word: string): string => `${phrase([word])}${word.length >= MIN_BEGUN ? " *" : ""}`;
const all = (words: readonly string[]): string => words.map((word) => phrase([word])).join(" AND ");
