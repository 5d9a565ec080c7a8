/** What searching, geocoding and the map hold in memory beside the catalog. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import type { Store } from "../app/store/engine/open-store.ts";
import type { CatalogKeeper } from "../app/store/places/catalog-keeper.ts";
import type { Finding, Log } from "../app/web/site-context.ts";
import { ClusterCache } from "./clusters.ts";
import type { Config } from "./config.ts";
import { createOutsideGeocoder } from "./outside-geocoder.ts";
import { SearchIndexer } from "./search-indexer.ts";
import { settleMemory } from "./settle-memory.ts";

export interface FindingParts {
  readonly config: Config;
  readonly store: Store;
  readonly keeper: CatalogKeeper;
  readonly projectDir: string;
  readonly log: Log;
}

export function createFinding({ config, store, keeper, projectDir, log }: FindingParts): Finding {
  const indexer = new SearchIndexer(keeper);
  void indexer.whenReady().then(settleMemory);
  return {
    gazetteer: loadGazetteer(readFileSync(join(projectDir, "data/gazetteer.json.gz"))),
    askGeocoder: createOutsideGeocoder(config, store.db, log),
    whenSearchable: () => indexer.whenReady(),
    clusters: new ClusterCache(projectDir),
  };
}
