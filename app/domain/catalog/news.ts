import { memoize } from "../memoize.ts";
import type { PlaceCard, PlaceList } from "../places/place.ts";
import { compareText } from "../sorted-list.ts";
import type { VisitReport } from "../visits/visit-report.ts";
import type { Catalog } from "./catalog.ts";

/** A place that is new or was changed, or a visitor's report about it. */
export interface News {
  readonly place: PlaceCard;
  readonly report?: VisitReport;
  /** ISO time. */
  readonly changed: string;
}

/** For records without a date. */
export const BEFORE_EVERYTHING = "1970-01-01T00:00:00.000Z";

/** What is new about these places, latest first; places of one import keep their order. */
export function newsOf({ visits }: Pick<Catalog, "visits">, places: PlaceList, limit: number): readonly News[] {
  const all = places.flatMap((place): News[] => [
    { place, changed: timeOf(place.updatedAt) },
    ...(visits.get(place.id) ?? []).map((report) => ({ place, report, changed: timeOf(report.publishedAt) })),
  ]);
  return all.sort((a, b) => compareText(b.changed, a.changed)).slice(0, limit);
}

const MAX_LATEST = 3;

/** The latest few. Leaves out places that have been there since the directory began, since they are not news. */
export function latestNewsOf(catalog: Catalog, places: PlaceList): readonly News[] {
  const began = dayItBegan(catalog);
  return newsOf(catalog, places, MAX_LATEST).filter(({ changed }) => changed.slice(0, DAY.length) > began);
}

const DAY = "2026-11-18";
const dayItBegan = memoize(({ places }: Catalog): string =>
  places.reduce((first, { updatedAt }) => {
    const day = timeOf(updatedAt).slice(0, DAY.length);
    return day < first ? day : first;
  }, "9999-12-31"),
);

function timeOf(timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? BEFORE_EVERYTHING : new Date(time).toISOString();
}
