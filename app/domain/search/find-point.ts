/** Geocodes a visitor's text: a listed address, the built-in gazetteer, then the operator's geocoding service. */

import type { GeocodePrecision } from "../geo/geocode.ts";
import type { LabeledPoint } from "../geo/miles-between.ts";
import { geocodeForVisitors } from "./choose-town.ts";
import { findListedAddress } from "./find-listed-address.ts";
import type { SearchContext } from "./search-context.ts";
import type { SearchIndex } from "./search-index.ts";

export interface PointContext extends Pick<SearchContext, "catalog" | "gazetteer"> {
  readonly index: Pick<SearchIndex, "findAddress">;
}

interface Point extends LabeledPoint {
  /** "address": of a listing, or found by the outside service. */
  readonly precision: GeocodePrecision | "address";
}

/**
 * Asks the operator's geocoding service; undefined if there is none, it fails, or it finds nothing. Throws a
 * DomainError ("unavailable") if its queue is full.
 */
export type AskGeocoder = (text: string) => Promise<LabeledPoint | undefined>;

export async function findPoint(context: PointContext, ask: AskGeocoder, text: string): Promise<Point | undefined> {
  const known = geocodeForVisitors(context.catalog, context.gazetteer, text);
  const listed = findListedAddress(context, text, known);
  if (listed) return { lat: listed.lat, lng: listed.lng, label: listed.label, precision: "address" };
  // The center of a state doesn't answer for an unknown town.
  if (known && !known.unknownTown) {
    return { lat: known.lat, lng: known.lng, label: known.label, precision: known.precision };
  }
  const answer = await ask(text);
  return answer && { ...answer, precision: "address" };
}
