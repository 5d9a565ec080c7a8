import type { ReactNode } from "react";
import type { TripChange } from "../../domain/trips/question/change-trip.ts";

/** The form that all buttons of a plan belong to, so that the question is in the page only once. */
export const CHANGE_FORM = "trip-change";

interface ChangeButtonProps {
  readonly change: TripChange;
  /** Accessible name: "Drop Bell Witch Cave". */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A decision about the plan. */
export function ChangeButton({ change, label, className = "plan-button", children }: ChangeButtonProps) {
  return (
    <button
      type="submit"
      form={CHANGE_FORM}
      name="change"
      value={change}
      aria-label={label}
      data-print="hide"
      className={className}
    >
      {children}
    </button>
  );
}
