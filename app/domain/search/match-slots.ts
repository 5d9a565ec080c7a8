/** The places that satisfy the slots of a question, in the order that it asks for. */
import { amountTest, visitTest } from "../browse/filter-places.ts";
import { AMOUNT_FILTERS, type Order, type VisitFilter } from "../browse/place-filters.ts";
import { placesFilmedFor } from "../browse/places-on-television.ts";
import { hauntedScore } from "../browse/rank-most-haunted.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { privateLast, withinMiles } from "../catalog/find-nearby.ts";
import { placesOfKind } from "../catalog/places-by-kind.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { isInRegion } from "../geo/us-regions.ts";
import { WIDE_KINDS } from "../places/kind-words.ts";
import { isFree } from "../places/number-words.ts";
import { type PlaceCard, type PlaceList, pointOf } from "../places/place.ts";
import { current, type SearchContext } from "./search-context.ts";
import type { WordMatch } from "./search-index.ts";
import { searchWords } from "./search-words.ts";
import { type Area, type Criteria, isAboutGone, isAnything, type KindSlot, NO_CRITERIA, type Slots } from "./slots.ts";

export interface FoundPlace {
  readonly place: PlaceCard;
  /** Miles, where there is a point to measure from. */
  readonly distance?: number;
}

interface Match {
  readonly places: FoundPlace[];
  readonly match?: WordMatch;
  /** Words left over that none of the places contains. */
  readonly unused: readonly string[];
}

type Accept = (place: PlaceCard) => boolean;

/** No road is faster, so that nothing within these minutes is missed. */
const MILES_A_MINUTE = 1.25;

export const radiusOf = ({ minutes, miles }: Slots): number | undefined =>
  minutes === undefined ? miles : Math.ceil(minutes * MILES_A_MINUTE);

export function findPlaces(context: SearchContext, slots: Slots, miles: number): Match {
  const { index } = context;
  const { words, address, route, here, leftover } = slots;
  if (route || here) return { places: [], unused: [] };
  if (address !== undefined)
    return { places: withoutDistance(current(context, index.findAddress(address))), unused: [] };
  const accepts = tests(context, slots);
  const accept: Accept = (place) => accepts.every((test) => test(place));
  if (words !== undefined) {
    const { places, match } = findWords(context, slots, words);
    return { places: inOrder(slots, withoutDistance(current(context, places).filter(accept))), match, unused: [] };
  }
  const found = privateLast(inOrder(slots, findInAreas(context, slots.areas, miles, accept)));
  // "Dorms" are told of in some stories of universities.
  const narrow = slots.kinds.flatMap(({ isNarrow, phrase }) => (isNarrow ? phrase : []));
  if (leftover.length + narrow.length === 0) return { places: found, unused: [] };
  const { places, unused } = rankByWords(context, found, [...leftover, ...narrow]);
  return { places, unused: unused.filter((word) => leftover.includes(word)) };
}

/** A question about one place is not about those whose stories mention it. */
function findWords({ index }: SearchContext, { answer, photos }: Slots, words: string) {
  const named = answer !== undefined || photos ? index.findNamed(searchWords(words)) : [];
  return named.length > 0 ? { places: named, match: "exact" as const } : index.findWords(words);
}

export const withoutDistance = (places: PlaceList): FoundPlace[] => places.map((place) => ({ place }));

function tests(context: SearchContext, slots: Slots): Accept[] {
  const { not } = slots;
  const { index } = context;
  const test = (name: VisitFilter) => visitTest(context.catalog, name, context.now);
  const accepts: Accept[] = slots.filters.map(test);
  if (isAboutGone(slots)) accepts.push(({ access }) => access === "gone");
  for (const name of AMOUNT_FILTERS) if (slots[name] !== undefined) accepts.push(amountTest(name, slots[name]));
  // "Hotels with cold spots" are both.
  for (const wanted of [
    { ...NO_CRITERIA, kinds: slots.kinds },
    { ...NO_CRITERIA, activities: slots.activities },
    { ...NO_CRITERIA, shows: slots.shows },
  ]) {
    const places = withAny(context, wanted);
    if (isAnything(wanted)) accepts.push((place) => places.has(place));
  }
  if (!isAnything(not)) return accepts;
  const isOfWanted = (kind: KindSlot) => slots.kinds.some(({ type }) => type === kind.type);
  // "Restaurants, not bars": a bar is one, and only those called so can be told apart.
  const calledSo = not.kinds.filter(isOfWanted).flatMap(({ phrase }) => index.findNamed(searchWords(phrase)));
  const unwanted = withAny(context, { ...not, kinds: not.kinds.filter((kind) => !isOfWanted(kind)) });
  const without = not.filters.map(test);
  const called = not.names.flatMap((name) => index.findNamed(searchWords(name)));
  const named = new Set([...called, ...calledSo].map(({ id }) => id));
  accepts.push(
    (place) =>
      !unwanted.has(place) &&
      !named.has(place.id) &&
      !without.some((has) => has(place)) &&
      !not.areas.some((area) => isIn(area, place)),
  );
  return accepts;
}

const withAny = (context: SearchContext, { kinds, activities, shows }: Criteria): ReadonlySet<PlaceCard> =>
  new Set([
    ...kinds.flatMap((kind) => ofKind(context, kind)),
    ...activities.flatMap(({ slug }) => context.catalog.activities.get(slug)?.places ?? []),
    ...shows.flatMap((filmed) => placesFilmedFor(context.catalog, filmed)),
  ]);

/** One place alone may just be called so, as the Moss Beach Distillery is. */
const MIN_CALLED = 2;

/** For a word that only some places of a kind have, those, or those whose stories have it; all of the kind if there are none. */
function ofKind(context: SearchContext, { phrase, type, isNarrow }: KindSlot): readonly PlaceCard[] {
  const { catalog, index } = context;
  const called = [...index.ofKind(phrase)].flatMap((id) => catalog.byId.get(id) ?? []);
  const isWide = WIDE_KINDS.has(type);
  if (isNarrow && called.length >= (isWide ? MIN_CALLED : 1)) return called;
  if (isNarrow && isWide) {
    const having = index.havingWords(searchWords(phrase));
    return [...having].flatMap((id) => catalog.byId.get(id) ?? []);
  }
  return [...called, ...(placesOfKind(catalog, type)?.places ?? [])];
}

/** Any of the areas; the nearest first where there are points. */
function findInAreas({ catalog }: SearchContext, areas: readonly Area[], miles: number, accept: Accept): FoundPlace[] {
  if (areas.length === 0) return withoutDistance(catalog.places.filter(accept));
  const found = new Map<PlaceCard, FoundPlace>();
  for (const area of areas) {
    // In which district a private place is, nobody is told.
    const isKnown: Accept = ({ access }) => access !== "private";
    const isDistrict = area.kind === "near" && area.reach !== undefined && miles <= area.reach;
    const here: readonly FoundPlace[] =
      area.kind === "near"
        ? withinMiles(
            catalog,
            area.lat,
            area.lng,
            miles,
            isDistrict ? (place) => isKnown(place) && accept(place) : accept,
          )
        : withoutDistance(placesIn(catalog, area).filter((place) => isIn(area, place) && accept(place)));
    for (const one of here) {
      const other = found.get(one.place)?.distance;
      if (other === undefined || (one.distance ?? 0) < other) found.set(one.place, one);
    }
  }
  const list = [...found.values()];
  const [first] = areas;
  if (areas.length === 1 && first?.kind === "region" && first.region.preposition === "along") return inRoadOrder(list);
  return areas.length === 1 ? list : list.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}

/** From north to south or from east to west, whichever is longer. */
function inRoadOrder(found: readonly FoundPlace[]): FoundPlace[] {
  const points = new Map(found.map((one) => [one, pointOf(one.place)!]));
  const spread = (axis: "lat" | "lng") => {
    const all = [...points.values()].map((point) => point[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  const axis = spread("lat") > spread("lng") ? "lat" : "lng";
  return found.toSorted((a, b) => points.get(b)![axis] - points.get(a)![axis]);
}

const placesIn = (catalog: Catalog, area: Area): PlaceList =>
  area.kind === "state" ? (catalog.states.get(area.state.name) ?? []) : catalog.places;

const isWithin = (area: LatLng, miles: number, point: LatLng | undefined): boolean =>
  point !== undefined && milesBetween(area, point) <= miles;

export function isIn(area: Area, place: PlaceCard): boolean {
  switch (area.kind) {
    case "state":
      return place.state === area.state.name;
    case "region":
      return isInRegion(area.region, place.state, pointOf(place));
    case "near":
      if (area.reach) return place.access !== "private" && isWithin(area, area.reach, pointOf(place));
      return place.city === area.label.split(",")[0] && place.state === area.state?.name;
  }
}

/** What comes first has the least of it; what nothing is known of comes last. */
const ORDER_KEYS: Readonly<Record<Exclude<Order, "nearest">, (place: PlaceCard) => number>> = {
  best: (place) => -hauntedScore(place),
  obscure: hauntedScore,
  newest: ({ updatedAt }) => -Date.parse(updatedAt ?? "") || 0,
  oldest: ({ yearBuilt = Number.MAX_SAFE_INTEGER }) => yearBuilt,
  cheapest: (place) => (isFree(place) ? 0 : (place.ticketPrice ?? Number.MAX_SAFE_INTEGER)),
};

function inOrder({ order, price, areas, kinds }: Slots, found: FoundPlace[]): FoundPlace[] {
  const by = order ?? (price === undefined ? "nearest" : "cheapest");
  if (by === "nearest") return areas.some(({ kind }) => kind === "near") ? found : ownKindFirst(kinds, found);
  const key = ORDER_KEYS[by];
  return found.toSorted((a, b) => key(a.place) - key(b.place));
}

/** A forest before the Forest Inn. */
function ownKindFirst(kinds: readonly KindSlot[], found: FoundPlace[]): FoundPlace[] {
  const narrow = kinds.filter(({ isNarrow }) => isNarrow);
  if (narrow.length === 0) return found;
  const isOne = ({ placeType, houseName }: PlaceCard) =>
    narrow.some(
      ({ type, phrase }) =>
        placeType === type || searchWords(houseName.replace(/\(.*/, "")).at(-1) === searchWords(phrase).at(-1),
    );
  return [true, false].flatMap((isFirst) => found.filter(({ place }) => isOne(place) === isFirst));
}

/** More words than these move nothing. */
const MAX_RANKED = 8;
const OWN_FORM = 0.2;

/** Words that are left over move a place up, a rare one more than a common one, and leave none out. */
function rankByWords({ index }: SearchContext, places: readonly FoundPlace[], leftover: readonly string[]): Match {
  const known = leftover.filter((word) => index.tellingForms(word).size > 0).slice(0, MAX_RANKED);
  const used = new Set<string>();
  const scores = new Map(places.map((found) => [found, 0]));
  for (const word of known) {
    // Those that have the word itself before those that have another form of it.
    for (const [telling, worth] of [
      [index.tellingForms(word), 1],
      [index.telling(word), OWN_FORM],
    ] as const) {
      const having = places.filter(({ place }) => telling.has(place.id));
      if (having.length > 0) used.add(word);
      for (const found of having) scores.set(found, scores.get(found)! + worth + 1 / (1 + having.length));
    }
  }
  return {
    places: places.toSorted((a, b) => scores.get(b)! - scores.get(a)!),
    unused: leftover.filter((word) => !used.has(word)),
  };
}
