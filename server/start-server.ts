/** One serving process, built from its configuration: store, catalog, app and listener, and how to stop them. */
import cluster from "node:cluster";
import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { openStore, type Store } from "../app/store/engine/open-store.ts";
import { readSiteSecret } from "../app/store/engine/site-secret.ts";
import { CatalogPoller } from "../app/store/places/catalog-poller.ts";
import type { Log } from "../app/web/site-context.ts";
import { startCleanupJob } from "./cleanup-job.ts";
import type { Config } from "./config.ts";
import { nameDatabaseTrouble } from "./database-trouble.ts";
import { createHttpServer, type HttpServer } from "./http/http-server.ts";
import { Limits } from "./http/limits.ts";
import { readRouteTable } from "./http/route-table.ts";
import { createRouter } from "./http/router.ts";
import { PictureReader } from "./photos/picture-reader.ts";
import { createSearchServices } from "./search/search-services.ts";
import { ShareImages } from "./share-images.ts";
import { drain } from "./shutdown.ts";
import { Planner } from "./trips/planner.ts";

export interface RunningServer {
  readonly address: string;
  readonly http: HttpServer;
  readonly store: Store;
  readonly poller: CatalogPoller;
  readonly planner: Planner;
  /** Reads the road network now: half a second of work that the first drive would have to wait for. */
  loadRoads(): void;
  stop(): Promise<void>;
}

export async function startServer(config: Config, projectDir: string, log: Log): Promise<RunningServer> {
  const store = openStore(config);
  const poller = new CatalogPoller(store);
  try {
    await poller.load();
    // Read it now, so that forms work while the database is down.
    await readSiteSecret(store.db);
  } catch (error) {
    throw nameDatabaseTrouble(config, error);
  }
  const shareImages = new ShareImages(config.dataDir, projectDir);
  const pictureReader = new PictureReader({ projectDir });
  const planner = new Planner({ projectDir, routerUrl: config.routerUrl, log });
  const searchServices = createSearchServices({ config, store, poller, projectDir, log });
  const serverBuild = build as unknown as ServerBuild;
  const http = createHttpServer({
    config,
    store,
    poller,
    searchServices,
    planner,
    log,
    shareImages,
    pictureReader,
    limits: new Limits({ shared: cluster.isWorker }),
    routes: readRouteTable(serverBuild),
    router: createRouter(serverBuild, config.siteUrl),
    clientDir: join(projectDir, "build/client"),
  });
  http.server.listen(config.port, config.host);
  await once(http.server, "listening");
  poller.start({
    onLost: (error) => log.warn({ err: error }, "the database does not answer; serving what is in memory"),
    onFound: (since) => log.warn({ since: since.toISOString() }, "the database answers again"),
  });
  const stopCleanupJob = startCleanupJob(store, log);
  return {
    address: addressOf(http.server, config),
    http,
    store,
    poller,
    planner,
    loadRoads: () => void searchServices.roads(),
    async stop() {
      poller.stop();
      stopCleanupJob();
      await drain(http, log);
      await shareImages.close();
      await planner.close();
      pictureReader.close();
      await store.close();
    },
  };
}

function addressOf(server: Server, config: Config): string {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  return `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
}
