import type { ReactNode } from "react";
import { Form } from "react-router";
import type { ActivityOptions } from "../../domain/browse/activity-directory.ts";
import {
  AS_FOUND,
  type ChoiceCounts,
  isSearch,
  type PlaceFilters,
  SLOT_PARAMETERS,
  type Sort,
  VISIT_FILTERS,
} from "../../domain/browse/place-filters.ts";
import { REPORTS_COUNTED } from "../../domain/places/number-words.ts";
import { LIST_FAILED } from "../cards/use-more-cards.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { formatCount } from "../text/format.ts";
import { AccessOptions, ActivityChoices, KeptFilters, KindOptions, VisitBoxes } from "./filter-controls.tsx";
import { useInstantFilters } from "./use-instant-filters.ts";

interface FilterBarProps {
  readonly path: string;
  readonly filters: PlaceFilters;
  readonly states: readonly string[];
  readonly activities: ActivityOptions;
  readonly counts: ChoiceCounts;
}

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  rating: "Rating",
  name: "Name",
  state: "State",
  reviews: "Reviews",
};

/** A plain GET form. With JavaScript every change is applied at once and there is no button. */
export function FilterBar({ path, filters, states, activities, counts }: FilterBarProps) {
  const { form, failed, changed, typed, applyNow } = useInstantFilters(filters);
  return (
    <Form
      {...form}
      action={path}
      aria-label="Filter locations"
      className="grid grid-cols-2 gap-4 border border-line bg-dusk p-4 sm:p-8 lg:grid-cols-4"
    >
      <KeptFilters
        names={isSearch(filters) ? ["list", "find", "type", ...SLOT_PARAMETERS] : ["list"]}
        filters={filters}
      />
      <Field name="q" label="Search" className="col-span-2 lg:col-span-3">
        <input
          id="filter-q"
          name="q"
          type="search"
          defaultValue={filters.q}
          onChange={typed}
          maxLength={100}
          placeholder="Name, city or state"
          autoComplete="off"
          enterKeyHint="search"
          className={`${CONTROL} px-4`}
        />
      </Field>
      <Select name="sort" label="Sort by" hint={`Reviews: ${REPORTS_COUNTED}`} value={filters.sort} onChange={changed}>
        {isSearch(filters) && <option value={AS_FOUND}>Nearest or best match</option>}
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select name="state" label="State" value={filters.state} onChange={changed}>
        <option value="">All States</option>
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
      <Select
        name="activity"
        label="Activity"
        value={filters.activity}
        onChange={changed}
        className="col-span-2 lg:col-span-1"
      >
        <ActivityChoices activities={activities} />
        {activities.more > 0 && <option disabled>... and {formatCount(activities.more)} more</option>}
      </Select>
      <Select name="kind" label="Kind of place" value={filters.kind ?? ""} onChange={changed}>
        <KindOptions counts={counts} />
      </Select>
      <Select name="access" label="Access" value={filters.access ?? ""} onChange={changed}>
        <AccessOptions counts={counts} />
      </Select>
      <fieldset className="col-span-full flex flex-wrap gap-x-5 gap-y-1">
        <legend className="text-sm font-semibold text-ash">Only</legend>
        <VisitBoxes names={VISIT_FILTERS} filters={filters} counts={counts} onChange={changed} />
      </fieldset>
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

const CONTROL = "field min-h-12 w-full min-w-0";

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Field({ name, label, hint, className = "", children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={`filter-${name}`} className="mb-1.5 block text-sm font-semibold text-ash">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`filter-${name}-hint`} className="mt-1 text-xs text-ash">
          {hint}
        </p>
      )}
    </div>
  );
}

function Select({ value, onChange, children, ...field }: FieldProps & { value: string; onChange: () => void }) {
  return (
    <Field {...field}>
      <select
        id={`filter-${field.name}`}
        name={field.name}
        defaultValue={value}
        onChange={onChange}
        aria-describedby={field.hint && `filter-${field.name}-hint`}
        className={`${CONTROL} pr-9 pl-4`}
      >
        {children}
      </select>
    </Field>
  );
}
