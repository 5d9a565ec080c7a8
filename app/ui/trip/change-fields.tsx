/** Fields beside the days and stops of a plan. All belong to the plan's one form. */
import type { InputHTMLAttributes } from "react";
import { STAY_MINUTES, TYPED_FIELDS } from "../../domain/trips/question/trip-parameters.ts";
import { CHANGE_FORM, ChangeButton } from "./change-button.tsx";
import type { DayView, StopView } from "./day-view.ts";

interface DayFieldsProps {
  readonly day: DayView;
  readonly isLastDay: boolean;
}

/** When the day starts, and where its night is. */
export function DayFields({ day, isLastDay }: DayFieldsProps) {
  const { number, own } = day;
  return (
    <details data-print="hide" open={own.start !== "" || own.night !== ""} className="mt-2 text-[0.9375rem]">
      <summary className="w-fit py-1.5 text-moon hover:text-pumpkin">
        Change this day<span className="sr-only">: day {number}</span>
      </summary>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Field
          name={TYPED_FIELDS.starts}
          owner={String(number)}
          label={`Start at (now ${day.starts})`}
          about={`day ${number}`}
          type="time"
          value={own.start}
          className="w-36"
        />
        {!isLastDay && (
          <Field
            name={TYPED_FIELDS.night}
            owner={String(number)}
            label="Town of the night"
            about={`day ${number}`}
            type="text"
            placeholder={day.to}
            value={own.night}
            className="w-60 max-w-full"
          />
        )}
        <SetButton what={`day ${number}`} />
      </div>
    </details>
  );
}

/** How long one stays. */
export function StayField({ stop }: { stop: StopView }) {
  const { houseName, ownStay } = stop;
  if (stop.stay === undefined) return null;
  return (
    <details open={ownStay !== ""} className="text-sm">
      <summary className="px-2 py-2 text-ash hover:text-pumpkin">
        Time here<span className="sr-only">: {houseName}</span>
      </summary>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <Field
          {...STAY_MINUTES}
          name={TYPED_FIELDS.stay}
          owner={stop.slug}
          label={`Minutes (now ${stop.stay})`}
          about={houseName}
          type="number"
          inputMode="numeric"
          value={ownStay}
          className="w-28"
        />
        <SetButton what={`time at ${houseName}`} />
      </div>
    </details>
  );
}

const SetButton = ({ what }: { what: string }) => (
  <ChangeButton change="set" label={`Change ${what}`}>
    Change
  </ChangeButton>
);

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value"> {
  /** Its day or stop. */
  readonly owner: string;
  readonly label: string;
  /** What it belongs to, for those who do not see it beside the field. */
  readonly about: string;
  readonly value: string;
}

function Field({ owner, label, about, value, className = "", ...control }: FieldProps) {
  return (
    <label className="grid gap-1 text-sm text-ash">
      <span>
        {label}
        <span className="sr-only">, {about}</span>
      </span>
      <input type="hidden" form={CHANGE_FORM} name={control.name} value={`${owner}@`} />
      <input
        {...control}
        key={value}
        form={CHANGE_FORM}
        defaultValue={value}
        autoComplete="off"
        className={`field min-h-9 px-3 ${className}`}
      />
    </label>
  );
}
