import type { Catalog } from "../catalog/catalog.ts";
import { memoize } from "../memoize.ts";
import { placesWithActivity } from "./places-with-activity.ts";

interface ActivityEntry {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
}

/** Every activity type with its number of places, alphabetical. */
export const activityDirectory = memoize((catalog: Catalog): readonly ActivityEntry[] =>
  [...catalog.activities.values()]
    .map(({ slug, label }) => ({ slug, label, count: placesWithActivity(catalog, slug).length }))
    .sort((a, b) => a.label.localeCompare(b.label, "en")),
);

/** SPEC: the activity filter lists this many, then the number of others. */
const ACTIVITY_OPTIONS = 20;

interface ActivityChoice {
  readonly slug: string;
  readonly label: string;
}

export interface ActivityOptions {
  readonly options: readonly ActivityChoice[];
  readonly more: number;
}

/** Options of the activity filter; the chosen type is always among them. */
export function activityOptions(
  directory: readonly ActivityEntry[],
  chosen: ActivityChoice | undefined,
): ActivityOptions {
  const options: ActivityChoice[] = directory.slice(0, ACTIVITY_OPTIONS).map(({ slug, label }) => ({ slug, label }));
  const beyond = directory.slice(ACTIVITY_OPTIONS);
  if (!chosen || options.some(({ slug }) => slug === chosen.slug)) return { options, more: beyond.length };
  const added = beyond.some(({ slug }) => slug === chosen.slug) ? 1 : 0;
  return { options: [...options, chosen], more: beyond.length - added };
}
