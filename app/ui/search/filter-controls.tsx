/** Controls that the filters of All Locations and of the map share. */

import type { ReactNode } from "react";
import type { ActivityOptions } from "../../domain/browse/activity-directory.ts";
import {
  AMOUNT_FILTERS,
  AMOUNT_LABELS,
  AMOUNTS,
  type AmountFilter,
  type ChoiceCounts,
  DISTANCES,
  ON,
  type PlaceFilters,
  VISIT_FILTERS,
  VISIT_LABELS,
} from "../../domain/browse/place-filters.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { SEARCH_RADIUS_MILES, SEPARATOR } from "../../domain/search/search-parameters.ts";
import { formatCount } from "../text/format.ts";

/** The choices in a filter form. */
export interface FilterChoices {
  readonly activities: ActivityOptions;
  readonly counts: ChoiceCounts;
  readonly states: readonly string[];
  readonly regions: readonly { readonly name: string; readonly count: number }[];
  /** In the order of DISTANCES; empty without a point to measure from. */
  readonly within: readonly number[];
}

interface FilterControlsProps {
  readonly filters: PlaceFilters;
  readonly choices: FilterChoices;
  /** A choice was made. */
  readonly onChange: () => void;
}

interface KeptFiltersProps {
  readonly names: readonly (keyof PlaceFilters)[];
  readonly filters: PlaceFilters;
}

/** Filters without a control of their own, which stay until their chip is dropped. */
export function KeptFilters({ names, filters }: KeptFiltersProps) {
  return names.map(
    (name) => filters[name] && <input key={name} type="hidden" name={name} value={String(filters[name])} />,
  );
}

/** SPEC's box: a part of a name, city or state. */
export function TextFilter({ filters, onType }: { filters: PlaceFilters; onType: () => void }) {
  return (
    <input
      id="filter-q"
      name="q"
      type="search"
      defaultValue={filters.q}
      onChange={onType}
      maxLength={100}
      placeholder="Name, city or state"
      autoComplete="off"
      enterKeyHint="search"
      className={`${CONTROL} px-4`}
    />
  );
}

/** Where, and what kind of place. */
export function PlaceChoices({ filters, choices, onChange }: FilterControlsProps) {
  const { activities, counts, states, regions } = choices;
  return (
    <>
      <Select name="state" label="State" value={filters.state} onChange={onChange}>
        <option value="">All States</option>
        {states.map((state) => (
          <CountedOption key={state} value={state} label={state} count={counts.state[state]} />
        ))}
        {regions.length > 0 && (
          <optgroup label="Regions">
            {regions.map(({ name, count }) => (
              <CountedOption key={name} value={name} label={name} count={count} />
            ))}
          </optgroup>
        )}
      </Select>
      <Select name="activity" label="Activity" value={filters.activity} onChange={onChange}>
        <option value="">All Activity Types</option>
        {activities.options.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
        {activities.more > 0 && <option disabled>... and {formatCount(activities.more)} more</option>}
      </Select>
      <Select name="kind" label="Kind of place" value={filters.kind ?? ""} onChange={onChange}>
        <option value="">All Kinds</option>
        {PLACE_TYPES.map((kind) => (
          <CountedOption key={kind} value={kind} label={PLACE_TYPE_LABELS[kind]} count={counts.kind[kind]} />
        ))}
      </Select>
      <Select name="access" label="Access" value={filters.access ?? ""} onChange={onChange}>
        <option value="">Any Access</option>
        {ACCESS_CLASSES.map((access) => (
          <CountedOption key={access} value={access} label={ACCESS_LABELS[access]} count={counts.access[access]} />
        ))}
      </Select>
    </>
  );
}

/** Boxes for what a visit is like. */
export function VisitBoxes({ filters, choices: { counts }, onChange }: FilterControlsProps) {
  return (
    <fieldset className="col-span-full flex flex-wrap gap-x-5 gap-y-1">
      <legend className="text-sm font-semibold text-ash">Only</legend>
      {VISIT_FILTERS.map((name) => (
        <label key={name} className="flex min-h-9 items-center gap-2">
          <input type="checkbox" name={name} value={ON} defaultChecked={filters[name]} onChange={onChange} />
          <span>
            {VISIT_LABELS[name]}{" "}
            {counts.visit[name] !== undefined && <span className="text-ash">({formatCount(counts.visit[name])})</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const AMOUNT_NAMES: Readonly<Record<AmountFilter, readonly [label: string, any: string]>> = {
  price: ["Admission", "Any price"],
  score: ["Score", "Any score"],
  month: ["In season", "Any month"],
};

interface MoreFiltersProps extends FilterControlsProps {
  readonly className?: string;
}

/** Around a town, and numbers. Shown at once where one of them is in use. */
export function MoreFilters({ className = "", ...controls }: MoreFiltersProps) {
  const { filters } = controls;
  const isUsed = Boolean(filters.in) || AMOUNT_FILTERS.some((name) => filters[name] !== undefined);
  return (
    <details open={isUsed} className="col-span-full">
      <summary className="w-fit py-1.5 text-ash hover:text-bone">Distance, price, score, season</summary>
      <div className={`mt-2 grid grid-cols-2 gap-4 ${className}`}>
        {/* A text that was searched for says where by itself. */}
        {filters.find === "" && <AroundTown {...controls} />}
        {AMOUNT_FILTERS.map((name) => (
          <Amount key={name} name={name} {...controls} />
        ))}
      </div>
    </details>
  );
}

function AroundTown({ filters, choices: { within }, onChange }: FilterControlsProps) {
  // Nothing is measured from a state.
  const isMeasurable = !filters.in || within.length > 0 || filters.in.includes(SEPARATOR);
  const offered: readonly number[] = DISTANCES;
  const distances = [...new Set([...offered, Number(filters.miles || SEARCH_RADIUS_MILES)])];
  return (
    <>
      <Field name="in" label="Near" className="max-lg:col-span-2">
        <input
          id="filter-in"
          name="in"
          type="text"
          defaultValue={filters.in}
          onBlur={({ currentTarget: { value } }) => value.trim() !== (filters.in ?? "") && onChange()}
          maxLength={100}
          placeholder="Town or zip code"
          autoComplete="off"
          className={`${CONTROL} px-4`}
        />
      </Field>
      {isMeasurable && (
        <Select name="miles" label="Within" value={filters.miles ?? ""} onChange={onChange}>
          {distances.map((miles) => (
            <CountedOption
              key={miles}
              value={miles === SEARCH_RADIUS_MILES ? "" : miles}
              label={`${miles} miles`}
              count={within[offered.indexOf(miles)]}
              isCounted={within.length > 0}
            />
          ))}
        </Select>
      )}
    </>
  );
}

function Amount({ name, filters, choices: { counts }, onChange }: FilterControlsProps & { name: AmountFilter }) {
  const [label, any] = AMOUNT_NAMES[name];
  const amounts: readonly number[] = AMOUNTS[name];
  const chosen = filters[name];
  return (
    <Select name={name} label={label} value={String(chosen ?? "")} onChange={onChange}>
      <option value="">{any}</option>
      {chosen !== undefined && !amounts.includes(chosen) && (
        <option value={chosen}>{AMOUNT_LABELS[name](chosen)}</option>
      )}
      {amounts.map((amount, i) => (
        <CountedOption key={amount} value={amount} label={AMOUNT_LABELS[name](amount)} count={counts.amount[name][i]} />
      ))}
    </Select>
  );
}

interface CountedOptionProps {
  readonly value: string | number;
  readonly label: string;
  readonly count: number | undefined;
  readonly isCounted?: boolean;
}

function CountedOption({ value, label, count = 0, isCounted = true }: CountedOptionProps) {
  return <option value={value}>{isCounted ? `${label} (${formatCount(count)})` : label}</option>;
}

const CONTROL = "field min-h-12 w-full min-w-0";

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Field({ name, label, hint, className = "", children }: FieldProps) {
  return (
    <div className={`min-w-0 ${className}`}>
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

export function Select({ value, onChange, children, ...field }: FieldProps & { value: string; onChange: () => void }) {
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
