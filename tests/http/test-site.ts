/** The finished build on a real database and a real port, for tests that speak HTTP to it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Place } from "../../app/domain/places/place.ts";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import type * as server from "../../server/index.ts";

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

export async function startTestSite(options: { places?: readonly Place[]; env?: Record<string, string> } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-http-"));
  const store = openStore({ dataDir, databaseUrl: options.env?.DATABASE_URL });
  await migrate(store.db, store.engine);
  await savePlaces(
    store.db,
    (options.places ?? []).map((place) => ({ place, origin: "curated" })),
    new Date(),
  );
  await store.close();

  const built = (await import(/* @vite-ignore */ join(process.cwd(), "build/server/index.js"))) as typeof server;
  const config = built.readConfig({ SITE_URL: "https://hauntway.test", ...options.env, DATA_DIR: dataDir });
  const errors: object[] = [];
  const logged: object[] = [];
  const warnings: string[] = [];
  const running = await built.startServer({ ...config, port: 0 }, process.cwd(), {
    info: (fields) => void logged.push(fields),
    warn: (_fields, message) => void warnings.push(message),
    error: (fields) => void errors.push(fields),
  });
  return {
    ...running,
    dataDir,
    /** What was logged as an error: nothing, unless the test is about one. */
    errors,
    /** What was logged in passing, such as requests. */
    logged,
    /** What was logged as a warning, in words. */
    warnings,
    get: (path: string, init: RequestInit = {}) => fetch(running.address + path, { redirect: "manual", ...init }),
    async close() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
