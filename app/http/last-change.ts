import type { PlaceCard } from "../domain/place.ts";
import { perRun } from "../domain/sorted-places.ts";
import { xmlDate } from "./xml.ts";

/** The latest change of a run of places; absent where nobody wrote one down. */
export const lastChangeOfRun = perRun((run) => ({ changed: lastChangeOf(run) }));

export function lastChangeOf(places: readonly PlaceCard[]): string | undefined {
  return latest(places.map(({ updatedAt }) => xmlDate(updatedAt)));
}

/** Of dates in one form, which compare like their letters. */
export function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.reduce(
    (last, date) => (last === undefined || (date !== undefined && date > last) ? date : last),
    undefined,
  );
}
