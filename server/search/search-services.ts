/** What searching, geocoding, driving, the map and the lists hold in memory besides the catalog. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scheduler } from "node:timers/promises";
import { loadGazetteer } from "../../app/domain/geo/gazetteer.ts";
import { ownDirections } from "../../app/domain/roads/directions.ts";
import type { RoadNetwork } from "../../app/domain/roads/drive.ts";
import { createHighways } from "../../app/domain/roads/highways.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import type { CatalogPoller } from "../../app/store/places/catalog-poller.ts";
import type { Log, SearchServices } from "../../app/web/site-context.ts";
import type { Config } from "../config.ts";
import { readLists } from "../read-lists.ts";
import { loadRoadNetwork, readRoadFiles } from "../roads/load-road-network.ts";
import { routerDirections } from "../roads/router-directions.ts";
import { ClusterCache } from "./clusters.ts";
import { createOutsideGeocoder } from "./outside-geocoder.ts";
import { SearchIndexer } from "./search-indexer.ts";

interface SearchParts {
  readonly config: Config;
  readonly store: Store;
  readonly poller: CatalogPoller;
  readonly projectDir: string;
  readonly log: Log;
}

export function createSearchServices({ config, store, poller, projectDir, log }: SearchParts): SearchServices {
  const indexer = new SearchIndexer(poller);
  const gazetteer = loadGazetteer(readFileSync(join(projectDir, "data/gazetteer.json.gz")));
  let network: RoadNetwork | undefined;
  const roads = (): RoadNetwork => {
    network ??= loadRoadNetwork(projectDir, gazetteer);
    return network;
  };
  // Other requests are answered in between.
  const own = ownDirections(roads, () => scheduler.yield());
  return {
    gazetteer,
    roads,
    directions: config.routerUrl === undefined ? own : routerDirections(config.routerUrl, own, log),
    highways: createHighways(() => readRoadFiles(projectDir), gazetteer),
    askGeocoder: createOutsideGeocoder(config, store.db, log),
    isSearchable: () => indexer.isReady,
    whenSearchable: () => indexer.whenReady(),
    clusters: new ClusterCache(projectDir),
    lists: readLists(join(projectDir, "data/lists")),
  };
}
