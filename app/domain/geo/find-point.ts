/** A visitor's text as a point: a listed address, the built-in gazetteer, then whatever service the operator named. */

import type { SearchContext } from "../search/parse-query.ts";
import { geocodeForVisitors } from "./choose-town.ts";
import { findListedAddress } from "./find-listed-address.ts";
import type { GeocodePrecision } from "./geocode.ts";

export interface Point {
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  /** "address" is a listing's own, or what an outside service found. */
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

export async function findPoint(context: SearchContext, ask: AskGeocoder, text: string): Promise<Point | undefined> {
  const known = geocodeForVisitors(context.catalog, context.gazetteer, text);
  const listed = findListedAddress(context, text, known);
  if (listed) return { lat: listed.lat, lng: listed.lng, label: listed.label, precision: "address" };
  // The middle of a state is no answer to a town that nobody knows.
  if (known && !known.unknownTown) {
    return { lat: known.lat, lng: known.lng, label: known.label, precision: known.precision };
  }
  const answer = await ask(text);
  return answer && { ...answer, precision: "address" };
}
