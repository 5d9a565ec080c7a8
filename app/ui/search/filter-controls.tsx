/** Controls that the filters of All Locations and of the map share. */
import type { ActivityOptions } from "../../domain/browse/activity-directory.ts";
import {
  type ChoiceCounts,
  type PlaceFilters,
  VISIT_LABELS,
  type VisitFilter,
} from "../../domain/browse/place-filters.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { ON } from "../../web/filter-parameters.ts";
import { formatCount } from "../text/format.ts";

interface KeptFiltersProps {
  readonly names: readonly (keyof PlaceFilters)[];
  readonly filters: PlaceFilters;
}

/** Filters without a control of their own, which stay until their chip is dropped. */
export function KeptFilters({ names, filters }: KeptFiltersProps) {
  return names.map(
    (name) =>
      filters[name] && (
        <input key={name} type="hidden" name={name} value={filters[name] === true ? ON : filters[name]} />
      ),
  );
}

export function ActivityChoices({ activities }: { activities: ActivityOptions }) {
  return (
    <>
      <option value="">All Activity Types</option>
      {activities.options.map(({ slug, label }) => (
        <option key={slug} value={slug}>
          {label}
        </option>
      ))}
    </>
  );
}

export function KindOptions({ counts }: { counts: ChoiceCounts }) {
  return (
    <>
      <option value="">All Kinds</option>
      {PLACE_TYPES.map((kind) => (
        <option key={kind} value={kind}>
          {PLACE_TYPE_LABELS[kind]} ({formatCount(counts.kind[kind] ?? 0)})
        </option>
      ))}
    </>
  );
}

export function AccessOptions({ counts }: { counts: ChoiceCounts }) {
  return (
    <>
      <option value="">Any Access</option>
      {ACCESS_CLASSES.map((access) => (
        <option key={access} value={access}>
          {ACCESS_LABELS[access]} ({formatCount(counts.access[access] ?? 0)})
        </option>
      ))}
    </>
  );
}

interface VisitBoxesProps {
  readonly names: readonly VisitFilter[];
  readonly filters: PlaceFilters;
  readonly counts: ChoiceCounts;
  readonly onChange: () => void;
}

export function VisitBoxes({ names, filters, counts, onChange }: VisitBoxesProps) {
  return names.map((name) => (
    <label key={name} className="flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        name={name}
        value={ON}
        defaultChecked={filters[name]}
        onChange={onChange}
        className="size-5 accent-pumpkin"
      />
      <span>
        {VISIT_LABELS[name]} <span className="text-ash">({formatCount(counts.visit[name])})</span>
      </span>
    </label>
  ));
}
