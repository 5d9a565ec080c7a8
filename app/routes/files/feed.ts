import { redirect } from "react-router";
import { newsOf } from "../../domain/catalog/news.ts";
import { SITE } from "../../site.ts";
import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { atomFeed } from "../../web/seo/atom-feed.ts";
import { FEED_PARAMETERS, feedTitle } from "../../web/seo/feed-path.ts";
import { findFeed } from "../../web/seo/find-feed.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/feed";

export const handle: RouteRule = { params: FEED_PARAMETERS, shared: true };

const FEED_LENGTH = 50;

/** What is new in all of the directory, or in a state, a city or a list. */
export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog, siteUrl } = site;
  const asked = Object.fromEntries(url.searchParams);
  const isAll = Object.keys(asked).length === 0;
  const feed = isAll ? { page: "/", path: "/feed.xml", places: catalog.places } : findFeed(site, asked);
  if (!feed) return noSuchFile();
  // The URL spells the same feed differently.
  if (url.pathname + url.search !== feed.path) throw redirect(feed.path, 301);
  const title = "name" in feed ? feedTitle(feed.name) : `${SITE.name}: new and updated places`;
  const news = newsOf(catalog, feed.places, FEED_LENGTH);
  return fileResponse(atomFeed(siteUrl, { title, path: feed.path, page: feed.page, news }), "application/atom+xml");
}
