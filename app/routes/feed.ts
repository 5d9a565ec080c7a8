import { atomFeed } from "../http/atom-feed.ts";
import { fileResponse } from "../http/file-response.ts";
import { siteContext } from "../http/site-context.ts";
import type { Route } from "./+types/feed";

export async function loader({ context }: Route.LoaderArgs) {
  const { catalog, siteUrl } = context.get(siteContext);
  return fileResponse(await atomFeed(siteUrl, catalog.places), "application/atom+xml");
}
