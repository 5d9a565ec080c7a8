import { countChoices } from "../domain/browse/filter-places.ts";
import { NO_FILTERS, type PlaceFilters, VISIT_FILTERS, VISIT_LABELS } from "../domain/browse/place-filters.ts";
import type { PlaceList } from "../domain/places/place.ts";
import { filterSearch } from "../web/filter-parameters.ts";
import type { SiteContext } from "../web/site-context.ts";

type FilterLink = readonly [to: string, text: string];

/**
 * Links that narrow a page's list down on All Locations, where `listed` names the list. Each leaves some of its places.
 */
export function filterLinks(
  { catalog, now }: SiteContext,
  places: PlaceList,
  listed: Partial<PlaceFilters>,
): FilterLink[] {
  if (places.length < 2) return [];
  const { visit } = countChoices(catalog, NO_FILTERS, { among: new Set(places), now: now() });
  const link = (filters: Partial<PlaceFilters>, text: string): FilterLink => [
    `/all-locations${filterSearch({ ...NO_FILTERS, ...listed, ...filters })}`,
    text,
  ];
  const narrower = VISIT_FILTERS.filter((name) => {
    const count = visit[name];
    return count === undefined || (count > 0 && count < places.length);
  });
  return [
    ...narrower.map((name) =>
      link({ [name]: true }, visit[name] === undefined ? VISIT_LABELS[name] : `${VISIT_LABELS[name]} (${visit[name]})`),
    ),
    link({}, "All filters"),
  ];
}
