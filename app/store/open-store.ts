import { mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Engine } from "./engine.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

export interface Store {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

export interface StoreLocation {
  /** A postgres:// address; without one the database is a file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

export const DATABASE_FILE = "hauntway.sqlite";

export function openStore({ databaseUrl, dataDir }: StoreLocation): Store {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}

function openSqlite(dataDir: string): Store {
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(() => openDatabaseFile(dataDir)),
  });
  return { engine: "sqlite", db, close: () => db.destroy() };
}

/** Code of SQLite for a file that is something else. */
const NOT_A_DATABASE = 26;

function openDatabaseFile(dataDir: string): DatabaseSync {
  const file = join(dataDir, DATABASE_FILE);
  try {
    makeFolder(resolve(dataDir));
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 50 });
    // FULL: what was acknowledged is on the disk, also after a power cut.
    database.exec("pragma journal_mode = wal; pragma synchronous = full;");
    return database;
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    throw new Error(
      errcode === NOT_A_DATABASE
        ? `The file ${file} is not a database or is damaged. Move it away, or restore a backup in its place.`
        : `DATA_DIR must be a folder that can be written to; ${dataDir} cannot be used: ${message}.`,
    );
  }
}

/** Node's own recursive mkdir never ends where a file system refuses new folders with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function openPostgres(connectionString: string): Store {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, query_timeout: 30_000 });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: "postgres", db, close: () => db.destroy() };
}
