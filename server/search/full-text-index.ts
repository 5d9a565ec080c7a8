/** The words of all texts in FTS5 indexes in memory, beside the catalog: phrases, and the best first by bm25. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Place } from "../../app/domain/places/place.ts";
import { searchWords } from "../../app/domain/search/search-words.ts";
import {
  COLUMN_WEIGHTS,
  type Scope,
  type TextIndex,
  type TextQuery,
  textsOf,
  toldTerms,
} from "../../app/domain/search/text-index.ts";

const COLUMNS = Object.keys(COLUMN_WEIGHTS) as (keyof typeof COLUMN_WEIGHTS)[];
const RANK = `bm25(texts, ${Object.values(COLUMN_WEIGHTS).join(", ")})`;
const COLUMNS_OF: Readonly<Record<Scope, string>> = {
  name: "",
  kind: "{name kind} : ",
  card: "{name town kind summary} : ",
  text: "",
};
const OPTIONS = "content='', contentless_delete=1, tokenize='ascii'";
const MAX_HITS = 1_000;
/** Of equal matches the better known place comes first: a star more counts twice as much. */
const PER_STAR = 2.12;
/** What an unrated place counts as. */
const UNRATED = 1.875;
/** A question asks for its words several times. */
const MAX_REMEMBERED = 100;

interface Tables<Value> {
  readonly name: Value;
  readonly text: Value;
}

export class FullTextIndex implements TextIndex {
  readonly #database = new DatabaseSync(":memory:");
  readonly #rows = new Map<string, number>();
  readonly #places = new Map<number, Pick<Place, "id" | "rating">>();
  readonly #remembered = new Map<string, ReadonlySet<string>>();
  readonly #vocabulary = new Map<string, ReadonlyMap<string, number>>();
  readonly #insert: Tables<StatementSync>;
  readonly #delete: Tables<StatementSync>;
  readonly #match: Tables<StatementSync>;
  readonly #count: Tables<StatementSync>;
  readonly #words: Tables<StatementSync>;
  readonly #rank: StatementSync;
  #lastRow = 0;

  constructor() {
    // One transaction that never ends: FTS5 would write a segment for each place.
    this.#database.exec("pragma journal_mode = off; begin");
    this.#database.exec(`create virtual table names using fts5(name, ${OPTIONS})`);
    this.#database.exec(`create virtual table texts using fts5(${COLUMNS}, ${OPTIONS})`);
    for (const table of ["name", "text"])
      this.#database.exec(`create virtual table ${table}_words using fts5vocab(${table}s, row)`);
    const prepare = (sql: (table: string) => string): Tables<StatementSync> => ({
      name: this.#database.prepare(sql("name")),
      text: this.#database.prepare(sql("text")),
    });
    const marks = (table: string) => (table === "name" ? "?" : COLUMNS.map(() => "?").join(", "));
    this.#insert = prepare((table) => {
      const columns = table === "name" ? "name" : COLUMNS.join(", ");
      return `insert into ${table}s(rowid, ${columns}) values (?, ${marks(table)})`;
    });
    this.#delete = prepare((table) => `delete from ${table}s where rowid = ?`);
    this.#match = prepare((table) => `select rowid from ${table}s where ${table}s match ?`);
    this.#count = prepare((table) => `select count(*) as count from ${table}s where ${table}s match ?`);
    this.#words = prepare((table) => `select term, doc from ${table}_words where term >= ? and term < ?`);
    this.#rank = this.#database.prepare(
      `select rowid, ${RANK} as rank from texts where texts match ? order by rank limit ${MAX_HITS}`,
    );
  }

  put(place: Place): void {
    this.remove(place.id);
    this.#forget();
    const row = ++this.#lastRow;
    const texts = textsOf(place);
    this.#insert.name.run(row, searchWords(place.houseName).join(" "));
    this.#insert.text.run(row, ...COLUMNS.map((column) => toldTerms(texts[column]).join(" ")));
    this.#rows.set(place.id, row);
    this.#places.set(row, { id: place.id, rating: place.rating });
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#delete.name.run(row);
    this.#delete.text.run(row);
    this.#forget();
    this.#rows.delete(id);
    this.#places.delete(row);
  }

  has(query: TextQuery): boolean {
    return isAsked(query) && this.#match[tableOf(query)].get(expression(query)) !== undefined;
  }

  count(query: TextQuery): number {
    return isAsked(query) ? Number(this.#count[tableOf(query)].get(expression(query))!.count) : 0;
  }

  having(query: TextQuery): ReadonlySet<string> {
    const match = expression(query);
    const key = `${tableOf(query)} ${match}`;
    const known = this.#remembered.get(key);
    if (known) return known;
    const rows = isAsked(query) ? (this.#match[tableOf(query)].all(match) as { rowid: number }[]) : [];
    const ids = new Set(rows.map(({ rowid }) => this.#places.get(rowid)!.id));
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, ids);
    return ids;
  }

  rank(query: TextQuery): string[] {
    if (!isAsked(query)) return [];
    const rows = this.#rank.all(expression(query)) as { rowid: number; rank: number }[];
    return rows
      .map(({ rowid, rank }) => {
        const { id, rating } = this.#places.get(rowid)!;
        return { id, score: -rank * PER_STAR ** (rating || UNRATED) };
      })
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  }

  vocabulary(scope: "name" | "text", letter: string): ReadonlyMap<string, number> {
    const key = `${scope} ${letter}`;
    const known = this.#vocabulary.get(key);
    if (known) return known;
    const rows = this.#words[scope].all(letter, `${letter}\u{ffff}`) as { term: string; doc: number }[];
    const words = new Map(rows.map(({ term, doc }) => [term, doc]));
    this.#vocabulary.set(key, words);
    return words;
  }

  #forget(): void {
    this.#remembered.clear();
    this.#vocabulary.clear();
  }
}

const isAsked = ({ words }: TextQuery): boolean => words.length > 0 && words.every((spellings) => spellings.length > 0);
const tableOf = ({ scope }: TextQuery): "name" | "text" => (scope === "name" ? "name" : "text");

/** In the query language of FTS5. */
function expression({ scope, words, as }: TextQuery): string {
  const spelled = (word: string) => (word.endsWith("*") ? `"${word.slice(0, -1)}" *` : `"${word}"`);
  const phrase = `"${words.map(([word]) => word).join(" ")}"`;
  const all = words.map((spellings) => `(${spellings.map(spelled).join(" OR ")})`).join(" AND ");
  return `${COLUMNS_OF[scope]}(${as === "opening" ? `^${phrase}` : as === "phrase" ? phrase : all})`;
}
