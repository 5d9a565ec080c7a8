/** Kysely on Node's built-in SQLite: reads never wait for writes, and writes run one at a time. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** How long a write waits for all others, in this process and elsewhere, before it gives up. */
const LOCK_TIMEOUT_MS = 5_000;
const LOCK_RETRY_MS = 20;

/** Without a reader, everything runs on one connection. */
export function sqliteDialect(openWriter: () => DatabaseSync, openReader?: () => DatabaseSync): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(openWriter, openReader),
    createAdapter: () => new ConcurrentAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Tells Kysely not to queue reads behind writes; the driver below queues the writes. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Inherits the SQL for transactions and savepoints. */
class NodeSqliteDriver extends SqliteDriver {
  readonly #open: { writer: () => DatabaseSync; reader: (() => DatabaseSync) | undefined };
  readonly #writes = new WriteQueue();
  #writer: DatabaseSync | undefined;
  #reader: DatabaseSync | undefined;

  constructor(writer: () => DatabaseSync, reader: (() => DatabaseSync) | undefined) {
    super({ database: () => Promise.reject(new Error("opened by init")) });
    this.#open = { writer, reader };
  }

  override async init(): Promise<void> {
    this.#writer = this.#open.writer();
    this.#reader = this.#open.reader?.();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LeasedConnection(this.#writer!, this.#reader, this.#writes);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has already ended the transaction; a rollback would only hide that error behind another.
    if (this.#writer?.isTransaction) await super.rollbackTransaction(connection);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    (connection as LeasedConnection).release();
  }

  override async destroy(): Promise<void> {
    // The last connection to close checkpoints the log, which only the writer can do.
    this.#reader?.close();
    this.#writer?.close();
  }
}

/** Reads on the reader until its first other statement; from then on it holds the writer until it is released. */
class LeasedConnection implements DatabaseConnection {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync | undefined;
  readonly #writes: WriteQueue;
  #release: (() => void) | undefined;
  #deadline = 0;

  constructor(writer: DatabaseSync, reader: DatabaseSync | undefined, writes: WriteQueue) {
    this.#writer = writer;
    this.#reader = reader;
    this.#writes = writes;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isRead = SelectQueryNode.is(query.query);
    if (this.#reader && isRead && !this.#release) return retryWhileBusy(this.#reader, query, lockDeadline());
    if (!this.#release) {
      this.#deadline = lockDeadline();
      this.#release = await this.#writes.enter(LOCK_TIMEOUT_MS);
    }
    return retryWhileBusy(this.#writer, query, this.#deadline);
  }

  // biome-ignore lint/correctness/useYield: nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Streams are not supported: read in pages.");
  }

  release(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

const lockDeadline = (): number => performance.now() + LOCK_TIMEOUT_MS;

/** SQLite's own busy timeout would block the whole process, so the waiting happens here. */
async function retryWhileBusy<R>(
  database: DatabaseSync,
  query: CompiledQuery,
  deadline: number,
): Promise<QueryResult<R>> {
  for (;;) {
    try {
      return execute(database, query);
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(LOCK_RETRY_MS);
    }
  }
}

function execute<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
}

/** Lets callers in one at a time, in order of arrival. */
class WriteQueue {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with a function that leaves; rejects as SQLite would if the wait is too long. */
  enter(timeoutMs: number): Promise<() => void> {
    const before = this.#last;
    return new Promise((resolve, reject) => {
      let leave = () => {};
      const left = new Promise<void>((done) => {
        leave = done;
      });
      this.#last = before.then(() => left);
      const timer = setTimeout(() => {
        leave();
        reject(Object.assign(new Error("database is locked"), { errcode: SQLITE_BUSY }));
      }, timeoutMs);
      void before.then(() => {
        clearTimeout(timer);
        resolve(leave);
      });
    });
  }
}

const SQLITE_BUSY = 5;

/** Extended codes carry it in the low byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
