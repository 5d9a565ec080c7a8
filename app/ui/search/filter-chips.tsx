import {
  AS_FOUND,
  NO_FILTERS,
  type PlaceFilters,
  VISIT_FILTERS,
  VISIT_LABELS,
} from "../../domain/browse/place-filters.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { SEARCH_TYPES } from "../../domain/search/search-parameters.ts";
import { filterSearch } from "../../web/filter-parameters.ts";
import { Chips } from "./chips.tsx";

interface FilterChipsProps {
  readonly path: string;
  readonly filters: PlaceFilters;
  readonly activityLabel: string | undefined;
  readonly listTitle: string | undefined;
  /** What the search text was understood as. */
  readonly searchSentence: string | undefined;
}

/** The filters in use, each with a link that drops it. */
export function FilterChips({ path, filters, activityLabel, listTitle, searchSentence }: FilterChipsProps) {
  const { q, state, kind, access } = filters;
  const type = SEARCH_TYPES.find(({ value }) => value === filters.type && value !== NO_FILTERS.type);
  const search = searchSentence && (type ? `${type.label}: ${searchSentence}` : searchSentence);
  const chips: readonly (readonly [label: string | undefined, without: Partial<PlaceFilters>])[] = [
    [search, { find: "", type: NO_FILTERS.type, sort: sortWithoutSearch(filters.sort) }],
    [listTitle, { list: "" }],
    [q && `"${q}"`, { q: "" }],
    [state, { state: "" }],
    [activityLabel, { activity: "" }],
    [kind && PLACE_TYPE_LABELS[kind], { kind: undefined }],
    [access && ACCESS_LABELS[access], { access: undefined }],
    ...VISIT_FILTERS.map((name) => [filters[name] ? VISIT_LABELS[name] : undefined, { [name]: false }] as const),
  ];
  const shown = chips.flatMap(([label, without]) =>
    label ? [{ label, href: path + filterSearch({ ...filters, ...without }) }] : [],
  );
  if (shown.length === 0) return null;
  return <Chips label="Filters in use" chips={shown} dropped="remove this filter" />;
}

export const sortWithoutSearch = (sort: PlaceFilters["sort"]): PlaceFilters["sort"] =>
  sort === AS_FOUND ? NO_FILTERS.sort : sort;
