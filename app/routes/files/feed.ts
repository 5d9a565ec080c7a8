import { latestReports } from "../../domain/visits/latest-reports.ts";
import { fileResponse } from "../../web/render/file-response.ts";
import { atomFeed } from "../../web/seo/atom-feed.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/feed";

export function loader({ context }: Route.LoaderArgs) {
  const { catalog, siteUrl } = context.get(siteContext);
  return fileResponse(atomFeed(siteUrl, catalog.places, latestReports(catalog)), "application/atom+xml");
}
