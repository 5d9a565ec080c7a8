/** The curated places as a directory that can be searched, without a database. */
import { readFileSync } from "node:fs";
import { type Catalog, EMPTY_CATALOG, reviseCatalog } from "../app/domain/catalog/catalog.ts";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import { draftFromCurated } from "../app/domain/places/curated-place.ts";
import type { Place } from "../app/domain/places/place.ts";
import { ratingOf } from "../app/domain/places/rating.ts";
import { locationSlug } from "../app/domain/places/slug.ts";
import { createHighways } from "../app/domain/roads/highways.ts";
import type { SearchContext } from "../app/domain/search/search-context.ts";
import { SearchIndex } from "../app/domain/search/search-index.ts";
import { readCuratedPlaces } from "../server/read-curated-places.ts";
import { readRoadFiles } from "../server/roads/load-road-network.ts";
import { FullTextIndex } from "../server/search/full-text-index.ts";

/** A Saturday in October, in the early afternoon on the East Coast. */
export const NOW = new Date("2026-10-17T17:00:00Z");

export const readGazetteer = () => loadGazetteer(readFileSync(new URL("../data/gazetteer.json.gz", import.meta.url)));

/** Where towns, states and highways are. */
export function readAtlas() {
  const gazetteer = readGazetteer();
  return { gazetteer, highways: createHighways(() => readRoadFiles("."), gazetteer) };
}

export function curatedPlaces(): Place[] {
  return readCuratedPlaces("data/places").map((record) => {
    const draft = draftFromCurated(record);
    const visitors = { visitorReports: 0, visitorStars: 0 };
    return { ...draft, slug: locationSlug(draft), ...visitors, ...ratingOf({ ...draft, ...visitors }) };
  });
}

export function catalogOf(places: readonly Place[]): Catalog {
  return reviseCatalog(EMPTY_CATALOG, { version: 1, published: places, withdrawn: [], formerSlugs: [] });
}

export function indexOf(places: readonly Place[]): SearchIndex {
  const index = new SearchIndex(new FullTextIndex());
  for (const place of places) index.put(place);
  return index;
}

export function searchContextOf(places: readonly Place[]): SearchContext {
  const index = indexOf(places);
  return { catalog: catalogOf(places), ...readAtlas(), index, now: NOW };
}
