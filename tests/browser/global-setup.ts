import { startSiteProcess } from "../site-process.ts";
import { startTileServer } from "./tile-server.ts";

/** One site with the curated places for all tests, and a local tile server. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const tiles = await startTileServer();
  const site = await startSiteProcess({ TILE_URL: tiles.template });
  process.env.TEST_SITE_URL = site.url;
  process.env.TEST_TILE_ORIGIN = tiles.origin;
  return async () => {
    await site.stop();
    await tiles.stop();
  };
}
