/** One serving process, built from its configuration: store, catalog, app and listener, and how to stop them. */
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
import { createParts } from "./create-parts.ts";
import { nameDatabaseTrouble } from "./database-trouble.ts";
import { createHttpServer, type HttpServer } from "./http/http-server.ts";
import { readRouteTable } from "./http/route-table.ts";
import { createRouter } from "./http/router.ts";
import { drain } from "./shutdown.ts";
import type { Planner } from "./trips/planner.ts";

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
  const parts = createParts({ config, store, poller, projectDir, log });
  const serverBuild = build as unknown as ServerBuild;
  const http = createHttpServer({
    ...parts,
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
    planner: parts.planner,
    loadRoads: () => void parts.searchServices.roads(),
    async stop() {
      poller.stop();
      stopCleanupJob();
      await drain(http, log);
      await parts.shareImages.close();
      await parts.planner.close();
      parts.pictureReader.close();
      await store.close();
    },
  };
}

function addressOf(server: Server, config: Config): string {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  return `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
}
