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
const MAX_FOUND = 30;
const MAX_COUNTED = 300;

interface Tables<Value> {
  readonly name: Value;
  readonly text: Value;
}

export class FullTextIndex implements TextIndex {
  readonly #database = new DatabaseSync(":memory:");
  readonly #rows = new Map<string, number>();
  readonly #places = new Map<number, Pick<Place, "id" | "rating">>();
  readonly #found = new Map<string, ReadonlySet<string>>();
  readonly #counted = new Map<string, number>();
  readonly #vocabulary = new Map<string, Map<string, number>>();
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
    for (const statement of [this.#match.name, this.#match.text]) statement.setReturnArrays(true);
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
    const name = searchWords(place.houseName);
    const columns = COLUMNS.map((column) => toldTerms(texts[column]));
    this.#insert.name.run(row, name.join(" "));
    this.#insert.text.run(row, ...columns.map((terms) => terms.join(" ")));
    this.#learn("name", name);
    this.#learn("text", columns.flat());
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
    return remember(this.#counted, MAX_COUNTED, keyOf(query), () =>
      isAsked(query) ? Number(this.#count[tableOf(query)].get(expression(query))!.count) : 0,
    );
  }

  having(query: TextQuery): ReadonlySet<string> {
    return remember(this.#found, MAX_FOUND, keyOf(query), () => {
      const rows = isAsked(query) ? this.#match[tableOf(query)].all(expression(query)) : [];
      return new Set((rows as unknown as [rowid: number][]).map(([rowid]) => this.#places.get(rowid)!.id));
    });
  }

  rank(query: TextQuery): string[] {
    if (!isAsked(query)) return [];
    // What so many have tells them apart no more: weighing each of them is slow.
    if (this.count(query) > MAX_HITS) return this.#bestKnown(query);
    const rows = this.#rank.all(expression(query)) as { rowid: number; rank: number }[];
    return rows
      .map(({ rowid, rank }) => {
        const { id, rating } = this.#places.get(rowid)!;
        return { id, score: -rank * PER_STAR ** (rating || UNRATED) };
      })
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  }

  #bestKnown(query: TextQuery): string[] {
    const rows = this.#match[tableOf(query)].all(expression(query)) as unknown as [rowid: number][];
    return rows
      .map(([rowid]) => this.#places.get(rowid)!)
      .sort((a, b) => b.rating - a.rating)
      .slice(0, MAX_HITS)
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
    this.#found.clear();
    this.#counted.clear();
  }

  /** Reading a letter's words takes tens of milliseconds, so that they are not read again after each change. */
  #learn(scope: "name" | "text", terms: readonly string[]): void {
    if (this.#vocabulary.size === 0) return;
    for (const term of new Set(terms)) {
      const words = this.#vocabulary.get(`${scope} ${term[0]}`);
      words?.set(term, (words.get(term) ?? 0) + 1);
    }
  }
}

function remember<Value>(values: Map<string, Value>, most: number, key: string, look: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= most) values.clear();
  const found = look();
  values.set(key, found);
  return found;
}

const keyOf = (query: TextQuery): string => `${tableOf(query)} ${expression(query)}`;
const isAsked = ({ words }: TextQuery): boolean => words.length > 0 && words.every((spellings) => spellings.length > 0);
const tableOf = ({ scope }: TextQuery): "name" | "text" => (scope === "name" ? "name" : "text");

/** In the query language of FTS5. */
function expression({ scope, words, as }: TextQuery): string {
  const spelled = (word: string) => (word.endsWith("*") ? `"${word.slice(0, -1)}" *` : `"${word}"`);
  const phrase = `"${words.map(([word]) => word).join(" ")}"`;
  const all = words.map((spellings) => `(${spellings.map(spelled).join(" OR ")})`).join(" AND ");
  return `${COLUMNS_OF[scope]}(${as === "opening" ? `^${phrase}` : as === "phrase" ? phrase : all})`;
}
