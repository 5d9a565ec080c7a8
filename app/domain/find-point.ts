/** A visitor's text as a point: the built-in gazetteer first, then whatever service the operator named. */
import type { Catalog } from "./catalog.ts";
import { geocodeForVisitors } from "./choose-town.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { GeocodePrecision } from "./geocode.ts";

export interface Point {
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  /** "address" is what an outside service found. */
  readonly precision: GeocodePrecision | "address";
}

export interface OutsideAnswer {
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
}

/**
 * Asks the operator's geocoding service; undefined where there is none, it fails, or it does not know. Throws a
 * DomainError ("unavailable") where too many wait for it already: then nobody knows.
 */
export type AskGeocoder = (text: string) => Promise<OutsideAnswer | undefined>;

export async function findPoint(
  catalog: Catalog,
  gazetteer: Gazetteer,
  ask: AskGeocoder,
  text: string,
): Promise<Point | undefined> {
  const known = geocodeForVisitors(catalog, gazetteer, text);
  if (known) return { lat: known.lat, lng: known.lng, label: known.label, precision: known.precision };
  const answer = await ask(text);
  return answer && { ...answer, precision: "address" };
}
