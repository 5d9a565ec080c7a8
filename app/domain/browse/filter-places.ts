import type { Catalog } from "../catalog/catalog.ts";
import { readState } from "../geo/us-states.ts";
import { memoize } from "../memoize.ts";
import { isFree } from "../places/number-words.ts";
import type { Access, PlaceCard, PlaceList, PlaceType } from "../places/place.ts";
import { fold } from "../places/slug.ts";
import {
  AS_FOUND,
  type ChoiceCounts,
  type PlaceFilters,
  type Sort,
  VISIT_FILTERS,
  type VisitFilter,
} from "./place-filters.ts";
import { findActivity } from "./places-with-activity.ts";

type PlaceTest = (place: PlaceCard) => boolean;

const VISIT_TESTS: Readonly<Record<VisitFilter, PlaceTest>> = {
  enter: ({ access }) => access === "open" || access === "tours",
  free: isFree,
  stay: ({ stay }) => stay === true,
  dark: ({ afterDark }) => afterDark === true,
};

export const passesVisit = (place: PlaceCard, filter: VisitFilter): boolean => VISIT_TESTS[filter](place);

/** Sorted; with `among`, only places in that set. */
export function filterPlaces(catalog: Catalog, filters: PlaceFilters, among?: ReadonlySet<PlaceCard>): PlaceList {
  const tests = [...filterTests(catalog, filters).values()];
  if (among) tests.push((place) => among.has(place));
  const all = sorted(catalog, filters.sort === AS_FOUND ? "rating" : filters.sort);
  return tests.length === 0 ? all : all.filter((place) => tests.every((test) => test(place)));
}

/** A place counts for a choice of one filter if it passes all the others. */
export function countChoices(catalog: Catalog, filters: PlaceFilters, among?: ReadonlySet<PlaceCard>): ChoiceCounts {
  const tests = [...filterTests(catalog, filters)];
  return tests.length === 0 && !among ? countAll(catalog.places) : countPassing(among ?? catalog.places, tests);
}

const countAll = memoize((places: PlaceList) => countPassing(places, []));

function countPassing(
  places: Iterable<PlaceCard>,
  tests: readonly (readonly [filter: keyof PlaceFilters, test: PlaceTest])[],
): ChoiceCounts {
  const kind: Partial<Record<PlaceType, number>> = {};
  const access: Partial<Record<Access, number>> = {};
  const visit = { enter: 0, free: 0, stay: 0, dark: 0 };
  for (const place of places) {
    let failed: keyof PlaceFilters | undefined;
    let failures = 0;
    for (const [filter, test] of tests) {
      if (test(place)) continue;
      failed = filter;
      if (++failures === 2) break;
    }
    if (failures === 2) continue;
    const counts = (filter: keyof PlaceFilters) => failed === undefined || failed === filter;
    if (counts("kind")) kind[place.placeType] = (kind[place.placeType] ?? 0) + 1;
    if (place.access && counts("access")) access[place.access] = (access[place.access] ?? 0) + 1;
    for (const name of VISIT_FILTERS) if (VISIT_TESTS[name](place) && counts(name)) visit[name] += 1;
  }
  return { kind, access, visit };
}

/** One test for each filter that is set. */
function filterTests(catalog: Catalog, filters: PlaceFilters): Map<keyof PlaceFilters, PlaceTest> {
  const tests = new Map<keyof PlaceFilters, PlaceTest>();
  if (filters.state) {
    const state = stateNamed(catalog, filters.state);
    tests.set("state", (place) => place.state === state);
  }
  if (filters.kind) tests.set("kind", (place) => place.placeType === filters.kind);
  if (filters.access) tests.set("access", (place) => place.access === filters.access);
  for (const name of VISIT_FILTERS) if (filters[name]) tests.set(name, VISIT_TESTS[name]);
  if (filters.activity) {
    const withActivity = new Set(findActivity(catalog, filters.activity)?.places);
    tests.set("activity", (place) => withActivity.has(place));
  }
  const text = fold(filters.q);
  if (text !== "") tests.set("q", (place) => foldedText(place).includes(text));
  return tests;
}

/** SPEC: name, city and state are searched; no text that is looked for contains a NUL. */
const foldedText = memoize(({ houseName, city, state }: PlaceCard) => [houseName, city, state].map(fold).join("\0"));

/** As spelled in the catalog. */
function stateNamed(catalog: Catalog, text: string): string | undefined {
  return [text, readState(text)?.name].find((name) => name !== undefined && catalog.states.has(name));
}

function sorted(catalog: Catalog, sort: Sort): PlaceList {
  const { places: rating, byName: name, byState: state, byReviews: reviews } = catalog;
  return { rating, name, state, reviews }[sort];
}
