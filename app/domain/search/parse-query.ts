/** Parses a search text: a point on the map, a state, an address, an activity, or words to search for. */
import type { ActivityGroup, Catalog } from "../catalog/catalog.ts";
import type { Gazetteer } from "../geo/gazetteer.ts";
import type { Geocoded } from "../geo/geocode.ts";
import { readStreetAddress } from "../geo/street-address.ts";
import { readRegion } from "../geo/us-regions.ts";
import { stateByTraditionalAbbreviation, type UsState } from "../geo/us-states.ts";
import { activitySlug } from "../places/slug.ts";
import { geocodeForVisitors, weighListings } from "./choose-town.ts";
import { findListedAddress } from "./find-listed-address.ts";
import { isKindWord, isOnlyFiller, kindMeant, withoutAsides, withoutFiller, withoutOccasion } from "./query-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { searchWords } from "./search-words.ts";

interface AreaQuery {
  readonly label: string;
  /** A typo was corrected. */
  readonly corrected: boolean;
  /** Other towns of that name. */
  readonly alternatives: readonly string[];
  /** Only places matching these words ("hotels in Texas"); empty for all. */
  readonly words: string;
  /** Words that no place in the area matches, so all of it is shown. */
  readonly missed?: string;
}

export interface NearQuery extends AreaQuery {
  readonly kind: "near";
  readonly lat: number;
  readonly lng: number;
  /** Where the visitor's device is. */
  readonly isHere?: true;
  readonly state?: UsState;
}

export interface StateQuery extends AreaQuery {
  readonly kind: "state";
  readonly state: UsState;
}

/** Several states with a common name. */
export interface RegionQuery extends AreaQuery {
  readonly kind: "region";
  readonly states: readonly UsState[];
}

export type ParsedQuery =
  | NearQuery
  | StateQuery
  | RegionQuery
  | {
      readonly kind: "activity";
      readonly slug: string;
      readonly label: string;
      readonly alternatives: readonly string[];
    }
  | { readonly kind: "words"; readonly words: string; readonly alternatives: readonly string[] }
  /** A street address without a town we know: only a listing at that address can match. */
  | { readonly kind: "address"; readonly label: string }
  /** A drive, which the planner fills with stops; only with these words, if there are any. */
  | (Route & { readonly kind: "route"; readonly words: string })
  /** "Hotels near me": only the visitor's device knows the position. */
  | { readonly kind: "here"; readonly words: string };

/** From town to town, there and back without `to`, or around an area. */
export interface Route {
  readonly from?: string;
  readonly to?: string;
  /** A state or region. */
  readonly area?: string;
  readonly days?: number;
}

export interface SearchContext {
  readonly catalog: Catalog;
  readonly gazetteer: Gazetteer;
  readonly index: SearchIndex;
}

const MAX_QUERY_LENGTH = 200;

const HERE =
  /^(?:(.*)\s)?(?:(?:near|around|close to|by) (?:me|here|us|my (?:location|house|home|place))|nearby|in my area)$|^my (?:current )?location$/i;
const PLACE_FOLLOWS = /\s+(?:in|near|around|close to|outside(?: of)?|within|at|by|en|cerca de)\s+/gi;
const STARTS_WITH_PLACE = /^(?:in|near|around|close to|outside(?: of)?)\s+(?=\S)/i;
/** "Cemetery Chicago" is split at each word; anything longer is a sentence. */
const MAX_SPLIT_WORDS = 8;
/** Next to a kind of place, a town counts only if it has listings or at least this many people. */
export const MIN_KNOWN_POPULATION = 20_000;

/** Ends of a sentence that are looked up as a place: "a house in the woods near a town in Ohio". */
const MAX_PLACES_TRIED = 4;

export function tidyQuery(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).replace(/\s+/g, " ").trim();
}

export function parseQuery(context: SearchContext, text: string): ParsedQuery {
  const query = withoutOccasion(tidyQuery(text));
  const here = HERE.exec(query);
  if (here) return { kind: "here", words: thingSearched(here[1] ?? "") };
  const { catalog, gazetteer, index } = context;
  const words = searchWords(query);
  const place = geocodeForVisitors(catalog, gazetteer, query);
  const towns = place ? [place.label, ...place.alternatives.map((other) => other.label)] : [];
  const asWords: ParsedQuery = { kind: "words", words: query, alternatives: towns };

  const region = parseThingInRegion(context, query, towns);
  if (region) return region;
  const activity = activityMeant(catalog, query);
  if (activity) return { kind: "activity", slug: activity.slug, label: activity.label, alternatives: towns };
  // A kind of place wins over a town of that name: House, New Mexico.
  if (words.length === 1 && isKindWord(words[0]!)) return asWords;
  // The geocoder finds a ZIP code after any words: "hotels 70112", "cemeteries near 60614".
  const isZip = place?.precision === "zip";
  const nearZip = isZip ? parseThingInPlace(context, query) : undefined;
  if (nearZip?.words) return nearZip;
  const beside = place?.corrected === false && !isZip ? undefined : parseThingBesidePlace(context, query);
  if (beside?.words && isZip) return beside;
  const listed = findListedAddress(context, query, place);
  if (listed) return { kind: "near", ...listed, corrected: false, words: "", alternatives: [] };
  if (place && !place.corrected) return areaQuery(place, "");
  // "Hotel Colorado" is a name; `search` lists it before the hotels in Colorado.
  if (beside?.kind === "state") return beside;
  // "Lady in White" is a name rather than a lady near White, Georgia.
  if (words.length > 1 && index.findNamed(words).length > 0) return asWords;
  if (readStreetAddress(query)) return { kind: "address", label: query };
  const within = beside ?? parseThingInPlace(context, query);
  if (within) return within;
  const plain = kindMeant(query) ?? withoutAsides(withoutFiller(query));
  if (plain !== query) return parseQuery(context, plain);
  if (place && index.hasWords(query)) return asWords;
  return place ? areaQuery(place, "") : asWords;
}

/** "Hotels in Texas", "ghosts near Salem, MA", "in Ohio". */
function parseThingInPlace({ catalog, gazetteer }: SearchContext, query: string): NearQuery | StateQuery | undefined {
  const bare = query.replace(STARTS_WITH_PLACE, "");
  if (bare !== query) {
    const place = geocodeForVisitors(catalog, gazetteer, bare);
    if (place) return areaQuery(place, "");
  }
  for (const { index, 0: between } of [...query.matchAll(PLACE_FOLLOWS)].toReversed().slice(0, MAX_PLACES_TRIED)) {
    const thing = query.slice(0, index);
    const place = geocodeForVisitors(catalog, gazetteer, query.slice(index + between.length));
    if (!place || (place.corrected && !isOnlyFiller(thing))) continue;
    return areaQuery(place, thingSearched(thing));
  }
  return undefined;
}

/** The words that places must match: none in "haunted places". */
function thingSearched(thing: string): string {
  return thing === "" || isOnlyFiller(thing) ? "" : (kindMeant(thing) ?? withoutFiller(thing));
}

/** "Haunted inns in New England", "Midwest prisons", but not "New England Hospital for Women". */
function parseThingInRegion(
  { catalog, index }: SearchContext,
  query: string,
  towns: string[],
): RegionQuery | undefined {
  const found = readRegion(query);
  if (!found || (found.thing !== "" && index.findNamed(searchWords(query)).length > 0)) return undefined;
  const { region, thing, isFirst } = found;
  const meant = thing === "" ? "" : thingMeant(catalog, thing);
  if (meant === undefined && isFirst) return undefined;
  return { kind: "region", ...region, corrected: false, words: meant ?? withoutFiller(thing), alternatives: towns };
}

/** "Haunted prison Pennsylvania", "Chicago cemeteries", "Savannah ghosts": the longest place name next to a kind. */
function parseThingBesidePlace(context: SearchContext, query: string): NearQuery | StateQuery | undefined {
  const words = query.split(" ");
  if (words.length < 2 || words.length > MAX_SPLIT_WORDS) return undefined;
  for (let count = words.length - 1; count > 0; count--) {
    const splits = [
      { thing: words.slice(0, -count).join(" "), where: words.slice(-count).join(" ") },
      { thing: words.slice(count).join(" "), where: words.slice(0, count).join(" ") },
    ];
    for (const { thing, where } of splits) {
      const meant = thingMeant(context.catalog, thing);
      const place = meant === undefined ? undefined : geocodeForVisitors(context.catalog, context.gazetteer, where);
      if (meant !== undefined && place && !place.corrected && isKnown(context, place)) return areaQuery(place, meant);
    }
  }
  return undefined;
}

/** The activity or kind of place in a text, "" for any place; undefined if the text says something else. */
function thingMeant(catalog: Catalog, text: string): string | undefined {
  if (isOnlyFiller(text)) return "";
  return activityMeant(catalog, text)?.label ?? kindMeant(text);
}

function isKnown(context: SearchContext, { precision, city, state }: Geocoded): boolean {
  return precision !== "city" || city === undefined || isKnownTown(context, city, state);
}

function isKnownTown({ catalog, gazetteer }: SearchContext, city: string, state: UsState): boolean {
  const [town] = gazetteer.findCity(city, state.code);
  return !!town && ((town.population ?? 0) >= MIN_KNOWN_POPULATION || weighListings(catalog, town) > 0);
}

/** Whether a town after "in" or "near" is meant: it has listings, or many people. */
export function isKnownArea(context: SearchContext, area: NearQuery | StateQuery | RegionQuery): boolean {
  if (area.kind !== "near" || !area.state) return true;
  return isKnownTown(context, area.label.split(",")[0]!, area.state);
}

/** The comma of "Lighthouse, Maine". */
const OUTER_PUNCTUATION = /^[\s,;]+|[\s,;]+$/g;

function areaQuery(place: Geocoded, thing: string): NearQuery | StateQuery {
  const { label, corrected, lat, lng, state } = place;
  const words = thing.replace(OUTER_PUNCTUATION, "");
  const alternatives = place.alternatives.map((other) => other.label);
  if (place.precision === "state") {
    // Lighthouses are searched for in Maine, hardly in Maine, Wisconsin.
    return { kind: "state", label, corrected, words, state, alternatives: words === "" ? alternatives : [] };
  }
  return { kind: "near", label, corrected, words, lat, lng, state, alternatives };
}

/** The activity a text names, in the singular or plural. */
export function activityMeant({ activities }: Catalog, text: string): ActivityGroup | undefined {
  const slug = activitySlug(text) ?? "";
  return activities.get(slug) ?? activities.get(`${slug}s`) ?? activities.get(slug.replace(/s$/, ""));
}

/** The words of a query outside its area: "stanley hotel" in "Stanley Hotel, Estes Park, CO". */
export function wordsBeyondArea(query: string, parsed: NearQuery | StateQuery): string[] {
  const areaWords = new Set(searchWords(`${parsed.label} ${parsed.state?.code ?? ""}`));
  const isState = (word: string) => stateByTraditionalAbbreviation(word)?.code === parsed.state?.code;
  return searchWords(query).filter((word) => !areaWords.has(word) && !isState(word));
}
