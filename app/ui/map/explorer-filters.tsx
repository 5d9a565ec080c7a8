import { Form } from "react-router";
import type { PlaceFilters } from "../../domain/browse/place-filters.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { keptFilters } from "../search/filter-bar.tsx";
import type { FilterChoices } from "../search/filter-controls.tsx";
import { KeptFilters, MoreFilters, PlaceChoices, TextFilter, VisitBoxes } from "../search/filter-controls.tsx";
import { useInstantFilters } from "../search/use-instant-filters.ts";

interface ExplorerFiltersProps {
  readonly path: string;
  readonly filters: PlaceFilters;
  readonly choices: FilterChoices;
}

/** A plain GET form. With JavaScript every change is applied at once. */
export function ExplorerFilters({ path, filters, choices }: ExplorerFiltersProps) {
  const { form, changed, typed } = useInstantFilters(filters);
  const controls = { filters, choices, onChange: changed };
  return (
    <Form {...form} action={path} aria-label="Filter the map" data-print="hide">
      <KeptFilters names={keptFilters(filters)} filters={filters} />
      <label htmlFor="filter-q" className="sr-only">
        Search
      </label>
      <TextFilter filters={filters} onType={typed} />
      <details className="mt-2">
        <summary className="w-fit py-1.5 text-ash hover:text-bone">Filters</summary>
        <div className="mt-1 grid grid-cols-2 gap-x-3 gap-y-2">
          <PlaceChoices {...controls} />
          <VisitBoxes {...controls} />
          <MoreFilters {...controls} />
        </div>
      </details>
      <button type="submit" className={`${BUTTON.primary} without-script mt-3`}>
        Apply filters
      </button>
    </Form>
  );
}
