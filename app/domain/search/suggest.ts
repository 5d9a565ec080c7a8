/** Autocomplete: at most eight suggestions for a text that is being typed, each with a link. */
import type { ActivityGroup, Catalog } from "../catalog/catalog.ts";
import { prefixDistance } from "../edit-distance.ts";
import { cityByNickname } from "../geo/city-nicknames.ts";
import { type Gazetteer, type GazetteerCity, townLabel } from "../geo/gazetteer.ts";
import { readState, stateByTraditionalAbbreviation, US_STATES, type UsState } from "../geo/us-states.ts";
import { PLACE_TYPES, type PlaceCard } from "../places/place.ts";
import { placeNameKey } from "../places/place-name-key.ts";
import { PLACE_TYPE_LABELS } from "../places/place-type-labels.ts";
import { citySlug, fold } from "../places/slug.ts";
import { geocodeForVisitors, heaviestFirst, isKnownTown, LARGE_CITY, weighTown } from "./choose-town.ts";
import { isKindWord } from "./lexicon.ts";
import type { SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";
import { tidyQuery } from "./tokenize.ts";

export const SUGGESTION_KINDS = ["place", "city", "state", "zip", "activity", "type"] as const;
type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly label: string;
  readonly href: string;
}

export const MAX_SUGGESTIONS = 8;
/** Suggestions of each kind in the first pass, so that no kind crowds out the others … */
const FIRST_LIMITS: Readonly<Record<SuggestionKind, number>> = {
  place: 3,
  city: 3,
  state: 2,
  zip: 8,
  activity: 2,
  type: 1,
};
/** … and in the second, which fills the rest. */
const LIMITS: Readonly<Record<SuggestionKind, number>> = { place: 6, city: 4, state: 4, zip: 8, activity: 4, type: 2 };
/** Largest towns with a prefix that are ranked by their listings. */
const MAX_TOWNS_RANKED = 60;
const MIN_TOWN_LENGTH = 2;
const MIN_TYPO_LENGTH = 5;
const MAX_PLACES_OF_TOWN = 3;
/** From this length on, a state with that prefix is listed before towns. */
const MIN_STATE_LENGTH = 3;
const MIN_TYPE_LENGTH = 3;
/** "West Virginia"; two words are enough for the District of Columbia. */
const MAX_STATE_WORDS = 2;

export function suggest(context: SearchContext, text: string): Suggestion[] {
  const completed = completeText(context, text);
  return isEnough(text, completed) ? completed : correctText(context, text, completed);
}

/** Whether nothing that a correction finds would be shown. */
export const isEnough = (text: string, suggestions: readonly Suggestion[]): boolean =>
  suggestions.length >= MAX_SUGGESTIONS || tidyQuery(text).length < MIN_TYPO_LENGTH;

/** What the text begins, as it is spelled. */
export function completeText({ catalog, gazetteer, index }: SearchContext, text: string): Suggestion[] {
  const query = tidyQuery(text);
  if (query === "") return [];
  if (/^\d{1,5}$/.test(query)) return suggestZips(gazetteer, query);
  const key = fold(query);
  const meant = readState(query);
  const states = US_STATES.filter((state) => fold(state.name).startsWith(key) || state === meant);
  const towns = query.length < MIN_TOWN_LENGTH ? [] : findTowns(catalog, gazetteer, query);
  const named = index.findNamesBeginning(query, MAX_SUGGESTIONS);
  // "USS Salem" has the word, too, but Salem is the town.
  const begins = ({ houseName }: PlaceCard) => fold(houseName.replace(/^the /i, "")).startsWith(key);
  const activities = [...catalog.activities.values()]
    .filter((activity) => fold(activity.label).startsWith(key))
    .toSorted((a, b) => b.places.length - a.places.length);
  const isState = meant !== undefined;
  const [town] = towns;
  const isWhole = town && placeNameKey(town.name) === placeNameKey(query);
  const known = isWhole && isKnownTown(catalog, town) ? town : undefined;
  const exact: Suggestion[][] = [
    isState || key.length >= MIN_STATE_LENGTH ? states.map(suggestState) : [],
    towns
      .slice(0, 1)
      // Before places that are named after it.
      .filter(({ population = 0 }) => population >= LARGE_CITY || known)
      .map(suggestTown),
    placesOfTown(catalog, known, query).map(suggestPlace),
    named.filter(begins).map(suggestPlace),
    suggestTypes(catalog, query),
    towns.map(suggestTown),
    named.map(suggestPlace),
    states.map(suggestState),
    activities.map(suggestActivity),
    placesOfTown(catalog, towns[0], query).map(suggestPlace),
  ];
  return fillList(exact);
}

/** What is there already, and what the text would begin without its typos. */
export function correctText(context: SearchContext, text: string, completed: readonly Suggestion[]): Suggestion[] {
  const query = tidyQuery(text);
  if (/^\d{1,5}$/.test(query)) return [...completed];
  return fillList([completed, ...correctTypos(context, query, completed.length === 0)]);
}

/** Corrections of a typo; towns and states only if nothing has that prefix. */
function correctTypos({ catalog, gazetteer, index }: SearchContext, query: string, isUnknown: boolean): Suggestion[][] {
  const place = isUnknown ? geocodeForVisitors(catalog, gazetteer, query) : undefined;
  const area: Suggestion[] = place ? [{ kind: "city", label: place.label, href: searchHref(place.label) }] : [];
  return [
    place?.precision === "state" ? [suggestState(place.state)] : area,
    isUnknown ? activitiesLike(catalog, query).map(suggestActivity) : [],
    index.findNamesLike(query, FIRST_LIMITS.place).map(suggestPlace),
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
  return gazetteer.findZipsByPrefix(digits, MAX_SUGGESTIONS).map(({ zip, city }) => ({
    kind: "zip",
    label: `${zip} ${townLabel(city)}`,
    href: searchHref(zip),
  }));
}

/** "Lighthouse", "haunted prisons": kinds of place. */
function suggestTypes({ places }: Catalog, query: string): Suggestion[] {
  const wanted = searchWords(query.replace(/^haunted\s+/i, "")).join(" ");
  if (wanted.length < MIN_TYPE_LENGTH || places.length === 0) return [];
  return PLACE_TYPES.filter((type) => {
    const names = PLACE_TYPE_LABELS[type].split(" & ").map((name) => searchWords(name).join(" "));
    return type !== "other" && [searchWords(type).join(" "), ...names].some((name) => name.startsWith(wanted));
  }).map((type) => ({ kind: "type", label: PLACE_TYPE_LABELS[type], href: `/all-locations?kind=${type}` }));
}

/** The best places of a town whose name is typed in full. */
function placesOfTown(catalog: Catalog, town: GazetteerCity | undefined, query: string): PlaceCard[] {
  const isMeant = town && (cityByNickname(query) || placeNameKey(query).startsWith(placeNameKey(town.name)));
  if (!isMeant) return [];
  const places = catalog.cities.get(citySlug(town.name)) ?? [];
  return places.filter((place) => place.state === town.state.name).slice(0, MAX_PLACES_OF_TOWN);
}

/** "spring", "springfield, il", "springfield i", "philly": the prefix of a town, or a town and the prefix of a state. */
function findTowns(catalog: Catalog, gazetteer: Gazetteer, query: string): GazetteerCity[] {
  const nickname = cityByNickname(query);
  const meant = nickname ? gazetteer.findCity(nickname.name, nickname.stateCode).slice(0, 1) : [];
  const [name = "", stateText] = query.split(",").map((part) => part.trim());
  const withPrefix = gazetteer.findCitiesByPrefix(name, MAX_TOWNS_RANKED).filter(inStateWithPrefix(stateText ?? ""));
  const beforeState = stateText === undefined ? findTownsBeforeState(gazetteer, query) : [];
  const whole = placeNameKey(name);
  const weigh = (town: GazetteerCity) => Number(placeNameKey(town.name) === whole) * 2 + weighTown(catalog, town);
  return unique([...meant, ...heaviestFirst([...withPrefix, ...beforeState], weigh)]);
}

/** "or", "oreg", "ore", "W. Va": the prefix of a state's name or code, or its abbreviation. */
function inStateWithPrefix(text: string): (town: GazetteerCity) => boolean {
  const wanted = fold(text);
  const abbreviated = stateByTraditionalAbbreviation(text)?.code;
  return ({ state: { name, code } }) =>
    fold(name).startsWith(wanted) || code.toLowerCase().startsWith(wanted) || code === abbreviated;
}

/** Without a comma the town must be complete: "san f" starts San Francisco, not a town San in Florida. */
function findTownsBeforeState(gazetteer: Gazetteer, query: string): GazetteerCity[] {
  const words = query.split(" ");
  for (let count = Math.min(MAX_STATE_WORDS, words.length - 1); count > 0; count--) {
    const isThere = inStateWithPrefix(words.slice(-count).join(" "));
    const towns = gazetteer.findCity(words.slice(0, -count).join(" ")).filter(isThere);
    if (towns.length > 0) return towns;
  }
  return [];
}

function unique(towns: readonly GazetteerCity[]): GazetteerCity[] {
  return [...new Map(towns.map((town) => [townLabel(town), town])).values()];
}

/** Fills the list in two passes, each with a limit per kind. */
function fillList(offers: readonly (readonly Suggestion[])[]): Suggestion[] {
  const chosen = new Map<string, Suggestion>();
  const taken: Partial<Record<SuggestionKind, number>> = {};
  for (const limit of [FIRST_LIMITS, LIMITS]) {
    for (const suggestion of offers.flat()) {
      const { kind, href } = suggestion;
      if (chosen.size >= MAX_SUGGESTIONS || chosen.has(href) || (taken[kind] ?? 0) >= limit[kind]) continue;
      chosen.set(href, suggestion);
      taken[kind] = (taken[kind] ?? 0) + 1;
    }
  }
  return [...chosen.values()];
}
