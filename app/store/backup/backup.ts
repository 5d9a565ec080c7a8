/** A backup is an SQLite file with the site's tables, whichever engine it comes from or goes to. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { migrate } from "../engine/migrate.ts";
import type { Store } from "../engine/open-store.ts";
import { sqliteDialect } from "../engine/sqlite-dialect.ts";
import type { Tables } from "../engine/tables.ts";
import { MIGRATIONS } from "../migrations/index.ts";
import {
  copyTables,
  type Database,
  differingTables,
  presentTables,
  sumsOf,
  type TableSums,
  withSnapshot,
} from "./copy-tables.ts";

/** Writes to a temporary file, verifies it, and only then renames it. */
export async function writeBackup(store: Store, file: string): Promise<TableSums> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    // It holds password hashes and the site's key, so only its owner may read it.
    closeSync(openSync(unfinished, "wx", 0o600));
    const copied = await copyInto(store, unfinished);
    await checkBackup(unfinished, copied);
    syncFile(unfinished);
    renameSync(unfinished, file);
    return copied;
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished);
    throw error;
  }
}

async function copyInto(store: Store, file: string): Promise<TableSums> {
  const target = openBackup(file, "write");
  try {
    return await withSnapshot(store, async (db) => {
      if (!(await presentTables(db)).includes("schema_migrations")) {
        throw new DomainError("invalid", "The database is empty; there is nothing to back up.");
      }
      const applied = await db.selectFrom("schema_migrations").select("name").execute();
      const names = new Set(applied.map(({ name }) => name));
      // Use the database's schema version, so that a backup can be made before an upgrade.
      const migrations = MIGRATIONS.filter(({ name }) => names.has(name));
      if (migrations.length < names.size) {
        throw new DomainError(
          "invalid",
          "The database was written by a newer version of this program. Back it up with that version.",
        );
      }
      await migrate(target.db, "sqlite", migrations);
      return target.db.transaction().execute(async (tx) => {
        for (const table of ["schema_migrations", "catalog_version"] as const) await tx.deleteFrom(table).execute();
        return copyTables({ db, engine: store.engine }, tx);
      });
    });
  } finally {
    await target.db.destroy();
  }
}

async function checkBackup(file: string, expected: TableSums): Promise<void> {
  const { db, engine } = openBackup(file, "read");
  try {
    await requireIntact(db, file);
    const differing = differingTables(expected, await sumsOf({ db, engine }));
    if (differing.length > 0) throw new Error(`The backup differs from the database in ${differing.join(", ")}.`);
  } finally {
    await db.destroy();
  }
}

/** Throws if the file is damaged or not a backup. */
export async function requireIntact(db: Kysely<Tables>, file: string): Promise<void> {
  const said = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db).catch(() => undefined);
  const broken = await sql`pragma foreign_key_check`.execute(db).catch(() => undefined);
  if (said?.rows[0]?.integrity_check !== "ok" || broken?.rows.length !== 0) {
    throw new DomainError("invalid", `${file} is damaged, or is no backup.`);
  }
  if (!(await presentTables(db)).includes("schema_migrations")) {
    throw new DomainError("invalid", `${file} is a database, but no backup of this site.`);
  }
}

export function openBackup(file: string, to: "read" | "write"): Database & { db: Kysely<Tables> } {
  const open = () => {
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, readOnly: to === "read" });
    // An unfinished backup is deleted anyway, so it needs no journal.
    if (to === "write") database.exec("pragma journal_mode = memory; pragma synchronous = off;");
    return database;
  };
  return { db: new Kysely<Tables>({ dialect: sqliteDialect({ openWriter: open }) }), engine: "sqlite" };
}

function syncFile(file: string): void {
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
