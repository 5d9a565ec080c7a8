import {
  AMOUNT_FILTERS,
  AMOUNT_LABELS,
  AS_FOUND,
  isSearch,
  NO_FILTERS,
  ORDER_LABELS,
  type Order,
  type PlaceFilters,
  SLOT_PARAMETERS,
  VISIT_FILTERS,
  VISIT_LABELS,
} from "../../domain/browse/place-filters.ts";
import { capitalized } from "../../domain/counting-words.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { SEARCH_TYPES, SEPARATOR } from "../../domain/search/search-parameters.ts";
import { filterSearch } from "../../web/filter-parameters.ts";
import { Chips } from "./chips.tsx";

export interface FiltersInUse {
  readonly filters: PlaceFilters;
  readonly activityLabel: string | undefined;
  readonly listTitle: string | undefined;
  /** What the search text was understood as. */
  readonly searchSentence: string | undefined;
}

interface FilterInUse {
  readonly name: keyof PlaceFilters;
  readonly label: string;
  /** The filters without it. */
  readonly without: PlaceFilters;
}

/** The filters in use, each with a link that drops it. */
export function FilterChips({ path, ...inUse }: FiltersInUse & { path: string }) {
  const chips = filtersInUse(inUse).map(({ label, without }) => ({ label, href: path + filterSearch(without) }));
  return chips.length === 0 ? null : <Chips label="Filters in use" chips={chips} dropped="remove this filter" />;
}

export function filtersInUse({ filters, activityLabel, listTitle, searchSentence }: FiltersInUse): FilterInUse[] {
  const { q, state, kind, access } = filters;
  const type = SEARCH_TYPES.find(({ value }) => value === filters.type && value !== NO_FILTERS.type);
  const search = searchSentence && (type ? `${type.label}: ${searchSentence}` : searchSentence);
  const labels: readonly (readonly [name: keyof PlaceFilters, label: string | undefined])[] = [
    ["list", listTitle],
    ["q", q && `"${q}"`],
    ["state", state],
    ["activity", activityLabel],
    ["kind", kind && PLACE_TYPE_LABELS[kind]],
    ["access", access && ACCESS_LABELS[access]],
    ...VISIT_FILTERS.map((name) => [name, filters[name] ? VISIT_LABELS[name] : undefined] as const),
    ...AMOUNT_FILTERS.map((name) => [name, filters[name] ? AMOUNT_LABELS[name](filters[name]) : undefined] as const),
  ];
  return [
    ...(search ? [{ name: "find" as const, label: search, without: withoutSearch({ ...filters, find: "" }) }] : []),
    ...slotsInUse(filters),
    ...labels.flatMap(([name, label]) =>
      label ? [{ name, label, without: { ...filters, [name]: NO_FILTERS[name] } }] : [],
    ),
  ];
}

/** Each value of each slot. */
function slotsInUse(filters: PlaceFilters): FilterInUse[] {
  return SLOT_PARAMETERS.flatMap((name) => {
    const values = [...new Set((filters[name] ?? "").split(SEPARATOR).filter(Boolean))];
    return values.map((value) => {
      const left = values.filter((other) => other !== value).join(SEPARATOR);
      return { name, label: SLOT_LABELS[name](value), without: withoutSearch({ ...filters, [name]: left }) };
    });
  });
}

/** Type and order go with the last part of the search; a distance with its town. */
function withoutSearch(filters: PlaceFilters): PlaceFilters {
  const left = filters.in ? filters : { ...filters, miles: "", minutes: "" };
  const type = left.find === "" ? NO_FILTERS.type : left.type;
  return { ...left, type, sort: isSearch(left) ? left.sort : sortWithoutSearch(left.sort) };
}

const SLOT_LABELS: Readonly<Record<(typeof SLOT_PARAMETERS)[number], (value: string) => string>> = {
  what: capitalized,
  in: (area) => `In or near ${area}`,
  not: (excluded) => `Not ${excluded}`,
  miles: (miles) => `Within ${miles} miles`,
  minutes: (minutes) => `Within ${minutes} minutes by car`,
  order: (order) => ORDER_LABELS[order as Order] ?? order,
  words: (word) => `"${word}" first`,
};

export const sortWithoutSearch = (sort: PlaceFilters["sort"]): PlaceFilters["sort"] =>
  sort === AS_FOUND ? NO_FILTERS.sort : sort;
