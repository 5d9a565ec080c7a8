/** The sample routes of the road trip guide: which places, in which order, on which day. */
import records from "../../../data/sample-routes.json" with { type: "json" };
import type { Catalog } from "../catalog/catalog.ts";
import { mayBeVisited, type PlaceCard, pointOf } from "../places/place.ts";
import { type Drive, drive, type RoadNetwork } from "../roads/drive.ts";
import type { Length } from "../roads/road-classes.ts";

export interface RouteRecord {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly intro: string;
  /** What is worth knowing before this one, beyond the places themselves. */
  readonly hint: string;
  /** Ids of curated places, day by day in driving order. */
  readonly days: readonly (readonly string[])[];
}

interface RouteStop {
  readonly place: PlaceCard;
  /** From the stop before; undefined for the first one and where a position is unknown. */
  readonly drive: Drive | undefined;
}

export interface SampleRoute extends Omit<RouteRecord, "days"> {
  readonly days: readonly (readonly RouteStop[])[];
  readonly drive: Length;
}

export const SAMPLE_ROUTES: readonly RouteRecord[] = records;

/** A route needs somewhere to go. */
const MIN_STOPS = 2;

/** Its places that can be visited, day by day; days without one are left out. */
const daysOf = (catalog: Catalog, { days }: RouteRecord): PlaceCard[][] =>
  days
    .map((ids) => ids.flatMap((id) => catalog.byId.get(id) ?? []).filter(mayBeVisited))
    .filter((places) => places.length > 0);

/** The routes of which enough is left today. */
export const knownRoutes = (catalog: Catalog): readonly RouteRecord[] =>
  SAMPLE_ROUTES.filter((record) => daysOf(catalog, record).flat().length >= MIN_STOPS);

/** The route as the directory knows it today; undefined where too little of it is left. */
export function findSampleRoute(catalog: Catalog, roads: RoadNetwork, record: RouteRecord): SampleRoute | undefined {
  let before: PlaceCard | undefined;
  const stopAt = (place: PlaceCard): RouteStop => {
    const [from, to] = [before && pointOf(before), pointOf(place)];
    before = place;
    return { place, drive: from && to && drive(roads, from, to) };
  };
  const days = daysOf(catalog, record).map((places) => places.map(stopAt));
  const stops = days.flat();
  if (stops.length < MIN_STOPS) return undefined;
  const legs = stops.flatMap((stop) => stop.drive ?? []);
  const total = (of: "miles" | "minutes") => legs.reduce((sum, leg) => sum + leg[of], 0);
  return { ...record, days, drive: { miles: total("miles"), minutes: total("minutes") } };
}
