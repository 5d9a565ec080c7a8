/** The newest places and visitors' reports as an Atom feed (RFC 4287). */
import { compareText } from "../../domain/catalog/data-order.ts";
import { escapeXml } from "../../domain/escape-xml.ts";
import type { PlaceCard, PlaceList } from "../../domain/places/place.ts";
import type { PlacedReport } from "../../domain/visits/latest-reports.ts";
import { ANONYMOUS, type VisitReport } from "../../domain/visits/visit-report.ts";
import { SITE } from "../../site.ts";
import { XML_DECLARATION, xmlDate, xmlElement } from "./xml.ts";

const FEED_LENGTH = 50;

/** Where no place has a date yet: a feed must have one. */
const BEFORE_EVERYTHING = "1970-01-01T00:00:00.000Z";

export function atomFeed(siteUrl: string, places: PlaceList, reports: readonly PlacedReport[] = []): string {
  const newest = [
    ...newestPlaces(places).map(({ place, changed }) => ({ changed, text: entry(siteUrl, place, changed) })),
    ...reports.map(({ place, report }) => ({
      changed: report.publishedAt,
      text: reportEntry(siteUrl, place, report),
    })),
  ]
    .sort((a, b) => compareText(b.changed, a.changed))
    .slice(0, FEED_LENGTH);
  return [
    XML_DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    xmlElement("title", `${SITE.name}: new and updated places`),
    xmlElement("subtitle", SITE.tagline),
    xmlElement("id", `${siteUrl}/feed.xml`),
    link(siteUrl, "/feed.xml", "self", "application/atom+xml"),
    link(siteUrl, "/", "alternate", "text/html"),
    xmlElement("updated", newest[0]?.changed ?? BEFORE_EVERYTHING),
    `<author>${xmlElement("name", SITE.name)}${xmlElement("uri", `${siteUrl}/`)}</author>`,
    ...newest.map(({ text }) => text),
    "</feed>",
    "",
  ].join("\n");
}

/** By their last change; places of one import keep the order of the directory. */
function newestPlaces(places: PlaceList): { place: PlaceCard; changed: string }[] {
  return places
    .map((place) => ({ place, changed: xmlDate(place.updatedAt) ?? BEFORE_EVERYTHING }))
    .sort((a, b) => compareText(b.changed, a.changed))
    .slice(0, FEED_LENGTH);
}

function entry(siteUrl: string, place: PlaceCard, changed: string): string {
  return [
    "<entry>",
    xmlElement("title", `${place.houseName}, ${place.city}, ${place.state}`),
    // The id outlives a change of the place's name, and with it of its address.
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
