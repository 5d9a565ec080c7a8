/** What a route gets with each request, from the parts of this process. */
import { NO_PICTURES } from "../../app/web/forms/sent-pictures.ts";
import type { SiteContext } from "../../app/web/site-context.ts";
import { createAnnouncer } from "../announce.ts";
import type { AppContext } from "./app-env.ts";
import type { AppParts } from "./app-parts.ts";

export function createSiteContext(parts: AppParts): (c: AppContext) => SiteContext {
  const { config, limits, log, poller } = parts;
  const announce = createAnnouncer(config, log);
  return (c) => ({
    ...parts.searchServices,
    catalog: poller.catalog,
    requestId: c.get("requestId"),
    clientAddress: c.get("address"),
    db: parts.store.db,
    noteUnavailable: () => c.set("isUnavailable", true),
    // The change is stored; if the database has gone away since, a later poll picks the change up.
    refreshCatalog: () => poller.refresh().catch(() => {}),
    planTrip: (request) =>
      parts.planner.plan({
        ...request,
        catalog: poller.catalog,
        address: c.get("address"),
        left: c.req.raw.signal,
      }),
    admit: async (budget) => (await limits.spend(budget, c.get("address"))) === undefined,
    renderPng: (svg) => parts.shareImages.png(svg),
    sentPictures: c.get("upload") ?? NO_PICTURES,
    readPicture: (bytes) => parts.pictureReader.read(bytes),
    announce,
    siteUrl: config.siteUrl,
    tileUrl: config.tileUrl,
    contact: config.contact,
    requiresSecondFactor: config.requiresSecondFactor,
    now: () => new Date(),
    log,
  });
}
