/** The sitemap: an index, and parts with the addresses and pictures. */
import { famousHouse, posterPath } from "../../art/index.ts";
import { showsWithPlaces } from "../../domain/browse/places-on-television.ts";
import { letters, sourcesOf } from "../../domain/browse/sources.ts";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { kindCounts, placesOfKind } from "../../domain/catalog/places-by-kind.ts";
import { editorsLists, type ListRecord } from "../../domain/lists/editors-list.ts";
import { memoize } from "../../domain/memoize.ts";
import { photoPath } from "../../domain/photos/photo.ts";
import { leadingPhoto } from "../../domain/photos/photo-view.ts";
import type { PlaceCard, PlaceList } from "../../domain/places/place.ts";
import { stateSlug } from "../../domain/places/slug.ts";
import { knownRoutes } from "../../domain/trips/sample-routes.ts";
import { XML_DECLARATION, xmlDate, xmlElement } from "./xml.ts";

/** The protocol allows five times as many. */
const SITEMAP_LIMIT = 10_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

interface SitemapEntry {
  readonly path: string;
  /** When its content last changed; absent if that is not recorded. */
  readonly changed?: string | undefined;
  /** Path of its leading picture. */
  readonly picture?: string | undefined;
}

/** Pages that show the directory itself, so they change with it. */
const LISTS = [
  "/",
  "/all-locations",
  "/map",
  "/most-haunted",
  "/activity-types",
  "/lists",
  "/investigations",
  "/shows",
  "/sources",
];
const TEXTS = ["/haunted-roadtrip", "/trip", "/submit", "/about", "/privacy", "/api"];

/** Every page that search engines should know: no empty ones, and none with noindex. */
export function sitemapEntries(catalog: Catalog, lists: readonly ListRecord[]): SitemapEntry[] {
  const list = (path: string, places: PlaceList) => ({ path, changed: lastChange(places) });
  return [
    ...LISTS.map((path) => list(path, catalog.places)),
    ...TEXTS.map((path) => ({ path })),
    ...knownRoutes(catalog).map(({ id }) => ({ path: `/haunted-roadtrip/${id}` })),
    ...[...catalog.states].map(([state, places]) => list(`/state/${stateSlug(state)}`, places)),
    ...editorsLists(catalog, lists).map(({ slug, updated }) => ({ path: `/lists/${slug}`, changed: updated })),
    ...showsWithPlaces(catalog).map(({ show, episodes }) =>
      list(
        `/shows/${show.slug}`,
        episodes.map(({ place }) => place),
      ),
    ),
    ...letters(sourcesOf(catalog)).map((letter) => ({ path: `/sources/${letter}` })),
    ...kindCounts(catalog).map(({ kind }) => list(`/kind/${kind}`, placesOfKind(catalog, kind)!.places)),
    ...[...catalog.activities.values()].map(({ slug, places }) => list(`/activity/${slug}`, places)),
    ...[...catalog.cities].filter(([slug]) => slug !== "").map(([slug, places]) => list(`/city/${slug}`, places)),
    ...catalog.places.map((place) => ({
      path: `/location/${place.slug}`,
      changed: changeDay(place),
      picture: ownPicture(place),
    })),
  ];
}

/** Undefined where the page opens with a picture of another site. */
function ownPicture(place: PlaceCard): string | undefined {
  const photo = leadingPhoto(place);
  if (photo) return photoPath(photo, 1920);
  return place.imageUrl?.startsWith("https:") && !famousHouse(place) ? undefined : posterPath(place);
}

const lastChange = memoize((places: PlaceList) => latest(places.map(changeDay)));

/** Only a day, because curated records have no time. */
const changeDay = memoize(({ updatedAt }: PlaceCard) => xmlDate(updatedAt)?.slice(0, 10));

function latest(days: readonly (string | undefined)[]): string | undefined {
  return days.reduce((last, day) => (last === undefined || (day !== undefined && day > last) ? day : last), undefined);
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
  all: readonly SitemapEntry[],
  part: number,
  limit = SITEMAP_LIMIT,
): string | undefined {
  const entries = all.slice((part - 1) * limit, part * limit);
  if (entries.length === 0) return undefined;
  const urls = entries.map((entry) => `<url>${address(siteUrl, entry)}</url>`);
  return `${XML_DECLARATION}\n<urlset ${NAMESPACE} ${IMAGES}>\n${urls.join("\n")}\n</urlset>\n`;
}

function address(siteUrl: string, { path, changed, picture }: SitemapEntry): string {
  return [
    xmlElement("loc", siteUrl + path),
    changed ? xmlElement("lastmod", changed) : "",
    picture ? `<image:image>${xmlElement("image:loc", siteUrl + picture)}</image:image>` : "",
  ].join("");
}
