import { Fragment } from "react";
import { maxPoints, RATING_RUBRIC, type RubricPart } from "../../domain/places/rating-rubric.ts";
import { DataTable } from "./data-table.tsx";

export function RatingRubric() {
  return (
    <DataTable
      caption="How the editors' score is computed"
      columns={["Part", "Points"]}
      rows={Object.values<RubricPart>(RATING_RUBRIC).map((part) => [
        <>
          {part.name}
          <span className="mt-1 block text-[0.9375rem] font-normal text-ash">at most {maxPoints(part)}</span>
        </>,
        <dl key={part.name} className="min-w-40 sm:min-w-56">
          {Object.values(part.measures).map(({ counts, steps }) => (
            <Fragment key={counts}>
              <dt className="mt-2 text-[0.9375rem] text-ash first:mt-0">{counts}</dt>
              {steps.map(([, label, points]) => (
                <dd key={label} className="flex justify-between gap-4">
                  {label}
                  <span className="font-semibold text-bone tabular-nums">{points}</span>
                </dd>
              ))}
            </Fragment>
          ))}
        </dl>,
      ])}
    />
  );
}
