/** The two engines that the contract runs on. A real PostgreSQL server is there when the test runner started one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore, type Store } from "../../app/store/engine/open-store.ts";
import type { Tables } from "../../app/store/engine/tables.ts";
import { newDatabase, onServer } from "../new-database.ts";

export interface TestEngine {
  readonly name: string;
  /** Two stores on one new database, as two servers would hold them; undefined where the engine has one user only. */
  open(): Promise<{ store: Store; second: Store | undefined; dispose(): Promise<void> }>;
}

/** Set by the test runner when it started a PostgreSQL server of its own. */
export const TEST_POSTGRES_URL = process.env.TEST_POSTGRES_URL;

const sqlite: TestEngine = {
  name: "SQLite",
  async open() {
    const dataDir = mkdtempSync(join(tmpdir(), "hauntway-store-"));
    const store = openStore({ dataDir });
    const second = openStore({ dataDir });
    return {
      store,
      second,
      async dispose() {
        await Promise.all([store.close(), second.close()]);
        rmSync(dataDir, { recursive: true });
      },
    };
  },
};

const pglite: TestEngine = {
  name: "PGlite",
  async open() {
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
    const store: Store = { engine: "postgres", db, close: () => db.destroy(), ping: async () => {} };
    return { store, second: undefined, dispose: () => store.close() };
  },
};

function postgres(serverUrl: string): TestEngine {
  return {
    name: "PostgreSQL",
    async open() {
      const databaseUrl = await newDatabase(serverUrl);
      const store = openStore({ databaseUrl, dataDir: "" });
      const second = openStore({ databaseUrl, dataDir: "" });
      return {
        store,
        second,
        async dispose() {
          await Promise.all([store.close(), second.close()]);
          await onServer(serverUrl, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
        },
      };
    },
  };
}

/** PGlite stands in where there is no server: opening a database in it takes forty times the work of one on a server. */
export const ENGINES: readonly TestEngine[] = [sqlite, TEST_POSTGRES_URL ? postgres(TEST_POSTGRES_URL) : pglite];

export async function openMigrated(engine: TestEngine) {
  const opened = await engine.open();
  await migrate(opened.store.db, opened.store.engine);
  return opened;
}
