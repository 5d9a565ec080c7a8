/** What a visitor means by a search text: a point on the map, a state, an address, an activity, or words to look for. */
import type { ActivityGroup, Catalog } from "../catalog/catalog.ts";
import { countListings, geocodeForVisitors } from "../geo/choose-town.ts";
import { findListedAddress } from "../geo/find-listed-address.ts";
import type { Gazetteer } from "../geo/gazetteer.ts";
import type { Geocoded } from "../geo/geocode.ts";
import { readStreetAddress } from "../geo/street-address.ts";
import { readRegion } from "../geo/us-regions.ts";
import { stateByTraditionalAbbreviation, type UsState } from "../geo/us-states.ts";
import { activitySlug } from "../places/slug.ts";
import { isKindWord, isOnlyFiller, kindMeant, withoutAsides, withoutFiller, withoutOccasion } from "./query-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { searchWords } from "./search-words.ts";

interface AreaReading {
  readonly label: string;
  /** The text was read with a correction. */
  readonly corrected: boolean;
  /** Other towns that the same words name. */
  readonly alternatives: readonly string[];
  /** Only places that match these words ("hotels in Texas"); empty for all. */
  readonly words: string;
  /** Words that no place of the area matches, so that all of it is shown. */
  readonly missed?: string;
}

export interface NearReading extends AreaReading {
  readonly kind: "near";
  readonly lat: number;
  readonly lng: number;
  readonly state?: UsState;
}

export interface StateReading extends AreaReading {
  readonly kind: "state";
  readonly state: UsState;
}

/** Several states that are called by one name. */
export interface RegionReading extends AreaReading {
  readonly kind: "region";
  readonly states: readonly UsState[];
}

export type Reading =
  | NearReading
  | StateReading
  | RegionReading
  | {
      readonly kind: "activity";
      readonly slug: string;
      readonly label: string;
      readonly alternatives: readonly string[];
    }
  | { readonly kind: "words"; readonly words: string; readonly alternatives: readonly string[] }
  /** A street address that says no town we know: only a listing that stands there is meant by it. */
  | { readonly kind: "address"; readonly label: string }
  /** "Near me": only the visitor's device knows where that is. */
  | { readonly kind: "here" };

export interface Directory {
  readonly catalog: Catalog;
  readonly gazetteer: Gazetteer;
  readonly index: SearchIndex;
}

export const LONGEST_QUERY = 200;

const HERE =
  /^(?:.*\s)?(?:near|around|close to|by) (?:me|here|us|my (?:location|house|home|place))$|^(?:my (?:current )?location|nearby|near me)$/i;
const PLACE_FOLLOWS = /\s+(?:in|near|around|close to|outside(?: of)?|within|at|by)\s+/gi;
const STARTS_WITH_PLACE = /^(?:in|near|around|close to|outside(?: of)?)\s+(?=\S)/i;
/** "Cemetery Chicago" is looked at word by word; what is longer is a sentence. */
const MOST_WORDS_SPLIT = 8;
/** Beside a kind of place a town is meant when the directory knows it, or when it has so many people. */
const WELL_KNOWN_POPULATION = 20_000;

export function tidyQuery(text: string): string {
  return text.slice(0, LONGEST_QUERY).replace(/\s+/g, " ").trim();
}

export function readQuery(directory: Directory, text: string): Reading {
  const query = withoutOccasion(tidyQuery(text));
  if (HERE.test(query)) return { kind: "here" };
  const { catalog, gazetteer, index } = directory;
  const words = searchWords(query);
  const place = geocodeForVisitors(catalog, gazetteer, query);
  const towns = place ? [place.label, ...place.alternatives.map((other) => other.label)] : [];
  const asWords: Reading = { kind: "words", words: query, alternatives: towns };

  const region = readThingInRegion(directory, query, towns);
  if (region) return region;
  const activity = activityMeant(catalog, query);
  if (activity) return { kind: "activity", slug: activity.slug, label: activity.label, alternatives: towns };
  // A kind of place is what is meant even where a town is called so: House, New Mexico.
  if (words.length === 1 && isKindWord(words[0]!)) return asWords;
  const beside =
    place?.corrected === false && place.precision !== "zip" ? undefined : readThingBesidePlace(directory, query);
  // A ZIP is found behind any words: "hotels 70112".
  if (beside?.words && place?.precision === "zip") return beside;
  const listed = findListedAddress(directory, query, place);
  if (listed) return { kind: "near", ...listed, corrected: false, words: "", alternatives: [] };
  if (place && !place.corrected) return areaReading(place, "");
  // "Hotel Colorado" is a name, and hotels in Colorado are the next best thing.
  if (beside?.kind === "state") return beside;
  // "Lady in White" is a name before it is something near White, Georgia.
  if (words.length > 1 && index.findNamed(words).length > 0) return asWords;
  if (readStreetAddress(query)) return { kind: "address", label: query };
  const within = beside ?? readThingInPlace(directory, query);
  if (within) return within;
  const plain = withoutAsides(withoutFiller(query));
  if (plain !== query) return readQuery(directory, plain);
  if (place && index.hasWords(query)) return asWords;
  return place ? areaReading(place, "") : asWords;
}

/** "Hotels in Texas", "ghosts near Salem, MA", "in Ohio". */
function readThingInPlace({ catalog, gazetteer }: Directory, query: string): Reading | undefined {
  const bare = query.replace(STARTS_WITH_PLACE, "");
  if (bare !== query) {
    const place = geocodeForVisitors(catalog, gazetteer, bare);
    return place && areaReading(place, "");
  }
  for (const { index, 0: between } of [...query.matchAll(PLACE_FOLLOWS)].toReversed()) {
    const thing = query.slice(0, index);
    const place = geocodeForVisitors(catalog, gazetteer, query.slice(index + between.length));
    if (!place || (place.corrected && !isOnlyFiller(thing))) continue;
    return areaReading(place, isOnlyFiller(thing) ? "" : (kindMeant(thing) ?? withoutFiller(thing)));
  }
  return undefined;
}

/** "Haunted inns in New England", "Midwest prisons", but not "New England Hospital for Women". */
function readThingInRegion({ catalog, index }: Directory, query: string, towns: string[]): RegionReading | undefined {
  const read = readRegion(query);
  if (!read || (read.thing !== "" && index.findNamed(searchWords(query)).length > 0)) return undefined;
  const { region, thing, isFirst } = read;
  const meant = thing === "" ? "" : thingMeant(catalog, thing);
  if (meant === undefined && isFirst) return undefined;
  return { kind: "region", ...region, corrected: false, words: meant ?? withoutFiller(thing), alternatives: towns };
}

/** "Haunted prison Pennsylvania", "Chicago cemeteries", "Savannah ghosts": the longest place that leaves only a kind. */
function readThingBesidePlace(directory: Directory, query: string): NearReading | StateReading | undefined {
  const words = query.split(" ");
  if (words.length < 2 || words.length > MOST_WORDS_SPLIT) return undefined;
  for (let count = words.length - 1; count > 0; count--) {
    const splits = [
      { thing: words.slice(0, -count).join(" "), where: words.slice(-count).join(" ") },
      { thing: words.slice(count).join(" "), where: words.slice(0, count).join(" ") },
    ];
    for (const { thing, where } of splits) {
      const meant = thingMeant(directory.catalog, thing);
      const place = meant === undefined ? undefined : geocodeForVisitors(directory.catalog, directory.gazetteer, where);
      if (meant !== undefined && place && !place.corrected && isKnown(directory, place))
        return areaReading(place, meant);
    }
  }
  return undefined;
}

/** The words that say what is looked for, "" where anything is; undefined where the text says something else. */
function thingMeant(catalog: Catalog, text: string): string | undefined {
  if (isOnlyFiller(text)) return "";
  return activityMeant(catalog, text)?.label ?? kindMeant(text);
}

function isKnown(directory: Directory, { precision, city, state }: Geocoded): boolean {
  return precision !== "city" || city === undefined || isKnownTown(directory, city, state);
}

function isKnownTown({ catalog, gazetteer }: Directory, city: string, state: UsState): boolean {
  const [town] = gazetteer.findCity(city, state.code);
  return !!town && ((town.population ?? 0) >= WELL_KNOWN_POPULATION || countListings(catalog, town) > 0);
}

/** A visitor who names this town after "in" or "near" means it: it has listings, or many people. */
export function isKnownArea(directory: Directory, read: NearReading | StateReading | RegionReading): boolean {
  if (read.kind !== "near" || !read.state) return true;
  return isKnownTown(directory, read.label.split(",")[0]!, read.state);
}

/** "Lighthouse, Maine" looks for a lighthouse, without the comma. */
const AROUND_WORDS = /^[\s,;]+|[\s,;]+$/g;

function areaReading(place: Geocoded, thing: string): NearReading | StateReading {
  const { label, corrected, lat, lng, state } = place;
  const words = thing.replace(AROUND_WORDS, "");
  const alternatives = place.alternatives.map((other) => other.label);
  if (place.precision === "state") {
    // Lighthouses are looked for in Maine, and hardly in Maine, Wisconsin.
    return { kind: "state", label, corrected, words, state, alternatives: words === "" ? alternatives : [] };
  }
  return { kind: "near", label, corrected, words, lat, lng, state, alternatives };
}

/** The activity that a text names, in the singular or the plural. */
export function activityMeant({ activities }: Catalog, text: string): ActivityGroup | undefined {
  const slug = activitySlug(text) ?? "";
  return activities.get(slug) ?? activities.get(`${slug}s`) ?? activities.get(slug.replace(/s$/, ""));
}

/** The words of a query that its area does not explain: "stanley hotel" in "Stanley Hotel, Estes Park, CO". */
export function wordsBeyondArea(query: string, reading: NearReading | StateReading): string[] {
  const explained = new Set(searchWords(`${reading.label} ${reading.state?.code ?? ""}`));
  const isState = (word: string) => stateByTraditionalAbbreviation(word)?.code === reading.state?.code;
  return searchWords(query).filter((word) => !explained.has(word) && !isState(word));
}
