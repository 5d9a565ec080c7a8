import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readSync, statSync } from "node:fs";
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
  /** SQLite's file. */
  readonly file?: string;
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
  const file = join(dataDir, DATABASE_FILE);
  let opened: string | undefined;
  const openWriter = () => {
    const database = openDatabaseFile(file);
    opened = identityOf(file);
    return database;
  };
  const openReader = () => new DatabaseSync(file, { readOnly: true, timeout: 0 });
  const checkFile = () => requireSameFile(file, opened);
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ openWriter, openReader, checkFile }) });
  const ping = async () => {
    await requireRoom(dataDir);
    // Takes and releases the write lock.
    await db.transaction().execute(async () => {});
  };
  return { engine: "sqlite", db, file, close: () => db.destroy(), ping };
}

/** SQLITE_READONLY_DBMOVED. */
const DATABASE_MOVED = 1032;

/** Undefined for a file that is not there. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stats && `${stats.dev} ${stats.ino}`;
}

/** In a file that was deleted or replaced, what SQLite still writes through its open handle would be lost. */
function requireSameFile(file: string, opened: string | undefined): void {
  if (identityOf(file) === opened) return;
  throw Object.assign(new Error("the database file was deleted or replaced"), { errcode: DATABASE_MOVED });
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
const DAMAGE = [26, 11];

export const isDamage = (error: unknown): boolean =>
  DAMAGE.includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** Never "copy a backup there": SQLite would replay the log that the old database left into the copy. */
export const RESTORE_REPLACES =
  "Run npm run restore -- FILE --replace: it moves what is there aside and restores a backup.";

/** Where a database's header says by 2 that it has a write-ahead log; backups have none and say 1. */
const READ_VERSION_OFFSET = 19;
const WITH_LOG = 2;

/**
 * SQLite replays any log beside a database, whoever wrote it. That it is another one's is certain where the database has
 * never had a log, as a copied backup, or is missing.
 */
export function hasForeignLog(file: string): boolean {
  // The log is looked at first: another process that creates the database writes the header before the log.
  if (!statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return false;
  if (!existsSync(file)) return true;
  // Opening the database says so better.
  if (!isAllowed(file, constants.R_OK)) return false;
  const header = Buffer.alloc(READ_VERSION_OFFSET + 1);
  const handle = openSync(file, "r");
  readSync(handle, header);
  closeSync(handle);
  return header[READ_VERSION_OFFSET] !== WITH_LOG;
}

function openDatabaseFile(file: string): DatabaseSync {
  const dataDir = dirname(file);
  if (hasForeignLog(file)) {
    throw new Error(
      `The file ${file}-wal is the log of another database than ${file} and would overwrite it. ${RESTORE_REPLACES}`,
    );
  }
  try {
    makeFolder(resolve(dataDir));
    // The file holds password hashes and the signing key. SQLite creates its side files with the same mode.
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 50 });
    // FULL: acknowledged writes survive a power cut. The dialect waits for locks without blocking the process.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;");
    return database;
  } catch (error) {
    if (isDamage(error)) {
      throw new Error(`The file ${file} is not a database or is damaged. ${RESTORE_REPLACES}`);
    }
    if (existsSync(file) && !isAllowed(file, constants.R_OK | constants.W_OK)) {
      throw new Error(`The database file ${file} cannot be used: this user may not read and write it.`);
    }
    const mayWrite = !existsSync(dataDir) || isAllowed(dataDir, constants.W_OK);
    const reason = mayWrite ? (error as Error).message : "this user may not write there";
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
