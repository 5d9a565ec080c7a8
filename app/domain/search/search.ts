/** The one search of the site: reads the text, and finds the places that it means. */
import type { Catalog } from "../catalog/catalog.ts";
import { withinMiles } from "../catalog/find-nearby.ts";
import { DomainError } from "../domain-error.ts";
import { cityByNickname } from "../geo/city-nicknames.ts";
import type { AskGeocoder } from "../geo/find-point.ts";
import { readStreetAddress } from "../geo/street-address.ts";
import type { UsState } from "../geo/us-states.ts";
import type { PlaceCard, PlaceList } from "../places/place.ts";
import { kindMeant, kindsMentioned, withoutAsides, withoutFiller } from "./query-words.ts";
import {
  activityMeant,
  type Directory,
  isKnownArea,
  type NearReading,
  type Reading,
  type RegionReading,
  readQuery,
  type StateReading,
  tidyQuery,
  wordsBeyondArea,
} from "./read-query.ts";
import type { SearchIndex, WordMatch } from "./search-index.ts";
import { SEARCH_RADIUS_MILES } from "./search-radius.ts";
import { isOfSearchType, type SearchType } from "./search-types.ts";
import { searchWords } from "./search-words.ts";

export interface FoundPlace {
  readonly place: PlaceCard;
  /** Miles, where there is a point to measure from. */
  readonly distance?: number;
}

export interface SearchResult {
  readonly query: string;
  readonly reading: Reading;
  /** Places that are called so or stand at that address, shown first and under a heading of their own beside an area. */
  readonly at: "name" | "address";
  readonly named: readonly FoundPlace[];
  /** How well the words of a text are met, where it was read as words. */
  readonly match?: WordMatch;
  /** The places of the area, or those that match the words; without the named ones. */
  readonly places: readonly FoundPlace[];
  /** How far around a point it was looked. */
  readonly miles: number;
  /** Nothing was found here, and the outside service could not be asked now. */
  readonly busy?: boolean;
}

export interface SearchWishes {
  /** How far to look around a point; SPEC's home search where it is not said. */
  readonly miles?: number;
  readonly type?: SearchType;
  /** Take the text as words, whatever else it may mean. */
  readonly asWords?: boolean;
}

export async function search(
  directory: Directory,
  ask: AskGeocoder,
  text: string,
  { type = "all", asWords = false, miles = SEARCH_RADIUS_MILES }: SearchWishes = {},
): Promise<SearchResult> {
  const query = tidyQuery(text);
  const words = { kind: "words", words: query, alternatives: [] } as const;
  const read = asWords ? words : readQuery(directory, query);
  const wishes = { type, miles };
  const first = collect(directory, query, read, wishes);
  // "Lady in White" is not somebody near White, Georgia.
  const inVain = isEmpty(first) && "words" in read && read.words !== "" && read.kind !== "words";
  const result = inVain ? searchWithoutArea(directory, query, read, wishes) : first;
  const { reading } = result;
  const isUnknown = (reading.kind === "words" || reading.kind === "address") && isEmpty(result);
  if (asWords || !isUnknown) return result;
  const answer = await ask(query).catch(busyOrThrow);
  if (answer === BUSY) return { ...result, busy: true };
  if (!answer) return result;
  const near: NearReading = { kind: "near", ...answer, corrected: false, alternatives: [], words: "" };
  return collect(directory, query, near, wishes);
}

/** What may be meant by "bridge Ohio" where no bridge is listed: a text with those words, or else Ohio. */
function searchWithoutArea(
  directory: Directory,
  query: string,
  read: NearReading | StateReading | RegionReading,
  wishes: Wishes,
): SearchResult {
  const asWords = { kind: "words", words: query, alternatives: [read.label] } as const;
  const result = collect(directory, query, asWords, wishes);
  if (result.match === "exact" && !isEmpty(result)) return result;
  // "A cemetery I can walk in Savannah": of a sentence, the kind of place counts.
  const kinds = kindsMentioned(read.words);
  const ofKind = kinds === "" ? undefined : collect(directory, query, { ...read, words: kinds }, wishes);
  if (ofKind && !isEmpty(ofKind)) return ofKind;
  if (!isKindOrActivity(directory.catalog, read.words) && !isKnownArea(directory, read)) return result;
  const area = collect(directory, query, { ...read, words: "", missed: read.words }, wishes);
  return isEmpty(area) ? result : area;
}

const BUSY = "busy";

function busyOrThrow(error: unknown): typeof BUSY {
  if (error instanceof DomainError && error.code === "unavailable") return BUSY;
  throw error;
}

type Wishes = Required<Pick<SearchWishes, "type" | "miles">>;

function collect(directory: Directory, query: string, reading: Reading, { type, miles }: Wishes): SearchResult {
  const wanted = ({ place }: FoundPlace) => isOfSearchType(place, type);
  const { at, named } = findNamed(directory, query, reading);
  const shownFirst = named.filter(wanted);
  const found = findPlaces(directory, reading, miles);
  // Nothing to take out is the rule, and there may be many thousands.
  if (type === "all" && named.length === 0) return { query, reading, at, named, miles, ...found };
  const isNamed = new Set(named.map(({ place }) => place));
  const places = found.places.filter((one) => wanted(one) && !isNamed.has(one.place));
  return { query, reading, at, named: shownFirst, miles, places, match: found.match };
}

const isEmpty = ({ named, places }: SearchResult): boolean => named.length + places.length === 0;
const withoutDistance = (place: PlaceCard): FoundPlace => ({ place });

/** The places as the catalog has them: the index may lag behind it. */
function current({ catalog }: Directory, places: readonly PlaceCard[]): readonly PlaceCard[] {
  return places.map((place) => catalog.byId.get(place.id)).filter((place) => place !== undefined);
}

function findPlaces(directory: Directory, reading: Reading, miles: number): Pick<SearchResult, "places" | "match"> {
  const { catalog, index } = directory;
  switch (reading.kind) {
    case "near":
      return {
        places: findMatching(directory, reading.words, (accept) =>
          withinMiles(catalog, reading.lat, reading.lng, miles, accept),
        ),
      };
    case "state":
    case "region": {
      const places = placesInStates(catalog, reading.kind === "state" ? [reading.state] : reading.states);
      return {
        places: findMatching(directory, reading.words, (accept) =>
          (accept ? places.filter(accept) : places).map(withoutDistance),
        ),
      };
    }
    case "address":
      return { places: current(directory, index.findAddress(reading.label)).map(withoutDistance) };
    case "activity":
      return { places: (catalog.activities.get(reading.slug)?.places ?? []).map(withoutDistance) };
    case "words": {
      const { places, match } = index.findWords(reading.words);
      return { places: current(directory, places).map(withoutDistance), match };
    }
    case "here":
      return { places: [] };
  }
}

/** In data order, across state lines too. */
function placesInStates(catalog: Catalog, states: readonly UsState[]): PlaceList {
  if (states.length === 1) return catalog.states.get(states[0]!.name) ?? [];
  const names = new Set(states.map(({ name }) => name));
  return catalog.places.filter(({ state }) => names.has(state));
}

function isKindOrActivity(catalog: Catalog, words: string): boolean {
  return kindMeant(words) !== undefined || activityMeant(catalog, words) !== undefined;
}

type Accept = (place: PlaceCard) => boolean;

/** Of a kind of place those that are of it; only where there is none, those that speak of one. */
function findMatching(
  directory: Directory,
  words: string,
  find: (accept: Accept | undefined) => FoundPlace[],
): FoundPlace[] {
  const { catalog, index } = directory;
  if (words === "") return find(undefined);
  const among = (places: readonly PlaceCard[]): FoundPlace[] => {
    const matching = new Set(current(directory, places));
    return find((place) => matching.has(place));
  };
  const ofKind = isKindOrActivity(catalog, words) ? among(index.findOfKind(words)) : [];
  return ofKind.length > 0 ? ofKind : among(index.findWords(words).places);
}

/**
 * "Winchester" is a town and a house; "Stanley Hotel, Estes Park" names a house and says where; "Salem, MA" is a town
 * only; "525 S Winchester Blvd, San Jose" is a house before it is a neighborhood.
 */
function findNamed(directory: Directory, query: string, reading: Reading): Pick<SearchResult, "at" | "named"> {
  const { index } = directory;
  if (reading.kind !== "near" && reading.kind !== "state") return { at: "name", named: [] };
  if (reading.kind === "near" && readStreetAddress(query)) {
    const standing = current(directory, index.findAddress(query)).map(withoutDistance);
    if (standing.length > 0) return { at: "address", named: standing };
  }
  const plain = withoutAsides(withoutFiller(query));
  const called = placesCalled(index, query, reading);
  const named = called.length > 0 || plain === query ? called : placesCalled(index, plain, reading);
  return { at: "name", named: current(directory, named).map(withoutDistance) };
}

function placesCalled(index: SearchIndex, query: string, reading: NearReading | StateReading): PlaceCard[] {
  const words = searchWords(query);
  const beyond = wordsBeyondArea(query, reading);
  if (cityByNickname(query)) return [];
  // Of a state, or a kind of place in a town, only what is called by all of it: "Hotel Colorado".
  if (reading.kind === "state" || reading.words !== "") return beyond.length === 0 ? [] : index.findNamed(words);
  const isBareTown = beyond.length === 0 && words.length === searchWords(reading.label.split(",")[0]!).length;
  return isBareTown ? index.findNamed(words) : index.findNamed(beyond, words);
}

/** The text also matches names and stories, so that a visitor may want those instead. */
export function alsoMatchesWords({ index }: Directory, { query, reading }: SearchResult): boolean {
  return !["words", "here", "address"].includes(reading.kind) && index.hasWords(query);
}

/** All of it in the order in which it is shown. */
export function allFound(result: SearchResult): FoundPlace[] {
  return [...result.named, ...result.places];
}
