/** The search of the site: parses the text and finds the places it means. */
import { passesVisit } from "../browse/filter-places.ts";
import type { VisitFilter } from "../browse/place-filters.ts";
import { hauntedScore } from "../browse/rank-most-haunted.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { withinMiles } from "../catalog/find-nearby.ts";
import { DomainError } from "../domain-error.ts";
import { cityByNickname } from "../geo/city-nicknames.ts";
import type { LatLng } from "../geo/miles-between.ts";
import { readStreetAddress } from "../geo/street-address.ts";
import { US_STATES, type UsState } from "../geo/us-states.ts";
import type { PlaceCard, PlaceList } from "../places/place.ts";
import { isOpenIn } from "../places/season.ts";
import type { AskGeocoder } from "./find-point.ts";
import {
  activityMeant,
  isKnownArea,
  type NearQuery,
  type ParsedQuery,
  parseQuery,
  type RegionQuery,
  type SearchContext,
  type StateQuery,
  tidyQuery,
  wordsBeyondArea,
} from "./parse-query.ts";
import { isKindWord, isOnlyFiller, kindMeant, kindsMentioned, withoutAsides, withoutFiller } from "./query-words.ts";
import { NO_WISH, readWish, type Wish } from "./read-wish.ts";
import type { SearchIndex, WordMatch } from "./search-index.ts";
import { isOfSearchType, NEARBY_RADIUS_MILES, SEARCH_RADIUS_MILES, type SearchType } from "./search-parameters.ts";
import { searchWords } from "./search-words.ts";

export interface FoundPlace {
  readonly place: PlaceCard;
  /** Miles, where there is a point to measure from. */
  readonly distance?: number;
}

export interface SearchResult {
  readonly query: string;
  readonly parsed: ParsedQuery;
  /** Places with that name or address, listed before the area's under their own heading. */
  readonly at: "name" | "address";
  readonly named: readonly FoundPlace[];
  /** Set if the text was searched for as words. */
  readonly match?: WordMatch;
  /** Places in the area, or matching the words; without the named ones. */
  readonly places: readonly FoundPlace[];
  /** Radius around a point. */
  readonly miles: number;
  /** What the text asks for beside. */
  readonly wish: Wish;
  /** Filters of the wish that no place passes, so all of them are shown. */
  readonly unmet: readonly VisitFilter[];
  /** All of them are closed in the month of the wish. */
  readonly isClosedThen: boolean;
  /** Nothing was found, and the outside geocoder is too busy to be asked. */
  readonly busy?: boolean;
}

export interface SearchOptions {
  /** Radius around a point; SPEC's home search by default. */
  readonly miles?: number;
  readonly type?: SearchType;
  /** Where the visitor's device is, for "near me". */
  readonly here?: LatLng | undefined;
  /** Search for the words, whatever else the text may mean. */
  readonly asWords?: boolean;
}

export async function search(
  context: SearchContext,
  ask: AskGeocoder,
  text: string,
  { type = "all", asWords = false, miles = SEARCH_RADIUS_MILES, here }: SearchOptions = {},
): Promise<SearchResult> {
  const query = tidyQuery(text);
  const words = { kind: "words", words: query, alternatives: [] } as const;
  const wish = asWords ? { ...NO_WISH, rest: query } : readWish(context, inPlainWords(query));
  const read = asWords ? words : parseWish(context, wish);
  const parsed = read.kind === "here" && here ? aroundVisitor(here, read.words) : read;
  const usual = "isHere" in parsed ? NEARBY_RADIUS_MILES : miles;
  const options = { type, miles: radiusOf(wish) ?? usual, wish };
  const nearest =
    wish.tonight && !radiusOf(wish) && collect(context, query, parsed, { ...options, miles: TONIGHT_MILES });
  if (nearest && !isEmpty(nearest) && nearest.unmet.length === 0) return nearest;
  const first = collect(context, query, parsed, options);
  // "Lady in White" is not a lady near White, Georgia.
  const area = "label" in parsed && "words" in parsed && parsed.words !== "" ? parsed : undefined;
  const result = area && isEmpty(first) ? searchWithoutArea(context, query, area, options) : first;
  const isUnknown = ["words", "address"].includes(result.parsed.kind) && isEmpty(result);
  if (asWords || !isUnknown) return result;
  const answer = await ask(query).catch(busyOrThrow);
  if (answer === BUSY) return { ...result, busy: true };
  if (!answer) return result;
  const near: NearQuery = { kind: "near", ...answer, corrected: false, alternatives: [], words: "" };
  return collect(context, query, near, options);
}

/** "B&B?" is a bed and breakfast. */
const inPlainWords = (query: string): string =>
  query.replace(/(\w) ?[?!]{1,9}$/, "$1").replace(/\bb ?& ?bs?\b/gi, "bed and breakfast");

/** "Bridge Ohio" where no bridge is listed: a text with those words, or else all of Ohio. */
function searchWithoutArea(
  context: SearchContext,
  query: string,
  area: NearQuery | StateQuery | RegionQuery,
  options: CollectOptions,
): SearchResult {
  const isHere = area.kind === "near" && area.isHere === true;
  const asWords = { kind: "words", words: query, alternatives: isHere ? [] : [area.label] } as const;
  const result = collect(context, query, asWords, options);
  if (result.match === "exact" && !isEmpty(result)) return result;
  // "A cemetery I can walk in Savannah": fall back to the kind of place in a sentence.
  const kinds = kindsMentioned(area.words);
  const ofKind = kinds === "" ? undefined : collect(context, query, { ...area, words: kinds }, options);
  if (ofKind && !isEmpty(ofKind)) return ofKind;
  if (!isKindOrActivity(context.catalog, area.words) && !isKnownArea(context, area)) return result;
  const whole = collect(context, query, { ...area, words: "", missed: area.words }, options);
  return isEmpty(whole) ? result : whole;
}

const aroundVisitor = ({ lat, lng }: LatLng, words: string): NearQuery => ({
  kind: "near",
  lat,
  lng,
  label: "you",
  isHere: true,
  corrected: false,
  alternatives: [],
  words,
});

const BUSY = "busy";

function busyOrThrow(error: unknown): typeof BUSY {
  if (error instanceof DomainError && error.code === "unavailable") return BUSY;
  throw error;
}

interface CollectOptions extends Required<Pick<SearchOptions, "type" | "miles">> {
  readonly wish: Wish;
}

/** "Scariest places", "free": anywhere. */
const EVERYWHERE: RegionQuery = {
  kind: "region",
  label: "the United States",
  states: US_STATES,
  corrected: false,
  alternatives: [],
  words: "",
};
const COUNTRY = /\b(?:in|across|of) (?:the )?(?:united states|usa|us|u\.s\.|america|country|world)$/i;

function parseWish(context: SearchContext, wish: Wish): ParsedQuery {
  const { rest, route } = wish;
  if (route) return { kind: "route", ...route, words: rest };
  const thing = rest.replace(COUNTRY, "").trim();
  // A single word of that kind is looked up: "ghost", "house".
  if (isOnlyFiller(thing) && (isWish(wish) || thing.includes(" "))) return EVERYWHERE;
  if (!isWish(wish)) return parseQuery(context, rest);
  if (thing === "") return EVERYWHERE;
  const kind = kindMeant(thing);
  if (kind !== undefined) return { ...EVERYWHERE, words: kind };
  return parseQuery(context, thing);
}

const isWish = ({ ranked, filters, month, unlisted, minutes, miles }: Wish): boolean =>
  ranked || filters.length + unlisted.length > 0 || [month, minutes, miles].some((limit) => limit !== undefined);

/** How far somebody drives on the spur of the moment. */
const TONIGHT_MILES = 30;

/** No road is faster, so that nothing within these minutes is missed. */
const MILES_A_MINUTE = 1.25;

const radiusOf = ({ minutes, miles }: Wish): number | undefined =>
  minutes === undefined ? miles : Math.ceil(minutes * MILES_A_MINUTE);

function collect(
  context: SearchContext,
  query: string,
  parsed: ParsedQuery,
  { type, miles, wish }: CollectOptions,
): SearchResult {
  const wanted = ({ place }: FoundPlace) => isOfSearchType(place, type);
  const { at, named } = findNamed(context, query, parsed);
  const shownFirst = named.filter(wanted);
  const found = findPlaces(context, parsed, miles);
  const isNamed = new Set(named.map(({ place }) => place));
  // A search may find the whole directory: what keeps everything is not asked of each place.
  const isKept = type === "all" && isNamed.size === 0;
  const places = isKept ? found.places : found.places.filter((one) => wanted(one) && !isNamed.has(one.place));
  const { filters, month } = wish;
  const passing =
    filters.length === 0 ? places : places.filter(({ place }) => filters.every((name) => passesVisit(place, name)));
  const unmet = places.length > 0 && passing.length === 0 ? wish.filters : [];
  const wished = unmet.length > 0 ? places : passing;
  const open = month === undefined ? wished : wished.filter(({ place }) => isOpenIn(place, month));
  const isClosedThen = wished.length > 0 && open.length === 0;
  const shown = isClosedThen ? wished : open;
  return {
    query,
    parsed,
    wish,
    unmet,
    isClosedThen,
    at,
    named: shownFirst,
    miles,
    places: wish.ranked ? bestFirst(shown) : shown,
    match: found.match,
  };
}

const bestFirst = (found: readonly FoundPlace[]): FoundPlace[] =>
  found.toSorted((a, b) => hauntedScore(b.place) - hauntedScore(a.place));

const isEmpty = ({ named, places }: SearchResult): boolean => named.length + places.length === 0;
const withoutDistance = (place: PlaceCard): FoundPlace => ({ place });

/** The places as the catalog has them: the index may lag behind it. */
function current({ catalog }: SearchContext, places: readonly PlaceCard[]): readonly PlaceCard[] {
  return places.map((place) => catalog.byId.get(place.id)).filter((place) => place !== undefined);
}

function findPlaces(
  context: SearchContext,
  parsed: ParsedQuery,
  miles: number,
): Pick<SearchResult, "places" | "match"> {
  const { catalog, index } = context;
  switch (parsed.kind) {
    case "near":
      return {
        places: findMatching(context, parsed.words, (accept) =>
          withinMiles(catalog, parsed.lat, parsed.lng, miles, accept),
        ),
      };
    case "state":
    case "region": {
      const places = placesInStates(catalog, parsed.kind === "state" ? [parsed.state] : parsed.states);
      return {
        places: findMatching(context, parsed.words, (accept) =>
          (accept ? places.filter(accept) : places).map(withoutDistance),
        ),
      };
    }
    case "address":
      return { places: current(context, index.findAddress(parsed.label)).map(withoutDistance) };
    case "activity":
      return { places: (catalog.activities.get(parsed.slug)?.places ?? []).map(withoutDistance) };
    case "words": {
      const { places, match } = index.findWords(parsed.words);
      return { places: current(context, places).map(withoutDistance), match };
    }
    case "route":
    case "here":
      return { places: [] };
  }
}

/** In catalog order, across states. */
function placesInStates(catalog: Catalog, states: readonly UsState[]): PlaceList {
  if (states === US_STATES) return catalog.places;
  if (states.length === 1) return catalog.states.get(states[0]!.name) ?? [];
  const names = new Set(states.map(({ name }) => name));
  return catalog.places.filter(({ state }) => names.has(state));
}

function isKindOrActivity(catalog: Catalog, words: string): boolean {
  return kindMeant(words) !== undefined || activityMeant(catalog, words) !== undefined;
}

type Accept = (place: PlaceCard) => boolean;

/** For a kind of place, the places of that kind; if there are none, those whose text mentions it. */
function findMatching(
  context: SearchContext,
  words: string,
  find: (accept: Accept | undefined) => FoundPlace[],
): FoundPlace[] {
  const { catalog, index } = context;
  if (words === "") return find(undefined);
  const among = (places: readonly PlaceCard[]): FoundPlace[] => {
    const matching = new Set(current(context, places));
    return find((place) => matching.has(place));
  };
  const ofKind = isKindOrActivity(catalog, words) ? among(index.findOfKind(words)) : [];
  return ofKind.length > 0 ? ofKind : among(index.findWords(words).places);
}

/**
 * "Winchester" is a town and a house; "Stanley Hotel, Estes Park" is a name and a town; "Salem, MA" is only a town;
 * "525 S Winchester Blvd, San Jose" is a house before it is a neighborhood.
 */
function findNamed(context: SearchContext, query: string, parsed: ParsedQuery): Pick<SearchResult, "at" | "named"> {
  const { index } = context;
  if (parsed.kind !== "near" && parsed.kind !== "state") return { at: "name", named: [] };
  if (parsed.kind === "near" && readStreetAddress(query)) {
    const atAddress = current(context, index.findAddress(query)).map(withoutDistance);
    if (atAddress.length > 0) return { at: "address", named: atAddress };
  }
  const plain = withoutAsides(withoutFiller(query));
  const called = placesCalled(index, query, parsed);
  const named = called.length > 0 || plain === query ? called : placesCalled(index, plain, parsed);
  return { at: "name", named: current(context, named).map(withoutDistance) };
}

function placesCalled(index: SearchIndex, query: string, parsed: NearQuery | StateQuery): PlaceCard[] {
  const words = searchWords(query);
  const beyond = wordsBeyondArea(query, parsed);
  if (cityByNickname(query)) return [];
  // For a state, or a kind of place in a town, the name must contain every word: "Hotel Colorado".
  if (parsed.kind === "state" || parsed.words !== "") {
    const called = beyond.length === 0 ? [] : index.findNamed(words);
    const kind = words.at(-1)!;
    const isKind = parsed.kind === "near" && isKindWord(kind) && query.toLowerCase().endsWith(` ${kind}`);
    return called.length === 0 && isKind ? index.findNamedOfKind(words.slice(0, -1), kind) : called;
  }
  const isBareTown = beyond.length === 0 && words.length === searchWords(parsed.label.split(",")[0]!).length;
  return isBareTown ? index.findNamed(words) : index.findNamed(beyond, words);
}

/** Whether names and stories match the text too, so that the page can offer them instead. */
export function alsoMatchesWords({ index }: SearchContext, { query, parsed }: SearchResult): boolean {
  return !["words", "here", "address", "route"].includes(parsed.kind) && index.hasWords(query);
}

/** In display order. */
export function allFound(result: SearchResult): FoundPlace[] {
  return [...result.named, ...result.places];
}
