/** What a visitor may be about to type: at most eight answers, each with where it leads. */
import type { ActivityGroup, Catalog } from "../catalog/catalog.ts";
import { countListings, geocodeForVisitors, HAMLET_POPULATION } from "../geo/choose-town.ts";
import { cityByNickname } from "../geo/city-nicknames.ts";
import { type Gazetteer, type GazetteerCity, townLabel } from "../geo/gazetteer.ts";
import { stateByTraditionalAbbreviation, US_STATES, type UsState } from "../geo/us-states.ts";
import { PLACE_TYPES, type PlaceCard } from "../places/place.ts";
import { placeNameKey } from "../places/place-name-key.ts";
import { PLACE_TYPE_LABELS } from "../places/place-type-labels.ts";
import { citySlug, fold } from "../places/slug.ts";
import { prefixDistance } from "./edit-distance.ts";
import { isKindWord } from "./query-words.ts";
import { type Directory, tidyQuery } from "./read-query.ts";
import { searchWords } from "./search-words.ts";

export const SUGGESTION_KINDS = ["place", "city", "state", "zip", "activity", "type"] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly label: string;
  readonly href: string;
}

const MOST_SUGGESTIONS = 8;
/** So that no kind takes all the room while another has something to offer … */
const SHARE: Readonly<Record<SuggestionKind, number>> = { place: 3, city: 3, state: 2, zip: 8, activity: 2, type: 1 };
/** … and none goes on beyond what anybody reads when the others are done. */
const MOST: Readonly<Record<SuggestionKind, number>> = { place: 6, city: 4, state: 4, zip: 8, activity: 4, type: 2 };
/** Towns that begin alike are looked through down to this one; the directory's own come first. */
const TOWNS_LOOKED_AT = 60;
const SHORTEST_TOWN = 2;
/** Mistakes are forgiven from this many letters on. */
const SHORTEST_TYPO = 5;
const PLACES_OF_TOWN = 3;
/** From this many letters on, a state that begins with them comes before its towns. */
const SHORTEST_STATE = 3;
const SHORTEST_TYPE = 3;
/** "West Virginia"; of the District of Columbia two words are enough. */
const MOST_STATE_WORDS = 2;

export function suggest(directory: Directory, text: string): Suggestion[] {
  const { catalog, gazetteer, index } = directory;
  const query = tidyQuery(text);
  if (query === "") return [];
  if (/^\d{1,5}$/.test(query)) return suggestZips(gazetteer, query);
  const key = fold(query);
  const states = US_STATES.filter((state) => fold(state.name).startsWith(key) || state.code.toLowerCase() === key);
  const towns = query.length < SHORTEST_TOWN ? [] : findTowns(catalog, gazetteer, query);
  const named = index.findNamesBeginning(query, MOST_SUGGESTIONS);
  const activities = [...catalog.activities.values()]
    .filter((activity) => fold(activity.label).startsWith(key))
    .toSorted((a, b) => b.places.length - a.places.length);
  const isState = states.some(({ name, code }) => fold(name) === key || fold(code) === key);
  const exact: Suggestion[][] = [
    isState || key.length >= SHORTEST_STATE ? states.map(suggestState) : [],
    named.map(suggestPlace),
    suggestTypes(catalog, query),
    towns.map(suggestTown),
    states.map(suggestState),
    activities.map(suggestActivity),
    placesOfTown(catalog, towns[0], query).map(suggestPlace),
  ];
  const suggestions = share(exact);
  const isShort = suggestions.length >= MOST_SUGGESTIONS || query.length < SHORTEST_TYPO;
  return isShort ? suggestions : share([suggestions, ...forgiveTypos(directory, query, suggestions.length === 0)]);
}

/** What the text may be a misspelling of; a town or a state only where nothing begins like it. */
function forgiveTypos({ catalog, gazetteer, index }: Directory, query: string, isUnknown: boolean): Suggestion[][] {
  const place = isUnknown ? geocodeForVisitors(catalog, gazetteer, query) : undefined;
  const area: Suggestion[] = place ? [{ kind: "city", label: place.label, href: searchHref(place.label) }] : [];
  return [
    place?.precision === "state" ? [suggestState(place.state)] : area,
    isUnknown ? activitiesLike(catalog, query).map(suggestActivity) : [],
    index.findNamesLike(query, SHARE.place).map(suggestPlace),
    // "Lalaurie house" for the Lalaurie Mansion.
    isUnknown ? index.findNamed(searchWords(query).filter((word) => !isKindWord(word))).map(suggestPlace) : [],
  ];
}

/** "Poltergiest", "apparations", "shadow figurs". */
function activitiesLike({ activities }: Catalog, query: string): ActivityGroup[] {
  const typed = fold(query);
  return [...activities.values()]
    .map((activity) => ({ activity, mistakes: prefixDistance(typed, fold(activity.label)) }))
    .filter(({ mistakes }) => mistakes !== undefined)
    .toSorted((a, b) => a.mistakes! - b.mistakes! || b.activity.places.length - a.activity.places.length)
    .map(({ activity }) => activity);
}

const searchHref = (text: string): string => `/search?q=${encodeURIComponent(text)}`;

function suggestPlace({ houseName, city, state, slug }: PlaceCard): Suggestion {
  return { kind: "place", label: `${houseName}, ${city}, ${state}`, href: `/location/${slug}` };
}

function suggestTown(town: GazetteerCity): Suggestion {
  return { kind: "city", label: townLabel(town), href: searchHref(townLabel(town)) };
}

function suggestState({ name, slug }: UsState): Suggestion {
  return { kind: "state", label: name, href: `/state/${slug}` };
}

function suggestActivity({ label, slug }: ActivityGroup): Suggestion {
  return { kind: "activity", label, href: `/activity/${slug}` };
}

function suggestZips(gazetteer: Gazetteer, digits: string): Suggestion[] {
  return gazetteer.findZipsByPrefix(digits, MOST_SUGGESTIONS).map(({ zip, city }) => ({
    kind: "zip",
    label: `${zip} ${townLabel(city)}`,
    href: searchHref(zip),
  }));
}

/** "Lighthouse", "haunted prisons": kinds of places that the directory has. */
function suggestTypes({ places }: Catalog, query: string): Suggestion[] {
  const wanted = searchWords(query.replace(/^haunted\s+/i, "")).join(" ");
  if (wanted.length < SHORTEST_TYPE || places.length === 0) return [];
  return PLACE_TYPES.filter((type) => {
    const names = PLACE_TYPE_LABELS[type].split(" & ").map((name) => searchWords(name).join(" "));
    return type !== "other" && [searchWords(type).join(" "), ...names].some((name) => name.startsWith(wanted));
  }).map((type) => ({ kind: "type", label: PLACE_TYPE_LABELS[type], href: `/all-locations?kind=${type}` }));
}

/** The best places of a town whose name is complete. */
function placesOfTown(catalog: Catalog, town: GazetteerCity | undefined, query: string): PlaceCard[] {
  const isMeant = town && (cityByNickname(query) || placeNameKey(query).startsWith(placeNameKey(town.name)));
  if (!isMeant) return [];
  const places = catalog.cities.get(citySlug(town.name)) ?? [];
  return places.filter((place) => place.state === town.state.name).slice(0, PLACES_OF_TOWN);
}

/** "spring", "springfield, il", "springfield i", "philly": a town's beginning, or a town and the beginning of a state. */
function findTowns(catalog: Catalog, gazetteer: Gazetteer, query: string): GazetteerCity[] {
  const nickname = cityByNickname(query);
  const meant = nickname ? gazetteer.findCity(nickname.name, nickname.stateCode).slice(0, 1) : [];
  const [name = "", stateText] = query.split(",").map((part) => part.trim());
  const beginning = gazetteer.findCitiesByPrefix(name, TOWNS_LOOKED_AT).filter(inStateBeginning(stateText ?? ""));
  const beforeState = stateText === undefined ? findTownsBeforeState(gazetteer, query) : [];
  const whole = placeNameKey(name);
  const weight = (town: GazetteerCity) =>
    Number(placeNameKey(town.name) === whole) * 2 +
    Math.log10((town.population ?? 0) + HAMLET_POPULATION) +
    Math.log2(1 + countListings(catalog, town));
  const ranked = [...beginning, ...beforeState]
    .map((town) => ({ town, weight: weight(town) }))
    .sort((a, b) => b.weight - a.weight);
  return unique([...meant, ...ranked.map(({ town }) => town)]);
}

/** "or", "oreg", "ore", "W. Va": how a state's name or code begins, or how it is shortened. */
function inStateBeginning(text: string): (town: GazetteerCity) => boolean {
  const wanted = fold(text);
  const shortened = stateByTraditionalAbbreviation(text)?.code;
  return ({ state: { name, code } }) =>
    fold(name).startsWith(wanted) || code.toLowerCase().startsWith(wanted) || code === shortened;
}

/** Without a comma the town is written out: "san f" is the beginning of San Francisco, not of Sanford in Florida. */
function findTownsBeforeState(gazetteer: Gazetteer, query: string): GazetteerCity[] {
  const words = query.split(" ");
  for (let count = Math.min(MOST_STATE_WORDS, words.length - 1); count > 0; count--) {
    const isThere = inStateBeginning(words.slice(-count).join(" "));
    const towns = gazetteer.findCity(words.slice(0, -count).join(" ")).filter(isThere);
    if (towns.length > 0) return towns;
  }
  return [];
}

function unique(towns: readonly GazetteerCity[]): GazetteerCity[] {
  return [...new Map(towns.map((town) => [townLabel(town), town])).values()];
}

/** Every kind gets its share; what others leave is given to the first that has more, up to a measure. */
function share(offers: readonly (readonly Suggestion[])[]): Suggestion[] {
  const chosen = new Map<string, Suggestion>();
  const taken: Partial<Record<SuggestionKind, number>> = {};
  for (const limit of [SHARE, MOST]) {
    for (const suggestion of offers.flat()) {
      const { kind, href } = suggestion;
      if (chosen.size >= MOST_SUGGESTIONS || chosen.has(href) || (taken[kind] ?? 0) >= limit[kind]) continue;
      chosen.set(href, suggestion);
      taken[kind] = (taken[kind] ?? 0) + 1;
    }
  }
  return [...chosen.values()];
}
