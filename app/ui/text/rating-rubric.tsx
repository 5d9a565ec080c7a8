import { RATING_RUBRIC, RUBRIC_START } from "../../domain/places/rating-rubric.ts";
import { DataTable } from "./data-table.tsx";
import { formatRating } from "./format.ts";

export function RatingRubric() {
  return (
    <DataTable
      caption="How the editors' rating is computed"
      columns={["Part", "Points"]}
      rows={[
        ["To start with", formatRating(RUBRIC_START)],
        ...RATING_RUBRIC.map(({ name, counts, steps }) => [
          <>
            {name}
            <span className="mt-1 block text-[0.9375rem] font-normal text-ash">{counts}</span>
          </>,
          <ul key={name} className="min-w-40 sm:min-w-56">
            {steps.map(([label, points]) => (
              <li key={label} className="flex justify-between gap-4">
                {label}
                <span className="font-semibold text-bone tabular-nums">{formatRating(points)}</span>
              </li>
            ))}
          </ul>,
        ]),
      ]}
    />
  );
}
