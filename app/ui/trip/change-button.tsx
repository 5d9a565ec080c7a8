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

const SHAPE =
  "inline-flex min-h-9 min-w-9 cursor-pointer items-center justify-center gap-1.5 rounded-sm border border-line px-2.5 text-sm hover:border-pumpkin hover:text-pumpkin [&>svg]:size-4";

/** A decision about the plan. */
export function ChangeButton({ change, label, className = SHAPE, children }: ChangeButtonProps) {
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
