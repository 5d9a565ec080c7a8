/** The sitemap: an index, and parts with the addresses. */
import type { Catalog } from "../domain/catalog.ts";
import type { PlaceCard } from "../domain/place.ts";
import { stateSlug } from "../domain/slug.ts";
import type { SortedPlaces } from "../domain/sorted-places.ts";
import { lastChangeOf, lastChangeOfRun, latest } from "./last-change.ts";
import { restBetweenSlices } from "./slices.ts";
import { XML_DECLARATION, xmlDate, xmlElement } from "./xml.ts";

/** The protocol allows five times as many; then encoding one part would hold everybody else up for 90 ms. */
const SITEMAP_LIMIT = 10_000;
/** Entries taken between two looks at the clock. */
const A_LOOK = 100;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapEntry {
  readonly path: string;
  /** When its content last changed; absent where nobody wrote that down. */
  readonly changed?: string | undefined;
}

/** Pages whose content is the directory's, so they change with it. */
const LISTS = ["/", "/all-locations", "/most-haunted", "/activity-types"];
const TEXTS = ["/haunted-roadtrip", "/submit", "/about", "/privacy", "/api"];

/** Every page that search engines should know, or some of them: none that is empty, none that says noindex. */
export async function sitemapEntries(catalog: Catalog, from = 0, to = Infinity): Promise<SitemapEntry[]> {
  const rest = restBetweenSlices();
  const pages = [...pagesOf(catalog)];
  const entries: SitemapEntry[] = [];
  for (const [path, changes] of pages.slice(from, to)) {
    let changed: string | undefined;
    for (const change of changes) {
      changed = latest([changed, change]);
      await rest();
    }
    entries.push({ path, changed: dayOf(changed) });
  }
  const end = Math.min(to - pages.length, catalog.places.length);
  for (let at = Math.max(0, from - pages.length); at < end; at += A_LOOK) {
    for (const { slug, updatedAt } of catalog.places.slice(at, Math.min(at + A_LOOK, end))) {
      entries.push({ path: `/location/${slug}`, changed: dayOf(xmlDate(updatedAt)) });
    }
    await rest();
  }
  return entries;
}

function countEntries(catalog: Catalog): number {
  return [...pagesOf(catalog)].length + catalog.places.length;
}

/** The pages that are no place's own, with the last changes of the places on them, which are worked out one by one. */
function* pagesOf(catalog: Catalog): Generator<readonly [path: string, changes: Iterable<string | undefined>]> {
  for (const path of LISTS) yield [path, changesOf(catalog.places)];
  for (const path of TEXTS) yield [path, []];
  for (const [state, places] of catalog.states) yield [`/state/${stateSlug(state)}`, changesOf(places)];
  for (const { slug, places } of catalog.activities.values()) yield [`/activity/${slug}`, changesOf(places)];
  for (const [slug, places] of catalog.cities) if (slug !== "") yield [`/city/${slug}`, changeOfFew(places)];
}

function* changesOf(places: SortedPlaces): Generator<string | undefined> {
  for (const run of places.runs) yield lastChangeOfRun(run).changed;
}

/** Not kept: there are many cities, with few places each. */
function* changeOfFew(places: readonly PlaceCard[]): Generator<string | undefined> {
  yield lastChangeOf(places);
}

/** Days, because curated records know no hour. */
function dayOf(date: string | undefined): string | undefined {
  return date?.slice(0, 10);
}

export async function sitemapIndex(siteUrl: string, catalog: Catalog, limit = SITEMAP_LIMIT): Promise<string> {
  const parts: string[] = [];
  const count = countEntries(catalog);
  for (let from = 0; from < count; from += limit) {
    const changed = latest((await sitemapEntries(catalog, from, from + limit)).map((entry) => entry.changed));
    const path = `/sitemap.xml?part=${parts.length + 1}`;
    parts.push(`<sitemap>${address(siteUrl, { path, changed })}</sitemap>`);
  }
  return `${XML_DECLARATION}\n<sitemapindex ${NAMESPACE}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** One part, counted from 1; undefined past the last one. */
export async function sitemapPart(
  siteUrl: string,
  catalog: Catalog,
  part: number,
  limit = SITEMAP_LIMIT,
): Promise<string | undefined> {
  const rest = restBetweenSlices();
  const entries = await sitemapEntries(catalog, (part - 1) * limit, part * limit);
  if (entries.length === 0) return undefined;
  const lines = [XML_DECLARATION, `<urlset ${NAMESPACE}>`];
  for (const [index, entry] of entries.entries()) {
    lines.push(`<url>${address(siteUrl, entry)}</url>`);
    if (index % A_LOOK === 0) await rest();
  }
  return [...lines, "</urlset>", ""].join("\n");
}

function address(siteUrl: string, { path, changed }: SitemapEntry): string {
  return xmlElement("loc", siteUrl + path) + (changed ? xmlElement("lastmod", changed) : "");
}
