import { mkdirSync } from "node:fs";
import { join } from "node:path";
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
    dialect: sqliteDialect(() => {
      mkdirSync(dataDir, { recursive: true });
      const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { enableForeignKeyConstraints: true, timeout: 50 });
      // FULL: what was acknowledged is on the disk, also after a power cut.
      database.exec("pragma journal_mode = wal; pragma synchronous = full;");
      return database;
    }),
  });
  return { engine: "sqlite", db, close: () => db.destroy() };
}

function openPostgres(connectionString: string): Store {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, query_timeout: 30_000 });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: "postgres", db, close: () => db.destroy() };
}
