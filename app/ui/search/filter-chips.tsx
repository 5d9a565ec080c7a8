import {
  AS_FOUND,
  isSearch,
  NO_FILTERS,
  type PlaceFilters,
  SLOT_PARAMETERS,
  VISIT_FILTERS,
  VISIT_LABELS,
} from "../../domain/browse/place-filters.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { MONTHS } from "../../domain/places/season.ts";
import { SEARCH_TYPES, SEPARATOR } from "../../domain/search/search-parameters.ts";
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
    ...slotChips(filters),
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

type Droppable = readonly [label: string, without: Partial<PlaceFilters>];

/** Each value of each slot. */
function slotChips(filters: PlaceFilters): Droppable[] {
  return SLOT_PARAMETERS.flatMap((name) => {
    const values = (filters[name] ?? "").split(SEPARATOR).filter(Boolean);
    return values.map((value): Droppable => {
      const left = { [name]: values.filter((other) => other !== value).join(SEPARATOR) };
      const rest = { ...filters, ...left };
      return [SLOT_LABELS[name](value), { ...left, sort: isSearch(rest) ? rest.sort : sortWithoutSearch(rest.sort) }];
    });
  });
}

const SLOT_LABELS: Readonly<Record<(typeof SLOT_PARAMETERS)[number], (value: string) => string>> = {
  what: (kind) => kind.charAt(0).toUpperCase() + kind.slice(1),
  in: (area) => `In or near ${area}`,
  not: (excluded) => `Not ${excluded}`,
  miles: (miles) => `Within ${miles} miles`,
  minutes: (minutes) => `Within ${minutes} minutes by car`,
  month: (month) => `In ${MONTHS[Number(month) - 1] ?? month}`,
  order: (order) => (order === "best" ? "Most haunted first" : order === "newest" ? "Newest first" : "Nearest first"),
  words: (word) => `"${word}" first`,
};

export const sortWithoutSearch = (sort: PlaceFilters["sort"]): PlaceFilters["sort"] =>
  sort === AS_FOUND ? NO_FILTERS.sort : sort;
