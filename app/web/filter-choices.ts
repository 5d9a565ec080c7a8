import { activityDirectory, activityOptions } from "../domain/browse/activity-directory.ts";
import { countChoices } from "../domain/browse/filter-places.ts";
import type { PlaceFilters } from "../domain/browse/place-filters.ts";
import { findActivity } from "../domain/browse/places-with-activity.ts";
import type { Catalog } from "../domain/catalog/catalog.ts";
import type { PlaceCard } from "../domain/places/place.ts";
import { nameFromSlug } from "../domain/places/slug.ts";

/** What a filter form offers, and the name of the activity that is chosen. `among`: the places that are filtered, if not all. */
export function filterChoices(catalog: Catalog, filters: PlaceFilters, among: ReadonlySet<PlaceCard> | undefined) {
  const { activity: slug } = filters;
  const chosen = slug ? { slug, label: findActivity(catalog, slug)?.label ?? nameFromSlug(slug) } : undefined;
  return {
    activityLabel: chosen?.label,
    activities: activityOptions(activityDirectory(catalog), chosen),
    counts: countChoices(catalog, filters, among),
  };
}
