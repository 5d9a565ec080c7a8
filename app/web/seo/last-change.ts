import { perRun, type SortedPlaces } from "../../domain/catalog/sorted-places.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { xmlDate } from "./xml.ts";

/** The latest change of a run of places; absent where nobody wrote one down. */
export const lastChangeOfRun = perRun((run) => ({ changed: lastChangeOf(run) }));

export function lastChangeOf(places: readonly PlaceCard[]): string | undefined {
  return latest(places.map(({ updatedAt }) => xmlDate(updatedAt)));
}

/** The last change of each run between two indexes, one by one. That of a whole run is kept; of one that is cut, each place is read every time. */
export function* changesBetween(places: SortedPlaces, from: number, to: number): Generator<string | undefined> {
  let begin = 0;
  for (const run of places.runs) {
    const [first, end] = [Math.max(0, from - begin), Math.min(run.length, to - begin)];
    begin += run.length;
    if (first >= end) continue;
    yield first === 0 && end === run.length ? lastChangeOfRun(run).changed : lastChangeOf(run.slice(first, end));
  }
}

/** Of dates in one form, which compare like their letters. */
export function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.reduce(
    (last, date) => (last === undefined || (date !== undefined && date > last) ? date : last),
    undefined,
  );
}
