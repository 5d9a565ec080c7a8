/** The server's part of `npm run dev`; loaded through Vite, so that routes and server share their modules. */
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { openStore } from "../app/store/engine/open-store.ts";
import { CatalogPoller } from "../app/store/places/catalog-poller.ts";
import { readConfig } from "./config.ts";
import { createParts } from "./create-parts.ts";
import { createHttpServer } from "./http/http-server.ts";
import { readRouteTable } from "./http/route-table.ts";
import { createRouter } from "./http/router.ts";
import { createLog } from "./log.ts";
import { prepareDatabase } from "./prepare-database.ts";

export async function createDevServer(
  projectDir: string,
  tell: (step: string) => void,
  { build }: { build: () => Promise<ServerBuild> },
) {
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  await prepareDatabase(config, join(projectDir, "data"), tell);
  const store = openStore(config);
  const poller = new CatalogPoller(store);
  await poller.load();
  const log = createLog(config.logLevel);
  poller.start({ onLost: (error) => log.warn({ err: error }, "the database does not answer"), onFound: () => {} });
  const http = createHttpServer({
    ...createParts({ config, store, poller, projectDir, log }),
    routes: readRouteTable(await build()),
    router: createRouter(build, config.siteUrl, "development"),
    clientDir: undefined,
  });
  return { http, config };
}
