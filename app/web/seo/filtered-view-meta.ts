/** Title and description of a filtered view of All Locations. */

import {
  defaultSort,
  isSearch,
  type PlaceFilters,
  VISIT_FILTERS,
  VISIT_LABELS,
} from "../../domain/browse/place-filters.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";

interface FilteredView {
  readonly filters: PlaceFilters;
  /** Display name of the selected activity. */
  readonly activityLabel: string | undefined;
  /** The list's title. */
  readonly listTitle: string | undefined;
  readonly total: number;
}

interface FilteredViewMeta {
  readonly title: string;
  /** Description of the filters, for example "in Ohio. Activity: Bells." */
  readonly scope: string;
  /** Views with a single filter are indexed; there is no end of combinations, searches and sort orders. */
  readonly noindex: boolean;
}

export function filteredViewMeta({ filters, activityLabel, listTitle, total }: FilteredView): FilteredViewMeta {
  const { state, kind, access, q, find } = filters;
  const chosen: readonly (readonly [string, string | undefined])[] = [
    ["Activity", activityLabel],
    ["List", listTitle],
    ["Kind of place", kind && PLACE_TYPE_LABELS[kind]],
    ["Access", access && ACCESS_LABELS[access]],
    ...VISIT_FILTERS.map((name) => ["Visit", filters[name] ? VISIT_LABELS[name] : undefined] as const),
    ["Search", (q || find) && `"${[q, find].filter(Boolean).join('", "')}"`],
  ];
  const named = chosen.filter(([, label]) => label);
  const labels = named.map(([, label]) => label).join(", ");
  return {
    title: `All Paranormal Locations${state && ` in ${state}`}${labels && `: ${labels}`}`,
    scope: [`in ${state || "the United States"}`, ...named.map(([what, label]) => `${what}: ${label}`)].join(". "),
    noindex:
      named.length + (state ? 1 : 0) > 1 ||
      // The list has a page of its own.
      filters.list !== "" ||
      q !== "" ||
      isSearch(filters) ||
      filters.sort !== defaultSort(filters) ||
      total === 0,
  };
}
