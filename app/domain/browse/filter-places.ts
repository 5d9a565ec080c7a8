/**
 * Which places pass the filters, and how many places each choice would leave. Every choice is a set, made once per
 * catalog, so that filters are intersections and counts are populations.
 */
import type { Catalog } from "../catalog/catalog.ts";
import { findRegion, isInRegion } from "../geo/us-regions.ts";
import { readState } from "../geo/us-states.ts";
import { memoize } from "../memoize.ts";
import { suitsChildren, suitsDogs } from "../places/company.ts";
import { openPlaces } from "../places/hours/open-now.ts";
import { offersHunts } from "../places/hunts.ts";
import { isFree } from "../places/number-words.ts";
import { type PlaceCard, type PlaceList, pointOf } from "../places/place.ts";
import { isOpenIn } from "../places/season.ts";
import { fold } from "../places/slug.ts";
import {
  AMOUNT_FILTERS,
  AMOUNTS,
  type AmountFilter,
  AS_FOUND,
  type ChoiceCounts,
  type PlaceFilters,
  VISIT_FILTERS,
  type VisitFilter,
} from "./place-filters.ts";
import { addPlace, countCommon, hasPlace, intersect, noPlaces, type PlaceSet } from "./place-set.ts";
import { findActivity } from "./places-with-activity.ts";

type PlaceTest = (place: PlaceCard) => boolean;

const VISIT_TESTS: Readonly<Record<Exclude<VisitFilter, "now">, PlaceTest>> = {
  enter: ({ access }) => access === "open" || access === "tours",
  free: isFree,
  stay: ({ stay }) => stay === true,
  dark: ({ afterDark }) => afterDark === true,
  stepfree: ({ stepFree }) => stepFree === "yes" || stepFree === "partly",
  hunt: offersHunts,
  kids: suitsChildren,
  dogs: suitsDogs,
};

/** Free is below any price; an unlisted price does not count as low. */
const AMOUNT_TESTS: Readonly<Record<AmountFilter, (place: PlaceCard, amount: number) => boolean>> = {
  price: (place, most) => isFree(place) || (place.ticketPrice !== undefined && place.ticketPrice <= most),
  score: ({ rating }, least) => rating >= least,
  month: isOpenIn,
};

export function visitTest({ places }: Catalog, name: VisitFilter, now: Date): PlaceTest {
  if (name !== "now") return VISIT_TESTS[name];
  const open = openPlaces(places, now);
  return (place) => open.has(place);
}

export const amountTest =
  (name: AmountFilter, amount: number): PlaceTest =>
  (place) =>
    AMOUNT_TESTS[name](place, amount);

interface FilterOptions {
  /** Restricts to the places of this set. */
  readonly among?: ReadonlySet<PlaceCard> | undefined;
  /** The moment that "open now" refers to. */
  readonly now: Date;
}

/** Sorted. */
export function filterPlaces(catalog: Catalog, filters: PlaceFilters, { among, now }: FilterOptions): PlaceList {
  const sort = filters.sort === AS_FOUND ? "rating" : filters.sort;
  const { places, indexes } = ordersOf(catalog)[sort];
  const sets = [...filterSets(catalog, filters, now).values()];
  if (among) sets.push(setOf(catalog, among));
  if (sets.length === 0) return places;
  const passing = intersect(sets);
  return places.filter((_, position) => hasPlace(passing, indexes[position]!));
}

/** A place counts for a choice of one filter if it passes all the others. */
export function countChoices(catalog: Catalog, filters: PlaceFilters, { among, now }: FilterOptions): ChoiceCounts {
  const sets = filterSets(catalog, filters, now);
  const base = among ? setOf(catalog, among) : setWhere(catalog, () => true);
  const passing = intersect([base, ...sets.values()]);
  const others = new Map(
    [...sets.keys()].map((name) => [
      name,
      intersect([base, ...[...sets].filter(([other]) => other !== name).map(([, set]) => set)]),
    ]),
  );
  const count = (filter: keyof PlaceFilters, choice: PlaceSet) => countCommon(choice, others.get(filter) ?? passing);
  const { state, kind, access, visit, amount } = choiceSets(catalog);
  const countEach = (filter: keyof PlaceFilters, choices: ReadonlyMap<string, PlaceSet>) =>
    Object.fromEntries([...choices].map(([key, set]) => [key, count(filter, set)]).filter(([, n]) => n !== 0));
  return {
    state: countEach("state", state),
    kind: countEach("kind", kind),
    access: countEach("access", access),
    visit: {
      ...mapValues(visit, (set, name) => count(name, set)),
      ...(sets.has("now") ? { now: countCommon(passing, passing) } : {}),
    },
    amount: mapValues(amount, (choices, name) => choices.map((set) => count(name, set))),
    without: Object.fromEntries([...others].map(([name, set]) => [name, countCommon(set, set)])),
  };
}

/** Every order that visitors can choose, with the index in data order of each of its places. */
const ordersOf = memoize((catalog: Catalog) => {
  const indexOf = indexesOf(catalog);
  const order = (places: PlaceList) => ({
    places,
    indexes: Uint32Array.from(places, (place) => indexOf.get(place)!),
  });
  const { places: rating, byName: name, byState: state, byReviews: reviews } = catalog;
  return { rating: order(rating), name: order(name), state: order(state), reviews: order(reviews) };
});

const indexesOf = memoize(({ places }: Catalog) => new Map(places.map((place, index) => [place, index])));

/** The search may be a moment behind the catalog and know a place that has changed: that one is left out. */
function setOf(catalog: Catalog, places: Iterable<PlaceCard>): PlaceSet {
  const indexOf = indexesOf(catalog);
  const set = noPlaces(catalog.places.length);
  for (const place of places) {
    const index = indexOf.get(place);
    if (index !== undefined) addPlace(set, index);
  }
  return set;
}

function setWhere({ places }: Catalog, test: (place: PlaceCard, index: number) => boolean): PlaceSet {
  const set = noPlaces(places.length);
  for (const [index, place] of places.entries()) if (test(place, index)) addPlace(set, index);
  return set;
}

/** The places of each choice that forms offer and count. */
const choiceSets = memoize((catalog: Catalog) => {
  const group = (keyOf: (place: PlaceCard) => string | undefined): ReadonlyMap<string, PlaceSet> => {
    const sets = new Map<string, PlaceSet>();
    for (const [index, place] of catalog.places.entries()) {
      const key = keyOf(place);
      if (key === undefined) continue;
      if (!sets.has(key)) sets.set(key, noPlaces(catalog.places.length));
      addPlace(sets.get(key)!, index);
    }
    return sets;
  };
  return {
    state: group(({ state }) => state),
    kind: group(({ placeType }) => placeType),
    access: group(({ access }) => access),
    visit: mapValues(VISIT_TESTS, (test) => setWhere(catalog, test)),
    amount: mapValues(AMOUNTS, (amounts: readonly number[], name) =>
      amounts.map((amount) => setWhere(catalog, amountTest(name, amount))),
    ),
  };
});

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value, key as Key)]);
  return Object.fromEntries(entries);
}

/** One set for each active filter. */
function filterSets(catalog: Catalog, filters: PlaceFilters, now: Date): ReadonlyMap<keyof PlaceFilters, PlaceSet> {
  const { kind, access, visit, amount } = choiceSets(catalog);
  const nothing = noPlaces(catalog.places.length);
  const sets = new Map<keyof PlaceFilters, PlaceSet>();
  if (filters.state) sets.set("state", stateSet(catalog, filters.state));
  if (filters.kind) sets.set("kind", kind.get(filters.kind) ?? nothing);
  if (filters.access) sets.set("access", access.get(filters.access) ?? nothing);
  for (const name of VISIT_FILTERS) {
    if (filters[name]) sets.set(name, name === "now" ? setOf(catalog, openPlaces(catalog.places, now)) : visit[name]);
  }
  for (const name of AMOUNT_FILTERS) {
    const asked = filters[name];
    if (asked === undefined) continue;
    const offered = (AMOUNTS[name] as readonly number[]).indexOf(asked);
    sets.set(name, amount[name][offered] ?? setWhere(catalog, amountTest(name, asked)));
  }
  if (filters.activity) sets.set("activity", setOf(catalog, findActivity(catalog, filters.activity)?.places ?? []));
  const text = fold(filters.q);
  if (text !== "") {
    const texts = foldedTexts(catalog);
    sets.set(
      "q",
      setWhere(catalog, (_, index) => texts[index]!.includes(text)),
    );
  }
  return sets;
}

/** SPEC: name, city and state are searched; no search text contains a NUL. In data order. */
const foldedTexts = memoize(({ places }: Catalog) =>
  places.map((place) => [place.houseName, place.city, place.state].map(fold).join("\0")),
);

/** A state as spelled in the catalog, or a region. */
function stateSet(catalog: Catalog, text: string): PlaceSet {
  const { state } = choiceSets(catalog);
  const found = state.get(text) ?? state.get(readState(text)?.name ?? "");
  const region = found ? undefined : findRegion(text);
  return found ?? setWhere(catalog, (place) => !!region && isInRegion(region, place.state, pointOf(place)));
}
