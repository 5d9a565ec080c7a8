import { activityDirectory, activityOptions } from "../domain/browse/activity-directory.ts";
import { countChoices } from "../domain/browse/filter-places.ts";
import { DISTANCES, type PlaceFilters } from "../domain/browse/place-filters.ts";
import { findActivity } from "../domain/browse/places-with-activity.ts";
import { findRegion, REGION_NAMES } from "../domain/geo/us-regions.ts";
import type { PlaceCard } from "../domain/places/place.ts";
import { nameFromSlug } from "../domain/places/slug.ts";
import type { FoundPlace } from "../domain/search/search.ts";
import type { FilterChoices } from "../ui/search/filter-controls.tsx";
import type { SiteContext } from "../web/site-context.ts";

/**
 * The choices in a filter form, and the name of the chosen activity. `among`: the places that are filtered, if not all.
 */
export function filterChoices(
  { catalog, now }: SiteContext,
  filters: PlaceFilters,
  among: ReadonlySet<PlaceCard> | undefined,
  around: readonly FoundPlace[] = [],
): { activityLabel: string | undefined; choices: FilterChoices } {
  const { activity: slug, state } = filters;
  const chosen = slug ? { slug, label: findActivity(catalog, slug)?.label ?? nameFromSlug(slug) } : undefined;
  const counts = countChoices(catalog, filters, { among, now: now() });
  const states = [...catalog.states.keys()].sort();
  const regions = REGION_NAMES.map((name) => ({
    name,
    count: findRegion(name)!.states.reduce((sum, one) => sum + (counts.state[one.name] ?? 0), 0),
  }));
  return {
    activityLabel: chosen?.label,
    choices: {
      activities: activityOptions(activityDirectory(catalog), chosen),
      counts,
      states: state && !states.includes(state) && !REGION_NAMES.includes(state) ? [...states, state] : states,
      regions: regions.filter(({ name, count }) => count > 0 || name === state),
      within:
        around.length === 0
          ? []
          : DISTANCES.map((miles) => around.filter(({ distance = 0 }) => distance <= miles).length),
    },
  };
}
