/** The one search of the site: reads the text, and finds the places that it means. */
import { withinMiles } from "./find-nearby.ts";
import type { AskGeocoder } from "./find-point.ts";
import type { PlaceCard } from "./place.ts";
import { type Directory, type NearReading, type Reading, readQuery, tidyQuery, wordsBeyondArea } from "./read-query.ts";
import type { WordMatch } from "./search-index.ts";
import { isOfSearchType, type SearchType } from "./search-types.ts";
import { searchWords } from "./search-words.ts";

/** SPEC: the radius of the home search. */
export const SEARCH_RADIUS_MILES = 100;

export interface FoundPlace {
  readonly place: PlaceCard;
  /** Miles, where there is a point to measure from. */
  readonly distance?: number;
}

export interface SearchResult {
  readonly query: string;
  readonly reading: Reading;
  /** Places that are called so, shown first and under a heading of their own beside an area. */
  readonly named: readonly FoundPlace[];
  /** How well the words of a text are met, where it was read as words. */
  readonly match?: WordMatch;
  /** The places of the area, or those that match the words; without the named ones. */
  readonly places: readonly FoundPlace[];
}

export interface SearchWishes {
  readonly type?: SearchType;
  /** Take the text as words, whatever else it may mean. */
  readonly asWords?: boolean;
}

const STREET_ADDRESS = /^\d+\s+\S*[a-z]/i;

export async function search(
  directory: Directory,
  ask: AskGeocoder,
  text: string,
  { type = "all", asWords = false }: SearchWishes = {},
): Promise<SearchResult> {
  const query = tidyQuery(text);
  const words = { kind: "words", words: query, alternatives: [] } as const;
  const read = asWords ? words : readQuery(directory, query);
  const first = collect(directory, query, read, type);
  // "Lady in White" is not somebody near White, Georgia.
  const inVain = isEmpty(first) && "words" in read && read.words !== "" && read.kind !== "words";
  const result = inVain ? collect(directory, query, { ...words, alternatives: [read.label] }, type) : first;
  const { reading } = result;
  if (asWords || reading.kind !== "words" || !(isEmpty(result) || STREET_ADDRESS.test(query))) return result;
  const answer = await ask(query);
  if (!answer) return result;
  const near: NearReading = { kind: "near", ...answer, corrected: false, alternatives: [], words: "" };
  return collect(directory, query, near, type);
}

function collect(directory: Directory, query: string, reading: Reading, type: SearchType): SearchResult {
  const wanted = ({ place }: FoundPlace) => isOfSearchType(place, type);
  const named = reading.kind === "near" ? findNamed(directory, query, reading).filter(wanted) : [];
  const isNamed = new Set(named.map(({ place }) => place));
  const found = findPlaces(directory, reading);
  const places = found.places.filter((one) => wanted(one) && !isNamed.has(one.place));
  return { query, reading, named, places, match: found.match };
}

const isEmpty = ({ named, places }: SearchResult): boolean => named.length + places.length === 0;
const withoutDistance = (place: PlaceCard): FoundPlace => ({ place });

/** Current places only: the index may be a moment behind the catalog. */
function current({ catalog }: Directory, places: readonly PlaceCard[]): PlaceCard[] {
  return places.map((place) => catalog.byId.get(place.id)).filter((place) => place !== undefined);
}

function findPlaces(directory: Directory, reading: Reading): Pick<SearchResult, "places" | "match"> {
  const { catalog, index } = directory;
  switch (reading.kind) {
    case "near":
      return {
        places: withinMiles(catalog, reading.lat, reading.lng, SEARCH_RADIUS_MILES, matching(directory, reading.words)),
      };
    case "state": {
      const accept = matching(directory, reading.words);
      const places = catalog.states.get(reading.state.name) ?? [];
      return { places: (accept ? places.filter(accept) : places).map(withoutDistance) };
    }
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

function matching({ index }: Directory, words: string): ((place: PlaceCard) => boolean) | undefined {
  if (words === "") return undefined;
  const ids = new Set(index.findWords(words).places.map((place) => place.id));
  return (place) => ids.has(place.id);
}

/** "Winchester" is a town and a house; "Stanley Hotel, Estes Park" names a house and says where; "Salem, MA" is a town only. */
function findNamed(directory: Directory, query: string, reading: NearReading): FoundPlace[] {
  const words = searchWords(query);
  const beyond = wordsBeyondArea(query, reading);
  const isBareTown = beyond.length === 0 && words.length === searchWords(reading.label.split(",")[0]!).length;
  const found = isBareTown ? directory.index.findNamed(words) : directory.index.findNamed(beyond, words);
  return current(directory, found).map(withoutDistance);
}

/** The text also matches names and stories, so that a visitor may want those instead. */
export function alsoMatchesWords({ index }: Directory, { query, reading }: SearchResult): boolean {
  return reading.kind !== "words" && reading.kind !== "here" && index.hasWords(query);
}

/** All of it in the order in which it is shown. */
export function allFound(result: SearchResult): FoundPlace[] {
  return [...result.named, ...result.places];
}
