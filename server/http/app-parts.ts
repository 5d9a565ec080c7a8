import type { Store } from "../../app/store/engine/open-store.ts";
import type { CatalogPoller } from "../../app/store/places/catalog-poller.ts";
import type { Log, SearchServices } from "../../app/web/site-context.ts";
import type { Config } from "../config.ts";
import type { PictureReader } from "../photos/picture-reader.ts";
import type { ShareImages } from "../share-images.ts";
import type { Planner } from "../trips/planner.ts";
import type { Limits } from "./limits.ts";
import type { PageCache } from "./page-cache.ts";
import type { RouteTable } from "./route-table.ts";
import type { Router } from "./router.ts";

/** What the application of a process is made of. */
export interface AppParts {
  readonly config: Config;
  readonly store: Store;
  readonly poller: CatalogPoller;
  readonly searchServices: SearchServices;
  readonly limits: Limits;
  readonly log: Log;
  readonly pages: PageCache;
  readonly routes: RouteTable;
  readonly router: Router;
  readonly shareImages: ShareImages;
  readonly planner: Planner;
  readonly pictureReader: PictureReader;
  readonly nextRequestId: () => string;
  readonly isDraining: () => boolean;
  /** The built client files; undefined in development, where Vite serves them and nothing is cached. */
  readonly clientDir: string | undefined;
}
