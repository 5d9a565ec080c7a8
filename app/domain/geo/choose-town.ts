/** Which of the towns of one name a visitor means: big ones, and those that the directory has much to tell about. */
import type { Catalog } from "../catalog/catalog.ts";
import { citySlug } from "../places/slug.ts";
import { type Gazetteer, type GazetteerCity, townLabel } from "./gazetteer.ts";
import { type Geocoded, geocodeText, MOST_ALTERNATIVES } from "./geocode.ts";

/** Every doubling of listings counts as much as this many tenfold populations. */
const LISTING_WEIGHT = 1.3;
/** What a town counts as that only the post knows. */
export const HAMLET_POPULATION = 500;
/** A city of a similar name is worth a question when it is this many times as big. */
const BETTER_KNOWN = 3;

/** The gazetteer's reading; a town without a state is read with the directory in mind ("Salem" is the one in Massachusetts). */
export function geocodeForVisitors(catalog: Catalog, gazetteer: Gazetteer, text: string): Geocoded | undefined {
  const found = geocodeText(gazetteer, text);
  if (!found?.anyState || found.city === undefined) return found;
  const { city } = found;
  const weight = (town: GazetteerCity) =>
    Math.log10((town.population ?? 0) + HAMLET_POPULATION) +
    LISTING_WEIGHT * Math.log2(1 + countListings(catalog, town));
  const [town, ...others] = gazetteer
    .findCity(city)
    .map((candidate) => ({ candidate, weight: weight(candidate) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ candidate }) => candidate);
  if (!town) return found;
  const alternatives = [...findBetterKnown(gazetteer, city, town), ...others]
    .filter((other, i, all) => all.findIndex((same) => townLabel(same) === townLabel(other)) === i)
    .filter((other) => townLabel(other) !== townLabel(town))
    .slice(0, MOST_ALTERNATIVES);
  return {
    ...found,
    lat: town.lat,
    lng: town.lng,
    state: town.state,
    label: townLabel(town),
    alternatives: alternatives.map((other) => ({ label: townLabel(other), lat: other.lat, lng: other.lng })),
  };
}

/** "Pittsburg" is a town in California, and how many write Pittsburgh. */
function findBetterKnown(gazetteer: Gazetteer, name: string, town: GazetteerCity): GazetteerCity[] {
  const wellKnown = (town.population ?? 0) * BETTER_KNOWN;
  return gazetteer
    .findSimilarCities(name)
    .filter((other) => (other.population ?? 0) > wellKnown)
    .slice(0, 1);
}

export function countListings(catalog: Catalog, town: GazetteerCity): number {
  const places = catalog.cities.get(citySlug(town.name)) ?? [];
  return places.filter((place) => place.state === town.state.name).length;
}
