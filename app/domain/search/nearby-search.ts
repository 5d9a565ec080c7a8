/** What POST /api/search/nearby takes and gives. */

import type { NearbyPlace } from "../catalog/find-nearby.ts";
import { DomainError } from "../domain-error.ts";
import type { PlaceCard } from "../places/place.ts";
import { INVALID, REQUIRED } from "../submissions/form-messages.ts";

export interface NearbySearch {
  readonly latitude: number;
  readonly longitude: number;
  /** In miles. */
  readonly radius: number;
  /** Beyond SPEC: the nearest so many only, for who shows no more. */
  readonly limit: number | undefined;
}

export const LARGEST_RADIUS_MILES = 500;

/** The generic words that SPEC quotes; what it does not quote is "Invalid input". */
type Complaint = (value: number) => string | undefined;

const FIELDS: Readonly<Record<Exclude<keyof NearbySearch, "limit">, Complaint>> = {
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  radius: (value) => (value <= 0 || value > LARGEST_RADIUS_MILES ? INVALID : undefined),
};

export function readNearbySearch(fields: Readonly<Record<string, unknown>>): NearbySearch {
  const errors: Record<string, string> = {};
  for (const [name, complain] of Object.entries(FIELDS)) {
    const error = complainOf(Object.hasOwn(fields, name) ? fields[name] : undefined, complain);
    if (error !== undefined) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) {
    throw new DomainError("invalid", "The search needs a latitude, a longitude and a radius in miles.", errors);
  }
  const { latitude, longitude, radius, limit } = fields as unknown as NearbySearch;
  return { latitude, longitude, radius, limit: Number.isInteger(limit) && Number(limit) > 0 ? limit : undefined };
}

function complainOf(value: unknown, complain: Complaint): string | undefined {
  if (value === undefined || value === null) return REQUIRED;
  // JSON has no NaN, but 1e999 is read as infinite.
  if (typeof value !== "number" || !Number.isFinite(value)) return INVALID;
  return complain(value);
}

function between(least: number, most: number): Complaint {
  return (value) => {
    if (value < least) return `Number must be greater than or equal to ${least}`;
    return value > most ? INVALID : undefined;
  };
}

/** A place as the API gives it beside a point: its fields, and the distance in miles to two decimals. */
export function nearbyCard({ place, distance }: NearbyPlace): PlaceCard & { distance: number } {
  return { ...place, distance: Math.round(distance * 100) / 100 };
}
