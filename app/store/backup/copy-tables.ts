/** Copies all rows of a database from one snapshot, between any two engines. */
import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Store } from "../engine/open-store.ts";
import { ALL_TABLES, type Engine, type Tables } from "../engine/tables.ts";

type Db = Kysely<Tables>;
export type TableName = keyof Tables;
export type Row = Readonly<Record<string, unknown>>;

/** Equal checksums mean equal rows, in any order. */
interface TableSum {
  readonly rows: number;
  readonly digest: string;
}
export type TableSums = ReadonlyMap<TableName, TableSum>;

/** A database to read from. */
export type Database = Pick<Store, "db" | "engine">;

/** Rows per batch: the widest table has fewer than 60 columns, and both engines bind at most 32,766 values. */
const BATCH_SIZE = 500;
/** A smaller batch for photographs, whose files take up to a megabyte each. */
const FILES_BATCH_SIZE = 20;

const batchSize = (table: TableName): number => (table === "photo_files" ? FILES_BATCH_SIZE : BATCH_SIZE);

/** Runs `read` on a snapshot of the database; writers are not blocked. */
export function withSnapshot<T>({ db, engine }: Database, read: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const begin = engine === "sqlite" ? "begin deferred" : "begin isolation level repeatable read, read only";
    await sql.raw(begin).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql.raw("rollback").execute(connection);
    }
  });
}

async function* readRows(db: Db, engine: Engine, table: TableName): AsyncGenerator<Row[]> {
  const pages = engine === "sqlite" ? readByRowid(db, table) : readByCursor(db, table);
  for await (const page of pages) if (page.length > 0) yield page;
}

async function* readByRowid(db: Db, table: TableName): AsyncGenerator<Row[]> {
  let after = -1;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select rowid as "#", * from ${sql.table(table)} where rowid > ${after} order by rowid limit ${batchSize(table)}
    `.execute(db);
    if (rows.length === 0) return;
    after = rows.at(-1)!["#"] as number;
    yield rows.map(({ "#": _, ...row }) => row);
  }
}

async function* readByCursor(db: Db, table: TableName): AsyncGenerator<Row[]> {
  await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql.raw<Row>(`fetch ${batchSize(table)} from all_rows`).execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close all_rows`.execute(db);
}

/** Copies every table and returns checksums of what it wrote. `change` may rewrite a row on its way. */
export async function copyTables(
  from: Database,
  to: Db,
  change: (table: TableName, row: Row) => Row = (_table, row) => row,
): Promise<TableSums> {
  return sumTables(from, async (table, rows) => {
    const changed = rows.map((row) => change(table, row));
    await to
      .insertInto(table)
      .values(changed as never)
      .execute();
    return changed;
  });
}

export const sumsOf = (from: Database): Promise<TableSums> => sumTables(from, async (_table, rows) => rows);

async function sumTables(
  { db, engine }: Database,
  take: (table: TableName, rows: Row[]) => Promise<readonly Row[]>,
): Promise<TableSums> {
  const sums = new Map<TableName, TableSum>();
  for (const table of await presentTables(db)) {
    let rows = 0;
    const sum = new RowSum();
    for await (const page of readRows(db, engine, table)) {
      for (const row of await take(table, page)) sum.add(row);
      rows += page.length;
    }
    sums.set(table, { rows, digest: sum.toString() });
  }
  return sums;
}

/** A database that has not been upgraded yet lacks the newest tables. */
export async function presentTables(db: Db): Promise<TableName[]> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return ALL_TABLES.filter((table) => present.has(table));
}

/** A digest of rows that ignores their order: the sum of each row's digest. */
class RowSum {
  #sum = 0n;

  add(row: Row): void {
    const sorted = Object.keys(row)
      .sort()
      .map((column) => [column, comparable(row[column])]);
    this.#sum += BigInt(`0x${createHash("sha256").update(JSON.stringify(sorted)).digest("hex")}`);
  }

  toString(): string {
    return BigInt.asUintN(256, this.#sum).toString(16);
  }
}

/** Each engine returns bytes as a type of its own. */
const comparable = (value: unknown): unknown =>
  value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value;

export function differingTables(one: TableSums, other: TableSums): TableName[] {
  return ALL_TABLES.filter((table) => one.get(table)?.digest !== other.get(table)?.digest);
}
