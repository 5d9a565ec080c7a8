/** Which places pass the filters, and how many places each choice would leave. */
import type { Catalog } from "../catalog/catalog.ts";
import { findRegion, isInRegion, type UsRegion } from "../geo/us-regions.ts";
import { readState } from "../geo/us-states.ts";
import { memoize } from "../memoize.ts";
import { openPlaces } from "../places/hours/open-now.ts";
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
  type Sort,
  VISIT_FILTERS,
  type VisitFilter,
} from "./place-filters.ts";
import { findActivity } from "./places-with-activity.ts";

type PlaceTest = (place: PlaceCard) => boolean;

const VISIT_TESTS: Readonly<Record<Exclude<VisitFilter, "now">, PlaceTest>> = {
  enter: ({ access }) => access === "open" || access === "tours",
  free: isFree,
  stay: ({ stay }) => stay === true,
  dark: ({ afterDark }) => afterDark === true,
  stepfree: ({ stepFree }) => stepFree === "yes" || stepFree === "partly",
};
const LASTING_FILTERS = Object.keys(VISIT_TESTS) as (keyof typeof VISIT_TESTS)[];

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
  const tests = [...filterTests(catalog, filters, now).values()];
  if (among) tests.push((place) => among.has(place));
  const all = sorted(catalog, filters.sort === AS_FOUND ? "rating" : filters.sort);
  return tests.length === 0 ? all : all.filter((place) => tests.every((test) => test(place)));
}

/** A place counts for a choice of one filter if it passes all the others. */
export function countChoices(catalog: Catalog, filters: PlaceFilters, { among, now }: FilterOptions): ChoiceCounts {
  const tests = [...filterTests(catalog, filters, now)];
  const isAll = !among || among.size === catalog.places.length;
  return tests.length === 0 && isAll ? countAll(catalog) : countPassing(catalog, among ?? catalog.places, tests);
}

const countAll = memoize((catalog: Catalog) => countPassing(catalog, catalog.places, []));

type Test = readonly [filter: keyof PlaceFilters, test: PlaceTest];

function countPassing(catalog: Catalog, places: Iterable<PlaceCard>, tests: readonly Test[]): ChoiceCounts {
  const { choices, passedBy } = choicesOf(catalog);
  const totals = new Uint32Array(choices.length);
  const without: Partial<Record<keyof PlaceFilters, number>> = {};
  let passing = 0;
  for (const place of places) {
    let failed: keyof PlaceFilters | undefined;
    let failures = 0;
    for (const [filter, test] of tests) {
      if (test(place)) continue;
      failed = filter;
      if (++failures === 2) break;
    }
    if (failures === 2) continue;
    if (failed === undefined) passing += 1;
    else without[failed] = (without[failed] ?? 0) + 1;
    // The search may be a moment behind the catalog and know a place that has changed.
    for (const choice of passedBy.get(place) ?? []) {
      if (failed === undefined || choices[choice]!.filter === failed) totals[choice]! += 1;
    }
  }
  for (const [filter] of tests) without[filter] = (without[filter] ?? 0) + passing;
  const counts = countsOf(choices, totals);
  return tests.some(([filter]) => filter === "now")
    ? { ...counts, without, visit: { ...counts.visit, now: passing } }
    : { ...counts, without };
}

/** One choice of a filter: a state, a kind, a property of the visit, the index of an amount. */
interface FilterChoice {
  readonly filter: keyof PlaceFilters;
  readonly key: string | number;
}

function countsOf(choices: readonly FilterChoice[], totals: Uint32Array): Omit<ChoiceCounts, "without"> {
  const visit = { enter: 0, free: 0, stay: 0, dark: 0, stepfree: 0 };
  const amount = { price: zeros("price"), score: zeros("score"), month: zeros("month") };
  const counts = { state: {}, kind: {}, access: {}, visit, amount };
  const ofVisit = Object.fromEntries(LASTING_FILTERS.map((name) => [name, visit]));
  const groups: Readonly<Record<string, object>> = { ...counts, ...ofVisit, ...amount };
  for (const [i, { filter, key }] of choices.entries()) {
    if (totals[i]! > 0) (groups[filter] as Record<string | number, number>)[key] = totals[i]!;
  }
  return counts;
}

const zeros = (name: AmountFilter): number[] => AMOUNTS[name].map(() => 0);

/** All choices, and by their indexes the ones that each place passes. */
const choicesOf = memoize(({ places }: Catalog) => {
  const choices: FilterChoice[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (choice: FilterChoice): number => {
    const name = `${choice.filter} ${choice.key}`;
    const index = indexes.get(name) ?? choices.push(choice) - 1;
    indexes.set(name, index);
    return index;
  };
  const passedBy = new Map(places.map((place) => [place, choicesPassedBy(place).map(indexOf)]));
  return { choices, passedBy };
});

function choicesPassedBy(place: PlaceCard): FilterChoice[] {
  return [
    { filter: "state", key: place.state },
    { filter: "kind", key: place.placeType },
    ...(place.access ? [{ filter: "access", key: place.access } as const] : []),
    ...LASTING_FILTERS.filter((name) => VISIT_TESTS[name](place)).map((name) => ({ filter: name, key: name })),
    ...AMOUNT_FILTERS.flatMap((filter) =>
      [...AMOUNTS[filter].keys()]
        .filter((i) => AMOUNT_TESTS[filter](place, AMOUNTS[filter][i]!))
        .map((key) => ({ filter, key })),
    ),
  ];
}

/** One test for each active filter. */
function filterTests(catalog: Catalog, filters: PlaceFilters, now: Date): Map<keyof PlaceFilters, PlaceTest> {
  const tests = new Map<keyof PlaceFilters, PlaceTest>();
  if (filters.state) tests.set("state", stateTest(catalog, filters.state));
  if (filters.kind) tests.set("kind", (place) => place.placeType === filters.kind);
  if (filters.access) tests.set("access", (place) => place.access === filters.access);
  for (const name of VISIT_FILTERS) if (filters[name]) tests.set(name, visitTest(catalog, name, now));
  for (const name of AMOUNT_FILTERS) if (filters[name] !== undefined) tests.set(name, amountTest(name, filters[name]));
  if (filters.activity) {
    const withActivity = new Set(findActivity(catalog, filters.activity)?.places);
    tests.set("activity", (place) => withActivity.has(place));
  }
  const text = fold(filters.q);
  const texts = text === "" ? undefined : foldedTexts(catalog);
  if (texts) tests.set("q", (place) => texts.get(place)?.includes(text) ?? false);
  return tests;
}

/** SPEC: name, city and state are searched; no search text contains a NUL. For all places at once: a WeakMap is slow. */
const foldedTexts = memoize(
  ({ places }: Catalog) =>
    new Map(places.map((place) => [place, [place.houseName, place.city, place.state].map(fold).join("\0")])),
);

/** A state as spelled in the catalog, or a region. */
function stateTest(catalog: Catalog, text: string): PlaceTest {
  const state = [text, readState(text)?.name].find((name) => name !== undefined && catalog.states.has(name));
  const region: UsRegion | undefined = state === undefined ? findRegion(text) : undefined;
  return region ? (place) => isInRegion(region, place.state, pointOf(place)) : (place) => place.state === state;
}

function sorted(catalog: Catalog, sort: Sort): PlaceList {
  const { places: rating, byName: name, byState: state, byReviews: reviews } = catalog;
  return { rating, name, state, reviews }[sort];
}
