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

interface Connections {
  readonly openWriter: () => DatabaseSync;
  /** Without one, everything runs on the writer. */
  readonly openReader?: () => DatabaseSync;
  /** Called before each write; throws where it would go nowhere. */
  readonly checkFile?: () => void;
}

export function sqliteDialect(connections: Connections): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(connections),
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
  readonly #connections: Connections;
  readonly #writes = new WriteQueue();
  #writer: DatabaseSync | undefined;
  #reader: DatabaseSync | undefined;

  constructor(connections: Connections) {
    super({ database: () => Promise.reject(new Error("opened by init")) });
    this.#connections = connections;
  }

  override async init(): Promise<void> {
    this.#writer = this.#connections.openWriter();
    this.#reader = this.#connections.openReader?.();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { checkFile } = this.#connections;
    return new LeasedConnection({ writer: this.#writer!, reader: this.#reader, writes: this.#writes, checkFile });
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

/** What all connections of one database share. */
interface Shared {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync | undefined;
  readonly writes: WriteQueue;
  readonly checkFile: (() => void) | undefined;
}

/** Reads on the reader until its first other statement; from then on it holds the writer until it is released. */
class LeasedConnection implements DatabaseConnection {
  readonly #shared: Shared;
  #release: (() => void) | undefined;
  #deadline = 0;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader, writes, checkFile } = this.#shared;
    const isRead = SelectQueryNode.is(query.query);
    if (reader && isRead && !this.#release) return retryWhileBusy(reader, query, lockDeadline());
    if (!this.#release) {
      this.#deadline = lockDeadline();
      this.#release = await writes.enter(LOCK_TIMEOUT_MS);
      checkFile?.();
    }
    return retryWhileBusy(writer, query, this.#deadline);
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
