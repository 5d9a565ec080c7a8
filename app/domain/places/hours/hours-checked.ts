import type { PlaceCard } from "../place.ts";

type Hours = Pick<PlaceCard, "openingHours" | "hoursChecked">;

/** New hours count as checked this month unless the editor says otherwise; without hours nothing was checked. */
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
