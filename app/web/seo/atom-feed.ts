/** News as an Atom feed (RFC 4287). */
import { BEFORE_EVERYTHING, type News } from "../../domain/catalog/news.ts";
import { escapeXml } from "../../domain/escape-xml.ts";
import { DATA_LICENSE } from "../../domain/import-export/data-license.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { ANONYMOUS, type VisitReport } from "../../domain/visits/visit-report.ts";
import { SITE } from "../../site.ts";
import { XML_DECLARATION, xmlElement } from "./xml.ts";

interface Feed {
  readonly title: string;
  /** Its own path, and the path of the page that it follows. */
  readonly path: string;
  readonly page: string;
  readonly news: readonly News[];
}

export function atomFeed(siteUrl: string, { title, path, page, news }: Feed): string {
  return [
    XML_DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    xmlElement("title", title),
    xmlElement("subtitle", SITE.tagline),
    xmlElement("rights", `${DATA_LICENSE.name}, ${DATA_LICENSE.url}`),
    xmlElement("id", siteUrl + path),
    link(siteUrl, path, "self", "application/atom+xml"),
    link(siteUrl, page, "alternate", "text/html"),
    xmlElement("updated", news[0]?.changed ?? BEFORE_EVERYTHING),
    `<author>${xmlElement("name", SITE.name)}${xmlElement("uri", `${siteUrl}/`)}</author>`,
    ...news.map(({ place, report, changed }) =>
      report ? reportEntry(siteUrl, place, report) : entry(siteUrl, place, changed),
    ),
    "</feed>",
    "",
  ].join("\n");
}

function entry(siteUrl: string, place: PlaceCard, changed: string): string {
  return [
    "<entry>",
    xmlElement("title", `${place.houseName}, ${place.city}, ${place.state}`),
    // The id must survive a change of the place's name, and with it of its URL.
    xmlElement("id", `tag:${new URL(siteUrl).hostname},2026:place/${encodeURIComponent(place.id)}`),
    link(siteUrl, `/location/${place.slug}`, "alternate", "text/html"),
    xmlElement("updated", changed),
    xmlElement("summary", place.storySummary),
    "</entry>",
  ].join("");
}

function reportEntry(siteUrl: string, place: PlaceCard, report: VisitReport): string {
  const summary = report.account ?? `${report.name ?? ANONYMOUS} noticed nothing in particular.`;
  return [
    "<entry>",
    xmlElement("title", `A visitor's report: ${place.houseName}, ${place.city}, ${place.state}`),
    xmlElement("id", `tag:${new URL(siteUrl).hostname},2026:report/${encodeURIComponent(report.id)}`),
    link(siteUrl, `/location/${place.slug}#visitors-reports`, "alternate", "text/html"),
    xmlElement("updated", report.publishedAt),
    `<author>${xmlElement("name", report.name ?? ANONYMOUS)}</author>`,
    xmlElement("summary", summary),
    "</entry>",
  ].join("");
}

function link(siteUrl: string, path: string, rel: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(siteUrl + path)}"/>`;
}
