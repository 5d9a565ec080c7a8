import { join } from "node:path";
import { applyRelease } from "../app/store/apply-release.ts";
import { migrate } from "../app/store/migrate.ts";
import { openStore } from "../app/store/open-store.ts";
import type { Config } from "./config.ts";
import { readCuratedPlaces } from "./read-curated-places.ts";

/** Brings tables and curated places up to date before anyone is served. */
export async function prepareDatabase(config: Config, dataDir: string, tell: (step: string) => void): Promise<void> {
  const store = openStore(config);
  try {
    const applied = await migrate(store.db, store.engine).catch((error: unknown) => {
      throw config.databaseUrl && isConnectionError(error) ? unreachable(config.databaseUrl, error) : error;
    });
    if (applied.length > 0) tell(`Applied ${applied.join(", ")}`);
    const records = readCuratedPlaces(join(dataDir, "places"));
    const outcome = await applyRelease(store.db, records, new Date());
    if (outcome.sentence) tell(outcome.sentence);
  } finally {
    await store.close();
  }
}

/** Errors of sockets and of PostgreSQL's class 08 and 28: not there, or not for us. */
function isConnectionError(error: unknown): error is Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return (
    /^(E[A-Z]+|08...|28...|3D000)$/.test(code) || (error instanceof Error && /timeout|terminated/i.test(error.message))
  );
}

function unreachable(databaseUrl: string, error: Error): Error {
  const { host, pathname } = new URL(databaseUrl);
  const reason = error.message || ("code" in error ? String(error.code) : "no reason given");
  return new Error(`The database ${pathname.slice(1)} at ${host} cannot be used: ${reason}`);
}
