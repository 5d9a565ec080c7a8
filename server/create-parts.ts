/** The parts of a serving process, built or in development, besides its router. */
import cluster from "node:cluster";
import type { Store } from "../app/store/engine/open-store.ts";
import type { CatalogPoller } from "../app/store/places/catalog-poller.ts";
import type { Log } from "../app/web/site-context.ts";
import type { Config } from "./config.ts";
import { Limits } from "./http/limits.ts";
import { PictureReader } from "./photos/picture-reader.ts";
import { createSearchServices } from "./search/search-services.ts";
import { ShareImages } from "./share-images.ts";
import { Planner } from "./trips/planner.ts";

interface Foundation {
  readonly config: Config;
  readonly store: Store;
  readonly poller: CatalogPoller;
  readonly projectDir: string;
  readonly log: Log;
}

export function createParts({ projectDir, ...foundation }: Foundation) {
  const { config, log } = foundation;
  return {
    ...foundation,
    searchServices: createSearchServices({ ...foundation, projectDir }),
    planner: new Planner({ projectDir, routerUrl: config.routerUrl, log }),
    shareImages: new ShareImages(config.dataDir, projectDir),
    pictureReader: new PictureReader({ projectDir }),
    limits: new Limits({ shared: cluster.isWorker }),
  };
}
