import { hash } from "node:crypto";
import { locationSlug } from "./slug.ts";

/** The later of two places that would share a slug gets a short form of its id appended. */
export function slugWithId(place: { id: string; houseName: string; city: string; state: string }): string {
  const shortId = hash("sha256", place.id).slice(0, 6);
  return `${plainSlug(place)}-${shortId}`;
}

/** A name without a letter that an address can carry leaves the id. */
export function plainSlug(place: { id: string; houseName: string; city: string; state: string }): string {
  return locationSlug(place) || place.id;
}
