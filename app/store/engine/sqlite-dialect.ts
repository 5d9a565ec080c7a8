/** Kysely's SQLite driver on Node's own SQLite; transactions take the write lock when they begin. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** How long a write waits for another process's before it gives up. */
const LOCK_TIMEOUT_MS = 15_000;
const LOCK_RETRY_MS = 20;

export function sqliteDialect(open: () => DatabaseSync): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(open),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class NodeSqliteDriver extends SqliteDriver {
  #database: DatabaseSync | undefined;
  #connection: DatabaseConnection | undefined;

  constructor(open: () => DatabaseSync) {
    super({
      database: async () => {
        this.#database = open();
        return adapt(this.#database);
      },
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= retryWhileBusy(await super.acquireConnection());
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has already ended the transaction; rolling back again would hide that error behind another.
    if (this.#database?.isTransaction) await super.rollbackTransaction(connection);
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** SQLite's own busy timeout would block the whole process, so the waiting happens here. */
function retryWhileBusy(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const deadline = performance.now() + LOCK_TIMEOUT_MS;
      for (;;) {
        try {
          return await connection.executeQuery<R>(query);
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw error;
          await setTimeout(LOCK_RETRY_MS);
        }
      }
    },
  };
}

/** SQLITE_BUSY is 5; extended codes carry it in the low byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
