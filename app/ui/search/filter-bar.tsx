import { Form } from "react-router";
import {
  AS_FOUND,
  isSearch,
  type PlaceFilters,
  SLOT_PARAMETERS,
  type Sort,
} from "../../domain/browse/place-filters.ts";
import { REPORTS_COUNTED } from "../../domain/places/number-words.ts";
import { LIST_FAILED } from "../cards/use-more-cards.ts";
import { BUTTON } from "../layout/link-button.tsx";
import type { FilterChoices } from "./filter-controls.tsx";
import { Field, KeptFilters, MoreFilters, PlaceChoices, Select, TextFilter, VisitBoxes } from "./filter-controls.tsx";
import { useInstantFilters } from "./use-instant-filters.ts";

interface FilterBarProps {
  readonly path: string;
  readonly filters: PlaceFilters;
  readonly choices: FilterChoices;
  /** Whether there is a point that distances are measured from. */
  readonly isMeasured: boolean;
}

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  rating: "Rating",
  name: "Name",
  state: "State",
  reviews: "Reviews",
};

/** A plain GET form. With JavaScript every change is applied at once and there is no button. */
export function FilterBar({ path, filters, choices, isMeasured }: FilterBarProps) {
  const { form, failed, changed, typed, applyNow } = useInstantFilters(filters);
  const controls = { filters, choices, onChange: changed };
  return (
    <Form
      {...form}
      action={path}
      aria-label="Filter locations"
      className="grid grid-cols-2 gap-4 border border-line bg-dusk p-4 sm:p-8 lg:grid-cols-4"
    >
      <KeptFilters names={keptFilters(filters)} filters={filters} />
      <Field name="q" label="Search" className="col-span-2 lg:col-span-3">
        <TextFilter filters={filters} onType={typed} />
      </Field>
      <Select
        name="sort"
        label="Sort by"
        hint={`Reviews: ${REPORTS_COUNTED}`}
        value={filters.sort}
        onChange={changed}
        className="max-lg:col-span-2"
      >
        {isSearch(filters) && <option value={AS_FOUND}>{isMeasured ? "Distance" : "Best match"}</option>}
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <PlaceChoices {...controls} />
      <VisitBoxes {...controls} />
      <MoreFilters {...controls} className="lg:grid-cols-5" />
      <button type="submit" className={`${BUTTON.primary} without-script col-span-2`}>
        Apply filters
      </button>
      {failed && (
        <p role="alert" className="col-span-full">
          {LIST_FAILED.title}. {LIST_FAILED.text}{" "}
          <button type="button" onClick={applyNow} className="min-h-9 text-pumpkin underline hover:text-ember">
            Try again
          </button>
        </p>
      )}
    </Form>
  );
}

/** What the form has no control for. */
export function keptFilters(filters: PlaceFilters): (keyof PlaceFilters)[] {
  const isShown = (name: string) => filters.find === "" && (name === "in" || name === "miles");
  return [
    "list",
    ...(filters.find ? (["find", "type"] as const) : []),
    ...SLOT_PARAMETERS.filter((name) => !isShown(name)),
  ];
}
