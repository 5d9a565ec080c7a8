/** What a visitor means by a search text: a point on the map, a state, an activity, or words to look for. */
import type { ActivityGroup, Catalog } from "./catalog.ts";
import { geocodeForVisitors } from "./choose-town.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { Geocoded } from "./geocode.ts";
import { PLACE_TYPES } from "./place.ts";
import type { SearchIndex } from "./search-index.ts";
import { searchWords } from "./search-words.ts";
import { activitySlug } from "./slug.ts";
import { stateByTraditionalAbbreviation, type UsState } from "./us-states.ts";

interface AreaReading {
  readonly label: string;
  /** The text was read with a correction. */
  readonly corrected: boolean;
  /** Other towns that the same words name. */
  readonly alternatives: readonly string[];
  /** Only places that match these words ("hotels in Texas"); empty for all. */
  readonly words: string;
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

export type Reading =
  | NearReading
  | StateReading
  | {
      readonly kind: "activity";
      readonly slug: string;
      readonly label: string;
      readonly alternatives: readonly string[];
    }
  | { readonly kind: "words"; readonly words: string; readonly alternatives: readonly string[] }
  /** "Near me": only the visitor's device knows where that is. */
  | { readonly kind: "here" };

export interface Directory {
  readonly catalog: Catalog;
  readonly gazetteer: Gazetteer;
  readonly index: SearchIndex;
}

export const LONGEST_QUERY = 200;

/** What people put around the place they mean. */
const FILLER =
  "haunted|haunt|haunts|haunting|hauntings|ghost|ghosts|ghostly|spooky|scary|paranormal|real|best|most|famous";
const THINGS = "places?|locations?|houses?|homes?|sites?|spots?|attractions?|things to do|activity|stories|tours?";
const ONLY_FILLER = new RegExp(`^((${FILLER}|${THINGS}|the|a|all|and|to|go|visit|find|show me)\\s*)+$`, "i");
const LEADING_FILLER = new RegExp(`^(?:(?:the|all|${FILLER})\\s+)*(?:(?:${FILLER})\\s+)(?=\\S)`, "i");
const HERE =
  /^(?:.*\s)?(?:near|around|close to|by) (?:me|here|us|my (?:location|house|home|place))$|^(?:my (?:current )?location|nearby|near me)$/i;
const PLACE_FOLLOWS = /\s+(?:in|near|around|close to|outside(?: of)?|within|at|by)\s+/gi;
const STARTS_WITH_PLACE = /^(?:in|near|around|close to|outside(?: of)?)\s+(?=\S)/i;
const KINDS = new Set(
  [...PLACE_TYPES, "inn", "jail", "sanatorium", "school", "graveyard", "mill"].flatMap(searchWords),
);

export function tidyQuery(text: string): string {
  return text.slice(0, LONGEST_QUERY).replace(/\s+/g, " ").trim();
}

export function readQuery(directory: Directory, text: string): Reading {
  const query = tidyQuery(text);
  if (HERE.test(query)) return { kind: "here" };
  const { catalog, gazetteer, index } = directory;
  const words = searchWords(query);
  const place = geocodeForVisitors(catalog, gazetteer, query);
  const towns = place ? [place.label, ...place.alternatives.map((other) => other.label)] : [];

  const activity = findActivity(catalog, query);
  if (activity) return { kind: "activity", slug: activity.slug, label: activity.label, alternatives: towns };
  // A kind of place is what is meant even where a town is called so: House, New Mexico.
  if (words.length === 1 && KINDS.has(words[0]!)) return { kind: "words", words: query, alternatives: towns };
  if (place && !place.corrected) return areaReading(place, "");
  // "Lady in White" is a name before it is something near White, Georgia.
  if (words.length > 1 && index.findNamed(words).length > 0)
    return { kind: "words", words: query, alternatives: towns };
  const within = readThingInPlace(directory, query);
  if (within) return within;
  const plain = withoutFiller(query);
  if (plain !== query) return readQuery(directory, plain);
  if (place && index.hasWords(query)) return { kind: "words", words: query, alternatives: towns };
  if (place) return areaReading(place, "");
  return { kind: "words", words: query, alternatives: [] };
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
    if (!place || (place.corrected && !ONLY_FILLER.test(thing))) continue;
    return areaReading(place, ONLY_FILLER.test(thing) ? "" : withoutFiller(thing));
  }
  return undefined;
}

/** "Haunted hotels" looks for hotels: the word stands in every story. */
function withoutFiller(text: string): string {
  const rest = text.replace(LEADING_FILLER, "");
  return ONLY_FILLER.test(rest) ? text : rest;
}

function areaReading(place: Geocoded, words: string): NearReading | StateReading {
  const { label, corrected, lat, lng, state } = place;
  const area = { label, corrected, words, alternatives: place.alternatives.map((other) => other.label) };
  return place.precision === "state" ? { kind: "state", state, ...area } : { kind: "near", lat, lng, state, ...area };
}

/** In the singular or the plural. */
function findActivity({ activities }: Catalog, text: string): ActivityGroup | undefined {
  const slug = activitySlug(text) ?? "";
  return activities.get(slug) ?? activities.get(`${slug}s`) ?? activities.get(slug.replace(/s$/, ""));
}

/** The words of a query that its area does not explain: "stanley hotel" in "Stanley Hotel, Estes Park, CO". */
export function wordsBeyondArea(query: string, reading: NearReading): string[] {
  const explained = new Set(searchWords(`${reading.label} ${reading.state?.code ?? ""}`));
  const isState = (word: string) => stateByTraditionalAbbreviation(word)?.code === reading.state?.code;
  return searchWords(query).filter((word) => !explained.has(word) && !isState(word));
}
