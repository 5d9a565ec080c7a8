/** What `npm run dev` needs of the server; loaded through Vite, so that routes and server share their modules. */
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { openStore } from "../app/store/engine/open-store.ts";
import { CatalogKeeper } from "../app/store/places/catalog-keeper.ts";
import { readTexts } from "../app/store/places/read-texts.ts";
import { readConfig } from "./config.ts";
import { createFinding } from "./finding.ts";
import { Limits } from "./limits.ts";
import { createLog } from "./log.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { createRouter } from "./router.ts";
import { ShareImages } from "./share-images.ts";
import { createSite } from "./site.ts";

export async function createDevSite(
  projectDir: string,
  tell: (step: string) => void,
  { build }: { build: () => Promise<ServerBuild> },
) {
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  await prepareDatabase(config, join(projectDir, "data"), tell);
  const store = openStore(config);
  const keeper = new CatalogKeeper(store);
  await keeper.load();
  const log = createLog(config.logLevel);
  keeper.follow({ onLost: (error) => log.warn({ err: error }, "the database does not answer"), onFound: () => {} });
  const { routes } = await build();
  const site = createSite({
    config,
    store,
    keeper,
    readTexts: (id) => readTexts(store.db, id),
    finding: createFinding({ config, store, keeper, projectDir, log }),
    log,
    shareImages: new ShareImages(config.dataDir, projectDir),
    limits: new Limits(),
    router: createRouter(build, Object.keys(routes), config.siteUrl, "development"),
    staticFiles: new Map(),
    keepPages: false,
    withPolicy: false,
  });
  return { site, config };
}
