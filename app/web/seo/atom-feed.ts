/** The newest places as an Atom feed (RFC 4287). */
import { compareText } from "../../domain/catalog/data-order.ts";
import type { PlaceCard, PlaceList } from "../../domain/places/place.ts";
import { SITE } from "../../site.ts";
import { escapeXml, XML_DECLARATION, xmlDate, xmlElement } from "./xml.ts";

const FEED_LENGTH = 50;

/** Where no place has a date yet: a feed must have one. */
const BEFORE_EVERYTHING = "1970-01-01T00:00:00.000Z";

export function atomFeed(siteUrl: string, places: PlaceList): string {
  const newest = newestPlaces(places);
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
    ...newest.map(({ place, changed }) => entry(siteUrl, place, changed)),
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

function link(siteUrl: string, path: string, rel: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(siteUrl + path)}"/>`;
}
