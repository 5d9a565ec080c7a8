import { escapeXml } from "../../domain/escape-xml.ts";
import { SITE } from "../../site.ts";
import { fileResponse } from "../../web/render/file-response.ts";
import { XML_DECLARATION, xmlElement } from "../../web/seo/xml.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/opensearch";

const TYPE = "application/opensearchdescription+xml";

/** Lets browsers offer the site's search in the address bar. */
export function loader({ context }: Route.LoaderArgs) {
  const siteUrl = escapeXml(context.get(siteContext).siteUrl);
  const xml = [
    XML_DECLARATION,
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    xmlElement("ShortName", SITE.name),
    xmlElement("Description", SITE.tagline),
    "<InputEncoding>UTF-8</InputEncoding>",
    "<Language>en-US</Language>",
    `<Image width="16" height="16" type="image/svg+xml">${siteUrl}/favicon.svg</Image>`,
    `<Url type="text/html" method="get" template="${siteUrl}/search?q={searchTerms}"/>`,
    `<Url type="${TYPE}" rel="self" template="${siteUrl}/opensearch.xml"/>`,
    "</OpenSearchDescription>",
    "",
  ].join("\n");
  return fileResponse(xml, TYPE);
}
