/** What a restore does with an SQLite database that it cannot write into. */
import { existsSync, renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { hasForeignLog, isDamage } from "../engine/open-store.ts";
import { MIGRATIONS } from "../migrations/index.ts";

/** SQLite's side files, without which a database may lack its last changes. */
const SUFFIXES = ["", "-wal", "-shm"];

/**
 * Renames a database that is damaged, from a newer version or has the log of another one, with its side files. Returns
 * its new name, or undefined where the database can be used.
 */
export function moveAsideUnusable(file: string, now: Date): string | undefined {
  const present = SUFFIXES.filter((suffix) => existsSync(file + suffix));
  if (present.length === 0 || isUsable(file)) return undefined;
  const aside = `${file}.replaced-${now.toISOString().replace(/[:.]/g, "-")}`;
  for (const suffix of present) renameSync(file + suffix, aside + suffix);
  return aside;
}

function isUsable(file: string): boolean {
  if (hasForeignLog(file)) return false;
  try {
    const database = new DatabaseSync(file);
    try {
      return isIntact(database) && isOfThisVersion(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}

function isIntact(database: DatabaseSync): boolean {
  return database.prepare("pragma integrity_check").get()?.integrity_check === "ok";
}

function isOfThisVersion(database: DatabaseSync): boolean {
  const tables = database.prepare("select 1 from sqlite_master where name = 'schema_migrations'").all();
  if (tables.length === 0) return true;
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return database
    .prepare("select name from schema_migrations")
    .all()
    .every(({ name }) => known.has(String(name)));
}
