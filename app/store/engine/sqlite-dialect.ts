/** Kysely on Node's own SQLite: one connection per process, transactions that take the write lock when they begin. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { LRUCache } from "lru-cache";

/** How long a write waits for another process's before it gives up. */
const WRITE_LOCK_PATIENCE_MS = 15_000;
const WRITE_LOCK_RETRY_MS = 20;

export function sqliteDialect(open: () => DatabaseSync): Dialect {
  return {
    createDriver: () => new SqliteDriver(open),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  #connection: SqliteConnection | undefined;
  #queue: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(open: () => DatabaseSync) {
    this.#open = open;
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(this.#open());
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#queue;
    const mine = Promise.withResolvers<void>();
    this.#queue = mine.promise;
    await before;
    this.#release = mine.resolve;
    return this.#connection!;
  }

  async releaseConnection(): Promise<void> {
    this.#release?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk ends the transaction by itself; the error that did it is the one to tell, not "no transaction".
    if (!this.#connection?.isInTransaction) return;
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    this.#connection?.close();
  }
}

/** Statements held ready: the few that pages ask all the time. Long ones (rows in batches) come in too many lengths. */
const MOST_STATEMENTS = 64;
const LONGEST_STATEMENT = 2_000;

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new LRUCache<string, StatementSync>({ max: MOST_STATEMENTS });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // A write that waits inside SQLite would stop the whole process, so the waiting happens here.
    const giveUpAt = performance.now() + WRITE_LOCK_PATIENCE_MS;
    for (;;) {
      try {
        return this.#run<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, WRITE_LOCK_RETRY_MS));
      }
    }
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Only what reads is held: SQLite prepares it anew by itself when the tables change. */
  #prepare(sql: string): StatementSync {
    const ready = this.#statements.get(sql);
    if (ready) return ready;
    const statement = this.#database.prepare(sql);
    if (sql.length <= LONGEST_STATEMENT && /^select\b/i.test(sql)) this.#statements.set(sql, statement);
    return statement;
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const statement = this.#database.prepare(query.sql);
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[]))) yield { rows: [row as R] };
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

function isBusy(error: unknown): boolean {
  // SQLITE_BUSY is 5; its extended codes carry it in the low byte.
  return typeof error === "object" && error !== null && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
