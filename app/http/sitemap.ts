/** The sitemap: an index, and parts of as many addresses as the protocol allows. */
import type { Catalog } from "../domain/catalog.ts";
import type { PlaceList } from "../domain/place.ts";
import { stateSlug } from "../domain/slug.ts";
import { XML_DECLARATION, xmlDate, xmlElement } from "./xml.ts";

const SITEMAP_LIMIT = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapEntry {
  readonly path: string;
  /** When its content last changed; absent where nobody wrote that down. */
  readonly changed?: string | undefined;
}

/** Pages whose content is the directory's, so they change with it. */
const LISTS = ["/", "/all-locations", "/most-haunted", "/activity-types"];
const TEXTS = ["/haunted-roadtrip", "/submit", "/about", "/privacy", "/api"];

/** Every page that search engines should know: none that is empty, none that says noindex. */
export function sitemapEntries(catalog: Catalog): SitemapEntry[] {
  const group = (path: string, places: PlaceList) => ({ path, changed: lastChange(places) });
  return [
    ...LISTS.map((path) => group(path, catalog.places)),
    ...TEXTS.map((path) => ({ path })),
    ...[...catalog.states].map(([state, places]) => group(`/state/${stateSlug(state)}`, places)),
    ...[...catalog.activities.values()].map(({ slug, places }) => group(`/activity/${slug}`, places)),
    ...[...catalog.cities].filter(([slug]) => slug !== "").map(([slug, places]) => group(`/city/${slug}`, places)),
    ...catalog.places.map((place) => ({ path: `/location/${place.slug}`, changed: dayOf(place.updatedAt) })),
  ];
}

function lastChange(places: PlaceList): string | undefined {
  return latest(places.map((place) => dayOf(place.updatedAt)));
}

/** Days, because curated records know no hour. */
function dayOf(timestamp: string): string | undefined {
  return xmlDate(timestamp)?.slice(0, 10);
}

function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.reduce(
    (last, date) => (last === undefined || (date !== undefined && date > last) ? date : last),
    undefined,
  );
}

export function sitemapIndex(siteUrl: string, entries: readonly SitemapEntry[], limit = SITEMAP_LIMIT): string {
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) => {
    const changed = latest(entries.slice(index * limit, (index + 1) * limit).map((entry) => entry.changed));
    return `<sitemap>${address(siteUrl, { path: `/sitemap.xml?part=${index + 1}`, changed })}</sitemap>`;
  });
  return `${XML_DECLARATION}\n<sitemapindex ${NAMESPACE}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** One part, counted from 1; undefined past the last one. */
export function sitemapPart(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  part: number,
  limit = SITEMAP_LIMIT,
): string | undefined {
  const shown = entries.slice((part - 1) * limit, part * limit);
  if (shown.length === 0) return undefined;
  const urls = shown.map((entry) => `<url>${address(siteUrl, entry)}</url>`);
  return `${XML_DECLARATION}\n<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`;
}

function address(siteUrl: string, { path, changed }: SitemapEntry): string {
  return xmlElement("loc", siteUrl + path) + (changed ? xmlElement("lastmod", changed) : "");
}
