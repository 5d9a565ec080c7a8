/**
 * Where an import keeps its rows until all of them are read: a private SQLite database without a name, which lives in a
 * temporary file as soon as it outgrows its cache and vanishes with the process, however that ends. Memory therefore
 * does not grow with the file, and the directory is not touched before the file was read to its end.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { HeldPlace } from "../../app/domain/import-export/decide-import.ts";
import type { Place, PlaceDraft } from "../../app/domain/places/place.ts";

export interface StagedRow {
  readonly line: number;
  /** Two rows with the same key are the same place. */
  readonly key: string;
  readonly digest: string;
  /** A row of our own export, which knows its id: two of them are the same place only if their ids are. */
  readonly isOwn: boolean;
  readonly place: PlaceDraft | Place;
}

export type Outcome = "rejected" | "folded" | "kept" | "note";

export interface Remark {
  readonly line: number;
  readonly outcome: Outcome;
  readonly name: string;
  readonly reason: string;
}

const TABLES = `
  pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -16000; pragma temp_store = file;
  create table staged (line integer not null, key text not null, id text not null, digest text not null,
    own integer not null, place text not null);
  create index staged_own_key on staged (key) where own = 1;
  create index staged_id on staged (id);
  create table held (id text primary key, key text not null, origin text not null, edited integer not null,
    hidden integer not null, digest text, line integer) without rowid;
  create index held_key on held (key);
  create table remarks (line integer not null, outcome text not null, name text not null, reason text not null);
  begin;
`;

export class Staging {
  readonly #db = new DatabaseSync("");
  readonly #statements = new Map<string, StatementSync>();

  constructor() {
    this.#db.exec(TABLES);
  }

  #run(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  stage({ line, key, digest, isOwn, place }: StagedRow): void {
    this.#run("insert into staged values (?, ?, ?, ?, ?, ?)").run(
      line,
      key,
      place.id,
      digest,
      Number(isOwn),
      JSON.stringify(place),
    );
  }

  /** An earlier row about the same place. Rows of other people's files have an id made of their key. */
  findEarlier({ key, isOwn, place }: StagedRow): StagedRow | undefined {
    const byId = this.#run("select * from staged where id = ?").get(place.id);
    const row = byId ?? (isOwn ? undefined : this.#run("select * from staged where key = ? and own = 1").get(key));
    return row && toStaged(row);
  }

  /** Puts what two rows make together in the place of the earlier one. */
  restage({ line, digest, place }: StagedRow): void {
    this.#run("update staged set digest = ?, place = ? where id = ? and line = ?").run(
      digest,
      JSON.stringify(place),
      place.id,
      line,
    );
  }

  *staged(size: number): Generator<StagedRow[]> {
    for (let after = 0; ; ) {
      const rows = this.#run("select rowid as seq, * from staged where rowid > ? order by rowid limit ?").all(
        after,
        size,
      );
      if (rows.length === 0) return;
      after = Number(rows.at(-1)!.seq);
      yield rows.map(toStaged);
    }
  }

  hold(key: string, held: HeldPlace): void {
    const { id, origin, isEdited, isHidden, sourceDigest } = held;
    this.#run("insert into held values (?, ?, ?, ?, ?, ?, null)").run(
      id,
      key,
      origin,
      Number(isEdited),
      Number(isHidden),
      sourceDigest,
    );
  }

  /** The place of the directory that a row is about: our own rows go by their id first, others by name and town. */
  findHeld({ key, isOwn, place }: StagedRow): (HeldPlace & { claimedBy: number | undefined }) | undefined {
    const byId = () => this.#run("select * from held where id = ?").get(place.id);
    // Where several places share the key, one that visitors see counts before a hidden one, ours before an imported one.
    const byKey = () =>
      this.#run("select * from held where key = ? order by hidden, origin = 'import', id limit 1").get(key);
    const row = isOwn ? (byId() ?? byKey()) : (byKey() ?? byId());
    if (!row) return undefined;
    return {
      id: String(row.id),
      origin: row.origin as HeldPlace["origin"],
      isEdited: row.edited === 1,
      isHidden: row.hidden === 1,
      sourceDigest: row.digest === null ? null : String(row.digest),
      claimedBy: row.line === null ? undefined : Number(row.line),
    };
  }

  claim(id: string, line: number): void {
    this.#run("update held set line = ? where id = ?").run(line, id);
  }

  remark({ line, outcome, name, reason }: Remark): void {
    this.#run("insert into remarks values (?, ?, ?, ?)").run(line, outcome, name, reason);
  }

  remarks(): IterableIterator<Remark> {
    return this.#run(
      "select * from remarks order by line, rowid",
    ).iterate() as IterableIterator<unknown> as IterableIterator<Remark>;
  }

  close(): void {
    this.#db.close();
  }
}

function toStaged(row: Record<string, unknown>): StagedRow {
  return {
    line: Number(row.line),
    key: String(row.key),
    digest: String(row.digest),
    isOwn: row.own === 1,
    place: JSON.parse(String(row.place)) as PlaceDraft,
  };
}
