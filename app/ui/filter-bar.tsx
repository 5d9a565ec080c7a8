import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { ACCESS_LABELS } from "../domain/access-sentence.ts";
import type { ActivityOptions } from "../domain/activity-directory.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../domain/place.ts";
import { AS_FOUND, type PlaceFilters, type Sort } from "../domain/place-filters.ts";
import { PLACE_TYPE_LABELS } from "../domain/place-type-labels.ts";
import { filterSearch, readFilters } from "../http/filter-parameters.ts";
import { formatCount } from "./format.ts";
import { BUTTON } from "./link-button.tsx";

export interface FilterBarProps {
  readonly path: string;
  readonly filters: PlaceFilters;
  readonly states: readonly string[];
  readonly activities: ActivityOptions;
}

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  rating: "Rating",
  name: "Name",
  state: "State",
  reviews: "Reviews",
};

/** How long a visitor pauses before what they typed is looked for. */
const TYPING_PAUSE_MS = 250;

/** A plain GET form. With JavaScript every change is applied at once, and the button is not needed. */
export function FilterBar({ path, filters, states, activities }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const { changed, typed, applyNow } = useInstantFilters(form, filters);
  return (
    <Form
      ref={form}
      action={path}
      role="search"
      aria-label="Filter locations"
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        applyNow();
      }}
      className="grid grid-cols-2 gap-x-4 gap-y-5 border border-line bg-dusk p-5 sm:p-7 md:grid-cols-4"
    >
      {filters.find && <input type="hidden" name="find" value={filters.find} />}
      {filters.find && <input type="hidden" name="type" value={filters.type} />}
      <Field name="q" label="Search" className="col-span-2 md:col-span-3">
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
      <Select name="sort" label="Sort by" value={filters.sort} onChange={changed} className="col-span-2 md:col-span-1">
        {filters.find && <option value={AS_FOUND}>Nearest or best match</option>}
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
      <Select name="activity" label="Activity" value={filters.activity} onChange={changed}>
        <option value="">All Activity Types</option>
        {activities.options.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
        {activities.more > 0 && <option disabled>... and {formatCount(activities.more)} more</option>}
      </Select>
      <Select name="kind" label="Kind of place" value={filters.kind ?? ""} onChange={changed}>
        <option value="">All Kinds</option>
        {PLACE_TYPES.map((kind) => (
          <option key={kind} value={kind}>
            {PLACE_TYPE_LABELS[kind]}
          </option>
        ))}
      </Select>
      <Select name="access" label="Access" value={filters.access ?? ""} onChange={changed}>
        <option value="">Any Access</option>
        {ACCESS_CLASSES.map((access) => (
          <option key={access} value={access}>
            {ACCESS_LABELS[access]}
          </option>
        ))}
      </Select>
      <button type="submit" className={`${BUTTON.primary} without-script col-span-2`}>
        Apply filters
      </button>
    </Form>
  );
}

const CONTROL =
  "min-h-12 w-full min-w-0 rounded-sm border border-ash/60 bg-night text-bone placeholder:text-ash hover:border-bone";

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Field({ name, label, className = "", children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={`filter-${name}`} className="mb-1.5 block text-sm font-semibold text-ash">
        {label}
      </label>
      {children}
    </div>
  );
}

function Select({ value, onChange, children, ...field }: FieldProps & { value: string; onChange: () => void }) {
  return (
    <Field {...field}>
      <div className="relative">
        <select
          id={`filter-${field.name}`}
          name={field.name}
          defaultValue={value}
          onChange={onChange}
          className={`${CONTROL} appearance-none pr-9 pl-3.5 text-ellipsis`}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ash"
        />
      </div>
    </Field>
  );
}

/**
 * The address holds the filters. What is chosen goes there at once; what is typed when the visitor pauses, as one step
 * of the history however many letters it has. When the address changes otherwise (back, forward, a link), the form follows.
 */
function useInstantFilters(form: RefObject<HTMLFormElement | null>, filters: PlaceFilters) {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef(false);
  const sentText = useRef(filters.q);

  useEffect(() => {
    const controls = form.current?.elements;
    if (!controls) return;
    for (const name of ["state", "activity", "kind", "access", "sort"] as const) {
      (controls.namedItem(name) as HTMLSelectElement).value = filters[name] ?? "";
    }
    // While the visitor types, an answer to fewer letters must not take the newer ones away.
    if (filters.q === sentText.current) return;
    (controls.namedItem("q") as HTMLInputElement).value = filters.q;
    sentText.current = filters.q;
    typing.current = false;
  }, [form, filters]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function apply(replace: boolean): void {
    clearTimeout(pause.current);
    if (!form.current) return;
    const chosen = readFilters(new URLSearchParams(new FormData(form.current) as never));
    sentText.current = chosen.q;
    void navigate({ search: filterSearch(chosen) }, { replace, preventScrollReset: true });
  }
  return {
    changed() {
      typing.current = false;
      apply(false);
    },
    typed() {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => {
        const goesOn = typing.current;
        typing.current = true;
        apply(goesOn);
      }, TYPING_PAUSE_MS);
    },
    applyNow() {
      apply(typing.current);
    },
  };
}
