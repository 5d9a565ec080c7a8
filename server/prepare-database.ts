import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import { migrate } from "../app/store/engine/migrate.ts";
import { openStore } from "../app/store/engine/open-store.ts";
import { applyRelease } from "../app/store/places/apply-release.ts";
import { movePrivatePins } from "../app/store/places/move-private-pins.ts";
import type { Config } from "./config.ts";
import { nameDatabaseTrouble } from "./database-trouble.ts";
import { readCuratedPlaces } from "./read-curated-places.ts";

/** Brings tables and curated places up to date before anyone is served. */
export async function prepareDatabase(config: Config, dataDir: string, tell: (step: string) => void): Promise<void> {
  const store = openStore(config);
  try {
    const applied = await migrate(store.db, store.engine);
    if (applied.length > 0) tell(`Applied ${applied.join(", ")}`);
    const records = readCuratedPlaces(join(dataDir, "places"));
    const gazetteer = loadGazetteer(readFileSync(join(dataDir, "gazetteer.json.gz")));
    const outcome = await applyRelease(store.db, records, gazetteer, new Date());
    if (outcome.sentence) tell(outcome.sentence);
    await movePrivatePins(store.db, gazetteer);
  } catch (error) {
    throw nameDatabaseTrouble(config, error);
  } finally {
    await store.close();
  }
}
