import { copyFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { placeSchema } from "../../domain/places/place-schema.ts";
import { migrate } from "../engine/migrate.ts";
import type { Store } from "../engine/open-store.ts";
import { storeTrouble } from "../engine/store-trouble.ts";
import { ALL_TABLES, type Engine, type Tables } from "../engine/tables.ts";
import { lockCatalog, readVersion } from "../places/catalog-version.ts";
import { openBackup, requireIntact } from "./backup.ts";
import { makeCopyFolder } from "./copy-folder.ts";
import {
  copyTables,
  differingTables,
  presentTables,
  type Row,
  sumsOf,
  type TableName,
  type TableSums,
} from "./copy-tables.ts";
import { moveAsideUnusable } from "./move-aside.ts";

const position = placeSchema.pick({ latitude: true, longitude: true });
const CHOICES = ["access", "admission", "placeType", "stepFree"] as const;
const choices = placeSchema.pick({ access: true, admission: true, placeType: true, stepFree: true });

/** Tables that are not empty even in a new database. */
const BOOKKEEPING: readonly TableName[] = ["schema_migrations", "catalog_version", "site_secrets"];

export interface Restored {
  readonly sums: TableSums;
  /** Where the old SQLite file is now, if it could not be used. */
  readonly movedAside: string | undefined;
}

/**
 * Fills the database from a backup in one transaction. An older backup is migrated in a temporary copy; the file itself
 * is only read.
 */
export async function restoreBackup(store: Store, file: string, { replace }: { replace: boolean }): Promise<Restored> {
  const folder = temporarily(makeCopyFolder);
  try {
    const copy = join(folder, "backup.sqlite");
    temporarily(() => copyFileSync(file, copy));
    const backup = openBackup(copy, "write");
    try {
      await requireIntact(backup.db, file);
      await blameFile(file, "its tables are not those of a backup", async () => {
        await migrate(backup.db, "sqlite").catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
          throw new DomainError(
            "conflict",
            `${file} is from a newer version of this program. Restore it with that one.`,
          );
        });
        await requireOurTables(backup.db);
      });
      await requireSoundPlaces(backup.db, file);
      // Only now that the backup is known to be good, and before anything opens the file.
      const movedAside = replace && store.file ? moveAsideUnusable(store.file, new Date()) : undefined;
      if (!replace) await requireEmpty(store.db);
      await migrate(store.db, store.engine);
      const sums = await store.db.transaction().execute(async (tx) => {
        await lockCatalog(tx);
        const version = await nextVersion(tx);
        await withoutTriggers(tx, store.engine, async () => {
          for (const table of [...ALL_TABLES].reverse()) await tx.deleteFrom(table).execute();
        });
        const written = await blameFile(file, "it holds rows that do not fit", async () => {
          const copied = await copyTables(backup, tx, (table, row) => underVersion(version, table, row));
          await readVersion(tx);
          return copied;
        });
        const differing = differingTables(written, await sumsOf({ db: tx, engine: store.engine }));
        if (differing.length > 0) throw new Error(`The database differs from the backup in ${differing.join(", ")}.`);
        return written;
      });
      return { sums, movedAside };
    } finally {
      await backup.db.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A restore works on a copy, whose folder may be full, missing or not for this user. */
function temporarily<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "ENOSPC" ? "there is no space left" : code;
    throw new DomainError(
      "invalid",
      `A restore works on a copy in ${tmpdir()} (TMPDIR), which cannot be made: ${why}.`,
    );
  }
}

/** Unless the database itself is in trouble, a failure here means that the file is bad. */
async function blameFile<T>(file: string, why: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError || storeTrouble(error)) throw error;
    throw new DomainError("invalid", `${file} was changed after it was written: ${why}.`);
  }
}

async function requireOurTables(backup: Kysely<Tables>): Promise<void> {
  const { db } = openBackup(":memory:", "write");
  try {
    await migrate(db, "sqlite");
    const [ours, theirs] = await Promise.all([columnsOf(db), columnsOf(backup)]);
    for (const table of ALL_TABLES) {
      if (ours.get(table) !== theirs.get(table)) throw new Error(`The table ${table} has other columns.`);
    }
  } finally {
    await db.destroy();
  }
}

/**
 * Values that pass every column type and are still wrong: an infinite coordinate breaks a place's page and map, and
 * "private " would not be private.
 */
async function requireSoundPlaces(backup: Kysely<Tables>, file: string): Promise<void> {
  const rows = await backup
    .selectFrom("haunted_locations")
    .select(["id", "latitude", "longitude", ...CHOICES])
    .execute();
  for (const row of rows) {
    const known = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, value ?? undefined]));
    const refuse = (what: string) => {
      throw new DomainError("invalid", `${file} was changed after it was written: the place ${row.id} ${what}.`);
    };
    if (!position.safeParse(known).success) refuse(`is at latitude ${row.latitude}, longitude ${row.longitude}`);
    const [issue] = choices.safeParse(known).error?.issues ?? [];
    if (issue) refuse(`has "${known[String(issue.path[0])]}" as its ${String(issue.path[0])}`);
  }
}

async function columnsOf(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, isView, columns }) => [name, `${isView} ${columns.map((column) => column.name).sort()}`]),
  );
}

async function requireEmpty(db: Kysely<Tables>): Promise<void> {
  for (const table of await presentTables(db)) {
    if (BOOKKEEPING.includes(table)) continue;
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) {
      throw new DomainError(
        "conflict",
        "The database is not empty. Say --replace to throw away what it holds and put the backup in its place.",
      );
    }
  }
}

/**
 * Running servers hold a catalog at the current version. A lower version makes them reload everything, a higher one
 * only what is newer; so all restored rows get the version just below.
 */
async function nextVersion(tx: Transaction<Tables>): Promise<number | undefined> {
  const version = await readVersion(tx);
  if (version === 0) return undefined;
  return version > 1 ? version - 1 : version + 1;
}

const VERSIONED: readonly TableName[] = ["catalog_version", "haunted_locations", "former_slugs"];

function underVersion(version: number | undefined, table: TableName, row: Row): Row {
  if (version !== undefined && (table === "visit_reports" || table === "photos"))
    return { ...row, catalogVersion: version };
  return version !== undefined && VERSIONED.includes(table) ? { ...row, version } : row;
}

/**
 * Triggers keep the review record append-only. Only a restore may delete its rows: the triggers are disabled for that
 * part of the transaction and recreated unchanged.
 */
async function withoutTriggers(tx: Transaction<Tables>, engine: Engine, work: () => Promise<void>): Promise<void> {
  if (engine === "postgres") {
    await sql`alter table review_events disable trigger user`.execute(tx);
    await work();
    await sql`alter table review_events enable trigger user`.execute(tx);
    return;
  }
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'review_events'`.execute(tx);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(tx);
  await work();
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(tx);
}
