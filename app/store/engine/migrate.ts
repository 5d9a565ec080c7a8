import { type Kysely, sql, type Transaction } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { MIGRATIONS, type Migration } from "../migrations/index.ts";
import type { Engine, Tables } from "./tables.ts";

/** An arbitrary number shared by all servers: the one that gets the lock migrates, the others wait. */
const POSTGRES_MIGRATION_LOCK = 7_206_211;

/**
 * Applies missing migrations in one transaction and returns their names. Several servers may start at once: SQLite's write
 * lock or a PostgreSQL advisory lock lets one of them migrate.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    if (engine === "postgres") {
      await sql`set local lock_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_MIGRATION_LOCK)})`.execute(tx);
    }
    const applied = await appliedMigrations(tx);
    const known = new Set(migrations.map((migration) => migration.name));
    const foreign = [...applied].find((name) => !known.has(name));
    if (foreign) {
      throw new DomainError(
        "conflict",
        `The database was written by a newer version of this program (it knows the migration "${foreign}"). Upgrade the program, or restore an older backup into a new database.`,
      );
    }
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      await migration.up(tx as unknown as Kysely<unknown>, engine);
      await tx
        .insertInto("schema_migrations")
        .values({ name: migration.name, appliedAt: new Date().toISOString() })
        .execute();
    }
    return missing.map((migration) => migration.name);
  });
}

async function appliedMigrations(tx: Transaction<Tables>): Promise<ReadonlySet<string>> {
  await tx.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("appliedAt", "text", (c) => c.notNull())
    .execute();
  const rows = await tx.selectFrom("schema_migrations").select("name").execute();
  return new Set(rows.map((row) => row.name));
}
