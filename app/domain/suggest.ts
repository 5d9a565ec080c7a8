/** What a visitor may be about to type: at most eight answers, each with where it leads. */
import type { Catalog } from "./catalog.ts";
import { countListings, geocodeForVisitors, townLabel } from "./choose-town.ts";
import type { Gazetteer, GazetteerCity } from "./gazetteer.ts";
import { placeNameKey } from "./place-name-key.ts";
import { type Directory, tidyQuery } from "./read-query.ts";
import { fold } from "./slug.ts";
import { US_STATES, type UsState } from "./us-states.ts";

export const SUGGESTION_KINDS = ["place", "city", "state", "zip", "activity"] as const;
export interface Suggestion {
  readonly kind: (typeof SUGGESTION_KINDS)[number];
  readonly label: string;
  readonly href: string;
}

const MOST_SUGGESTIONS = 8;
/** So that no kind takes all the room while another has something to offer. */
const SHARE = { place: 4, city: 4, state: 2, zip: 4, activity: 2 } as const;
/** Towns that begin alike are looked through down to this one; the directory's own come first. */
const TOWNS_LOOKED_AT = 60;
const SHORTEST_TOWN = 2;
const SHORTEST_TYPO = 5;

/** From this many letters on, a state that begins with them comes before its towns. */
const SHORTEST_STATE = 3;

export function suggest({ catalog, gazetteer, index }: Directory, text: string): Suggestion[] {
  const query = tidyQuery(text);
  if (query === "") return [];
  if (/^\d{1,5}$/.test(query)) return suggestZips(gazetteer, query);
  const key = fold(query);
  const states = US_STATES.filter((state) => fold(state.name).startsWith(key) || state.code.toLowerCase() === key);
  const towns = query.length < SHORTEST_TOWN ? [] : findTowns(catalog, gazetteer, query);
  const activities = [...catalog.activities.values()]
    .filter((activity) => fold(activity.label).startsWith(key))
    .toSorted((a, b) => b.places.length - a.places.length);
  const places = index.findNamesBeginning(query, MOST_SUGGESTIONS);
  const offers: Suggestion[][] = [
    places.map((place) => ({
      kind: "place",
      label: `${place.houseName}, ${place.city}, ${place.state}`,
      href: `/location/${place.slug}`,
    })),
    towns.map((town) => ({ kind: "city", label: townLabel(town), href: searchHref(townLabel(town)) })),
    states.map(suggestState),
    activities.map(({ label, slug }) => ({ kind: "activity", label, href: `/activity/${slug}` })),
  ];
  const isStateMeant =
    key.length >= SHORTEST_STATE || states.some(({ name, code }) => fold(name) === key || fold(code) === key);
  const suggestions = share(isStateMeant ? [offers[2]!, ...offers] : offers);
  return suggestions.length > 0 || query.length < SHORTEST_TYPO ? suggestions : suggestDespiteTypos();

  function suggestDespiteTypos(): Suggestion[] {
    const place = geocodeForVisitors(catalog, gazetteer, query);
    const area: Suggestion[] = place ? [{ kind: "city", label: place.label, href: searchHref(place.label) }] : [];
    const similar = index.findWords(query);
    const named = similar.match === "some" ? [] : similar.places.slice(0, SHARE.place);
    return [
      ...(place?.precision === "state" ? [suggestState(place.state)] : area),
      ...named.map((found) => ({
        kind: "place" as const,
        label: `${found.houseName}, ${found.city}, ${found.state}`,
        href: `/location/${found.slug}`,
      })),
    ];
  }
}

const searchHref = (text: string): string => `/search?q=${encodeURIComponent(text)}`;

function suggestState({ name, slug }: UsState): Suggestion {
  return { kind: "state", label: name, href: `/state/${slug}` };
}

function suggestZips(gazetteer: Gazetteer, digits: string): Suggestion[] {
  return gazetteer.findZipsByPrefix(digits, MOST_SUGGESTIONS).map(({ zip, city }) => ({
    kind: "zip",
    label: `${zip} ${townLabel(city)}`,
    href: searchHref(zip),
  }));
}

/** "spring", "springfield, il", "springfield ill": the words before a state are a beginning too. */
function findTowns(catalog: Catalog, gazetteer: Gazetteer, query: string): GazetteerCity[] {
  const [name = "", stateText] = query.split(",").map((part) => part.trim());
  const state = fold(stateText ?? "");
  const inState = ({ state: { name: full, code } }: GazetteerCity) =>
    fold(full).startsWith(state) || code.toLowerCase().startsWith(state);
  const beginning = gazetteer.findCitiesByPrefix(name, TOWNS_LOOKED_AT).filter(inState);
  const whole = placeNameKey(name);
  const weight = (town: GazetteerCity) =>
    Number(placeNameKey(town.name) === whole) * 2 +
    Math.log10((town.population ?? 0) + 500) +
    Math.log2(1 + countListings(catalog, town));
  const ranked = beginning.map((town) => ({ town, weight: weight(town) })).sort((a, b) => b.weight - a.weight);
  const found = ranked.map(({ town }) => town);
  return found.length > 0 || stateText !== undefined ? unique(found) : findTownBeforeState(gazetteer, query);
}

function findTownBeforeState(gazetteer: Gazetteer, query: string): GazetteerCity[] {
  const words = query.split(" ");
  for (let count = Math.min(2, words.length - 1); count > 0; count--) {
    const state = gazetteer.findState(words.slice(-count).join(" "));
    const towns = state ? gazetteer.findCity(words.slice(0, -count).join(" "), state.state.code) : [];
    if (towns.length > 0) return towns.slice(0, 1);
  }
  return [];
}

function unique(towns: readonly GazetteerCity[]): GazetteerCity[] {
  return [...new Map(towns.map((town) => [townLabel(town), town])).values()];
}

/** Every kind gets its share; what others leave is given to the first that has more. */
function share(offers: readonly Suggestion[][]): Suggestion[] {
  const chosen = new Map<string, Suggestion>();
  const take = (suggestions: readonly Suggestion[]) => {
    for (const suggestion of suggestions) {
      if (chosen.size < MOST_SUGGESTIONS) chosen.set(suggestion.href, suggestion);
    }
  };
  for (const offer of offers) take(offer.slice(0, offer[0] ? SHARE[offer[0].kind] : 0));
  for (const offer of offers) take(offer);
  return [...chosen.values()];
}
