import { Form } from "react-router";
import type { ActivityOptions } from "../../domain/browse/activity-directory.ts";
import { type ChoiceCounts, type PlaceFilters, SLOT_PARAMETERS } from "../../domain/browse/place-filters.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { AccessOptions, ActivityChoices, KeptFilters, KindOptions, VisitBoxes } from "../search/filter-controls.tsx";
import { useInstantFilters } from "../search/use-instant-filters.ts";

interface ExplorerFiltersProps {
  readonly path: string;
  readonly filters: PlaceFilters;
  readonly activities: ActivityOptions;
  readonly counts: ChoiceCounts;
}

const CONTROL = "field min-h-11 w-full min-w-0 px-3";
/** Filters of links from other pages. */
const KEPT = ["state", "list", "find", "type", "free", "dark", ...SLOT_PARAMETERS] as const;

/** A plain GET form. With JavaScript every change is applied at once. */
export function ExplorerFilters({ path, filters, activities, counts }: ExplorerFiltersProps) {
  const { form, changed, typed } = useInstantFilters(filters);
  return (
    <Form {...form} action={path} aria-label="Filter the map">
      <KeptFilters names={KEPT} filters={filters} />
      <label htmlFor="explorer-q" className="sr-only">
        Search
      </label>
      <input
        id="explorer-q"
        name="q"
        type="search"
        defaultValue={filters.q}
        onChange={typed}
        maxLength={100}
        placeholder="Name, city or state"
        enterKeyHint="search"
        className={CONTROL}
      />
      <details className="mt-2">
        <summary className="w-fit py-1.5 text-ash hover:text-bone">Filters</summary>
        <div className="mt-1 grid grid-cols-2 gap-x-3 gap-y-2">
          <label className="text-sm font-semibold text-ash">
            Kind of place
            <select name="kind" defaultValue={filters.kind ?? ""} onChange={changed} className={CONTROL}>
              <KindOptions counts={counts} />
            </select>
          </label>
          <label className="text-sm font-semibold text-ash">
            Access
            <select name="access" defaultValue={filters.access ?? ""} onChange={changed} className={CONTROL}>
              <AccessOptions counts={counts} />
            </select>
          </label>
          <label className="col-span-2 text-sm font-semibold text-ash">
            Activity
            <select name="activity" defaultValue={filters.activity} onChange={changed} className={CONTROL}>
              <ActivityChoices activities={activities} />
            </select>
          </label>
          <div className="col-span-2 flex flex-wrap gap-x-5">
            <VisitBoxes names={["enter", "stay"]} filters={filters} counts={counts} onChange={changed} />
          </div>
        </div>
      </details>
      <button type="submit" className={`${BUTTON.primary} without-script mt-3`}>
        Apply filters
      </button>
    </Form>
  );
}
