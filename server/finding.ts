/** What searching, geocoding and the map hold in memory beside the catalog. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadGazetteer } from "../app/domain/gazetteer.ts";
import type { Finding, Log } from "../app/http/site-context.ts";
import type { Store } from "../app/store/open-store.ts";
import type { Config } from "./config.ts";
import { createOutsideGeocoder } from "./outside-geocoder.ts";

export function createFinding(config: Config, store: Store, projectDir: string, log: Log): Finding {
  return {
    gazetteer: loadGazetteer(readFileSync(join(projectDir, "data/gazetteer.json.gz"))),
    askGeocoder: createOutsideGeocoder(config, store.db, log),
  };
}
