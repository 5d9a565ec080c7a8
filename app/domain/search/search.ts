/** The search of the site: reads the question and finds the places it means. */
import { relatedPlaces } from "../browse/places-with-activity.ts";
import { DomainError } from "../domain-error.ts";
import type { LatLng } from "../geo/miles-between.ts";
import type { AskGeocoder } from "./find-point.ts";
import { type Loosened, loosen } from "./loosen.ts";
import { type FoundPlace, findPlaces, radiusOf, withoutDistance } from "./match-slots.ts";
import { type QueryReading, readQuery, UNREAD } from "./read-query.ts";
import { current, type SearchContext } from "./search-context.ts";
import type { WordMatch } from "./search-index.ts";
import { isOfSearchType, NEARBY_RADIUS_MILES, SEARCH_RADIUS_MILES, type SearchType } from "./search-parameters.ts";
import { closeMiles, isAnswerAlone, NO_SLOTS, type Slots } from "./slots.ts";
import { tidyQuery } from "./tokenize.ts";

export interface SearchResult {
  readonly query: string;
  readonly slots: Slots;
  readonly corrected: boolean;
  /** Other towns that may be meant. */
  readonly alternatives: readonly string[];
  /** The end of a text that was too long to be read. */
  readonly ignored: string;
  /** Places with that name or address, or those to compare, listed before the others under their own heading. */
  readonly at: QueryReading["at"];
  readonly named: readonly FoundPlace[];
  /** Places called like the town that is meant, elsewhere: listed after the others under their own heading. */
  readonly namesakes: readonly FoundPlace[];
  /** Set if the text was searched for as words. */
  readonly match?: WordMatch | undefined;
  /** Words that texts were searched for: what was found may tell of them. */
  readonly told: readonly string[];
  /** What satisfies the slots, without the named ones. */
  readonly places: readonly FoundPlace[];
  /** Radius around a point. */
  readonly miles: number;
  /** Words that nothing was made of: no place that was found contains them. */
  readonly unused: readonly string[];
  /** Where nothing satisfies the slots: what does without the least important one. */
  readonly loosened?: Loosened | undefined;
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
  /** Already read, as from the parameters of an address: the text is only shown. */
  readonly slots?: Slots | undefined;
}

/** Places like the one that was named. */
const MAX_ALIKE = 23;

export async function search(
  context: SearchContext,
  ask: AskGeocoder,
  text: string,
  { type = "all", asWords = false, miles = SEARCH_RADIUS_MILES, here, slots }: SearchOptions = {},
): Promise<SearchResult> {
  const query = tidyQuery(text);
  const given = slots ?? (asWords ? { ...NO_SLOTS, words: query } : undefined);
  const reading = given ? { ...UNREAD, slots: given } : readQuery(context, text);
  const located = reading.slots.here && here ? withPosition(reading, here) : reading;
  const usual = located === reading ? miles : NEARBY_RADIUS_MILES;
  const radius = radiusOf(located.slots) ?? usual;
  const options = { type, query };
  const close = closeMiles(located.slots);
  if (close !== undefined) {
    const nearest = collect(context, located, { ...options, miles: close });
    if (!isEmpty(nearest)) return nearest;
  }
  const result = collect(context, located, { ...options, miles: radius });
  if (!isEmpty(result) || located.slots.here) return result;
  const { words, address } = located.slots;
  if (!asWords && (words !== undefined || address !== undefined)) {
    const answer = await ask(query).catch(busyOrThrow);
    if (answer === BUSY) return { ...result, busy: true };
    const near = answer && { ...UNREAD, slots: { ...NO_SLOTS, areas: [{ kind: "near", ...answer } as const] } };
    return near ? collect(context, near, { ...options, miles: radius }) : result;
  }
  const wanted = ({ place }: FoundPlace) => isOfSearchType(place, type);
  return { ...result, loosened: loosen(context, { slots: located.slots, miles: radius }, wanted) };
}

const withPosition = (reading: QueryReading, { lat, lng }: LatLng): QueryReading => ({
  ...reading,
  slots: { ...reading.slots, here: false, areas: [{ kind: "near", lat, lng, label: "you", isHere: true }] },
});

const BUSY = "busy";

function busyOrThrow(error: unknown): typeof BUSY {
  if (error instanceof DomainError && error.code === "unavailable") return BUSY;
  throw error;
}

interface CollectOptions {
  readonly type: SearchType;
  readonly query: string;
  readonly miles: number;
}

function collect(context: SearchContext, reading: QueryReading, { type, query, miles }: CollectOptions): SearchResult {
  const { slots, corrected, alternatives, ignored, at } = reading;
  const wanted = ({ place }: FoundPlace) => isOfSearchType(place, type);
  const named = slots.here ? [] : withoutDistance(current(context, reading.named));
  const told = slots.words === undefined ? slots.leftover : [slots.words];
  const result = { query, slots, corrected, alternatives, ignored, at, miles, told, namesakes: [] };
  if (at === "compared" || isAnswerAlone(slots)) return { ...result, named, places: [], unused: slots.leftover };
  const isNamed = new Set(named.map(({ place }) => place));
  const { places, match, unused } = findPlaces(context, slots, miles);
  const like = slots.answer === "similar" ? places[0] : undefined;
  if (like) {
    const similar = withoutDistance(relatedPlaces(context.catalog, like.place, MAX_ALIKE));
    return { ...result, named: [like], places: similar.filter(wanted), unused: [] };
  }
  const isFound = new Set(places.map(({ place }) => place));
  const namesakes = withoutDistance(current(context, reading.namesakes));
  const first = new Map(reading.first.map(({ id }, rank) => [id, rank]));
  const rankOf = ({ place }: FoundPlace) => first.get(place.id) ?? first.size;
  const inOrder = places.toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    ...result,
    named: named.filter(wanted),
    places: inOrder.filter((found) => wanted(found) && !isNamed.has(found.place)),
    namesakes: namesakes.filter((found) => wanted(found) && !isFound.has(found.place)),
    match,
    unused: named.length > 0 ? [] : unused,
  };
}

const isEmpty = ({ named, places, namesakes, slots }: SearchResult): boolean =>
  named.length + places.length + namesakes.length === 0 && slots.route === undefined && !isAnswerAlone(slots);

/** Whether names and stories match the text too, so that the page can offer them instead. */
export function alsoMatchesWords({ index }: SearchContext, { query, slots }: SearchResult): boolean {
  const isOther = slots.words !== undefined || slots.address !== undefined || slots.here || slots.route !== undefined;
  return !isOther && index.hasWords(query);
}

/** In display order. */
export function allFound(result: SearchResult): FoundPlace[] {
  return [...result.named, ...result.places, ...result.namesakes];
}

export type { FoundPlace };
