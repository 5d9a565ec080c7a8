import { type Catalog, EMPTY_CATALOG, reviseCatalog } from "../app/domain/catalog/catalog.ts";
import type { Place } from "../app/domain/places/place.ts";
import { makePlace } from "./make-place.ts";

/** A catalog of these places, each with an id of its own where the test does not say one. */
export function makeCatalog(places: readonly Partial<Place>[]): Catalog {
  const published = places.map((fields, index) => makePlace({ id: `p${index}`, slug: `s${index}`, ...fields }));
  return reviseCatalog(EMPTY_CATALOG, { version: 1, published, withdrawn: [], formerSlugs: [] });
}
