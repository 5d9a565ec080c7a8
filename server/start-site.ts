/** One serving process from its configuration: store, catalog, routes and listener, and the way to stop them. */
import cluster from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { openStore, type Store } from "../app/store/engine/open-store.ts";
import { readSiteSecret } from "../app/store/engine/site-secret.ts";
import { CatalogKeeper } from "../app/store/places/catalog-keeper.ts";
import { readTexts } from "../app/store/places/read-texts.ts";
import { TextKeeper } from "../app/store/places/text-keeper.ts";
import type { Log } from "../app/web/site-context.ts";
import type { Config } from "./config.ts";
import { nameDatabaseTrouble } from "./database-trouble.ts";
import { createFinding } from "./finding.ts";
import { keepHouse } from "./housekeeping.ts";
import { Limits, sharedLimiter } from "./limits.ts";
import { createRouter } from "./router.ts";
import { securityHeaders } from "./security-headers.ts";
import { ShareImages } from "./share-images.ts";
import { drain } from "./shutdown.ts";
import { createSite, type Site } from "./site.ts";
import { loadStaticFiles } from "./static-files.ts";

export interface RunningSite {
  readonly address: string;
  readonly site: Site;
  readonly store: Store;
  readonly keeper: CatalogKeeper;
  readonly texts: TextKeeper | undefined;
  stop(): Promise<void>;
}

export async function startSite(config: Config, projectDir: string, log: Log): Promise<RunningSite> {
  const store = openStore(config);
  const keeper = new CatalogKeeper(store);
  try {
    await keeper.load();
    // Read now, so that forms can be given out while the database is away.
    await readSiteSecret(store.db);
  } catch (error) {
    throw nameDatabaseTrouble(config, error);
  }
  // A file of our own does not go away; a server on the network does.
  const texts = store.engine === "postgres" ? new TextKeeper(store.db, keeper) : undefined;
  const shareImages = new ShareImages(config.dataDir, projectDir);
  const serverBuild = build as unknown as ServerBuild;
  const site = createSite({
    config,
    store,
    keeper,
    readTexts: (id) => texts?.read(id) ?? readTexts(store.db, id),
    finding: createFinding({ config, store, keeper, projectDir, log }),
    log,
    shareImages,
    limits: new Limits(cluster.isWorker ? sharedLimiter(config.workers) : undefined),
    router: createRouter(serverBuild, Object.keys(serverBuild.routes), config.siteUrl),
    staticFiles: loadStaticFiles(join(projectDir, "build/client"), securityHeaders(config)),
  });
  site.server.listen(config.port, config.host);
  await once(site.server, "listening");
  keeper.follow({
    onLost: (error) => log.warn({ err: error }, "the database does not answer; serving what is in memory"),
    onFound: (since) => log.warn({ since: since.toISOString() }, "the database answers again"),
  });
  const stopHousekeeping = keepHouse(store, log);
  return {
    address: addressOf(site, config),
    site,
    store,
    keeper,
    texts,
    async stop() {
      keeper.stop();
      texts?.stop();
      stopHousekeeping();
      // At once: what is left to be sent needs the processor more.
      const packed = site.pages.stop();
      await drain(site, log);
      await packed;
      await shareImages.close();
      await store.close();
    },
  };
}

function addressOf(site: Site, config: Config): string {
  const address = site.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  return `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
}
