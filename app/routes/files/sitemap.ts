import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { sitemapEntries, sitemapIndex, sitemapPart } from "../../web/seo/sitemap.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/sitemap";

export const handle: RouteRule = { params: ["part"] };

export function loader({ url, context }: Route.LoaderArgs) {
  const { catalog, lists, siteUrl } = context.get(siteContext);
  const part = url.searchParams.get("part");
  if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) return noSuchFile();
  const entries = sitemapEntries(catalog, lists);
  const xml = part === null ? sitemapIndex(siteUrl, entries) : sitemapPart(siteUrl, entries, Number(part));
  return xml === undefined ? noSuchFile() : fileResponse(xml, "application/xml");
}
