/** Which of several towns of one name a visitor means: large ones, and those with many listings. */
import type { Catalog } from "../catalog/catalog.ts";
import { withinMiles } from "../catalog/find-nearby.ts";
import { type Gazetteer, type GazetteerCity, townLabel } from "../geo/gazetteer.ts";
import { type Geocoded, geocodeText, MAX_ALTERNATIVES } from "../geo/geocode.ts";
import { citySlug } from "../places/slug.ts";

/** "New York" is rather the city than the state; "Ohio" is not rather the hamlet. */
export const LARGE_CITY = 100_000;
/** Twice the listings weigh as much as 10 ** this times the population. */
const LISTING_WEIGHT = 1.3;
/** Of a listing without a rating, such as an imported one: ten of them count as much as one that editors chose. */
const UNRATED_WEIGHT = 0.1;
/** Assumed population of a town known only from its post office. */
const HAMLET_POPULATION = 500;
/** A city of a similar name is offered if it is this many times larger. */
const BETTER_KNOWN = 3;

/** Geocodes a text; without a state, prefers towns with listings ("Salem" is the one in Massachusetts). */
export function geocodeForVisitors(catalog: Catalog, gazetteer: Gazetteer, text: string): Geocoded | undefined {
  const found = geocodeText(gazetteer, text);
  if (!found?.anyState || found.city === undefined) return found;
  const { city } = found;
  const [town, ...others] = heaviestFirst(gazetteer.findCity(city), (candidate) => weighTown(catalog, candidate));
  if (!town) return found;
  const alternatives = [...findBetterKnown(gazetteer, city, town), ...others]
    .filter((other, i, all) => all.findIndex((same) => townLabel(same) === townLabel(other)) === i)
    .filter((other) => townLabel(other) !== townLabel(town))
    .slice(0, MAX_ALTERNATIVES);
  return {
    ...found,
    lat: town.lat,
    lng: town.lng,
    state: town.state,
    label: townLabel(town),
    miles: town.within?.miles,
    alternatives: alternatives.map((other) => ({ label: townLabel(other), lat: other.lat, lng: other.lng })),
  };
}

/** "Pittsburg" is a town in California, and a common misspelling of Pittsburgh. */
function findBetterKnown(gazetteer: Gazetteer, name: string, town: GazetteerCity): GazetteerCity[] {
  const wellKnown = (town.population ?? 0) * BETTER_KNOWN;
  return gazetteer
    .findSimilarCities(name)
    .filter((other) => (other.population ?? 0) > wellKnown)
    .slice(0, 1);
}

export const weighTown = (catalog: Catalog, town: GazetteerCity): number =>
  Math.log10((town.population ?? 0) + HAMLET_POPULATION) + LISTING_WEIGHT * Math.log2(1 + weighListings(catalog, town));

export const heaviestFirst = (towns: readonly GazetteerCity[], weigh: (town: GazetteerCity) => number) =>
  towns
    .map((town) => ({ town, weight: weigh(town) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ town }) => town);

/** The city that a state shares its name with. */
export const cityCalled = (gazetteer: Gazetteer, name: string, stateCode?: string): GazetteerCity | undefined =>
  gazetteer.findCity(name, stateCode).find(({ population = 0 }) => population >= LARGE_CITY);

const KNOWN_WEIGHT = 7;

/** A district, or a town that most people know, or of which we know much: rather meant than a place called so. */
export const isKnownTown = (catalog: Catalog, town: GazetteerCity): boolean =>
  town.within !== undefined || weighTown(catalog, town) >= KNOWN_WEIGHT;

/** The number of its listings, where those with a rating count in full. */
export function weighListings(catalog: Catalog, { name, state, lat, lng, within }: GazetteerCity): number {
  const places = within
    ? withinMiles(catalog, lat, lng, within.miles, ({ access }) => access !== "private").map(({ place }) => place)
    : (catalog.cities.get(citySlug(name)) ?? []).filter((place) => place.state === state.name);
  return places.reduce((sum, { rating }) => sum + (rating > 0 ? 1 : UNRATED_WEIGHT), 0);
}
