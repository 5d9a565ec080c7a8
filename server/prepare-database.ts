import { join } from "node:path";
import { applyRelease } from "../app/store/apply-release.ts";
import { migrate } from "../app/store/migrate.ts";
import { DATABASE_FILE, openStore } from "../app/store/open-store.ts";
import { storeTrouble } from "../app/store/store-trouble.ts";
import type { Config } from "./config.ts";
import { readCuratedPlaces } from "./read-curated-places.ts";

/** Brings tables and curated places up to date before anyone is served. */
export async function prepareDatabase(config: Config, dataDir: string, tell: (step: string) => void): Promise<void> {
  const store = openStore(config);
  try {
    const applied = await migrate(store.db, store.engine);
    if (applied.length > 0) tell(`Applied ${applied.join(", ")}`);
    const records = readCuratedPlaces(join(dataDir, "places"));
    const outcome = await applyRelease(store.db, records, new Date());
    if (outcome.sentence) tell(outcome.sentence);
  } catch (error) {
    throw asSentence(config, error);
  } finally {
    await store.close();
  }
}

/** What an operator can do something about is said in one sentence that names the database. */
function asSentence(config: Config, error: unknown): unknown {
  if (!storeTrouble(error)) return error;
  const { message, code, errcode } = (error instanceof AggregateError ? error.errors[0] : error) as Error & {
    code?: string;
    errcode?: number;
  };
  if (config.databaseUrl) {
    const { host, pathname } = new URL(config.databaseUrl);
    return new Error(`The database ${pathname.slice(1)} at ${host} cannot be used: ${message || code}`);
  }
  const file = join(config.dataDir, DATABASE_FILE);
  return new Error(`The database file ${file} ${SQLITE_ADVICE.get(errcode! & 0xff) ?? `cannot be used: ${message}`}`);
}

const NO_ROOM = "cannot be written. Is the disk full? What it held before is unharmed.";
const DAMAGED = "is damaged. Move it away and restore a backup in its place.";
const SQLITE_ADVICE: ReadonlyMap<number, string> = new Map([
  [5, "is in use by another program that does not let go of it."],
  [8, "cannot be used: this user may not read and write it."],
  [10, NO_ROOM],
  [11, DAMAGED],
  [13, NO_ROOM],
  [26, DAMAGED],
]);
