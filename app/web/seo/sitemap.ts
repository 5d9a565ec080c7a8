/** The sitemap: an index, and parts with the addresses. */
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { SortedPlaces } from "../../domain/catalog/sorted-places.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { stateSlug } from "../../domain/places/slug.ts";
import { type Rest, restBetweenSlices } from "../render/slices.ts";
import { changesBetween, lastChangeOf, latest } from "./last-change.ts";
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

/** A page that is no place's own, with the places on it; none where nobody knows when it changed. */
interface OtherPage {
  readonly path: string;
  readonly places: SortedPlaces | readonly PlaceCard[];
}

/** Every page that search engines should know, or some of them: none that is empty, none that says noindex. */
export async function sitemapEntries(catalog: Catalog, from = 0, to = Infinity): Promise<SitemapEntry[]> {
  const rest = restBetweenSlices();
  const pages = [...pagesOf(catalog)];
  const entries: SitemapEntry[] = [];
  for (const { path, places } of pages.slice(from, to)) {
    entries.push({ path, changed: dayOf(await lastOf(changesOn(places), rest)) });
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

/** First those with all places on them. */
function* pagesOf(catalog: Catalog): Generator<OtherPage> {
  for (const path of LISTS) yield { path, places: catalog.places };
  for (const path of TEXTS) yield { path, places: [] };
  for (const [state, places] of catalog.states) yield { path: `/state/${stateSlug(state)}`, places };
  for (const { slug, places } of catalog.activities.values()) yield { path: `/activity/${slug}`, places };
  for (const [slug, places] of catalog.cities) if (slug !== "") yield { path: `/city/${slug}`, places };
}

/** Of long lists they are kept; the places of cities, many lists and mostly short ones, are read each time. */
function* changesOn(places: OtherPage["places"]): Generator<string | undefined> {
  if ("runs" in places) yield* changesBetween(places, 0, places.length);
  else for (let at = 0; at < places.length; at += A_LOOK) yield lastChangeOf(places.slice(at, at + A_LOOK));
}

async function lastOf(changes: Iterable<string | undefined>, rest: Rest): Promise<string | undefined> {
  let last: string | undefined;
  for (const change of changes) {
    last = latest([last, change]);
    await rest();
  }
  return last;
}

/** Days, because curated records know no hour. */
function dayOf(date: string | undefined): string | undefined {
  return date?.slice(0, 10);
}

/** The parts are not made for it: after the first time few places are read, but those of cities that are beyond the first part. */
export async function sitemapIndex(siteUrl: string, catalog: Catalog, limit = SITEMAP_LIMIT): Promise<string> {
  const rest = restBetweenSlices();
  const pages = [...pagesOf(catalog)];
  function* changesIn(from: number, to: number): Generator<string | undefined> {
    // With the first page in it, which changes with every place, there can be none that is later.
    if (from === 0) return yield* changesOn(catalog.places);
    for (const { places } of pages.slice(from, to)) yield* changesOn(places);
    yield* changesBetween(catalog.places, from - pages.length, to - pages.length);
  }
  const parts: string[] = [];
  for (let from = 0; from < pages.length + catalog.places.length; from += limit) {
    const changed = dayOf(await lastOf(changesIn(from, from + limit), rest));
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
