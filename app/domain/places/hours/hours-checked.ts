import type { PlaceCard } from "../place.ts";

type Hours = Pick<PlaceCard, "openingHours" | "hoursChecked">;

/** Who writes new hours has checked them this month, unless they say when; no hours were never checked. */
export function withHoursChecked<P extends Hours>(draft: P, before: Hours | undefined, now: Date): P {
  const { openingHours, hoursChecked } = draft;
  if (openingHours === undefined) {
    const { hoursChecked: _, ...rest } = draft;
    return rest as P;
  }
  const isSaid = hoursChecked !== undefined && hoursChecked !== before?.hoursChecked;
  if (isSaid || openingHours === before?.openingHours) return draft;
  return { ...draft, hoursChecked: now.toISOString().slice(0, 7) };
}
