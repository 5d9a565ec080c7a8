import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { openPostgres } from "./open-postgres.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Engine, Tables } from "./tables.ts";

export interface Store {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
  /** Rejects within seconds if the database does not answer or is not writable. */
  ping(): Promise<void>;
}

export interface StoreLocation {
  /** A postgres:// URL; without one the database is a file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

export const DATABASE_FILE = "hauntway.sqlite";

export function openStore({ databaseUrl, dataDir }: StoreLocation): Store {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}

function openSqlite(dataDir: string): Store {
  const openReader = () => new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: 0 });
  const db = new Kysely<Tables>({ dialect: sqliteDialect(() => openDatabaseFile(dataDir), openReader) });
  const ping = async () => {
    await requireRoom(dataDir);
    // Takes and releases the write lock.
    await db.transaction().execute(async () => {});
  };
  return { engine: "sqlite", db, close: () => db.destroy(), ping };
}

/** Enough space for a write and its side files. */
const MIN_ROOM_BYTES = 8 * 1024 * 1024;
export const SQLITE_FULL = 13;

/** Rejects as SQLite does when its disk is full. */
export async function requireRoom(folder: string, bytes = MIN_ROOM_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw Object.assign(new Error("database or disk is full"), { errcode: SQLITE_FULL });
}

/** SQLITE_NOTADB and SQLITE_CORRUPT. */
const NOT_A_DATABASE = [26, 11];

function openDatabaseFile(dataDir: string): DatabaseSync {
  const file = join(dataDir, DATABASE_FILE);
  try {
    makeFolder(resolve(dataDir));
    // The file holds password hashes and the signing key. SQLite creates its side files with the same mode.
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 50 });
    // FULL: acknowledged writes survive a power cut. The dialect waits for locks without blocking the process.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;");
    return database;
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    if (NOT_A_DATABASE.includes((errcode ?? 0) & 0xff)) {
      throw new Error(
        `The file ${file} is not a database or is damaged. Move it away, or restore a backup in its place.`,
      );
    }
    if (existsSync(file) && !isAllowed(file, constants.R_OK | constants.W_OK)) {
      throw new Error(`The database file ${file} cannot be used: this user may not read and write it.`);
    }
    const mayWrite = !existsSync(dataDir) || isAllowed(dataDir, constants.W_OK);
    const reason = mayWrite ? message : "this user may not write there";
    throw new Error(`DATA_DIR must be a folder that can be written to; ${dataDir} cannot be used: ${reason}.`);
  }
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/** Node's recursive mkdir loops forever on file systems that refuse new folders with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
