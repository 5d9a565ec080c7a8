/** How a view of all locations is described: its title and sentence name what was asked for. */

import { defaultSort, type PlaceFilters } from "../../domain/browse/place-filters.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";

export interface FilteredView {
  readonly filters: PlaceFilters;
  /** The chosen activity by its name. */
  readonly activityLabel: string | undefined;
  readonly total: number;
}

export interface FilteredViewMeta {
  readonly title: string;
  /** What the view is about, to be followed by what can be done with it: "in Ohio. Activity: Bells." */
  readonly scope: string;
  /** One filter makes a list worth finding; what can be put together from several, typed or sorted does not end. */
  readonly noindex: boolean;
}

export function filteredViewMeta({ filters, activityLabel, total }: FilteredView): FilteredViewMeta {
  const { state, kind, access, q, find } = filters;
  const chosen: readonly (readonly [string, string | undefined])[] = [
    ["Activity", activityLabel],
    ["Kind of place", kind && PLACE_TYPE_LABELS[kind]],
    ["Access", access && ACCESS_LABELS[access]],
    ["Search", (q || find) && `"${[q, find].filter(Boolean).join('", "')}"`],
  ];
  const named = chosen.filter(([, label]) => label);
  const labels = named.map(([, label]) => label).join(", ");
  return {
    title: `All Paranormal Locations${state && ` in ${state}`}${labels && `: ${labels}`}`,
    scope: [`in ${state || "the United States"}`, ...named.map(([what, label]) => `${what}: ${label}`)].join(". "),
    noindex:
      named.length + (state ? 1 : 0) > 1 ||
      q !== "" ||
      find !== "" ||
      filters.sort !== defaultSort(filters) ||
      total === 0,
  };
}
