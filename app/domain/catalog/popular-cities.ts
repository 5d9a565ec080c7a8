import type { PlaceList } from "../places/place.ts";
import { citySlug } from "../places/slug.ts";
import type { Catalog } from "./catalog.ts";

/** SPEC: cities on a state page. */
const POPULAR_CITIES = 8;

export interface CityCount {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  /** Whether other states have a city of this name. */
  readonly elsewhere: boolean;
}

/** The cities with the most places; catalog order breaks ties. */
export function popularCities(catalog: Catalog, places: PlaceList): { total: number; popular: readonly CityCount[] } {
  const bySpelling = new Map<string, number>();
  for (const { city } of places) bySpelling.set(city, (bySpelling.get(city) ?? 0) + 1);
  // "St. Louis" and "St Louis" are one city with one page.
  const cities = new Map<string, { slug: string; name: string; count: number }>();
  for (const [name, count] of bySpelling) {
    const slug = citySlug(name);
    const city = cities.get(slug);
    if (city) city.count += count;
    else cities.set(slug, { slug, name, count });
  }
  const popular = [...cities.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, POPULAR_CITIES)
    .map((city) => ({ ...city, elsewhere: (catalog.cities.get(city.slug)?.length ?? 0) > city.count }));
  return { total: cities.size, popular };
}
